// What a rule of the language check is: its words for people, and how it looks at a text. Knows no rule.
import type { Reading } from './reading.ts'

/** One place a rule found. */
export interface Hit {
  /** UTF-16 offsets in the text. */
  start: number
  end: number
  /** Dutch, one sentence: what is wrong and why. */
  message: string
  /** What should stand at the place instead; null when only the writer can mend it. */
  fix: string | null
}

export interface Rule {
  /** 'fout': against the rules of Dutch. 'tip': correct, but it reads better otherwise. */
  severity: 'fout' | 'tip'
  /** Dutch: the rule's name in a list. */
  label: string
  /** Dutch: what the rule is about, in one or two sentences. */
  explanation: string
  /** Every place in the text, in any order. */
  find: (reading: Reading) => Hit[]
}
