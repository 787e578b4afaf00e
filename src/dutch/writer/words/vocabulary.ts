// What a register is known by, and how its patterns are written. Types only.

/**
 * Patterns are lower case and separated by white space. `taart` is that word alone, `taart*` every word that begins so,
 * `*taart` every compound that ends so; `formule_1` is words in a row. Of a compound the longest known last part tells,
 * and only without one the longest first part.
 * `!recept` says what kind of text it is, and outdoes a topic. `~huis` is a hint: it tells only where nothing surer does.
 * `-speeltuin*` is never one of the register. Plurals and diminutives are found by themselves.
 */
export interface Vocabulary {
  /** Nouns and names; whole words and last parts of compounds also serve as hashtags. */
  words: string
  /** Verbs, adjectives and words in a row: as telling, and no hashtag. */
  doings: string
}
