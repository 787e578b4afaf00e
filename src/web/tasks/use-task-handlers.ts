// What happens when an administrator ticks, moves or deletes a task in the list, and what they are told about it. Renders
// nothing.
import { useState } from 'react'
import type { TaskEntry } from '#contract/tasks/task.ts'
import { toast } from '#web/ui/toast-store.ts'
import { completing, tried, undo } from './completing.ts'
import { placeWords } from './drag-words.ts'
import type { TaskHandlers } from './task-item.tsx'
import type { TaskActions } from './use-tasks.ts'
import { moved, neighbourAt } from './wanted.ts'

/** @param tasks the list as it is shown. */
export function useTaskHandlers(tasks: readonly TaskEntry[], actions: TaskActions, onEdit: (task: TaskEntry) => void) {
  /** For screen readers: where a task was moved to. */
  const [announcement, setAnnouncement] = useState('')

  async function remove({ id, title }: TaskEntry) {
    if (!(await tried('Fout bij verwijderen', actions.remove(id)))) return
    const description = `‘${title}’ is verwijderd.`
    toast({ title: 'Taak verwijderd', description, action: undo(id, () => actions.restore(id)) })
  }
  async function move({ id, title }: TaskEntry, to: number) {
    const beforeId = neighbourAt(tasks, id, to)
    if (!(await tried('De volgorde is niet opgeslagen', actions.move(id, beforeId)))) return
    setAnnouncement(`‘${title}’ staat nu op ${placeWords(moved(tasks, id, beforeId), id)}.`)
  }
  const handlers: TaskHandlers = {
    onComplete: completing(actions),
    manage: {
      onEdit,
      onTick: (task, item, done) => void tried('Fout bij afvinken', actions.tick(task.id, item, done)),
      onDelete: (task) => void remove(task),
      onMove: (task, to) => void move(task, to),
    },
  }
  return { handlers, announcement }
}
