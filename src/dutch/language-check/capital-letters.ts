// Capitals: 'nederlandse' -> 'Nederlandse', '3 Maart' -> '3 maart'.
import { wordSet } from '#dutch/text/word-lists.ts'
import { PEOPLES, PLACES } from '#dutch/text/words/names.ts'
import { withCapital } from './written-form.ts'
import type { Word } from './reading.ts'
import type { Hit, Rule } from './rule.ts'

/** Things, animals or verbs as well: 'we gaan naar de chinees', 'leiden'. */
const ALSO_WORDS = wordSet(`
  polen leiden delft assen gouda randstad wenen maas waal vierdaagse elfstedentocht brits chinees canada curaçao amerikanen russen chinezen holland`)
/** As they are written without their capital. */
const FROM_NAMES = new Set(
  [...PLACES, ...PEOPLES].map((written) => written.toLowerCase()).filter((lower) => !ALSO_WORDS.has(lower)),
)
const MONTHS = wordSet('januari februari maart april mei juni juli augustus september oktober november december')
const DAYS = wordSet('maandag dinsdag woensdag donderdag vrijdag zaterdag zondag')
/** Behind these a day is a day, and no name: 'op maandag', but 'Witte Donderdag' and 'kijkt Zondag met Lubach'. */
const BEFORE_DAY = wordSet('op elke iedere vanaf deze volgende vorige afgelopen komende')

export const capitalLetters: Rule = {
  severity: 'fout',
  label: 'Hoofdletter',
  explanation:
    'Namen van landen, volken en talen krijgen een hoofdletter, ook in afleidingen: Nederlandse kaas. Dagen en maanden krijgen er geen: maandag 3 maart.',
  find: ({ words }) => words.flatMap((word, index) => name(word) ?? date(words, word, index) ?? []),
}

function name({ text, start, end }: Word): Hit | null {
  if (!FROM_NAMES.has(text.normalize('NFC'))) return null
  const fix = withCapital(text)
  return { start, end, message: `‘${fix}’ komt van een naam en krijgt een hoofdletter.`, fix }
}

function date(words: readonly Word[], word: Word, index: number): Hit | null {
  const { text, lower, start, end, joined } = word
  const [before, next] = [words[index - 1], words[index + 1]]
  if (!joined || !before || !/^\p{Lu}\p{Ll}+$/u.test(text)) return null
  // A capital behind it too: the name of something, 'op Zondag Gasten'.
  if (next?.joined === true && (next.text !== next.lower || next.lower === 'met')) return null
  const isMonth = MONTHS.has(lower) && /^(?:[1-9]|[12]\d|3[01])$/.test(before.text)
  const isDay = DAYS.has(lower) && BEFORE_DAY.has(before.text)
  if (!isMonth && !isDay) return null
  const what = isMonth ? 'maand' : 'dag'
  return { start, end, message: `De naam van een ${what} krijgt geen hoofdletter.`, fix: lower }
}
