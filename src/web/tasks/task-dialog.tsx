// The dialog in which a task is made or edited.
import type { Task, TaskFields } from '#contract/tasks/task.ts'
import { Whole } from '#web/edit/whole.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { TaskForm } from './task-form.tsx'
import { emptyTask, type TaskValues } from './task-values.ts'
import { fetchTask, type TaskActions } from './use-tasks.ts'

/** What the dialog opens with: the id of the task to edit, or the first values of a new one. */
export type Opened = { id: number } | { fields: TaskValues; source: string | null; onAdded?: () => void }

interface TaskDialogProps {
  opened: Opened
  actions: TaskActions
  /** Called with a new task; it also tells the user. */
  onAdded: (task: Awaited<ReturnType<TaskActions['add']>>) => void
  onClose: () => void
}

export function TaskDialog({ opened, actions, onAdded, onClose }: TaskDialogProps) {
  async function save(fields: TaskFields, changed: Partial<TaskFields>, base: Task | undefined) {
    if (base) {
      const { title, warning } = await actions.save(base.id, { ...changed, version: base.version })
      const description = [`‘${title}’ is opgeslagen.`, warning].filter(Boolean).join(' ')
      toast({ title: 'Taak opgeslagen', description })
    } else {
      const task = await actions.add(fields)
      if ('onAdded' in opened) opened.onAdded?.()
      onAdded(task)
    }
    onClose()
  }
  return (
    <FormDialog
      title={'id' in opened ? 'Taak bewerken' : 'Nieuwe taak'}
      wide
      holds="Wat je in deze taak hebt ingevuld"
      prefilled={'source' in opened && opened.source !== null}
      addressed={'id' in opened}
      onClose={onClose}
    >
      {'id' in opened ? (
        <Whole
          of={['task', opened.id]}
          read={(signal) => fetchTask(opened.id, signal)}
          failed="De taak kon niet worden geopend"
          onGone={onClose}
        >
          {(task) => <TaskForm task={task} start={emptyTask} source={task.linkTitle} onSave={save} />}
        </Whole>
      ) : (
        <TaskForm task={undefined} start={opened.fields} source={opened.source} onSave={save} />
      )}
    </FormDialog>
  )
}
