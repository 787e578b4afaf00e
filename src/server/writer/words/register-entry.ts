// What a register is called, and what an entry about one holds. Types only.

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

export interface RegisterEntry {
  register: Exclude<Register, 'serious' | 'general'>
  /**
   * Whole words; a word ending in * matches every word that begins so, one beginning with * every compound that ends
   * so. One that begins with a minus sign never counts: '-speeltuin*' keeps playgrounds out of the garden.
   */
  words: string
  emoji: readonly string[]
  /** Questions to a reader: lower case, true of every title the words can meet. */
  asks: readonly string[]
  /** What a reader can do with the article, as the tail of a title: lower case, without an end mark. */
  keeps: readonly string[]
}
