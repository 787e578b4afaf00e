// How easily a Dutch text reads, by the formula of Flesch and Douma. Knows no screen; text comes without Markdown.
import { sentencesOf } from './sentences.ts'
import { countSyllables } from './syllables.ts'

/** In fewer words one long sentence decides. */
export const LEAST_WORDS_TO_RATE = 50

/**
 * From 0, very hard, to 100, very easy; null for a text of fewer than `LEAST_WORDS_TO_RATE` words. Blocks stand on lines of
 * their own.
 *
 * 206.84 - 0.77 x syllables per 100 words - 0.93 x words per sentence: W.H. Douma, De leesbaarheid van landbouwbladen
 * (Bulletin 17, Landbouwhogeschool Wageningen, 1960), after R. Flesch, A new readability yardstick (1948).
 */
export function readability(text: string): number | null {
  const words = wordsOf(text)
  if (words.length < LEAST_WORDS_TO_RATE) return null
  const sentences = sentencesOf(text).filter(({ from, to }) => wordsOf(text.slice(from, to)).length > 0).length
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  const score = 206.84 - 0.77 * ((100 * syllables) / words.length) - 0.93 * (words.length / sentences)
  return Math.min(100, Math.max(0, score))
}

/** Douma's names of what a score means, with the lowest score of each. */
const levels = [
  [90, 'heel makkelijk'],
  [80, 'makkelijk'],
  [70, 'vrij makkelijk'],
  [60, 'normaal'],
  [50, 'vrij moeilijk'],
  [30, 'moeilijk'],
  [0, 'heel moeilijk'],
] as const

/** What a score of `readability` means, in Dutch. */
export function readabilityWords(score: number): (typeof levels)[number][1] {
  return levels.find(([least]) => score >= least)?.[1] ?? 'heel moeilijk'
}

/** What is separated by white space and has a letter or a digit. */
function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
}
