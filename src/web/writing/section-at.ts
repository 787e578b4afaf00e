// The section of a text that a block belongs to, as an outline and a place in it. Pure.
import { blocksOf } from '#contract/markdown/plain-text.ts'
import { LONGEST_AROUND } from '#contract/tools/article-section.ts'
import { LONGEST_STREAM } from '#contract/tools/stream.ts'
import { OUTLINE_LIMITS, type OutlineSection } from '#contract/writing/outline.ts'

export interface SectionAt {
  /** The sections of the whole text, by their headings. */
  sections: OutlineSection[]
  /** Which of them, from 0. */
  section: number
  /** Its blocks, from its heading up to the next, among those of the text. */
  first: number
  last: number
  /** Its own text, heading included, and what stands around it, in Markdown. */
  present: string
  before: string
  after: string
}

const HEADING = /^ {0,3}#{2}[ \t]/

/** @returns undefined above the first heading of the second level. */
export function sectionAt(markdown: string, block: number): SectionAt | undefined {
  const blocks = blocksOf(markdown)
  const heads = blocks.flatMap(({ type, raw, text }, at) =>
    type === 'heading' && HEADING.test(raw) ? [{ at, heading: text.replace(/\s+/g, ' ').trim() }] : [],
  )
  const section = heads.findLastIndex(({ at }) => at <= block)
  const head = heads[section]
  if (head === undefined || heads.length > OUTLINE_LIMITS.sections) return undefined
  const last = heads[section + 1]?.at ?? blocks.length
  const from = blocks[head.at]?.from ?? 0
  const to = blocks[last]?.from ?? markdown.length
  return {
    sections: heads.map(({ heading }) => ({ heading: heading.slice(0, OUTLINE_LIMITS.heading) || '–', points: [] })),
    section,
    first: head.at,
    last,
    present: markdown.slice(from, to).slice(0, LONGEST_STREAM),
    before: markdown.slice(0, from).slice(-LONGEST_AROUND),
    after: markdown.slice(to).slice(0, LONGEST_AROUND),
  }
}
