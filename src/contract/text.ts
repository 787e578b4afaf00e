// The text fields of the contract, with their bounds in characters.
// Browser and server share this file, so that "49 of 50 characters" means the same on both sides.
import { z } from 'zod'
import { characterCount, isBlank, isStorable, NOT_STORABLE } from './characters.ts'
import { fieldWords } from './field-words.ts'

export { characterCount, isBlank } from './characters.ts'

// What a schema has no words of its own for, on both sides.
z.config({ localeError: fieldWords })

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
  /** No line breaks or other control characters: it stands in a line of others' making, like the subject of a mail. */
  oneLine?: boolean
  /** Nothing that takes no place on the screen: it would make two names that look the same. */
  visible?: boolean
  /** One form for letters that only look different, like those of full width (NFKC). */
  compatible?: boolean
}

/** Zero-width signs, those that turn the direction, and blanks that are no space. Not what makes an emoji colourful. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u2800]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/u

/**
 * A text field with its bounds in characters (code points) and its own Dutch messages. What cannot be kept is said in the
 * form already; the server refuses it in every field, of whatever kind (server/http/validate.ts).
 */
export function textField({
  min = 0,
  tooShort,
  max,
  tooLong,
  trim = true,
  oneLine = false,
  visible = false,
  compatible = false,
}: TextRule) {
  const short = tooShort ?? (min === 1 ? 'Vul dit veld in.' : `Vul minstens ${min} tekens in.`)
  const given = z.string({ error: (issue) => (issue.input === undefined && min > 0 ? short : 'Vul hier tekst in.') })
  const base = compatible ? given.normalize('NFKC') : given
  return (trim ? base.trim() : base)
    .refine((text) => (trim && isBlank(text) ? 0 : characterCount(text)) >= min, short)
    .refine((text) => characterCount(text) <= max, tooLong ?? `Gebruik hoogstens ${max} tekens.`)
    .refine(isStorable, NOT_STORABLE)
    .refine((text) => !oneLine || !/[\p{Cc}\u2028\u2029]/u.test(text), 'Schrijf dit op één regel.')
    .refine((text) => !visible || !unseen.test(text), 'Gebruik alleen zichtbare tekens.')
}
