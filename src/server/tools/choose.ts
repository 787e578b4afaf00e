// Chooses the texts that are shown out of all that a language model wrote: right ones only, most different first. Knows no
// vendor and no tool.
import type { Amounts, AskedList } from './result-list.ts'
import { faultsOf, lengthSaid, wordsOf, type Fault, type Measure } from './text-faults.ts'
import { withoutEmojiFor } from './tone-rules.ts'

export interface Choice {
  texts: string[]
  /** What the model is told when too few were right: about each text of its newest answer. None when enough were. */
  corrections: string[]
}

interface Rated {
  text: string
  faults: readonly Fault[]
  words: readonly string[]
}

/** Two texts that share more than this of their words say the same. */
const SAME_WORDS = 0.75

/** Two texts that begin with so many of the same words look alike in a list. */
const OPENING_WORDS = 3

/**
 * @param answers the texts of each answer, the newest last.
 * @param accepts whether a text may be shown at all: right language, no forbidden word.
 */
export function choose<Input>(
  list: AskedList<Input>,
  answers: readonly (readonly string[])[],
  { wanted, enough, least }: Amounts,
  measure: Measure,
  accepts: (text: string) => boolean,
): Choice {
  const fits = (text: string) => list.element.safeParse(text).success && accepts(text)
  const read = answers.map((texts) => texts.map((text) => withoutEmojiFor(measure.tone, text)))
  const texts = unlike(read.flat())
  const found = faultsOf(texts, measure)
  const rated = texts.map((text, at): Rated => ({ text, faults: found[at] ?? [], words: wordsOf(text) }))
  const usable = rated.filter((one) => fits(one.text) && one.faults.every(({ kind }) => kind !== 'title'))

  const faultless = usable.filter(({ faults }) => faults.length === 0)
  const right = pick([], faultless, wanted)
  const offLength = usable.filter(({ faults }) => weight(faults) === LENGTH)
  const filled = pick(right, offLength, wanted)
  const rest = usable.filter((one) => !filled.includes(one)).toSorted((a, b) => weight(a.faults) - weight(b.faults))
  const chosen = [...filled, ...rest.slice(0, Math.max(0, least - filled.length))]
  const shown = chosen.map(({ text }) => text)
  if (right.length >= enough) return { texts: shown, corrections: [] }
  const newest = (read.at(-1) ?? []).map((text) => rated.find((one) => same(one.text, text)))
  const said = corrections(
    list,
    newest.filter((one) => one !== undefined),
    accepts,
  )
  const first = `Er bleven ${right.length} van de ${wanted} teksten over die aan alle eisen voldoen.`
  return { texts: shown, corrections: [first, ...said.slice(0, MOST_CORRECTIONS)] }
}

/** Weighs least: no other sum is as low. */
const LENGTH = 1
const weights = { length: LENGTH, style: 2, unsourced: 4, tone: 8, title: 16 } as const
const weight = (faults: readonly Fault[]) => faults.reduce((sum, { kind }) => sum + weights[kind], 0)

/** Adds to `chosen`, up to `wanted`, each time the text that is least like those chosen before. */
function pick(chosen: readonly Rated[], from: readonly Rated[], wanted: number): Rated[] {
  const picked = [...chosen]
  const left = from.filter((one) => !picked.includes(one))
  while (picked.length < wanted) {
    const [next] = left
      .filter((one) => picked.every((other) => !alike(one, other)))
      .toSorted((a, b) => closest(a, picked) - closest(b, picked))
    if (next === undefined) break
    picked.push(next)
    left.splice(left.indexOf(next), 1)
  }
  return picked
}

const closest = (one: Rated, others: readonly Rated[]) => Math.max(0, ...others.map((other) => overlap(one, other)))

const alike = (one: Rated, other: Rated) => sameOpening(one.words, other.words) || overlap(one, other) > SAME_WORDS

/** The share of their words that two texts have in common, from 0 to 1. */
function overlap({ words: one }: Pick<Rated, 'words'>, { words: other }: Pick<Rated, 'words'>): number {
  const [mine, theirs] = [new Set(one), new Set(other)]
  const shared = [...mine].filter((word) => theirs.has(word)).length
  const all = mine.size + theirs.size - shared
  return all === 0 ? 0 : shared / all
}

function sameOpening(one: readonly string[], other: readonly string[]): boolean {
  const least = Math.min(OPENING_WORDS, one.length, other.length)
  return least > 0 && one.slice(0, least).every((word, at) => word === other[at])
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Each text once, ignoring case. */
function unlike(texts: readonly string[]): string[] {
  return [...new Map(texts.toReversed().map((text) => [text.toLowerCase(), text])).values()].toReversed()
}

/** More of them would crowd out the request itself. */
const MOST_CORRECTIONS = 12

/** What is wrong with each of these texts, by its place; nothing of those that are right. */
function corrections<Input>(
  list: AskedList<Input>,
  texts: readonly Rated[],
  accepts: (text: string) => boolean,
): string[] {
  return texts.flatMap((one, at) => {
    const { text, faults, words } = one
    const twin = texts.slice(0, at).findIndex((before) => sameOpening(before.words, words))
    const says = [
      // What the contract refuses for its length stands in no fault where a text may be short.
      ...(!list.element.safeParse(text).success && faults.every(({ kind }) => kind !== 'length')
        ? [lengthSaid(text, list.length)]
        : []),
      ...(accepts(text) ? [] : ['is in een andere taal, of gebruikt een verboden woord']),
      ...faults.map((fault) => fault.says),
      ...(twin === -1 ? [] : [`${texts[twin] === one ? 'is gelijk aan' : 'begint als'} tekst ${twin + 1}`]),
    ]
    return says.length === 0 ? [] : [`Tekst ${at + 1} ${says.join(' en ')}.`]
  })
}
