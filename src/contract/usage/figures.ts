// Figures about AI requests: what is added up for a tool, a model, a user or a day.
import { z } from 'zod'

/** Sums, so that figures of parts and of days can be added. */
export const figures = z.object({
  requests: z.number().int(),
  failures: z.number().int(),
  tokens: z.number().int(),
  /** In US dollar cents, fractions included. */
  cost: z.number(),
  processingTimeMs: z.number(),
})
export type Figures = z.infer<typeof figures>

/** By the name of a tool or model, or the id of a user. */
export type Breakdown = Record<string, Figures>
