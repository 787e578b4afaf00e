// The line ends of a text: the editor works with LF alone, and what was not changed goes back with the ends it came with. Knows no
// Markdown.

export interface LineEnds {
  /** The text with LF only, as marked reads it. */
  text: string
  /** What ends most of its lines: for lines that are new. LF when there are none, or as many of both. */
  usual: string
  /** The source itself between two places in `text`. */
  source: (from: number, to: number) => string
}

/** Reads a text whose lines end with LF, CRLF or a lone CR, also by turns. */
export function readLineEnds(source: string): LineEnds {
  /** The places in `text` behind which the source has one character more. */
  const longer: number[] = []
  const counts = { '\n': 0, '\r\n': 0, '\r': 0 }
  const text = source.replace(/\r\n?|\n/g, (end, at: number) => {
    counts[end as keyof typeof counts] += 1
    if (end.length === 2) longer.push(at - longer.length)
    return '\n'
  })
  const placeOf = (at: number) => at + countBelow(longer, at)
  const most = Math.max(...Object.values(counts))
  const usual = (Object.keys(counts) as (keyof typeof counts)[]).find((end) => counts[end] === most) ?? '\n'
  return { text, usual, source: (from, to) => source.slice(placeOf(from), placeOf(to)) }
}

/**
 * What was typed in a field, which shows every line end as LF, with the line ends of the text before where nothing changed; new lines
 * end as most do.
 * @param typed with LF only.
 */
export function withLineEndsOf(before: string, typed: string): string {
  const { text, usual, source } = readLineEnds(before)
  const most = Math.min(text.length, typed.length)
  let head = 0
  while (head < most && text[head] === typed[head]) head += 1
  let tail = 0
  while (tail < most - head && text.at(-1 - tail) === typed.at(-1 - tail)) tail += 1
  const fresh = typed.slice(head, typed.length - tail).replaceAll('\n', usual)
  return joined(joined(source(0, head), fresh), source(text.length - tail, text.length))
}

/** A CR and an LF that come to stand side by side would be one line end; they were two. */
const joined = (one: string, other: string) =>
  one.endsWith('\r') && other.startsWith('\n') ? `${one}\r${other}` : one + other

/** How many of these rising numbers are below `limit`. */
function countBelow(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) < limit) low = middle + 1
    else high = middle
  }
  return low
}
