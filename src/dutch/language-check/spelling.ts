// Spelling by a word list: which words it is asked about, and which of those it does not know are called a mistake. Knows
// neither the list nor where it lives.
import { ABBREVIATIONS } from '#dutch/text/sentences.ts'
import { listForm } from './written-form.ts'
import { readText, type Knows, type Reading, type Word } from './reading.ts'
import { hitOn, type Hit, type Rule } from './rule.ts'

/** Shorter ones are abbreviations and sounds as often as words. */
const SHORTEST = 4
const LONGEST_DOTTED = 5
/** Within quotation marks as few words are a title, dialect or a word about words. */
const MOST_QUOTED_WORDS = 4
/** A sentence with as many words beside the list, and at least three, is of another language. */
const FOREIGN_SHARE = 0.25
const FOREIGN_WORDS = 3
/** Suffixes that no name has: with one of these the first word of a sentence is a word. */
const NO_NAME = /(?:lijk|lijke|heid|iteit|atie|aties)$/
/** Between letters these are accents of emphasis, which every word can have: 'vóór', 'wél'. */
const EMPHASIS = /[áóúí]|é(?=\p{L})/gu
const PLAIN: Record<string, string> = { á: 'a', é: 'e', ó: 'o', ú: 'u', í: 'i' }

export const spelling: Rule = {
  severity: 'fout',
  label: 'Spelling',
  explanation:
    'Dit woord staat niet in de woordenlijst van OpenTaal, en het lijkt geen naam. Klopt het toch, voeg het dan toe aan je eigen woordenlijst.',
  find: (reading) => (reading.knows ? hits(reading, reading.knows) : []),
}

/** The words of `text` that a list has to be asked about, each once, as `Knows` takes them. */
export function wordsToAsk(text: string): string[] {
  const reading = readText(text)
  const plain = reading.words.filter((word) => isPlain(reading, word))
  return [...new Set(plain.flatMap((word) => waysToWrite(word, reading)))]
}

function hits(reading: Reading, knows: Knows): Hit[] {
  const { words } = reading
  const unknown = new Set(
    words.filter(
      (word) =>
        // First, and without its other forms: while the list is loading no word has been answered.
        knows(formOf(word)) === false &&
        isPlain(reading, word) &&
        waysToWrite(word, reading).every((way) => knows(way) === false),
    ),
  )
  if (unknown.size === 0) return []
  const names = new Set(words.filter(({ text, opens }) => !opens && /^\p{Lu}/u.test(text)).map(({ lower }) => lower))
  const foreign = foreignSentences(words, unknown)
  return words.flatMap((word, index) =>
    unknown.has(word) && !names.has(word.lower) && !foreign.has(word.sentence) && standsAlone(reading, index, unknown)
      ? [hitOn(word, `‘${word.text}’ staat niet in de woordenlijst.`, null)]
      : [],
  )
}

/** Neither name, code, abbreviation, figure nor sound. */
function isPlain({ text, words }: Reading, word: Word): boolean {
  const written = word.text
  if (written.length < SHORTEST || !/^\p{Ll}/u.test(written.slice(1)) || /[\p{N}]/u.test(written)) return false
  // 'AI-model', 'iPhone', 'WhatsAppgroep'; a capital elsewhere than at the start of a sentence is a name's.
  if (/\p{Lu}/u.test(written.slice(1)) || (/^\p{Lu}/u.test(written) && !(word.opens && NO_NAME.test(written))))
    return false
  if (!/^[\p{Script=Latin}\p{M}'’-]+$/u.test(written) || /(\p{L})\1\1|^(\p{L}{2,3})\2/u.test(written)) return false
  // 'Bloemen- en plantenmarkt', 'd'r': part of a word.
  if (/[-'’_*/\\@.]/.test(text[word.start - 1] ?? '')) return false
  if (/^[-_*/\\@\uE000]|^\.\p{L}/u.test(text.slice(word.end, word.end + 2))) return false
  // 'Drs. Jansen', 'evt. later'.
  const dotted = text[word.end] === '.'
  return !(dotted && (ABBREVIATIONS.has(word.lower) || !(word.closes || words.length === 0)))
}

/** The first of the forms below. */
function formOf(word: Word): string {
  return listForm(word.opens ? word.lower : word.text)
}

/** As it stands, without the accents of emphasis, and in parts where it has hyphens. */
function waysToWrite(word: Word, { text }: Reading): string[] {
  const form = formOf(word)
  const mark = /['’]/.test(text[word.start - 1] ?? '') ? [`'${form}`] : []
  const plain = form.replace(EMPHASIS, (letter) => PLAIN[letter] ?? letter)
  const ways = [form, listForm(word.text), ...mark, plain]
  // 'Mln.', 'vnl.'
  if (text[word.end] === '.' && form.length <= LONGEST_DOTTED) ways.push(`${form}.`)
  return [...new Set(ways)]
}

/** Two unknown words in a row are a phrase of another language, and so are few words between quotes. */
function standsAlone({ words, quoted, text }: Reading, index: number, unknown: ReadonlySet<Word>): boolean {
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]]
  if (!word) return false
  if ((before && word.joined && unknown.has(before)) || (next?.joined && unknown.has(next))) return false
  if (!quoted(word.start)) return true
  // 'Menschen', 'visch': old spelling is quoted as it was.
  return quotedWords(text, word) > MOST_QUOTED_WORDS && !/sch(?:en|e)?$/.test(word.lower)
}

const QUOTE = /[“”„"«»‘]|(?<!\p{L})['’]|['’](?!\p{L})/u

function quotedWords(text: string, { start, end }: Word): number {
  const left = text.slice(Math.max(0, start - 300), start).split(QUOTE)
  const [right = ''] = text.slice(end, end + 300).split(QUOTE)
  return `${left.at(-1) ?? ''}x${right}`.trim().split(/\s+/).length
}

function foreignSentences(words: readonly Word[], unknown: ReadonlySet<Word>): ReadonlySet<number> {
  const counts = new Map<number, { all: number; unknown: number }>()
  for (const word of words) {
    const count = counts.get(word.sentence) ?? { all: 0, unknown: 0 }
    counts.set(word.sentence, { all: count.all + 1, unknown: count.unknown + (unknown.has(word) ? 1 : 0) })
  }
  const isForeign = (count: { all: number; unknown: number }) =>
    count.unknown >= FOREIGN_WORDS && count.unknown / count.all >= FOREIGN_SHARE
  return new Set([...counts].filter(([, count]) => isForeign(count)).map(([sentence]) => sentence))
}
