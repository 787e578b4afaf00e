// An optimisation: what the figures say could be better, and what became of the proposal. `ai_optimizations`.
import { z } from 'zod'
import { toolSetting } from '../tools/settings.ts'

export const severities = ['low', 'medium', 'high'] as const
export const difficulties = ['easy', 'medium', 'hard'] as const
export const optimizationStatuses = ['proposed', 'accepted', 'implemented', 'dismissed'] as const
export type OptimizationStatus = (typeof optimizationStatuses)[number]

/** What gets better; each is a rule over the figures of one tool. */
export const impactAreas = ['failing', 'slow', 'costly', 'badly-rated'] as const
export type ImpactArea = (typeof impactAreas)[number]

/** The figures of one tool over some days. Requests that their user broke off are not among them. */
export const toolFigures = z.object({
  requests: z.number().int(),
  /** Not those that failed because of what was asked. */
  failures: z.number().int(),
  /** Failures because the time limit had passed. */
  timeouts: z.number().int(),
  /** Of requests that succeeded; null when there were none. */
  averageMs: z.number().nullable(),
  tokensPerRequest: z.number(),
  /** In US dollar cents, fractions included; null when no price is known. */
  costPerRequest: z.number().nullable(),
  ratings: z.number().int(),
  thumbsDown: z.number().int(),
})
export type ToolFigures = z.infer<typeof toolFigures>

/** What is to be done: a setting of the tool that the product can change by itself, or something for people. */
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
/** The one kind that the product can carry out by itself. */
export type SettingChange = Extract<SuggestedChange, { kind: 'setting' }>

/** What came of it: the same figures over as many days before and after, and what they say in Dutch. */
export const learningInsights = z.object({ before: toolFigures, after: toolFigures, verdict: z.string() })
export type LearningInsights = z.infer<typeof learningInsights>

/** Days of figures a proposal rests on, and days after which its effect is measured. */
export const MEASURED_DAYS = 7

/** Requests of a tool below this say nothing: one bad afternoon of a single user would decide. */
export const LEAST_REQUESTS = 20

/** Thumbs are rarer than requests; fewer than this is one person's mood. */
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
  /** The last decision about it, whichever. */
  decidedAt: z.iso.datetime().nullable(),
  decidedByName: z.string().nullable(),
  /** It stays when the change was put back: then the status is `dismissed`. */
  implementedAt: z.iso.datetime().nullable(),
  /** Null until measured, `MEASURED_DAYS` after it was carried out. */
  learningInsights: learningInsights.nullable(),
})
export type Optimization = z.infer<typeof optimization>

/** What can be done with one; a step that is not here is refused. Proposed ones may be carried out at once. */
const steps = {
  accept: ['proposed'],
  implement: ['proposed', 'accepted'],
  dismiss: ['proposed', 'accepted'],
} as const satisfies Record<string, readonly OptimizationStatus[]>
export type OptimizationStep = keyof typeof steps

/** From which statuses a step leads on. */
export const statusesBefore = (step: OptimizationStep): readonly OptimizationStatus[] => steps[step]

export function mayStep(step: OptimizationStep, { status }: Pick<Optimization, 'status'>): boolean {
  return statusesBefore(step).includes(status)
}

/** What was dismissed can be taken up again. What was put back was tried: it comes back with new figures only. */
export function mayReopen({ status, implementedAt }: Pick<Optimization, 'status' | 'implementedAt'>): boolean {
  return status === 'dismissed' && implementedAt === null
}

/** Only what the product changed by itself can be put back by it. */
export function mayRevert({ status, automaticallyImplementable }: Optimization): boolean {
  return status === 'implemented' && automaticallyImplementable
}
