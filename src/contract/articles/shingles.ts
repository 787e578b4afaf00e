// Every five words in a row of a text, as numbers: two texts have in common what these have in common. Pure.
// After A. Broder, "On the resemblance and containment of documents" (1997), whose shingles these are.
import { finished, type Steps } from './steps.ts'

/** Words in a row; fewer occur in any two texts by chance. */
export const SHINGLE_WORDS = 5

/** A word of a text, and where it stands in it. */
export interface PlacedWord {
  /** In small letters, its accents composed: case, signs and the way of typing an é make no text original. */
  word: string
  from: number
  to: number
}

export interface Shingles {
  words: PlacedWord[]
  /**
   * One number for every five words in a row: the one at `i` begins with word `i`. Signed, 32 bits: of a thousand, one or two are
   * also in ten thousand other articles of that length by chance.
   */
  hashes: number[]
}

/** How many words are read in one step. */
const STEP_WORDS = 5_000

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

// oxlint-disable-next-line no-control-regex -- all of ASCII
const PLAIN = /^[\u0000-\u007f]*$/

export const shinglesOf = (text: string): Shingles => finished(shingling(text))

/** The same in steps: a million characters take 50 ms and more. */
export function* shingling(text: string): Steps<Shingles> {
  const words: PlacedWord[] = []
  const hashes: number[] = []
  const own: number[] = []
  for (const { 0: written, index } of text.matchAll(WORD)) {
    const lower = written.toLowerCase()
    const word = PLAIN.test(lower) ? lower : lower.normalize('NFC')
    words.push({ word, from: index, to: index + written.length })
    own.push(hashOf(word))
    if (own.length >= SHINGLE_WORDS) hashes.push(joined(own, own.length - SHINGLE_WORDS))
    if (own.length % STEP_WORDS === 0) yield
  }
  return { words, hashes }
}

function joined(own: readonly number[], first: number): number {
  let hash = 0
  for (let at = first; at < first + SHINGLE_WORDS; at += 1) hash = Math.imul(hash, 0x9e3779b1) ^ (own[at] ?? 0)
  return hash | 0
}

/** FNV-1a in 32 bits, over UTF-16 units. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash
}

/**
 * The share of a text that is its own, from 0 to 1: of its shingles those that are not `known` elsewhere. What a text repeats of
 * itself does not count against it; 1 where it has no five words in a row.
 * @param mistaken numbers in `known` that are of other words.
 */
export function originality(
  hashes: readonly number[],
  known: ReadonlySet<number>,
  mistaken: ReadonlySet<number> = new Set(),
): number {
  if (hashes.length === 0) return 1
  let found = 0
  for (const hash of hashes) if (known.has(hash) && !mistaken.has(hash)) found += 1
  return 1 - found / hashes.length
}
