// What counts as a character. Apart from the fields in text.ts, for the public pages: they do without zod.

/** The number of Unicode code points in `text`: an emoji of one code point counts once, as it does in PostgreSQL's `char_length`. */
export function characterCount(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** Whether PostgreSQL can keep `text`: not U+0000, nor half of a character (a lone surrogate). */
export const isStorable = (text: string) => text.isWellFormed() && !text.includes('\u0000')

/** Said of a text that it cannot. */
export const NOT_STORABLE = 'De tekst bevat een teken dat niet is toegestaan.'

/** Nothing but blanks and signs without a form (a zero-width space), however many there are. */
export const isBlank = (text: string) => !/[^\s\p{Cf}\p{Cc}]/u.test(text)
