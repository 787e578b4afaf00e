// What counts as a character, as in the contract (src/contract/characters.ts), which this wing does not know.

/** The number of Unicode code points in `text`: an emoji of one code point is 1. */
export function characterCount(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** Whether `text` is empty, or has only white space, control characters and invisible ones such as a zero-width space. */
export const isBlank = (text: string) => !/[^\s\p{Cf}\p{Cc}]/u.test(text)
