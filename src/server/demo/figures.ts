// Six weeks of AI requests for the demo: busy on weekdays, growing a little, and now and then a tool that does badly, so
// that optimisations are proposed.
import { DAY_MS } from '#contract/days.ts'
import { problems } from '#contract/problems.ts'
import type { ToolName } from '#contract/tools/registry.ts'
import type { PastRequest } from '../quota/store.ts'

const HOUR_MS = 60 * 60 * 1000

/** [tool, requests on a weekday at first, usual duration in ms, usual number of tokens]. */
const work = [
  ['facebook-captions', 5, 900, 610],
  ['pinterest-captions', 3, 1_000, 640],
  ['link-in-bio-titles', 3, 1_100, 700],
  ['titeltovenaar', 4, 700, 420],
  ['rewriter', 2, 4_200, 1_900],
  ['shorts-text', 3, 2_600, 900],
] as const
const FIGURE_DAYS = 45

/** The time limit of a request. */
const LIMIT_MS = 60_000

/** A period in which a tool did badly. */
interface Trouble {
  tool: ToolName
  /** The first and the last day, in days ago. */
  from: number
  to: number
  /** One in this many requests exceeds the time limit. */
  late?: number
  /** How long a request takes instead of usual, in ms. */
  ms?: number
}

/** In the order in which optimisations were proposed because of them: see decisions.ts. */
const troubles: readonly Trouble[] = [
  { tool: 'facebook-captions', from: 28, to: 21, late: 4 },
  { tool: 'link-in-bio-titles', from: 15, to: 8, ms: 12_000 },
  { tool: 'pinterest-captions', from: 8, to: 1, late: 5 },
  { tool: 'shorts-text', from: 8, to: 1, ms: 13_000 },
]

/** All requests, day by day from the oldest: few at weekends, and one in 29 fails. Nothing is random. */
export function* usage(now: Date): Generator<Omit<PastRequest, 'userId'>> {
  let turn = 0
  for (let ago = FIGURE_DAYS; ago >= 0; ago -= 1) {
    const morning = new Date(now.getTime() - ago * DAY_MS)
    const weekend = [0, 6].includes(morning.getUTCDay())
    for (const [tool, share, ms, tokens] of work) {
      const count = Math.round((share * (FIGURE_DAYS * 2 - ago)) / FIGURE_DAYS / (weekend ? 4 : 1))
      const trouble = troubles.find((one) => one.tool === tool && ago <= one.from && ago >= one.to)
      for (let nth = 0; nth < count; nth += 1) {
        turn += 1
        const wobble = ((turn * 37) % 41) / 41
        const late = trouble?.late !== undefined && turn % trouble.late === 0
        const success = (turn % 29 !== 0 && !late) || ago === 0
        const takes = late ? LIMIT_MS : (trouble?.ms ?? ms) * (0.7 + wobble * 0.8)
        const totalTokens = success ? Math.round(tokens * (0.8 + wobble * 0.4)) : 0
        yield {
          agentType: tool,
          modelUsed: 'demo-model',
          promptTokens: Math.round(totalTokens * 0.7),
          completionTokens: totalTokens - Math.round(totalTokens * 0.7),
          totalTokens,
          processingTimeMs: Math.round(takes),
          estimatedCost: totalTokens * 0.00006,
          success,
          errorMessage: success
            ? null
            : late
              ? problems.writerTooSlow.message
              : 'Demo: de schrijfhulp gaf geen bruikbaar antwoord.',
          createdAt: new Date(morning.getTime() - (turn % 9) * HOUR_MS),
        }
      }
    }
  }
}
