// Whether a text carries the news of its article: how much of what the title names it names too. Knows nothing of networks.
import { isTelling } from '../source/topic.ts'
import { FUNCTION_WORDS } from '../text/words/function-words.ts'
import { stemOfWord, wordsOf } from '../text/words.ts'

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
