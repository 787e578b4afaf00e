// The words of a text, and which of them two texts share in the same order. A line break counts as a word, so that
// paragraphs stay aligned. Knows nothing of spaces or of changes.
import { diffArrays } from 'diff'

export interface Word {
  text: string
  /** Its place in the text, from `start` up to `end`, in UTF-16 code units. */
  start: number
  end: number
}

/** Letters, digits, combining accents, and invisible characters within a word: soft hyphen, zero-width (non-)joiner. */
const letter = String.raw`[\p{L}\p{N}\p{M}\u00AD\u200C\u200D]`

/**
 * White space; else a word with its inner apostrophes, hyphens and decimal marks; else an emoji with all that belongs to
 * it; else a flag; else one mark, as often as it is repeated. Never half of what a reader sees as one character.
 */
const word = new RegExp(
  [
    String.raw`\s+`,
    String.raw`${letter}+(?:(?:['’‑-]|(?<=\p{N})[.,:](?=\p{N}))${letter}+)*`,
    String.raw`\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{M}\u200D\u{1F3FB}-\u{1F3FF}\u{E0020}-\u{E007F}]*`,
    String.raw`\p{RI}\p{RI}`,
    String.raw`(\S)\1*[\p{M}\u200D]*`,
  ].join('|'),
  'gu',
)

/** White space without a new line. */
const space = /^[^\S\r\n\u2028\u2029]+$/

/** Everything in `text` but its spaces: words, marks and line breaks. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(word), ({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  })).filter(({ text: found }) => !space.test(found))
}

/** Beyond this many differing words the search would hold up the screen; such a stretch is one change. */
const MOST_EDITS = 1_500

/** A stretch of both texts, as indexes of words: `from` is included, `to` is not. */
interface Stretch {
  from: readonly [before: number, after: number]
  to: readonly [before: number, after: number]
}

/** The words that stay: pairs of their indexes in both texts, increasing in both. */
export function wordsKept(before: readonly Word[], after: readonly Word[]): [number, number][] {
  const kept: [number, number][] = []
  align({ from: [0, 0], to: [before.length, after.length] })
  return kept.toSorted(([one], [other]) => one - other)

  function align(stretch: Stretch): void {
    const {
      from: [a, b],
      to: [aEnd, bEnd],
    } = trim(stretch)
    if (a === aEnd || b === bEnd) return
    // Words that occur once in both stretches are better anchors than words like 'de' and 'en', which occur many times.
    const anchors = rising(uniquePairs(a, aEnd, b, bEnd))
    if (anchors.length === 0) return search(a, aEnd, b, bEnd)
    let [lastA, lastB] = [a, b]
    for (const [nextA, nextB] of [...anchors, [aEnd, bEnd] as const]) {
      align({ from: [lastA, lastB], to: [nextA, nextB] })
      if (nextA < aEnd) kept.push([nextA, nextB])
      ;[lastA, lastB] = [nextA + 1, nextB + 1]
    }
  }

  /** Keeps the words that both texts have in common at the ends, and returns the stretch between them. */
  function trim({ from: [a, b], to: [aEnd, bEnd] }: Stretch): Stretch {
    while (a < aEnd && b < bEnd && same(a, b)) kept.push([a++, b++])
    while (a < aEnd && b < bEnd && same(aEnd - 1, bEnd - 1)) kept.push([--aEnd, --bEnd])
    return { from: [a, b], to: [aEnd, bEnd] }
  }

  function same(a: number, b: number): boolean {
    return before[a]?.text === after[b]?.text
  }

  function uniquePairs(a: number, aEnd: number, b: number, bEnd: number): [number, number][] {
    const inAfter = onlyPlaces(after, b, bEnd)
    return [...onlyPlaces(before, a, aEnd)].flatMap(([text, place]): [number, number][] => {
      const other = inAfter.get(text)
      return place === null || other === undefined || other === null ? [] : [[place, other]]
    })
  }

  function search(a: number, aEnd: number, b: number, bEnd: number): void {
    const found = diffArrays(texts(before, a, aEnd), texts(after, b, bEnd), { maxEditLength: MOST_EDITS }) ?? []
    let [atA, atB] = [a, b]
    for (const { added, removed, count } of found) {
      if (!added && !removed) for (let step = 0; step < count; step += 1) kept.push([atA + step, atB + step])
      if (!added) atA += count
      if (!removed) atB += count
    }
  }
}

function texts(words: readonly Word[], from: number, to: number): string[] {
  return words.slice(from, to).map(({ text }) => text)
}

/** Each word with its index, or null when it occurs more than once. In the order of the text. */
function onlyPlaces(words: readonly Word[], from: number, to: number): Map<string, number | null> {
  const places = new Map<string, number | null>()
  for (let at = from; at < to; at += 1) {
    const text = words[at]?.text ?? ''
    places.set(text, places.has(text) ? null : at)
  }
  return places
}

/** The longest subsequence of `pairs` that increases in both texts (patience sorting). `pairs` are sorted by the first. */
function rising(pairs: readonly [number, number][]): [number, number][] {
  interface Link {
    pair: [number, number]
    before: Link | undefined
  }
  const ends: Link[] = []
  for (const pair of pairs) {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle]?.pair[1] ?? 0) < pair[1]) low = middle + 1
      else high = middle
    }
    ends[low] = { pair, before: ends[low - 1] }
  }
  const row: [number, number][] = []
  for (let link = ends.at(-1); link; link = link.before) row.push(link.pair)
  return row.toReversed()
}
