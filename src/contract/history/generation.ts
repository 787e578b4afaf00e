// One generation in its user's history: its input and its results.
import { z } from 'zod'
import { ratingOf } from '../feedback/feedback.ts'
import { toolNames } from '../tools/registry.ts'

export const generation = z.object({
  id: z.number().int(),
  tool: z.enum(toolNames),
  /** The article that it was written for; null for one that was about none. The article may be gone since. */
  articleId: z.number().int().nullable(),
  /** Its title; null for no article, and for one that was deleted. */
  articleTitle: z.string().nullable(),
  /** The input after validation by the tool's contract, with the id of the style profile. */
  input: z.record(z.string(), z.unknown()),
  /** How many words its source had; 0 without one. The source itself is asked for by itself: a list would be heavy with it. */
  sourceWords: z.number().int().default(0),
  /** The tool's output; `textsIn` lists the texts in it. */
  output: z.record(z.string(), z.unknown()),
  model: z.string(),
  favourite: z.boolean(),
  createdAt: z.iso.datetime(),
  /** The user's ratings of the results, each with its result's index in `textsIn(output)`. */
  feedback: z.array(ratingOf),
})
export type Generation = z.infer<typeof generation>

/** Most generations on one page: fewer than elsewhere, because each is sent whole. */
export const HISTORY_PAGE = 20
