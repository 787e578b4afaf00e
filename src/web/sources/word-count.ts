// How many words a text has, and how that is said. Pure.
import { dutchNumber } from '#web/ui/numbers.ts'

/** Words are what stands between white space (specification, section 9). */
export function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

/** `1 woord`, `1.412 woorden`. */
export function wordsOf(count: number): string {
  return `${dutchNumber(count)} ${count === 1 ? 'woord' : 'woorden'}`
}

/** The same for the words of a text. */
export const wordsIn = (text: string) => wordsOf(wordCount(text))
