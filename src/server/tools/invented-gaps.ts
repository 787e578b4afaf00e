// Takes figures and names that stand in no source out of a text. Knows no model and no tool.
import { gap } from '#contract/writing/gaps.ts'
import type { FindInvented } from './define.ts'

/** The text with a gap in the place of each figure and name that was made up. */
export function withGaps(text: string, invented: FindInvented): string {
  return invented(text).reduceRight(
    (left, mark) => left.slice(0, mark.start) + gap(`‘${mark.text}’ staat in geen bron`) + left.slice(mark.end),
    text,
  )
}

/** The texts in which nothing was made up. */
export const withoutInvented = (texts: readonly string[], invented: FindInvented): string[] =>
  texts.filter((text) => invented(text).length === 0)
