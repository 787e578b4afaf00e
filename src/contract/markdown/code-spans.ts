// Finds code between backticks. Knows nothing of what else stands in a line.

interface Code {
  /** Undefined when nothing closes it: the signs are then no more than signs. */
  text: string | undefined
  /** Behind it. */
  to: number
}

/** A function that reads the code that begins at a place; places are asked for from front to back. */
export function codeFinder(source: string): (at: number) => Code {
  let runs: Map<number, { places: number[]; next: number }> | undefined
  return (at) => {
    runs ??= runsIn(source)
    let to = at
    while (source[to] === '`') to += 1
    const same = runs.get(to - at)
    if (same === undefined) return { text: undefined, to }
    while ((same.places[same.next] ?? Infinity) < to) same.next += 1
    const end = same.places[same.next]
    if (end === undefined) return { text: undefined, to }
    const text = source.slice(to, end).replaceAll('\n', ' ')
    // A space on both sides keeps backticks within apart from those around.
    const bare = text.startsWith(' ') && text.endsWith(' ') && text.trim() !== '' ? text.slice(1, -1) : text
    return { text: bare, to: end + (to - at) }
  }
}

/** Where runs of backticks begin, by their length. */
function runsIn(source: string): Map<number, { places: number[]; next: number }> {
  const runs = new Map<number, { places: number[]; next: number }>()
  for (const { 0: run, index } of source.matchAll(/`+/g)) {
    const same = runs.get(run.length)
    if (same) same.places.push(index)
    else runs.set(run.length, { places: [index], next: 0 })
  }
  return runs
}
