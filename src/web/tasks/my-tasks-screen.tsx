// Mijn taken: what is given to who is logged in, to be read and completed.
import { CalendarPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { dayOf } from '#web/ui/date-time.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useNow } from '#web/ui/use-now.ts'
import { CalendarDialog } from './calendar-dialog.tsx'
import { completing } from './completing.ts'
import { ROWS_AT_ONCE, TaskList } from './task-list.tsx'
import { useAddressed } from './use-addressed.ts'
import { useMarked, type Sought } from './use-marked.ts'
import { fetchTask, useOwnTasks, useTaskActions } from './use-tasks.ts'
import { sorted } from './wanted.ts'

const states = [
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Afgerond' },
] as const
type State = (typeof states)[number]['value']

export function MyTasksScreen({ title }: { title: string }) {
  const [state, setState] = useState<State>('open')
  const [sought, setSought] = useState<Sought>()
  const [calendar, setCalendar] = useState(false)
  const { id } = useLoggedInUser()
  useAddressed('task', {
    fetch: fetchTask,
    failure: 'De taak kon niet worden geopend',
    open: (task) => {
      // An administrator may open any; here stand only their own.
      if (task.assigneeId !== id) {
        toast({ title: 'Deze taak is niet van jou', description: `‘${task.title}’ staat bij Taken.` })
        return
      }
      setState(task.completed ? 'done' : 'open')
      setSought({ id: task.id, drawn: true })
    },
  })
  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 className="text-h1">{title}</h1>
          <Button kind="secondary" onClick={() => setCalendar(true)}>
            <CalendarPlus aria-hidden />
            Agenda
          </Button>
        </div>
        <p className="max-w-xl text-ink-2">Wat de redactie jou heeft gegeven. Vink af wat je hebt gedaan.</p>
      </header>
      <div>
        <Tabs label="Mijn taken" tabs={states} value={state} onChange={setState}>
          <div className="pt-6">
            <OwnTasks key={state} state={state} sought={sought} onDone={() => setSought(undefined)} />
          </div>
        </Tabs>
      </div>
      {calendar && <CalendarDialog own onClose={() => setCalendar(false)} />}
    </div>
  )
}

interface OwnTasksProps {
  state: State
  sought: Sought | undefined
  onDone: () => void
}

function OwnTasks({ state, sought, onDone }: OwnTasksProps) {
  const today = dayOf(useNow())
  const [rows, setRows] = useState(ROWS_AT_ONCE)
  const { data, error, isFetching, refetch } = useOwnTasks(state)
  // What is due first stands first: the places in the whole list say nothing to who sees a part of it.
  const tasks = useMemo(() => sorted(data ?? [], { order: 'due', state }), [data, state])
  const settled = data !== undefined && !isFetching
  const markedId = useMarked({ tasks, rows, onRows: setRows, settled }, sought, onDone)
  const actions = useTaskActions({ state })
  if (data === undefined) {
    if (isFetching || !error) return <SkeletonText widths={[70, 55, 62, 40]} className="max-w-xl" />
    return <LoadFailure title="Je taken konden niet worden opgehaald" error={error} onRetry={refetch} />
  }
  if (tasks.length === 0) return <NoTasks state={state} />
  return (
    <TaskList
      tasks={tasks}
      today={today}
      movable={false}
      rows={rows}
      onMore={() => setRows(rows + ROWS_AT_ONCE)}
      markedId={markedId}
      onComplete={completing(actions)}
    />
  )
}

function NoTasks({ state }: { state: State }) {
  return state === 'done' ? (
    <EmptyState title="Je hebt nog niets afgerond">Vink een taak af, dan staat ze hier.</EmptyState>
  ) : (
    <EmptyState title="Je hebt geen open taken">
      Zodra een beheerder jou een taak geeft, bijvoorbeeld ‘Beeldrechten navragen voor de zomergids’, staat ze hier.
    </EmptyState>
  )
}
