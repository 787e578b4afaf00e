// Capitals: 'nederlandse' -> 'Nederlandse', '3 Maart' -> '3 maart'.
import { wordSet } from '#dutch/text/word-lists.ts'
import { withCapital } from './capitals.ts'
import type { Word } from './reading.ts'
import type { Hit, Rule } from './rule.ts'

/** Made from the name of a country, a people or a city. Left out is what is a thing as well: 'chinees', 'pools', 'hollandse'. */
const FROM_NAMES = wordSet(`
  nederlands nederlandse nederland engels engelse engeland duits duitse duitsland franse frankrijk belgisch belgische belgië vlaams vlaamse spaans
  spaanse spanje italiaans italiaanse italië amerikaans amerikaanse amerika europees europese europa turks turkse turkije marokkaans marokkaanse
  marokko chinese japans japanse poolse zweeds zweedse zweden deens deense noors noorse noorwegen grieks griekse griekenland russisch russische
  rusland portugees portugese surinaams surinaamse indonesisch indonesische oekraïens oekraïense afrikaans afrikaanse aziatisch aziatische amsterdams
  amsterdamse amsterdam rotterdams rotterdamse rotterdam utrechtse utrecht haagse groningse brabants brabantse limburgs limburgse zeeuws zeeuwse
  belgen nederlander nederlanders`)
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
