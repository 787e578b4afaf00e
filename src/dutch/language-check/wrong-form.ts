// What the rules about verbs tell of a word. Knows no rule.
import type { Word } from './reading.ts'

/** One word that should have another form. */
export interface WrongForm {
  word: Word
  right: string
  /** Dutch, the reason: 'achter ‘ik’ staat de stam zonder t'. */
  why: string
}
