// What a rule of the language check is, and what it tells: its words for people, and how it looks at a text. Knows no rule.
import type { Reading, Word } from './reading.ts'

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

/** A hit on `first`, or on all from `first` to `last`. */
export function hitOn(first: Word, message: string, fix: string | null, last = first): Hit {
  return { start: first.start, end: last.end, message, fix }
}

/** One word that should have another form. */
export interface WrongForm {
  word: Word
  right: string
  /** Dutch, the reason: 'achter ‘ik’ staat de stam zonder t'. */
  why: string
}
