// The work on the texts of articles that takes time in proportion to them. Done by `site.texts`, never within a transaction, which
// would hold its connection all that time.
import type { ArticleMetrics } from '#contract/articles/metrics.ts'
import type { MachineBlock } from '#contract/writing/blocks.ts'
import type { TextWork } from '../workshop/text-work.ts'
import type { SearchCopy, ToMeasure, ToShingle } from './measured-text.ts'
import type { ToPlace } from './picture-addresses.ts'
import type { Carried, TextFacts } from './text-facts.ts'

export const readFacts: TextWork<string, TextFacts> = {
  name: 'article-facts',
  lengthOf: (content) => content.length,
  load: async () => (await import('./text-facts.ts')).factsOf,
}

/** How much longer a character takes to be compared than to be read. */
const COMPARED_WEIGHT = 3

export const carryMarks: TextWork<Carried, MachineBlock[]> = {
  name: 'article-marks',
  lengthOf: ({ before, content }) => COMPARED_WEIGHT * (before.length + content.length),
  load: async () => (await import('./text-facts.ts')).carriedMarks,
}

/** The numbers of the shingles of a text. */
export const shingleText: TextWork<ToShingle, number[]> = {
  name: 'article-shingles',
  lengthOf: ({ text }) => text.length,
  load: async () => (await import('./measured-text.ts')).hashesOf,
}

/** How much longer a character takes to be measured than to be read. */
const MEASURED_WEIGHT = 3

export const measureText: TextWork<ToMeasure, ArticleMetrics> = {
  name: 'article-metrics',
  lengthOf: ({ content, others }) =>
    MEASURED_WEIGHT * others.reduce((sum, { text }) => sum + text.length, content.length),
  load: async () => (await import('./measured-text.ts')).measuredText,
}

/** What searches look through of an article. */
export const copyForSearch: TextWork<{ title: string; content: string }, SearchCopy> = {
  name: 'article-search-copy',
  lengthOf: ({ content }) => content.length,
  load: async () => (await import('./measured-text.ts')).searchCopyOf,
}

/** The pictures of a text that say nothing to who cannot see them, by their numbers. */
export const findUndescribed: TextWork<string, { number: number }[]> = {
  name: 'article-undescribed',
  lengthOf: (content) => content.length,
  load: async () => {
    const { picturesWithoutAlt } = await import('#contract/articles/picture-mentions.ts')
    return (content) => picturesWithoutAlt(content).map(({ number }) => ({ number }))
  },
}

/** Puts the pictures of an import that were stored where its text has them. */
export const placePictures: TextWork<ToPlace, string> = {
  name: 'article-pictures',
  lengthOf: ({ content }) => content.length,
  load: async () => (await import('./picture-addresses.ts')).withPlaced,
}
