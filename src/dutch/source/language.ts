// Tells in which language a text is written: Dutch, English or another. Knows nothing of what the text is about.

import { wordsOf } from '#dutch/text/words.ts'
import { wordSet as set } from '#dutch/text/word-lists.ts'

/** Words that two of the languages share (in, is, of, die, de, was, over) stand in one list or in none. */
const MARKS: Readonly<Record<'nl' | 'en' | 'other', ReadonlySet<string>>> = {
  nl: set(`het een en van voor met je jij jouw niet naar op te zijn wordt worden aan bij ook maar om uit er dit dat deze hoe
    wat waarom zo mijn onze ons onder tegen door na nog wel geen als dan heeft hebben kan kunnen moet zelf uw u tussen zonder
    meer veel nieuwe maak moeten gaat komt wil krijgt werd ik hij zij wij hun zich tot vanaf over bent had de`),
  en: set(`the and to for with your how why what you this that these those are from by it its be our my his they their were
    not can will should when where which who about into than does did been an don't without every on at or has have will its she he him her them one two all out up no so if each some any most more may must`),
  other: set(`le la les des du et est une pour dans avec sur qui ne pas plus au aux ce cette sont vous nous il elle je
    der das und ist ein eine einen nicht mit auf für von zu den dem im auch sich wird werden sind bei nach aus wie oder
    el los las y en con por una del que para não os dos em uma são foi pelo como más su al lo è di che non sono con della il gli uno
    att och som på av är jag hun ikke og til med det ve bir bu için w na się jest że`),
}
/** English words without a subject of their own. */
export const ENGLISH_WORDS = MARKS.en

const SHORTEST_WORDS = 4
const READ_CHARACTERS = 6_000
const AMOUNT = /\d\s?(?:el|tl|g|l|dl|cl|ml|kg)(?!\p{L})/gu

/**
 * The language of a text; null when it is too short or too mixed to tell. Reads its first 6,000 characters: a language does
 * not change behind them, and time stays bounded.
 */
export function languageOf(text: string): 'nl' | 'en' | 'other' | null {
  const read = text.slice(0, READ_CHARACTERS)
  const letters = read.match(/\p{L}/gu)?.length ?? 0
  const latin = read.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters >= 8 && latin < letters * 0.6) return 'other'
  // 'el' is Spanish, '2 el olie' is not.
  const words = wordsOf(read.replace(AMOUNT, ' '))
  if (words.length < SHORTEST_WORDS) return null
  const found = { nl: 0, en: 0, other: 0 }
  for (const word of words)
    for (const language of ['nl', 'en', 'other'] as const) if (MARKS[language].has(word)) found[language] += 1
  const [first, second] = (['nl', 'en', 'other'] as const).toSorted((a, b) => found[b] - found[a])
  if (!first || !second || found[first] === 0) return null
  // A quote or a name in another language leaves a clear lead; half and half does not.
  return found[first] >= found[second] * 1.4 + 1 ? first : null
}
