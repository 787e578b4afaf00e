// A task as browser and server exchange it.
import { z } from 'zod'
import { entityId } from '../endpoint.ts'
import { textField } from '../text.ts'
import { readDay } from '../days.ts'

/** How often a task comes back. */
export const recurrences = ['daily', 'weekdays', 'weekly', 'monthly', 'yearly'] as const
export type Recurrence = (typeof recurrences)[number]

/** What people call it. */
export const recurrenceLabels = {
  daily: 'Elke dag',
  weekdays: 'Elke werkdag',
  weekly: 'Elke week',
  monthly: 'Elke maand',
  yearly: 'Elk jaar',
} as const satisfies Record<Recurrence, string>

/** What the priorities 0, 1 and 2 are called (specification, section 9: a number from 0 to 2). */
export const priorityLabels = ['Normaal', 'Hoog', 'Dringend'] as const
export const HIGHEST_PRIORITY = priorityLabels.length - 1

/** In characters; the least is the specification's. */
export const TASK_LIMITS = { titleLeast: 2, title: 200, description: 10_000 } as const

/** One line, also when it was pasted from several. */
const title = textField({
  min: TASK_LIMITS.titleLeast,
  tooShort: 'Titel moet minimaal 2 tekens bevatten',
  max: TASK_LIMITS.title,
}).transform((text) => text.replace(/\s+/g, ' '))

const description = textField({ max: TASK_LIMITS.description }).transform(
  (text) => text.replace(/\r\n?/g, '\n') || null,
)

const priorityWords = 'Kies een prioriteit van 0 tot en met 2.'
const priority = z
  .number({ error: priorityWords })
  .int(priorityWords)
  .min(0, priorityWords)
  .max(HIGHEST_PRIORITY, priorityWords)

const dueDate = z.string({ error: 'Vul een datum in.' }).transform((text, context) => {
  if (text === '') return null
  const day = readDay(text)
  if (day !== undefined) return day
  context.addIssue({ code: 'custom', message: 'Deze datum bestaat niet. Schrijf hem als 2026-11-20.' })
  return z.NEVER
})

const recurrence = z.enum(recurrences, { error: 'Kies hoe vaak de taak terugkomt.' })

/** What one fills in for a task. A field that may be left out may be null too. */
export const taskFields = z.object({
  title,
  description: description.nullish().transform((given) => given ?? null),
  /** A day, or a moment that is taken as its Dutch day; null or empty for none. */
  dueDate: dueDate.nullish().transform((given) => given ?? null),
  priority: priority.nullish().transform((given) => given ?? 0),
  assigneeId: entityId.nullish().transform((given) => given ?? null),
  recurrence: recurrence.nullish().transform((given) => given ?? null),
  /** The inspiration link it is made from. */
  linkId: entityId.nullish().transform((given) => given ?? null),
  completed: z
    .boolean()
    .nullish()
    .transform((given) => given ?? false),
})
export type TaskFields = z.output<typeof taskFields>

/** The whole task, or the part of it that changes: what is left out stays as it was, null empties. */
export const taskChanges = z.object({
  title: title.optional(),
  description: description.nullish(),
  dueDate: dueDate.nullish(),
  priority: priority.nullish().transform((given) => (given === null ? 0 : given)),
  assigneeId: entityId.nullish(),
  recurrence: recurrence.nullish(),
  linkId: entityId.nullish(),
  /** True is the same as completing it, false as reopening it. */
  completed: z
    .boolean()
    .nullish()
    .transform((given) => (given === null ? undefined : given)),
  /** The one last seen: a task that was edited since is not overwritten. */
  version: z
    .number()
    .int()
    .nullish()
    .transform((given) => given ?? undefined),
})
export type TaskChanges = z.output<typeof taskChanges>

const someone = z.number().int().nullable()

export const task = z.object({
  id: z.number().int(),
  title: z.string(),
  /** Markdown; `checklistOf` gives the items in it. */
  description: z.string().nullable(),
  /** A calendar day, `2026-11-20`. */
  dueDate: z.string().nullable(),
  completed: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  createdBy: someone,
  completedAt: z.iso.datetime().nullable(),
  completedBy: someone,
  completedByName: z.string().nullable(),
  priority: z.number().int(),
  /** Lower stands higher. */
  position: z.number().int(),
  assigneeId: someone,
  assigneeName: z.string().nullable(),
  linkId: someone,
  linkTitle: z.string().nullable(),
  linkUrl: z.string().nullable(),
  recurrence: z.enum(recurrences).nullable(),
  version: z.number().int(),
})
export type Task = z.infer<typeof task>

/**
 * A task as lists have it: of its description only how it begins, and how much of its checklist is done; null without one.
 * Without a version: an edit begins with the task itself, or it would save the description cut.
 */
export const taskEntry = task
  .omit({ version: true })
  .extend({ checklist: z.object({ done: z.number().int(), of: z.number().int() }).nullable() })
export type TaskEntry = z.infer<typeof taskEntry>

/** A task that was just saved. */
export const savedTask = task.extend({
  /** What one should know of it, though it was saved. */
  warning: z.string().optional(),
})

/** A task that was just completed. */
export const completedTask = savedTask.extend({
  /** The occurrence that follows it, when this very call made it. */
  next: z.object({ id: z.number().int(), dueDate: z.string() }).nullable(),
})
