// How much two texts say the same: by the stems of the words that carry a subject. Knows nothing of writing.
import { FUNCTION_WORDS } from '../text/words/function-words.ts'
import { stemOfWord, wordsOf } from '../text/words.ts'

/** Stems of the words of a text that say what it is about. */
export function stemsOf(text: string): ReadonlySet<string> {
  return new Set(
    wordsOf(text)
      .filter((word) => !FUNCTION_WORDS.has(word) && (word.length > 2 || /\p{N}/u.test(word)))
      .map(stemOfWord),
  )
}

/** The share (0 to 1) of the smaller of two sets that the other has too; 0 when one is empty. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one]
  if (small.size === 0) return 0
  let shared = 0
  for (const stem of small) if (large.has(stem)) shared += 1
  return shared / small.size
}

/** Letters and figures in lower case between single spaces: what is left of a text when marks do not count. */
export const bare = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []).join(' ')

/** The first words of a text, by which a reader sees that two begin alike. */
export const opening = (text: string): string => bare(text).split(' ', 3).join(' ')
