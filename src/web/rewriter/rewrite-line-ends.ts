// Preserves what a text field does not show of a file: a byte order mark, and line ends other than LF. Pure.
import { compareTexts, isChange } from './text-diff.ts'

const lineEnd = /\r\n?|\n/g

/** Begins some UTF-8 files, mostly from Windows: it says how the file is encoded, and is no part of the text. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The byte order mark at the start of a text, or ''. */
function markOf(text: string): string {
  return text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : ''
}

/** A text to be pasted elsewhere, where a byte order mark would be an invisible character. */
export function withoutMark(text: string): string {
  return text.slice(markOf(text).length)
}

/** The text as a text field shows it. */
export function shownIn(text: string): string {
  return withoutMark(text).replace(lineEnd, '\n')
}

/** The most frequent line end of a text; LF when it has none. */
function lineEndOf(text: string): string {
  const counts = new Map<string, number>([['\n', 0]])
  for (const [found] of text.matchAll(lineEnd)) counts.set(found, (counts.get(found) ?? 0) + 1)
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most))[0]
}

/**
 * `text` with the byte order mark and line ends of `example`: a model often answers with LF only. A line end that both
 * have stays exactly as it was, also in a file that mixes kinds; a new one is of the kind that `example` has most.
 */
export function withLineEndsOf(example: string, text: string): string {
  const mark = markOf(example)
  const usual = lineEndOf(example)
  const ends = example.match(lineEnd) ?? []
  if (new Set(ends).size < 2) return mark + withoutMark(text).replace(lineEnd, usual)
  let at = 0
  const pieces = compareTexts(shownIn(example), shownIn(text)).map((piece) => {
    if (!isChange(piece)) return piece.text.replaceAll('\n', () => ends[at++] ?? usual)
    at += piece.before.split('\n').length - 1
    return piece.after.replaceAll('\n', usual)
  })
  return mark + pieces.join('')
}

/**
 * Where two texts differ: they are the same before `start`, and the first from `end` on is the same as the second from
 * `newEnd` on. Indexes in UTF-16 code units.
 */
export interface Difference {
  start: number
  end: number
  newEnd: number
}

export function differenceOf(text: string, next: string): Difference {
  const shorter = Math.min(text.length, next.length)
  let start = 0
  while (start < shorter && text[start] === next[start]) start += 1
  let end = text.length
  let newEnd = next.length
  while (end > start && newEnd > start && text[end - 1] === next[newEnd - 1]) {
    end -= 1
    newEnd -= 1
  }
  return { start, end, newEnd }
}

/** What `kept` becomes when the field that shows it now holds `typed`: what was not touched keeps its line ends. */
export function typedOver(kept: string, typed: string): string {
  if (typed === '') return ''
  const mark = markOf(kept)
  const body = withoutMark(kept)
  if (!body.includes('\r')) return mark + typed
  const { start, end, newEnd } = differenceOf(shownIn(body), typed)
  const inserted = typed.slice(start, newEnd).replaceAll('\n', lineEndOf(body))
  return mark + body.slice(0, placeIn(body, start)) + inserted + body.slice(placeIn(body, end))
}

/** The index in `kept` of the character at index `shown` in the field, where every line end is one character. */
function placeIn(kept: string, shown: number): number {
  let place = 0
  for (let count = 0; count < shown; count += 1) place += kept.startsWith('\r\n', place) ? 2 : 1
  return place
}
