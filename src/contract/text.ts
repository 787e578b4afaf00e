// The text fields of the contract, with their lengths in characters.
// Browser and server share this file, so that "49 of 50 characters" means the same on both sides.
import { z } from 'zod'
import { characterCount, isBlank, isStorable, NOT_STORABLE } from './characters.ts'
import { fieldWords } from './field-words.ts'

export { characterCount, isBlank } from './characters.ts'

// The Dutch default messages of all schemas, in the browser and on the server.
z.config({ localeError: fieldWords })

interface TextRule {
  /** Minimum length in characters, after trimming. */
  min?: number
  /** Message when the text is shorter than `min`, or missing. */
  tooShort?: string
  /** Maximum length in characters. */
  max: number
  /** Message when the text is longer than `max`. */
  tooLong?: string
  /** False for a password, in which leading and trailing spaces count. */
  trim?: boolean
  /** Refuses line breaks and other control characters, for a text that becomes part of a line, such as a mail's subject. */
  oneLine?: boolean
  /** Refuses characters that are invisible on the screen: with them two different names could look the same. */
  visible?: boolean
  /** Normalizes to Unicode's NFKC, so that variants of a letter, such as full-width ones, become the same letter. */
  compatible?: boolean
}

/**
 * Characters that are invisible or blank without being a space: control and format characters (zero-width spaces,
 * direction marks), line separators, the blank Braille pattern, and default-ignorable code points. The variation
 * selectors U+FE0E and U+FE0F are allowed, because they choose between an emoji's two styles.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u2800]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/u

/**
 * The schema of a text field, with its lengths in characters (code points) and Dutch messages. It also refuses text that
 * the database cannot store, so that the form can say so; the server checks that for every field (server/http/validate.ts).
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
  const long = tooLong ?? `Gebruik hoogstens ${max} tekens.`
  const short = tooShort ?? (min === 1 ? 'Vul dit veld in.' : `Vul minstens ${min} tekens in.`)
  const given = z.string({ error: (issue) => (issue.input === undefined && min > 0 ? short : 'Vul hier tekst in.') })
  // Far too long, also with the spaces around it and in as many parts as a letter can have: looked at no further, or megabytes would be.
  const bounded = given.refine((text) => text.length <= 10 * max + 1_000, { error: long, abort: true })
  const base = compatible ? bounded.normalize('NFKC') : bounded
  return (trim ? base.trim() : base)
    .refine((text) => (trim && isBlank(text) ? 0 : characterCount(text)) >= min, short)
    .refine((text) => characterCount(text) <= max, long)
    .refine(isStorable, NOT_STORABLE)
    .refine((text) => !oneLine || !/[\p{Cc}\u2028\u2029]/u.test(text), 'Schrijf dit op één regel.')
    .refine((text) => !visible || !unseen.test(text), 'Gebruik alleen zichtbare tekens.')
}
