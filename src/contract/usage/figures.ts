// Figures about AI requests: the sums for a tool, a model, a user or a day, and calculations with them.
import { z } from 'zod'

/** Sums only, no averages, so that the figures of several tools or days can be added. */
export const figures = z.object({
  requests: z.number().int(),
  failures: z.number().int(),
  tokens: z.number().int(),
  /** Estimated cost in US dollar cents, with fractions, of the requests whose price is known. */
  cost: z.number(),
  /** Number of requests whose price is not known, and so not part of `cost`. */
  unpriced: z.number().int(),
  processingTimeMs: z.number(),
})
export type Figures = z.infer<typeof figures>

export const noFigures: Figures = { requests: 0, failures: 0, tokens: 0, cost: 0, unpriced: 0, processingTimeMs: 0 }

/** Figures by the name of a tool, the name of a model, or the id of a user. */
export type Breakdown = Record<string, Figures>

/** The key in a breakdown by model for requests that used no model, or stopped before their model was known. */
export const UNKNOWN_MODEL = 'onbekend'

/** The key in a breakdown by user for requests of deleted accounts; no user has the id 0. */
export const NO_USER = '0'

/** The sum of two figures. The cost is rounded to its six decimals, to remove floating-point errors. */
export function addFigures(a: Figures, b: Figures): Figures {
  return {
    requests: a.requests + b.requests,
    failures: a.failures + b.failures,
    tokens: a.tokens + b.tokens,
    cost: toMillionths(a.cost + b.cost),
    unpriced: a.unpriced + b.unpriced,
    processingTimeMs: a.processingTimeMs + b.processingTimeMs,
  }
}

/** `all` minus `part`. */
export function withoutFigures(all: Figures, part: Figures): Figures {
  const negative = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, -value])) as Figures
  return addFigures(all, negative)
}

const toMillionths = (cost: number) => Math.round(cost * 1e6) / 1e6

/** Average duration of a request in ms, failed ones included; null without requests. */
export function averageMs({ requests, processingTimeMs }: Figures): number | null {
  return requests === 0 ? null : processingTimeMs / requests
}
