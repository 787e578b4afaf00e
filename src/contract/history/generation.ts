// One generation as its user keeps it: what was asked, and what came of it.
import { z } from 'zod'
import { ratingOf } from '../feedback/feedback.ts'
import { toolNames } from '../tools/registry.ts'

export const generation = z.object({
  id: z.number().int(),
  tool: z.enum(toolNames),
  /** The tool's input as its contract read it, the style profile's id included. */
  input: z.record(z.string(), z.unknown()),
  /** The tool's output; `textsIn` gives its texts. */
  output: z.record(z.string(), z.unknown()),
  model: z.string(),
  favourite: z.boolean(),
  createdAt: z.iso.datetime(),
  /** What its user said of the results, by the place of each in `textsIn(output)`. */
  feedback: z.array(ratingOf),
})
export type Generation = z.infer<typeof generation>

/** Most generations on one page: each is sent whole. */
export const HISTORY_PAGE = 20
