// An optimisation: a proposal, derived from the usage figures, to improve a tool; and what became of it. Stored in the
// table `ai_optimizations`.
import { z } from 'zod'
import { toolSetting } from '../tools/settings.ts'

export const severities = ['low', 'medium', 'high'] as const
export const difficulties = ['easy', 'medium', 'hard'] as const
export const optimizationStatuses = ['proposed', 'accepted', 'implemented', 'dismissed'] as const
export type OptimizationStatus = (typeof optimizationStatuses)[number]

/** What an optimisation improves; each area has a rule that looks at the figures of one tool. */
export const impactAreas = ['failing', 'slow', 'costly', 'badly-rated'] as const
export type ImpactArea = (typeof impactAreas)[number]

/** The figures of one tool over some days. Requests that a user cancelled, or a restart cut off, are not counted. */
export const toolFigures = z.object({
  requests: z.number().int(),
  /** Without those that failed because of what the user asked. */
  failures: z.number().int(),
  /** Failures because the time limit had passed. */
  timeouts: z.number().int(),
  /** Average over the requests that succeeded, in ms; null when there were none. */
  averageMs: z.number().nullable(),
  tokensPerRequest: z.number(),
  /** In US dollar cents, fractions included; null when no price is known. */
  costPerRequest: z.number().nullable(),
  ratings: z.number().int(),
  thumbsDown: z.number().int(),
})
export type ToolFigures = z.infer<typeof toolFigures>

/** What is proposed: a new value for a setting of the tool, which the product can change itself, or an advice to people. */
export const suggestedChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('setting'),
    setting: toolSetting,
    from: z.number().int(),
    to: z.number().int(),
  }),
  z.object({ kind: z.literal('advice'), advice: z.string() }),
])
export type SuggestedChange = z.infer<typeof suggestedChange>
/** The kind of proposal that the product can carry out by itself. */
export type SettingChange = Extract<SuggestedChange, { kind: 'setting' }>

/** The measured effect: the figures of equally many days before and after, and a Dutch sentence that compares them. */
export const learningInsights = z.object({ before: toolFigures, after: toolFigures, verdict: z.string() })
export type LearningInsights = z.infer<typeof learningInsights>

/** The number of days whose figures a proposal is based on, and the number of days after which its effect is measured. */
export const MEASURED_DAYS = 7

/** With fewer requests than this no rule judges a tool: one bad afternoon of a single user would decide. */
export const LEAST_REQUESTS = 20

/** With fewer ratings than this they are not judged. Lower than `LEAST_REQUESTS`, because ratings are rarer. */
export const LEAST_RATINGS = 10

export const optimization = z.object({
  id: z.number().int(),
  /** The tool's name. */
  tool: z.string(),
  impactArea: z.enum(impactAreas),
  title: z.string(),
  description: z.string(),
  severity: z.enum(severities),
  estimatedImpact: z.string(),
  implementationDifficulty: z.enum(difficulties),
  suggestedChanges: suggestedChange,
  automaticallyImplementable: z.boolean(),
  status: z.enum(optimizationStatuses),
  createdAt: z.iso.datetime(),
  /** When the last decision about it was taken, whichever that was. */
  decidedAt: z.iso.datetime().nullable(),
  decidedByName: z.string().nullable(),
  /** Kept when the change is reverted: the status is then `dismissed`. */
  implementedAt: z.iso.datetime().nullable(),
  /** Null until the effect is measured, `MEASURED_DAYS` after the change was made. */
  learningInsights: learningInsights.nullable(),
})
export type Optimization = z.infer<typeof optimization>

/** The steps, each with the statuses it may be taken from. A proposal may be implemented without being accepted first. */
const steps = {
  accept: ['proposed'],
  implement: ['proposed', 'accepted'],
  dismiss: ['proposed', 'accepted'],
} as const satisfies Record<string, readonly OptimizationStatus[]>
export type OptimizationStep = keyof typeof steps

/** The statuses from which `step` may be taken. */
export const statusesBefore = (step: OptimizationStep): readonly OptimizationStatus[] => steps[step]

export function mayStep(step: OptimizationStep, { status }: Pick<Optimization, 'status'>): boolean {
  return statusesBefore(step).includes(status)
}

/**
 * A dismissed optimisation can be proposed again, unless it was implemented and reverted: that was tried, and comes back
 * only when new figures propose it.
 */
export function mayReopen({ status, implementedAt }: Pick<Optimization, 'status' | 'implementedAt'>): boolean {
  return status === 'dismissed' && implementedAt === null
}

/** Only a change that the product made itself can be reverted by it. */
export function mayRevert({ status, automaticallyImplementable }: Optimization): boolean {
  return status === 'implemented' && automaticallyImplementable
}
