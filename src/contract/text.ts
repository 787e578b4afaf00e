// What counts as a character, and the text fields built on it.
// Browser and server share this file, so that "49 of 50 characters" means the same on both sides.
import { z } from 'zod'

/** The number of Unicode code points in `text`: an emoji of one code point counts once, as it does in PostgreSQL's `char_length`. */
export function characterCount(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** Nothing but blanks and signs without a form (a zero-width space), however many there are. */
export const isBlank = (text: string) => !/[^\s\p{Cf}\p{Cc}]/u.test(text)

interface TextRule {
  /** Fewest characters, after trimming. */
  min?: number
  /** Said when the text is shorter than `min`, or missing. */
  tooShort?: string
  /** Most characters. */
  max: number
  /** Said when the text is longer than `max`. */
  tooLong?: string
  /** False for a password, whose spaces are its owner's. */
  trim?: boolean
}

/**
 * A text field with its bounds in characters (code points) and its own Dutch messages.
 * U+0000 and half of a character (a lone surrogate) are refused here because PostgreSQL cannot store them: unrefused they
 * would surface as a 500.
 */
export function textField({ min = 0, tooShort, max, tooLong, trim = true }: TextRule) {
  const short = tooShort ?? (min === 1 ? 'Vul dit veld in.' : `Vul minstens ${min} tekens in.`)
  const base = z.string({ error: (issue) => (issue.input === undefined && min > 0 ? short : 'Vul hier tekst in.') })
  return (trim ? base.trim() : base)
    .refine((text) => (trim && isBlank(text) ? 0 : characterCount(text)) >= min, short)
    .refine((text) => characterCount(text) <= max, tooLong ?? `Gebruik hoogstens ${max} tekens.`)
    .refine(
      (text) => text.isWellFormed() && !text.includes('\u0000'),
      'De tekst bevat een teken dat niet is toegestaan.',
    )
}
