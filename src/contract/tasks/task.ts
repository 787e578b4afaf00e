// A task as browser and server exchange it, and the fields by which it is added and changed.
import { z } from 'zod'
import { entityId } from '../endpoint.ts'
import { textField } from '../text.ts'
import { readDay } from '../days.ts'

/** How often a recurring task repeats. */
export const recurrences = ['daily', 'weekdays', 'weekly', 'monthly', 'yearly'] as const
export type Recurrence = (typeof recurrences)[number]

/** The Dutch label of each recurrence. */
export const recurrenceLabels = {
  daily: 'Elke dag',
  weekdays: 'Elke werkdag',
  weekly: 'Elke week',
  monthly: 'Elke maand',
  yearly: 'Elk jaar',
} as const satisfies Record<Recurrence, string>

/** The labels of the priorities 0, 1 and 2 (specification, section 9: a number from 0 to 2). */
export const priorityLabels = ['Normaal', 'Hoog', 'Dringend'] as const
export const HIGHEST_PRIORITY = priorityLabels.length - 1

/** Lengths in characters. The minimum for a title is the specification's. */
export const TASK_LIMITS = { titleLeast: 2, title: 200, description: 10_000 } as const

/** White space is collapsed, so a title pasted from several lines becomes one line. */
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

/** The fields of a new task. An optional field may also be null, which means the same as leaving it out. */
export const taskFields = z.object({
  title,
  description: description.nullish().transform((given) => given ?? null),
  /** A day, or a moment, which becomes its day in the Netherlands (`readDay`). Null or empty: no due date. */
  dueDate: dueDate.nullish().transform((given) => given ?? null),
  priority: priority.nullish().transform((given) => given ?? 0),
  assigneeId: entityId.nullish().transform((given) => given ?? null),
  recurrence: recurrence.nullish().transform((given) => given ?? null),
  /** The inspiration link that the task is about. */
  linkId: entityId.nullish().transform((given) => given ?? null),
  completed: z
    .boolean()
    .nullish()
    .transform((given) => given ?? false),
})
export type TaskFields = z.output<typeof taskFields>

/** An edit of a task: a field that is left out keeps its value, null clears it. */
export const taskChanges = z.object({
  title: title.optional(),
  description: description.nullish(),
  dueDate: dueDate.nullish(),
  priority: priority.nullish().transform((given) => (given === null ? 0 : given)),
  assigneeId: entityId.nullish(),
  recurrence: recurrence.nullish(),
  linkId: entityId.nullish(),
  /** True completes the task, false reopens it; null is the same as leaving it out. */
  completed: z
    .boolean()
    .nullish()
    .transform((given) => (given === null ? undefined : given)),
  /** The version that was edited: fails with changedMeanwhile when the task has a newer one. Left out: no check. */
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
  /** Markdown; `checklistOf` lists the checklist items in it. */
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
  /** Tasks are listed by ascending position. */
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
 * A task in a list: with the beginning of its description, and how many items of its checklist are done (null: it has no
 * checklist). It has no version, so that an edit cannot start from it: that would save the shortened description.
 */
export const taskEntry = task
  .omit({ version: true })
  .extend({ checklist: z.object({ done: z.number().int(), of: z.number().int() }).nullable() })
export type TaskEntry = z.infer<typeof taskEntry>

/** A task that was just saved. */
export const savedTask = task.extend({
  /** A Dutch warning about the task as it was saved, such as a due date in the past. */
  warning: z.string().optional(),
})

/** A task that was just completed. */
export const completedTask = savedTask.extend({
  /** The next occurrence, if this request made it. */
  next: z.object({ id: z.number().int(), dueDate: z.string() }).nullable(),
})
