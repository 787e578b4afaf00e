// What happens when someone ticks, moves or deletes a task in the list, and what they are told of it. Draws nothing.
import { useState } from 'react'
import type { Task } from '#contract/tasks/task.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { toast } from '#web/ui/toast-store.ts'
import { placeWords } from './drag-words.ts'
import { slashedDay } from './due-words.ts'
import type { TaskHandlers } from './task-item.tsx'
import type { TaskActions } from './use-tasks.ts'
import { moved, neighbourAt } from './wanted.ts'

/** @param tasks the list as it is shown. */
export function useTaskHandlers(tasks: readonly Task[], actions: TaskActions, onEdit: (task: Task) => void) {
  /** For screen readers: where a task went by the menu. */
  const [announcement, setAnnouncement] = useState('')

  /** Does it, and tells when it fails. Whether it went well. */
  async function tried(title: string, doing: Promise<unknown>): Promise<boolean> {
    try {
      await doing
      return true
    } catch (error) {
      tellFailure(title, error)
      return false
    }
  }
  const undo = (run: () => Promise<unknown>) => ({
    label: 'Ongedaan maken',
    run: () => void tried('Niet ongedaan gemaakt', run()),
  })

  async function complete({ id, title }: Task) {
    try {
      const { next } = await actions.complete(id)
      toast({
        title: 'Taak afgerond',
        description: `‘${title}’ is afgerond.${next ? ` De volgende is voor ${slashedDay(next.dueDate)}.` : ''}`,
        action: undo(() => actions.reopen(id)),
      })
    } catch (error) {
      tellFailure('Fout bij afronden', error)
    }
  }
  async function reopen({ id, title }: Task) {
    if (!(await tried('Fout bij heropenen', actions.reopen(id)))) return
    const description = `‘${title}’ staat weer open.`
    toast({ title: 'Taak heropend', description, action: undo(() => actions.complete(id)) })
  }
  async function remove({ id, title }: Task) {
    if (!(await tried('Fout bij verwijderen', actions.remove(id)))) return
    const description = `‘${title}’ is verwijderd.`
    toast({ title: 'Taak verwijderd', description, action: undo(() => actions.restore(id)) })
  }
  async function move({ id, title }: Task, to: number) {
    const beforeId = neighbourAt(tasks, id, to)
    if (!(await tried('De volgorde is niet opgeslagen', actions.move(id, beforeId)))) return
    setAnnouncement(`‘${title}’ staat nu op ${placeWords(moved(tasks, id, beforeId), id)}.`)
  }
  const handlers: TaskHandlers = {
    onEdit,
    onComplete: (task, completed) => void (completed ? complete(task) : reopen(task)),
    onTick: (task, item, done) => void tried('Fout bij afvinken', actions.tick(task, item, done)),
    onDelete: (task) => void remove(task),
    onMove: (task, to) => void move(task, to),
  }
  return { handlers, announcement }
}
