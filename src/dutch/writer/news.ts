// Whether a text carries the news of its article: how much of what the title names it names too. Knows nothing of networks.
import type { ArticleReading } from '../source/article.ts'
import type { Fact } from '../source/fact.ts'
import { isTelling } from '../source/topic.ts'
import { FUNCTION_WORDS } from '../text/words/function-words.ts'
import { stemOfWord, wordsOf } from '../text/words.ts'
import { isQuote } from './endings.ts'
import { SCENE } from './ground.ts'

/** In characters: a shorter stem may stand in another word by chance. */
export const LEAST_PART = 4

/** One thing that a title names, as the stems of its words: of a name of several words any one will do. */
interface Named {
  stems: string[]
  /** What tells a subject weighs 1, a general word ('nieuw', 'dicht') half. */
  weight: number
  /** A name: without it a reader does not know where, or who. */
  name: boolean
}

/** The stems of what tells something in a text, as far as they are long enough to stand in no other word by chance. */
export const namedIn = (text: string): string[] =>
  wordsOf(text)
    .filter(isTelling)
    .map(stemOfWord)
    .filter((stem) => stem.length >= LEAST_PART)

/** Whether one of two words ends in the other: 'brug' and 'fietsbrug'. */
export const isParted = (one: string, other: string) => one.endsWith(other) || other.endsWith(one)

/** What a title names, in its order; a name of several words is one thing: 'Kuiper Koeltechniek'. */
export function namedThings(title: string): Named[] {
  const things: Named[] = []
  let named = false
  const told = title.replace(/['‘“"][^'‘’“”"]{12,}['’”"]/gu, '')
  for (const [at, word] of (
    (told.length < LEAST_TITLE ? title : told).match(/\p{L}[\p{L}\p{N}’'-]*/gu) ?? []
  ).entries()) {
    const lower = word.toLowerCase()
    const capital = /^\p{Lu}/u.test(word)
    const says = !FUNCTION_WORDS.has(lower) && lower.length >= LEAST_PART - 1
    if (says && capital && named && at > 0) things.at(-1)?.stems.push(stemOfWord(lower))
    else if (says)
      things.push({ stems: [stemOfWord(lower)], weight: isTelling(lower) ? 1 : GENERAL, name: capital && at > 0 })
    named = says && capital
  }
  return things
}
const GENERAL = 0.5
/** In characters: what is left of a title without its quote. */
const LEAST_TITLE = 15

const isSame = (one: string, other: string) =>
  one === other || (Math.min(one.length, other.length) >= LEAST_PART && isParted(one, other))

/** The weight of the things that a text names. */
export function weightNamed(text: string, things: readonly Named[]): number {
  const stems = wordsOf(text).map(stemOfWord)
  const told = things.filter((thing) => thing.stems.some((part) => stems.some((stem) => isSame(stem, part))))
  return told.reduce((sum, { weight }) => sum + weight, 0)
}

/** In characters: a shorter title is a word or two, and a longer one fits into hardly any text. */
const TITLE = { tiny: 15, long: 86 } as const
/** In weight of what the title names: what the first sentence of all tells of it at least, and another one that opens the article. */
const NEWS = { first: 1, other: 1.5 } as const

/** Begins with a case of what the article is about. */
export const CONDITION = /^(?:wie|als|wanneer) /iu

/** Whether a title says nothing by itself. */
export const isTiny = (title: string): boolean => title.length < TITLE.tiny

/**
 * Tells of a sentence that can be read alone whether it carries the news: one of the description or of the first paragraph, that
 * names what the title names, and where or who that has.
 */
export function newsReader({ title, facts, described }: ArticleReading): (fact: Fact) => boolean {
  const things = namedThings(title)
  // A title begins with a capital, whatever its first word is: within a sentence only a name has one.
  const [head = ''] = /^\p{Lu}[\p{L}-]+/u.exec(title) ?? []
  const within = new RegExp(` ${head}(?![\\p{L}-])`, 'u')
  const begins = head !== '' && facts.some(({ text }) => within.test(text))
  const names = things.filter(({ name }, at) => name || (at === 0 && begins))
  const first = facts.toSorted((a, b) => a.index - b.index).find(({ paragraph }) => paragraph >= described)
  // A title that quotes, or of a word or two, does not say itself what it is about, and a long one fits into hardly any text:
  // the first sentence does.
  const telling = !isQuote(title) && !isTiny(title) && title.length < TITLE.long
  return (fact) => {
    const { short, kinds, paragraph, index, sentence } = fact
    const opens = paragraph < described || (paragraph === first?.paragraph && !SCENE.test(short))
    if (!opens || (kinds.has('question') && fact.quote === null)) return false
    // 'Wie te laat aanvraagt, loopt geld mis': what is asked for stands in the title.
    if (CONDITION.test(short) && weightNamed(short, things.slice(0, 1)) === 0) return false
    if (!telling) return index === 0 || fact === first
    const placed = names.length === 0 || weightNamed(short, names) > 0
    const elsewhere = sentence === 0 && (kinds.has('place') || kinds.has('name'))
    return weightNamed(short, things) >= (index === 0 ? NEWS.first : NEWS.other) && (placed || elsewhere)
  }
}
