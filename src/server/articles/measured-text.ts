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
  shingles: number[]
}

export function searchCopyOf({ title, content }: { title: string; content: string }): SearchCopy {
  const text = plainText(content)
  return {
    words: [...new Set(`${title} ${text}`.split(/\s+/))].join(' '),
    shingles: shinglesOf(text).hashes,
  }
}
