// What names are made of: nobody may pass for another by signs that nobody sees, or by letters of another alphabet.
import { textField } from '../text.ts'

/** The scripts in everyday use (Unicode Standard Annex 31, table 5). */
const scripts =
  'Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew Hiragana Kannada Katakana Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan'

/** Written together: Chinese, Japanese and Korean, with Latin among them ('highly restrictive' in UTS 39, section 5.2). */
const together = ['Latin Han Hiragana Katakana', 'Latin Han Bopomofo', 'Latin Han Hangul']

// Signs, digits and accents belong to every script.
const alphabets = [...scripts.split(' '), ...together].map((names) => {
  const letters = names.split(' ').map((script) => `\\p{Script_Extensions=${script}}`)
  return new RegExp(`^[${letters.join('')}\\p{Script=Common}\\p{Script=Inherited}]*$`, 'u')
})

/** Whether all letters of `text` are of one alphabet, or of several that are written together. */
export const isOneAlphabet = (text: string) => alphabets.some((alphabet) => alphabet.test(text))

interface NameRule {
  min: number
  tooShort: string
}

/** What somebody logs in with: the same letters in another form are the same name. */
export const username = (rule: NameRule) =>
  textField({ ...rule, max: 50, visible: true, compatible: true }).refine(
    isOneAlphabet,
    'Gebruik letters van één alfabet.',
  )

/** What somebody is called on the screens. */
export const personName = (rule: NameRule) => textField({ ...rule, max: 100, visible: true })
