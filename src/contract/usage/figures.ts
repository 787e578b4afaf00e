// Figures about AI requests: what is added up for a tool, a model, a user or a day.
import { z } from 'zod'

/** Sums, so that figures of parts and of days can be added. */
export const figures = z.object({
  requests: z.number().int(),
  failures: z.number().int(),
  tokens: z.number().int(),
  /** In US dollar cents, fractions included; of the requests whose price is known. */
  cost: z.number(),
  /** Requests whose price is not known: `cost` is without them. */
  unpriced: z.number().int(),
  processingTimeMs: z.number(),
})
export type Figures = z.infer<typeof figures>

export const noFigures: Figures = { requests: 0, failures: 0, tokens: 0, cost: 0, unpriced: 0, processingTimeMs: 0 }

/** By the name of a tool or model, or the id of a user. */
export type Breakdown = Record<string, Figures>

/** Where a breakdown by model keeps requests that asked no model, or stopped before they could tell which. */
export const UNKNOWN_MODEL = 'onbekend'

/** Where a breakdown by user keeps requests whose account was deleted; no id is 0. */
export const NO_USER = '0'

/** Part by part. Costs have six decimals; what adding fractions leaves behind those is cut off. */
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

/** What is left of `all` without `part`. */
export function withoutFigures(all: Figures, part: Figures): Figures {
  const negative = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, -value])) as Figures
  return addFigures(all, negative)
}

const toMillionths = (cost: number) => Math.round(cost * 1e6) / 1e6

/** How long a request took on average, failed ones included; null without requests. */
export function averageMs({ requests, processingTimeMs }: Figures): number | null {
  return requests === 0 ? null : processingTimeMs / requests
}
