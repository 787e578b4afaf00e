// Measures a text among others: for text-work.ts, which says where it is done. Pure.
import { measuring } from '#contract/articles/measuring.ts'
import type { ArticleMetrics } from '#contract/articles/metrics.ts'
import { ownText, type Source } from '#contract/articles/overlaps.ts'
import { shinglesOf } from '#contract/articles/shingles.ts'
import { finished } from '#contract/articles/steps.ts'
import { blocksOf, plainText } from '#contract/markdown/plain-text.ts'

export interface ToShingle {
  text: string
  isMarkdown: boolean
}

export const hashesOf = ({ text, isMarkdown }: ToShingle): number[] =>
  shinglesOf(isMarkdown ? ownText(blocksOf(text)).text : text).hashes

/** Another text, and what it is called at each place in it: the first that holds it, else the last. */
export interface OtherText extends ToShingle {
  places: { from: number; to: number; source: ReturnType<Source['of']> }[]
}

export interface ToMeasure {
  title: string
  content: string
  /** The numbers of shingles that stand in the original or in another article. */
  known: readonly number[]
  /** The texts of which overlaps are shown. */
  others: readonly OtherText[]
}

export function measuredText({ title, content, known, others }: ToMeasure): ArticleMetrics {
  const blocks = blocksOf(content)
  const own = ownText(blocks)
  const sources = others.map(({ text, isMarkdown, places }): Source => {
    const read = isMarkdown ? plainText(text) : text
    const of = (at: number) => (places.find(({ from, to }) => from <= at && at < to) ?? places.at(-1))?.source
    return { of: (at) => of(at) ?? { kind: 'original', title: '' }, text: read, shingles: shinglesOf(read) }
  })
  return finished(measuring({ title, blocks, own, shingles: shinglesOf(own.text), known: new Set(known), sources }))
}

export interface SearchCopy {
  /** The different words of the title and the text: a third of their length, and any part of a word is found in them as in the text. */
  words: string
  /** Each once. */
  shingles: number[]
}

/**
 * How much of a text its copy has: the beginning of long words, different words of so many UTF-16 units together, and so many shingles. An
 * article of ten thousand words has less; of a book it is the first part. Keeping it is one statement, for which all wait where the database
 * has one connection: of all words and shingles of a million characters it took a second and more.
 */
export const COPIED = { wordLength: 1_000, words: 100_000, shingles: 10_000 }

export function searchCopyOf({ title, content }: { title: string; content: string }): SearchCopy {
  const text = plainText(content)
  const shingles = new Set(shinglesOf(text).hashes)
  return { words: differentWords(`${title} ${text}`), shingles: [...shingles].slice(0, COPIED.shingles) }
}

function differentWords(text: string): string {
  const words = new Set<string>()
  let length = 0
  for (const [whole] of text.matchAll(/\S+/g)) {
    const word = whole.slice(0, COPIED.wordLength)
    if (words.has(word)) continue
    length += word.length + 1
    if (length > COPIED.words) break
    words.add(word)
  }
  return [...words].join(' ')
}
