// What can be counted about an article that was arranged from its sources: what stands there word for word, what stands twice, what
// was left open. Whether it reads well, it cannot tell.
import { gapsIn } from '#contract/articles/gaps.ts'
import { articleMeasures } from '#contract/writing/article-length.ts'
import { splitSentences } from '#dutch/text/sentences.ts'
import { HELPLINE_113 } from '#dutch/source/tone.ts'
import type { ArticleCase } from './article-cases.ts'
import type { WrittenArticle } from './article-write.ts'

export interface ArticleFigures {
  words: number
  /** Whether it is within the length that was asked for, or has all that its sources hold. */
  inRange: boolean
  sections: number
  sentences: number
  /** The share of its sentences that stand in a source word for word, from 0 to 1. */
  literal: number
  /** Sentences that stand there more than once. */
  repeated: number
  gaps: number
}

/** @returns the figures of an article; zeros where it was declined. */
export function measureArticle(asked: ArticleCase, { outline, draft }: WrittenArticle): ArticleFigures {
  const sentences = sentencesIn(draft)
  const told = asked.sources.map(({ text }) => plain(text)).join(' | ')
  const stands = sentences.filter((sentence) => told.includes(plain(sentence)))
  const words = draft.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  const { min, max } = articleMeasures[asked.length].words
  const all = asked.sources.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0)
  return {
    words,
    inRange: words <= max * 1.15 && words >= Math.min(min, all * 0.85),
    sections: outline.sections.length,
    sentences: sentences.length,
    literal: sentences.length === 0 ? 0 : Math.round((stands.length / sentences.length) * 1_000) / 1_000,
    repeated: sentences.length - new Set(sentences.map(plain)).size,
    gaps: gapsIn(draft).length,
  }
}

/** The sentences of the running text and its lists, without headings, gaps and the line of 113. */
function sentencesIn(draft: string): string[] {
  return draft
    .split('\n')
    .filter((line) => !line.startsWith('#') && line.trim() !== HELPLINE_113)
    .map((line) => gapsIn(line).reduceRight((left, { from, to }) => left.slice(0, from) + left.slice(to), line))
    .flatMap((line) => splitSentences(line.replace(/^(?:- |\d+\. )/u, '')))
    .filter((sentence) => plain(sentence) !== '')
}

/** Letters and figures between single spaces. */
const plain = (text: string) => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')
