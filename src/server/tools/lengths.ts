// Lengths in words a model can be told: it cannot count characters, and counts words a little better. Knows no tool.

export interface Bounds {
  min: number
  max: number
}

/** Characters of a Dutch word with the space behind it, the mean over news and magazines. */
const CHARACTERS_PER_WORD = 6.3

/** About how many words fit in `characters`. */
export const wordsIn = (characters: number) => Math.max(1, Math.round(characters / CHARACTERS_PER_WORD))

/** The words of a text: what stands between white space and holds a letter or a figure. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}

/**
 * The sentences of a prompt that state a length, in characters and in words. The aim is the middle: models miss by a few
 * either way.
 * @param strict whether what is longer or shorter is of no use; else short is fine where there is little to tell.
 */
export function lengthRule(what: string, { min, max }: Bounds, strict = false): string {
  const aim = Math.round((min + max) / 2)
  return [
    `${what} telt ${min} tot ${max} tekens, spaties meegeteld: ongeveer ${wordsIn(min)} tot ${wordsIn(max)} woorden.`,
    `Mik op ${aim} tekens, dat zijn zo’n ${wordsIn(aim)} woorden.`,
    strict
      ? 'Wat langer of korter is, vervalt.'
      : 'Wat langer is, vervalt. Geeft de bron te weinig, dan is korter beter dan opgevuld.',
  ].join(' ')
}

/** Characters of one token of Dutch, at the low end: the vocabularies of models are made for English. */
const CHARACTERS_PER_TOKEN = 2.5

/** What a reasoning model may think before it writes, in tokens: it counts as output. */
const THINKING_TOKENS = 8_000

/** A limit for an answer of `characters`: room for that and for thinking, and an end to an answer that has none. */
export const tokensFor = (characters: number) => Math.ceil(characters / CHARACTERS_PER_TOKEN) + THINKING_TOKENS
