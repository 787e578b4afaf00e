// Every five words in a row of a text, as numbers: two texts have in common what these have in common. Pure.
// After A. Broder, "On the resemblance and containment of documents" (1997), whose shingles these are.

/** Words in a row; fewer occur in any two texts by chance. */
export const SHINGLE_WORDS = 5

/** A word of a text, and where it stands in it. */
export interface PlacedWord {
  word: string
  from: number
  to: number
}

export interface Shingles {
  words: PlacedWord[]
  /** One number for every five words in a row: the one at `i` begins with word `i`. Signed, 32 bits. */
  hashes: number[]
}

/** The words of `text`, without capitals and signs between them; case and quotation marks make no text original. */
export function placedWords(text: string): PlacedWord[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => ({
    word: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }))
}

export function shinglesOf(text: string): Shingles {
  const words = placedWords(text)
  const own = words.map(({ word }) => hashOf(word))
  const hashes: number[] = []
  for (let first = 0; first + SHINGLE_WORDS <= own.length; first += 1) {
    let hash = 0
    for (let at = first; at < first + SHINGLE_WORDS; at += 1) hash = Math.imul(hash, 0x9e3779b1) ^ (own[at] ?? 0)
    hashes.push(hash | 0)
  }
  return { words, hashes }
}

/** FNV-1a in 32 bits, over UTF-16 units. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash
}
