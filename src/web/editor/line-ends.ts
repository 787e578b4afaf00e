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
