// What captions are made of before the general sentences: the title as an opening, and runs of own sentences.
// Knows nothing of lengths but what the call gives.

import { characterCount } from '#dutch/characters.ts'
import { topicalAsks } from './asks.ts'
import type { CaptionBook } from './frames/captions.ts'
import { fillWrap, isClosed, joinTail, type Head } from './joining.ts'
import { mainClause, type OwnSentence } from './own-sentences.ts'
import { canLead, opensLikeTitle } from './own-titles.ts'
import { fits, isAllowed, type Reading } from './subject.ts'

const LONGEST_RUN = 4
/** Bounds the work for a very long description. */
const MOST_RUNS = 40

export interface Opening {
  text: string
  /** bare: the title; tail: the title and something of ours; wrap: the title quoted; none: an own sentence opens. */
  build: 'bare' | 'tail' | 'wrap' | 'none'
}

export interface Run {
  text: string
  places: readonly number[]
  /** Shows the title's keywords by itself, so that it opens better than the bare title with the same words behind it. */
  leads: boolean
  /** Opens with the title's keywords, so that behind the title it would say them twice. */
  repeats: boolean
  /** A sentence was shortened to its main clause. */
  cut: boolean
}

/** What can stand first in a caption: each a whole sentence, or one that closes itself. */
export function openingsOf(reading: Reading, head: Head, book: CaptionBook): Opening[] {
  const { shape, text } = head
  const asks = topicalAsks(reading, shape)
  const tails = (
    shape === 'none'
      ? book.openings.none
      : [...book.openings.any, ...asks, ...(shape === 'phrase' && asks.length < 2 ? book.openings.phrase : [])]
  ).filter((tail) => fits(tail, reading))
  const wraps = (shape !== 'none' && text === reading.title ? book.wraps : []).filter((wrap) => fits(wrap, reading))
  const openings: Opening[] = [
    ...(shape === 'none' ? [] : [{ text: isClosed(text) ? text : `${text}.`, build: 'bare' as const }]),
    ...(isClosed(text) ? [] : tails.map((tail) => ({ text: joinTail(head, tail), build: 'tail' as const }))),
    ...wraps
      .map((wrap) => fillWrap(wrap, head))
      .filter((opening) => opening !== undefined)
      .map((opening) => ({ text: isClosed(opening) ? opening : `${opening}.`, build: 'wrap' as const })),
  ]
  return openings.filter((opening) => isAllowed(opening.text, reading))
}

/** Own sentences that can be quoted together, up to `room` characters; then those whose main clause only fits. */
export function ownRuns(reading: Reading, room: number): Run[] {
  const runs: Run[] = []
  const add = (sentences: readonly OwnSentence[], text: string, cut: boolean) => {
    const [first] = sentences
    if (first === undefined) return
    const leads = canLead(first, text, reading.keywords)
    const repeats = opensLikeTitle(first.text, reading)
    runs.push({ text, places: sentences.map(({ place }) => place), leads, repeats, cut })
  }
  for (const [start, first] of reading.own.entries()) {
    if (first.leans && first.place !== 1) continue
    const run: OwnSentence[] = []
    let text = ''
    for (const sentence of reading.own.slice(start, start + LONGEST_RUN)) {
      text = text === '' ? sentence.text : `${text} ${sentence.text}`
      const previous = run.at(-1)
      if (characterCount(text) > room) break
      if (previous && sentence.leans && sentence.place !== previous.place + 1) break
      run.push(sentence)
      add(run, text, false)
    }
    const short = mainClause(first.text)
    if (short !== first.text && characterCount(short) <= room) add([first], short, true)
  }
  return runs.slice(0, MOST_RUNS)
}
