// What a register is called, and what an entry about one holds. Types only.

import type { Vocabulary } from './vocabulary.ts'

export type Register =
  | 'serious'
  | 'news'
  | 'recipe'
  | 'food'
  | 'meals'
  | 'tastes'
  | 'garden'
  | 'travel'
  | 'outdoors'
  | 'home'
  | 'style'
  | 'family'
  | 'animals'
  | 'tech'
  | 'money'
  | 'sport'
  | 'culture'
  | 'work'
  | 'exercise'
  | 'wellbeing'
  | 'season'
  | 'howto'
  | 'product'
  | 'general'

export interface RegisterEntry extends Vocabulary {
  register: Exclude<Register, 'serious' | 'general'>
  emoji: readonly string[]
  /** Questions to a reader: lower case, true of every title the words can meet. */
  asks: readonly string[]
  /** What a reader can do with the article, as the tail of a title: lower case, without an end mark. */
  keeps: readonly string[]
  /** What else may stand behind the name of something in this register; written like `keeps`. */
  says: readonly string[]
}
