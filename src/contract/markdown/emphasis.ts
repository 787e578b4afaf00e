// Pairs the signs of emphasis, `*`, `_` and `~`, by the rules of CommonMark 0.31 (6.2) and of GFM for `~`. Knows nothing of what
// stands between them.

/** Signs that stand together. */
export interface Run {
  sign: string
  length: number
  opens: boolean
  closes: boolean
  /** How many of them mean nothing, or nothing yet. */
  left: number
  /** What they turned out to open and to close, the innermost first; undefined as long as that is nothing, as of most. */
  opened: Emphasis[] | undefined
  closed: Emphasis[] | undefined
}

type Emphasis = 'em' | 'strong' | 'del'

/** The run that begins here, and whether it may open or close something: by what stands on both sides of it. */
export function runAt(source: string, at: number): Run {
  const sign = source[at] ?? ''
  let to = at
  while (source[to] === sign) to += 1
  const before = sideOf(codePointBefore(source, at))
  const after = sideOf(source.codePointAt(to))
  const left = after !== 'space' && (after === 'word' || before !== 'word')
  const right = before !== 'space' && (before === 'word' || after !== 'word')
  const length = to - at
  const means = sign !== '~' || length <= 2
  return {
    sign,
    length,
    opens: means && left && (sign !== '_' || !right || before === 'sign'),
    closes: means && right && (sign !== '_' || !left || after === 'sign'),
    left: length,
    opened: undefined,
    closed: undefined,
  }
}

function codePointBefore(source: string, at: number): number | undefined {
  const code = source.charCodeAt(at - 1)
  return code >= 0xdc00 && code <= 0xdfff && at > 1 ? source.codePointAt(at - 2) : Number.isNaN(code) ? undefined : code
}

function sideOf(codePoint: number | undefined): 'space' | 'sign' | 'word' {
  if (codePoint === undefined) return 'space'
  const character = String.fromCodePoint(codePoint)
  if (/\s/.test(character)) return 'space'
  return /[\p{P}\p{S}]/u.test(character) ? 'sign' : 'word'
}

/** Decides what the runs from this one on mean. Each is passed once, but for those that a later one pairs with. */
export function pair(runs: readonly Run[], from: number): void {
  const openers: Run[] = []
  // Below which opener nothing can pair with a run of this sort: it has been looked for in vain.
  const floors = new Map<string, number>()
  const keep = (count: number) => {
    openers.length = count
    for (const [sort, floor] of floors) if (floor > count) floors.set(sort, count)
  }
  for (let at = from; at < runs.length; at += 1) {
    const closer = runs[at]
    if (closer === undefined) continue
    const sort = `${closer.sign}${closer.sign === '~' ? closer.length : closer.length % 3}${closer.opens}`
    while (closer.closes && closer.left > 0) {
      const floor = floors.get(sort) ?? 0
      let place = openers.length - 1
      while (place >= floor && !fit(openers[place], closer)) place -= 1
      const opener = place >= floor ? openers[place] : undefined
      if (opener === undefined) {
        floors.set(sort, openers.length)
        break
      }
      const used = Math.min(opener.left, closer.left, 2)
      const kind = closer.sign === '~' ? 'del' : used === 2 ? 'strong' : 'em'
      opener.opened = pushed(opener.opened, kind)
      closer.closed = pushed(closer.closed, kind)
      opener.left -= used
      closer.left -= used
      keep(opener.left > 0 && closer.sign !== '~' ? place + 1 : place)
    }
    if (closer.opens && closer.left > 0) openers.push(closer)
  }
}

function pushed(found: Emphasis[] | undefined, kind: Emphasis): Emphasis[] {
  if (found === undefined) return [kind]
  found.push(kind)
  return found
}

/** Runs of which one could do both pair only when their lengths do not add up to a multiple of 3, unless both are one. */
const fit = (opener: Run | undefined, closer: Run) =>
  opener !== undefined &&
  opener.sign === closer.sign &&
  (closer.sign === '~'
    ? opener.length === closer.length
    : !(opener.closes || closer.opens) || closer.length % 3 === 0 || (opener.length + closer.length) % 3 !== 0)
