// Mijn taken: the tasks assigned to the logged-in user, to read and to complete.
import { CalendarPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { dutchDay } from '#contract/days.ts'
import type { TaskEntry } from '#contract/tasks/task.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { usePlace, type Place } from '#web/kept/use-place.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { CalendarDialog } from './calendar-dialog.tsx'
import { completing } from './completing.ts'
import type { TaskHandlers } from './task-item.tsx'
import { rowsAt, TaskList } from './task-list.tsx'
import { useMarked, type Sought } from './use-marked.ts'
import { useOwnAddressed } from './use-own-addressed.ts'
import { useOwnTasks, useTaskActions } from './use-tasks.ts'
import { sorted } from './wanted.ts'

const states = [
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Afgerond' },
] as const

const wantedSchema = z.object({ state: z.enum(['open', 'done']) })
export type OwnWanted = z.infer<typeof wantedSchema>
const toDo: OwnWanted = { state: 'open' }

export function MyTasksScreen({ title }: { title: string }) {
  const place = usePlace(toDo, wantedSchema)
  const { state } = place.wanted
  const [sought, setSought] = useState<Sought>()
  const [calendar, setCalendar] = useState(false)
  const toggle = useOwnAddressed(place, ({ id }) => setSought({ id, unfolds: true }))
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
        <Tabs
          label="Mijn taken"
          tabs={states}
          value={state}
          onChange={(next) => place.look({ state: next }, { closing: true })}
        >
          <div className="pt-6">
            <OwnTasks
              key={state}
              place={place}
              sought={sought}
              onDone={() => setSought(undefined)}
              opening={{ id: place.item, onToggle: toggle }}
              // The task leaves the list, and its details with it.
              onLeave={({ id }) => id === place.item && place.close()}
            />
          </div>
        </Tabs>
      </div>
      {calendar && <CalendarDialog own onClose={() => setCalendar(false)} />}
    </div>
  )
}

interface OwnTasksProps extends Pick<TaskHandlers, 'opening'> {
  place: Place<OwnWanted>
  sought: Sought | undefined
  onDone: () => void
  onLeave: (task: TaskEntry) => void
}

function OwnTasks({ place, sought, onDone, opening, onLeave }: OwnTasksProps) {
  const { state } = place.wanted
  const today = dutchDay(useNow())
  const { rows, onRows, onMore } = rowsAt(place)
  const { data, error, isFetching, refetch } = useOwnTasks(state)
  // By due date: the order of the whole list says nothing to a user who sees only a part of it.
  const tasks = useMemo(() => sorted(data ?? [], { order: 'due', state }), [data, state])
  const settled = data !== undefined && !isFetching
  const markedId = useMarked({ tasks, rows, onRows, settled }, sought, onDone)
  const complete = completing(useTaskActions({ state }))
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
      onMore={onMore}
      markedId={markedId}
      opening={opening}
      onComplete={(task, completed) => {
        onLeave(task)
        complete(task, completed)
      }}
    />
  )
}

function NoTasks({ state }: OwnWanted) {
  return state === 'done' ? (
    <EmptyState title="Je hebt nog niets afgerond">Vink een taak af, dan staat ze hier.</EmptyState>
  ) : (
    <EmptyState title="Je hebt geen open taken">
      Zodra een beheerder jou een taak geeft, bijvoorbeeld ‘Beeldrechten navragen voor de zomergids’, staat ze hier.
    </EmptyState>
  )
}
