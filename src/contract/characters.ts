// What counts as a character. Kept apart from text.ts, because the public pages use this and must not load zod.

/** The number of Unicode code points in `text`, as PostgreSQL's `char_length` counts: an emoji of one code point is 1. */
export function characterCount(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** Whether PostgreSQL can store `text`: it refuses U+0000 and lone surrogates. */
export const isStorable = (text: string) => text.isWellFormed() && !text.includes('\u0000')

/** The message for a text that is not storable. */
export const NOT_STORABLE = 'De tekst bevat een teken dat niet is toegestaan.'

/** Whether `text` is empty, or has only white space, control characters and invisible ones such as a zero-width space. */
export const isBlank = (text: string) => !/[^\s\p{Cf}\p{Cc}]/u.test(text)
