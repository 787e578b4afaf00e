// The values of the form of a task, and the fields of a task in words. Renders nothing.
import { characterCount } from '#contract/text.ts'
import { priorityLabels, recurrenceLabels, TASK_LIMITS, type Recurrence, type Task } from '#contract/tasks/task.ts'
import type { FieldWords } from '#web/edit/use-edit.ts'
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

/** The first values of a task about a link: its title as far as it fits, its notes and its address. */
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

/** The fields of a task and their values in words, to show the differences between two versions. */
export const taskWords: FieldWords<Task> = [
  ['Titel', ({ title }) => title],
  ['Omschrijving', ({ description }) => description || 'leeg'],
  ['Einddatum', ({ dueDate }) => (dueDate === null ? 'geen' : slashedDay(dueDate))],
  ['Prioriteit', ({ priority }) => priorityLabels[priority] ?? ''],
  ['Toegewezen aan', ({ assigneeName }) => assigneeName ?? 'niemand'],
  ['Herhaling', ({ recurrence }) => (recurrence === null ? 'geen' : recurrenceLabels[recurrence])],
  ['Afgerond', ({ completed }) => (completed ? 'ja' : 'nee')],
]
