// Finds the fewest backslashes with which text is read as it was typed. Which reading that is, the caller says: nothing here knows
// what signs mean.
import type { InlinePart } from './write-inline.ts'

/** CommonMark 2.4: what a backslash can stand before. */
const ESCAPABLE = /[!-/:-@[-`{-~]/g

/** Kinds of sign with more than this many are escaped all or not at all. */
const MOST_SINGLE = 16

/** In longer texts, which take long to read, all are escaped or none. */
const LONGEST_PICKED = 10_000

/**
 * The parts as Markdown that `isRight`, with as few backslashes as possible: none for most texts.
 * @returns undefined when backslashes do not help.
 */
export function escaped(parts: readonly InlinePart[], isRight: (markdown: string) => boolean): string | undefined {
  const bare = written(parts, new Set())
  if (isRight(bare)) return bare
  const places = placesIn(parts)
  let kept = new Set(places.keys())
  if (kept.size === 0 || !isRight(written(parts, kept))) return undefined
  if (bare.length > LONGEST_PICKED) return written(parts, kept)
  const without = (taken: readonly string[]) => {
    const fewer = new Set([...kept].filter((place) => !taken.includes(place)))
    if (isRight(written(parts, fewer))) kept = fewer
  }
  // The first sign of a construct is the one that people expect a backslash before.
  for (const sign of [...new Set(places.values())].toReversed())
    without([...places.keys()].filter((place) => places.get(place) === sign))
  const counts = Map.groupBy(kept, (place) => places.get(place) ?? '')
  // From the last on: of a pair the first then keeps its backslash.
  for (const same of counts.values())
    if (same.length <= MOST_SINGLE) for (const place of same.toReversed()) without([place])
  return written(parts, kept)
}

/** With a backslash before whatever can have one. */
export const whollyEscaped = (parts: readonly InlinePart[]) => written(parts, new Set(placesIn(parts).keys()))

/** Where a backslash can stand, as part and place in it, with the sign there. */
function placesIn(parts: readonly InlinePart[]): Map<string, string> {
  const places = new Map<string, string>()
  for (const [at, { isText, text }] of parts.entries())
    if (isText) for (const { 0: sign, index } of text.matchAll(ESCAPABLE)) places.set(`${at}:${index}`, sign)
  return places
}

const written = (parts: readonly InlinePart[], places: ReadonlySet<string>) =>
  parts
    .map(({ isText, text }, at) =>
      isText
        ? text.replace(ESCAPABLE, (sign, index: number) => (places.has(`${at}:${index}`) ? `\\${sign}` : sign))
        : text,
    )
    .join('')
