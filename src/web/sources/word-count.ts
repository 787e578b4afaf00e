// How many words a text has, and how that is said. Pure.
import { dutchNumber } from '#web/ui/numbers.ts'

/** Words are what stands between white space (specification, section 9). */
export function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

/** `1 woord`, `1.412 woorden`. */
export function wordsIn(text: string): string {
  const count = wordCount(text)
  return `${dutchNumber(count)} ${count === 1 ? 'woord' : 'woorden'}`
}
