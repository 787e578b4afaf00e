// Completing a task and opening it again, each with a toast that offers to undo it. Renders nothing.
import type { TaskEntry } from '#contract/tasks/task.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { toast } from '#web/ui/toast-store.ts'
import { slashedDay } from './due-words.ts'
import type { TaskActions } from './use-tasks.ts'

/** Awaits `doing`, and tells a failure by a toast with this title. Resolves to whether it succeeded. */
export async function tried(title: string, doing: Promise<unknown>): Promise<boolean> {
  try {
    await doing
    return true
  } catch (error) {
    tellFailure(title, error)
    return false
  }
}

/** The action of a toast that undoes what was done with task `id`. */
export const undo = (id: number, run: () => Promise<unknown>) => ({
  label: 'Ongedaan maken',
  entry: `task-${id}`,
  run: () => void tried('Niet ongedaan gemaakt', run()),
})

/** Returns the handler for a task that is ticked or unticked. */
export function completing(actions: Pick<TaskActions, 'complete' | 'reopen'>) {
  async function complete({ id, title }: TaskEntry) {
    try {
      const { next } = await actions.complete(id)
      toast({
        title: 'Taak afgerond',
        description: `‘${title}’ is afgerond.${next ? ` De volgende is voor ${slashedDay(next.dueDate)}.` : ''}`,
        action: undo(id, () => actions.reopen(id)),
      })
    } catch (error) {
      tellFailure('Fout bij afronden', error)
    }
  }
  async function reopen({ id, title }: TaskEntry) {
    if (!(await tried('Fout bij heropenen', actions.reopen(id)))) return
    const description = `‘${title}’ staat weer open.`
    toast({ title: 'Taak heropend', description, action: undo(id, () => actions.complete(id)) })
  }
  return (task: TaskEntry, completed: boolean) => void (completed ? complete(task) : reopen(task))
}
