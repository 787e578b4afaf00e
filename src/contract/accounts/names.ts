// Which characters names may contain, so that nobody can imitate another user's name with invisible characters or with
// letters of another alphabet.
import { textField } from '../text.ts'

/** The scripts in everyday use (Unicode Standard Annex 31, table 5). */
const scripts =
  'Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew Hiragana Kannada Katakana Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan'

/** Scripts written together: Chinese, Japanese, Korean, with Latin ('highly restrictive' in UTS 39, section 5.2). */
const together = ['Latin Han Hiragana Katakana', 'Latin Han Bopomofo', 'Latin Han Hangul']

// Punctuation, digits and accents (the scripts Common and Inherited) are allowed with every script.
const alphabets = [...scripts.split(' '), ...together].map((names) => {
  const letters = names.split(' ').map((script) => `\\p{Script_Extensions=${script}}`)
  return new RegExp(`^[${letters.join('')}\\p{Script=Common}\\p{Script=Inherited}]*$`, 'u')
})

/** Whether all letters of `text` belong to one script, or to scripts that are written together. */
export const isOneAlphabet = (text: string) => alphabets.some((alphabet) => alphabet.test(text))

interface NameRule {
  min: number
  tooShort: string
}

/** A username, for logging in. Normalized (NFKC), so that variants of the same letters are the same name. */
export const username = (rule: NameRule) =>
  textField({ ...rule, max: 50, visible: true, compatible: true }).refine(
    isOneAlphabet,
    'Gebruik letters van één alfabet.',
  )

/** A person's name as screens show it. Scripts may be mixed, because nobody logs in with it. */
export const personName = (rule: NameRule) => textField({ ...rule, max: 100, visible: true })
