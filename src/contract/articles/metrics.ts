// What is measured of an article, as it is kept: a JSON string, as the specification has it. Knows not how it is measured.
import { z } from 'zod'

const fraction = z.number().min(0).max(1)

/** Most things to improve that are named, and most overlaps that are shown. */
export const METRIC_LIMITS = { improvements: 10, overlaps: 30 } as const

/** A passage that also stands elsewhere. */
export const overlap = z.object({
  /** As it stands in the article, cut where it is long; and as it stands there. */
  text: z.string(),
  sourceText: z.string(),
  /** Which top-level block of the article it stands in, from 0, and where in the readable text of that, in UTF-16 units. */
  block: z.int().nonnegative(),
  from: z.int().nonnegative(),
  to: z.int().nonnegative(),
  /** What the article was made from, or another article of the same user. */
  source: z.object({ kind: z.enum(['original', 'article']), id: z.int().optional(), title: z.string() }),
})
export type Overlap = z.infer<typeof overlap>

export const articleMetrics = z.object({
  /** The share of its five words in a row that stand neither in the original nor in another article of its writer. */
  originality: fraction,
  /** Flesch-Douma, as a fraction; 1 for a text that is too short to tell. */
  readability: fraction,
  /** How well sentences join what stands before them (coherence.ts); 1 for a text that is too short to tell. */
  coherence: fraction,
  /** What to do, in Dutch, most useful first. */
  improvements: z.array(z.string()),
  /** For each of `improvements` the top-level block it is about, from 0; null for the whole text. */
  places: z.array(z.int().nonnegative().nullable()).default([]),
  /** In the order of the text; those of most words. */
  overlaps: z.array(overlap).default([]),
  /** How many words were measured. Left out in metrics that others kept. */
  words: z.int().optional(),
  measuredAt: z.iso.datetime().optional(),
})
export type ArticleMetrics = z.infer<typeof articleMetrics>

/** The kept metrics; null when they cannot be read. */
export function readMetrics(json: string): ArticleMetrics | null {
  try {
    return articleMetrics.parse(JSON.parse(json))
  } catch {
    return null
  }
}
