// A task as its form holds it, and what is said of the difference between two versions of one. Draws nothing.
import { characterCount } from '#contract/text.ts'
import { priorityLabels, recurrenceLabels, TASK_LIMITS, type Recurrence, type Task } from '#contract/tasks/task.ts'
import { slashedDay } from './due-words.ts'

export interface TaskValues {
  title: string
  description: string
  /** `2026-11-20`, or empty. */
  dueDate: string
  priority: number
  assigneeId: number | null
  recurrence: Recurrence | null
  linkId: number | null
}

export const emptyTask: TaskValues = {
  title: '',
  description: '',
  dueDate: '',
  priority: 0,
  assigneeId: null,
  recurrence: null,
  linkId: null,
}

export function valuesOf(task: Task): TaskValues {
  const { title, description, dueDate, priority, assigneeId, recurrence, linkId } = task
  return { title, description: description ?? '', dueDate: dueDate ?? '', priority, assigneeId, recurrence, linkId }
}

/** A task to do something with a link: its title as far as it fits, its address and its notes. */
export function valuesOfLink(link: { linkId: number; title: string; url: string; notes: string | null }): TaskValues {
  const title = [...link.title].slice(0, TASK_LIMITS.title).join('').trim()
  const description = [link.notes, link.url].filter(Boolean).join('\n\n')
  return {
    ...emptyTask,
    title: characterCount(title) < TASK_LIMITS.titleLeast ? 'Taak bij een link' : title,
    description: [...description].slice(0, TASK_LIMITS.description).join(''),
    linkId: link.linkId,
  }
}

/** What differs in `now` from `before`, in words: the name of the field, and what stands there now. */
export function differences(before: TaskValues, now: Task): { label: string; value: string }[] {
  const after = valuesOf(now)
  const all = [
    ['Titel', 'title', after.title],
    ['Omschrijving', 'description', after.description || 'leeg'],
    ['Einddatum', 'dueDate', after.dueDate === '' ? 'geen' : slashedDay(after.dueDate)],
    ['Prioriteit', 'priority', priorityLabels[after.priority] ?? ''],
    ['Toegewezen aan', 'assigneeId', now.assigneeName ?? 'niemand'],
    ['Herhaling', 'recurrence', after.recurrence === null ? 'geen' : recurrenceLabels[after.recurrence]],
  ] as const
  return all.flatMap(([label, field, value]) => (before[field] === after[field] ? [] : [{ label, value }]))
}
