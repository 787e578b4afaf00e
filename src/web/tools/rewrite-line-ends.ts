// Line ends over the edges of a text field, which knows only LF: a file with Windows line ends keeps them. Pure.

const lineEnd = /\r\n?|\n/g

/** The text as a text field shows it. */
export function shownIn(text: string): string {
  return text.replace(lineEnd, '\n')
}

/** The line end a text has most; LF where it has none. */
function lineEndOf(text: string): string {
  const counts = new Map<string, number>([['\n', 0]])
  for (const [found] of text.matchAll(lineEnd)) counts.set(found, (counts.get(found) ?? 0) + 1)
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most))[0]
}

/** `text` with the line ends of `example`: a writer that was given Windows line ends often answers with LF alone. */
export function withLineEndsOf(example: string, text: string): string {
  return text.replace(lineEnd, lineEndOf(example))
}

/** Where two texts differ: everything before `start`, and everything from `end` and `newEnd` on, is the same. */
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

/** What `kept` becomes when the field that shows it now holds `typed`: what was not touched keeps its own line ends. */
export function typedOver(kept: string, typed: string): string {
  if (!kept.includes('\r')) return typed
  const { start, end, newEnd } = differenceOf(shownIn(kept), typed)
  const inserted = typed.slice(start, newEnd).replaceAll('\n', lineEndOf(kept))
  return kept.slice(0, placeIn(kept, start)) + inserted + kept.slice(placeIn(kept, end))
}

/** The place in `kept` of the `shown`th character of what a field shows of it. */
function placeIn(kept: string, shown: number): number {
  let place = 0
  for (let count = 0; count < shown; count += 1) place += kept.startsWith('\r\n', place) ? 2 : 1
  return place
}
