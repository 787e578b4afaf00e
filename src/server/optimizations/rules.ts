// What could be better about a tool, from its figures. No SQL, no HTTP; the texts stand in words.ts.
import { toolNames, tools } from '#contract/tools/registry.ts'
import { settingBounds, type ToolSetting } from '#contract/tools/settings.ts'
import {
  LEAST_RATINGS,
  LEAST_REQUESTS,
  type Optimization,
  type SettingChange,
  type ToolFigures,
} from '#contract/optimizations/optimization.ts'
import type { ToolDays } from './figures-store.ts'
import * as words from './words.ts'

/** The figures from which on severity is low, medium and high. */
type Steps = readonly [low: number, medium: number, high: number]

/** Share of requests that failed. One in ten is noticed by everyone who makes a few sets a day. */
const FAILED_SHARES: Steps = [0.1, 0.2, 0.4]

/** Mean time of an answer in ms. After ten seconds people turn to something else (Nielsen, Response Times, 1993). */
const ANSWER_TIMES_MS: Steps = [10_000, 15_000, 30_000]

/** A text that streams is read while it is written: three times as long is bearable. */
const STREAM_FACTOR = 3

/** Cost of one request in US dollar cents. A caption with a model of the middle class costs about one. */
const COSTS: Steps = [2, 4, 8]

/** A tool with half of all cost, and with twice the share it has of the requests, counts as costly whatever one costs. */
const COST_SHARE = 0.5
const COST_OVER_REQUESTS = 2

/** In US dollar cents: below a dollar in all there is nothing to save. */
const LEAST_COST = 100

/** Share of thumbs down. Some dislike is taste; one in three is not. */
const DISLIKED_SHARES: Steps = [0.3, 0.45, 0.6]

/** Examples added or taken away at a time: a small step, measured before the next. */
const EXAMPLES_STEP = 1

/** Time limits grow by half and shrink by a third, to whole tens of seconds. */
const LONGER = 1.5
const SHORTER = 2 / 3

/** A character is about a quarter of a token in Dutch (vendors' rule of thumb for European languages). */
const CHARACTERS_PER_TOKEN = 4

/** Taking away what is less than this share of a prompt changes nothing one could measure. */
const WORTH_SAVING = 0.05

/** With a larger share of failures than this, a shorter time limit would only add to them. */
const FEW_FAILURES = 0.05

/** What a rule proposes, as `ai_optimizations` keeps it. */
export type Proposal = Pick<
  Optimization,
  | 'tool'
  | 'impactArea'
  | 'title'
  | 'description'
  | 'severity'
  | 'estimatedImpact'
  | 'implementationDifficulty'
  | 'suggestedChanges'
  | 'automaticallyImplementable'
> & { figures: ToolFigures }

/**
 * Everything that could be better about the tools with these figures. A tool whose settings were changed in these days is
 * left alone: its figures mix before and after. Two proposals never move the same setting of a tool. The first rule takes
 * it, so what people think of the texts goes before what they cost, and an answer at all before a quick one.
 */
export function findProposals(allTools: readonly ToolDays[]): Proposal[] {
  return allTools
    .filter(({ changed }) => !changed)
    .flatMap((days) => {
      const free = new Set<ToolSetting>(days.live > 0 ? ['examplesShown', 'timeLimitSeconds'] : [])
      return [badlyRated(days, free), failing(days, free), slow(days, free), costly(days, free, allTools)].filter(
        (proposal) => proposal !== undefined,
      )
    })
}

type Rule<More extends unknown[] = []> = (days: ToolDays, free: Set<ToolSetting>, ...more: More) => Proposal | undefined

const badlyRated: Rule = (days, free) => {
  const { ratings, thumbsDown, hasMoreExamples } = days
  const severity = severityOf(share(thumbsDown, ratings), DISLIKED_SHARES)
  if (ratings < LEAST_RATINGS || severity === undefined) return undefined
  const more = hasMoreExamples ? claim(days, free, 'examplesShown', EXAMPLES_STEP) : undefined
  return propose(days, 'badly-rated', severity, more, words.badlyRated(days, more, exampleShare(days)))
}

const failing: Rule = (days, free) => {
  const { requests, failures, timeouts } = days
  const severity = severityOf(share(failures, requests), FAILED_SHARES)
  if (requests < LEAST_REQUESTS || severity === undefined) return undefined
  const mostlyTooSlow = timeouts * 2 >= failures
  const longer = mostlyTooSlow ? claim(days, free, 'timeLimitSeconds', limitStep(days, LONGER)) : undefined
  return propose(days, 'failing', severity, longer, words.failing(days, longer))
}

const slow: Rule = (days, free) => {
  const { requests, failures, averageMs, ninetiethMs, ninetyNinthMs, settings } = days
  const factor = tools[days.tool].endpoint.streams ? STREAM_FACTOR : 1
  const severity = severityOf((averageMs ?? 0) / factor, ANSWER_TIMES_MS)
  if (requests - failures < LEAST_REQUESTS || severity === undefined) return undefined
  const step = limitStep(days, SHORTER)
  const shorterMs = (settings.timeLimitSeconds + step) * 1_000
  // A shorter limit is worth it only when it cuts off a few requests that hang: when one in ten takes that long, the model
  // is simply slow.
  const fewHang = ninetiethMs < shorterMs && ninetyNinthMs > shorterMs && share(failures, requests) <= FEW_FAILURES
  const change =
    (fewHang ? claim(days, free, 'timeLimitSeconds', step) : undefined) ??
    (exampleShare(days) >= WORTH_SAVING ? claim(days, free, 'examplesShown', -EXAMPLES_STEP) : undefined)
  return propose(days, 'slow', severity, change, words.slow(days, change, exampleShare(days)))
}

const costly: Rule<[allTools: readonly ToolDays[]]> = (days, free, allTools) => {
  const { requests, cost, costPerRequest } = days
  const all = { cost: sum(allTools, 'cost'), requests: sum(allTools, 'requests') }
  const costShare = share(cost, all.cost)
  const stands = costShare >= COST_SHARE && costShare >= COST_OVER_REQUESTS * share(requests, all.requests)
  const severity = severityOf(costPerRequest ?? 0, COSTS) ?? (stands && all.cost >= LEAST_COST ? 'low' : undefined)
  if (requests < LEAST_REQUESTS || severity === undefined) return undefined
  const fewer = exampleShare(days) >= WORTH_SAVING ? claim(days, free, 'examplesShown', -EXAMPLES_STEP) : undefined
  return propose(
    days,
    'costly',
    severity,
    fewer,
    words.costly(days, fewer, { costShare, examples: exampleShare(days) }),
  )
}

/** The figure by which a rule tells better from worse; null when there is too little to tell. */
export function measureOf(area: Proposal['impactArea'], figures: ToolFigures): number | null {
  const { requests, failures, averageMs, costPerRequest, ratings, thumbsDown } = figures
  if (area === 'badly-rated') return ratings < LEAST_RATINGS ? null : share(thumbsDown, ratings)
  if (requests < LEAST_REQUESTS) return null
  return { failing: share(failures, requests), slow: averageMs, costly: costPerRequest }[area]
}

function severityOf(value: number, [low, medium, high]: Steps): Proposal['severity'] | undefined {
  if (value < low) return undefined
  return value < medium ? 'low' : value < high ? 'medium' : 'high'
}

/** Moves a setting by `step` within its bounds, and takes it out of `free`; undefined when it cannot move or is taken. */
function claim(
  { tool, settings }: ToolDays,
  free: Set<ToolSetting>,
  setting: ToolSetting,
  step: number,
): SettingChange | undefined {
  const from = settings[setting]
  const { least, most } = settingBounds(setting, tools[tool].endpoint.streams !== false)
  const to = Math.min(most, Math.max(least, from + step))
  // A value that was set outside its bounds by hand is pushed back by them, perhaps the other way: not what was asked.
  if (Math.sign(to - from) !== Math.sign(step) || !free.delete(setting)) return undefined
  return { kind: 'setting', setting, from, to }
}

function limitStep({ settings: { timeLimitSeconds } }: ToolDays, factor: number): number {
  return Math.round((timeLimitSeconds * factor) / 10) * 10 - timeLimitSeconds
}

/** The share of a request's tokens that learned examples take, from 0 to 1; an estimate. */
function exampleShare({ exampleCharacters, tokensPerRequest }: ToolDays): number {
  return Math.min(1, share(exampleCharacters / CHARACTERS_PER_TOKEN, tokensPerRequest))
}

function propose(
  days: ToolDays,
  impactArea: Proposal['impactArea'],
  severity: Proposal['severity'],
  change: SettingChange | undefined,
  { advice, ...said }: words.Words,
): Proposal {
  const { tool, requests, failures, timeouts, averageMs, tokensPerRequest, costPerRequest, ratings, thumbsDown } = days
  return {
    ...said,
    tool,
    impactArea,
    severity,
    implementationDifficulty: change ? 'easy' : 'medium',
    suggestedChanges: change ?? { kind: 'advice', advice },
    automaticallyImplementable: change !== undefined,
    figures: { requests, failures, timeouts, averageMs, tokensPerRequest, costPerRequest, ratings, thumbsDown },
  }
}

const share = (part: number, whole: number) => (whole > 0 ? part / whole : 0)
const sum = (allTools: readonly ToolDays[], field: 'cost' | 'requests') =>
  allTools.reduce((total, days) => total + days[field], 0)

/** The tool of a stored optimisation, when it still exists. */
export const isToolName = (name: string): name is ToolDays['tool'] => (toolNames as readonly string[]).includes(name)
