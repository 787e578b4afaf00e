// The window in which a task is made or edited. When someone else saved first, what was typed stays, with what they changed.
import { useEffect, useRef, useState } from 'react'
import type { Task } from '#contract/tasks/task.ts'
import { failureMessage } from '#web/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Changes } from '#web/ui/changes.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { tellFailure } from '#web/http/tell-failure.ts'
import { toast } from '#web/ui/toast-store.ts'
import { TaskForm } from './task-form.tsx'
import { differences, valuesOf, type TaskValues } from './task-values.ts'
import { fetchTask, type TaskActions } from './use-tasks.ts'

/** What the window is opened with: a task to edit, or the values of a new one. */
export type Opened = { task: Task } | { fields: TaskValues; source: string | null; onAdded?: () => void }

type Saved = Awaited<ReturnType<TaskActions['add']>>

interface TaskDialogProps {
  opened: Opened
  actions: TaskActions
  /** Told of a new task; it says so itself. */
  onAdded: (task: Saved) => void
  onClose: () => void
}

/** Someone else's version, in the way of ours. */
interface Conflict {
  message: string
  theirs: Task
}

export function TaskDialog({ opened, actions, onAdded, onClose }: TaskDialogProps) {
  /** The version that is edited; it becomes a newer one when someone else's is accepted as the ground. */
  const [base, setBase] = useState('task' in opened ? opened.task : undefined)
  const [conflict, setConflict] = useState<Conflict>()
  const [round, setRound] = useState(0)
  const initial = base !== undefined ? valuesOf(base) : 'fields' in opened ? opened.fields : undefined
  if (initial === undefined) return null

  async function save(values: TaskValues, changed: Partial<TaskValues>) {
    // Over a version that was shown: who presses save now has read what the other changed.
    const version = (conflict?.theirs ?? base)?.version
    const saved = base === undefined ? await actions.add(values) : await actions.save(base.id, { ...changed, version })
    if ('onAdded' in opened) opened.onAdded?.()
    if (base === undefined) onAdded(saved)
    else {
      const description = [`‘${saved.title}’ is opgeslagen.`, saved.warning].filter(Boolean).join(' ')
      toast({ title: 'Taak opgeslagen', description })
    }
    onClose()
  }
  async function meet(error: unknown) {
    if (base === undefined) return
    try {
      setConflict({ message: failureMessage(error), theirs: await fetchTask(base.id) })
    } catch (failure) {
      tellFailure('De nieuwe gegevens konden niet worden opgehaald', failure)
    }
  }
  return (
    <FormDialog
      title={base === undefined ? 'Nieuwe taak' : 'Taak bewerken'}
      wide
      holds="Wat je in deze taak hebt ingevuld"
      prefilled={'source' in opened && opened.source !== null}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-6">
        {conflict && base && (
          <ConflictNotice
            key={conflict.theirs.version}
            {...conflict}
            base={valuesOf(base)}
            onTakeOver={() => {
              setBase(conflict.theirs)
              setConflict(undefined)
              setRound(round + 1)
            }}
          />
        )}
        <TaskForm
          key={round}
          initial={initial}
          assignee={base?.assigneeId == null ? null : { id: base.assigneeId, name: base.assigneeName ?? 'Onbekend' }}
          source={base?.linkTitle ?? ('source' in opened ? opened.source : null)}
          onSave={save}
          onConflict={base === undefined ? undefined : (error) => void meet(error)}
        />
      </div>
    </FormDialog>
  )
}

interface ConflictNoticeProps extends Conflict {
  base: TaskValues
  onTakeOver: () => void
}

function ConflictNotice({ message, theirs, base, onTakeOver }: ConflictNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed stands at the other end of the window.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place}>
      <Notice
        tone="bad"
        title={message}
        live
        action={
          <Button kind="secondary" size="small" onClick={onTakeOver}>
            Mijn wijzigingen weggooien
          </Button>
        }
      >
        <Changes of={differences(base, theirs)} />
        {theirs.completed && <p>De taak is ook afgerond.</p>}
        <p>Wat jij hebt ingevuld, staat hieronder nog. Sla opnieuw op om jouw wijzigingen eroverheen te zetten.</p>
      </Notice>
    </div>
  )
}
