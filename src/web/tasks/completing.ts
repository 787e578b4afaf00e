// Completing a task and opening it again, each with the way back. Draws nothing.
import type { TaskEntry } from '#contract/tasks/task.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { toast } from '#web/ui/toast-store.ts'
import { slashedDay } from './due-words.ts'
import type { TaskActions } from './use-tasks.ts'

/** Does it, and tells when it fails. Whether it went well. */
export async function tried(title: string, doing: Promise<unknown>): Promise<boolean> {
  try {
    await doing
    return true
  } catch (error) {
    tellFailure(title, error)
    return false
  }
}

/** The action of a toast that takes back what was done. */
export const undo = (run: () => Promise<unknown>) => ({
  label: 'Ongedaan maken',
  run: () => void tried('Niet ongedaan gemaakt', run()),
})

/** What happens when someone ticks a task or takes the tick away. */
export function completing(actions: Pick<TaskActions, 'complete' | 'reopen'>) {
  async function complete({ id, title }: TaskEntry) {
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
  async function reopen({ id, title }: TaskEntry) {
    if (!(await tried('Fout bij heropenen', actions.reopen(id)))) return
    const description = `‘${title}’ staat weer open.`
    toast({ title: 'Taak heropend', description, action: undo(() => actions.complete(id)) })
  }
  return (task: TaskEntry, completed: boolean) => void (completed ? complete(task) : reopen(task))
}
