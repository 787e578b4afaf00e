// Taken: the list of tasks that administrators share, with a line to add one.
import { useQueryClient } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { dutchDay } from '#contract/days.ts'
import type { Task, TaskEntry } from '#contract/tasks/task.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { tellFailure } from '#web/http/tell-failure.ts'
import { usePlace, type Place } from '#web/kept/use-place.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useNow } from '#web/ui/use-now.ts'
import { addedWords } from './added-words.ts'
import { CalendarDialog } from './calendar-dialog.tsx'
import { QuickAdd } from './quick-add.tsx'
import { TaskDialog, type Opened } from './task-dialog.tsx'
import { TaskFilter } from './task-filter.tsx'
import { rowsAt, TaskList } from './task-list.tsx'
import { emptyTask, valuesOfLink } from './task-values.ts'
import { useAddressedLink } from './use-addressed-link.ts'
import { useMarked, type Sought } from './use-marked.ts'
import { useTaskHandlers } from './use-task-handlers.ts'
import { linkQuery, useTaskActions, useTasks, type TaskActions } from './use-tasks.ts'
import { everythingOpen, isFiltered, mayReorder, sorted, wantedSchema, type Wanted } from './wanted.ts'

const states = [
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Afgerond' },
  { value: 'all', label: 'Alle' },
] as const

export function TasksScreen({ title }: { title: string }) {
  const place = usePlace(everythingOpen, wantedSchema, 'tasks/place')
  const { wanted, look, item, open, close } = place
  /** The new task being written; the id of a task being edited stands in the address. */
  const [made, setMade] = useState<Opened>()
  const opened = made ?? (item === undefined ? undefined : { id: item })
  const [calendar, setCalendar] = useState(false)
  const [sought, setSought] = useState<Sought>()
  const client = useQueryClient()
  const actions = useTaskActions(wanted)
  useAddressedLink({
    fetch: (id) => client.fetchQuery(linkQuery(id)),
    open: (link) => setMade({ fields: valuesOfLink(link), source: link.title }),
  })

  /** Shows a new task, or says where it stands and offers to show it. */
  const show = (task: Task & { warning?: string | undefined }) =>
    setSought({
      id: task.id,
      onPlace: (found, tasks) =>
        toast({
          title: 'Taak toegevoegd',
          description: [addedWords(task, found, tasks), task.warning].filter(Boolean).join(' '),
          action:
            found === 'seen'
              ? undefined
              : {
                  label: 'Toon de taak',
                  run: () => {
                    if (found === 'hidden') look(everythingOpen)
                    setSought({ id: task.id, unfolds: true })
                  },
                },
        }),
    })
  async function addQuickly(name: string): Promise<boolean> {
    try {
      show(await actions.add({ title: name }))
      return true
    } catch (error) {
      tellFailure('Fout bij toevoegen', error)
      return false
    }
  }
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
        <p className="max-w-xl text-ink-2">
          Wat de redactie te doen heeft. Alle beheerders zien dezelfde lijst; wie een taak krijgt, ziet die bij Mijn
          taken.
        </p>
      </header>
      <QuickAdd
        onAdd={addQuickly}
        onMore={(name, onAdded) => setMade({ fields: { ...emptyTask, title: name }, source: null, onAdded })}
      />
      <div>
        <Tabs label="Taken" tabs={states} value={wanted.state} onChange={(state) => look({ ...wanted, state })}>
          <div className="grid grid-cols-1 gap-6 pt-6">
            <TaskFilter wanted={wanted} onChange={look} />
            <Tasks
              place={place}
              actions={actions}
              onEdit={({ id }) => open(id)}
              onClear={() => look({ ...everythingOpen, state: wanted.state })}
              sought={sought}
              onShown={() => setSought(undefined)}
            />
          </div>
        </Tabs>
      </div>
      {opened && (
        <TaskDialog
          key={item}
          opened={opened}
          actions={actions}
          onAdded={show}
          onClose={made ? () => setMade(undefined) : close}
        />
      )}
      {calendar && <CalendarDialog onClose={() => setCalendar(false)} />}
    </div>
  )
}

interface TasksProps {
  place: Place<Wanted>
  actions: TaskActions
  onEdit: (task: TaskEntry) => void
  onClear: () => void
  sought: Sought | undefined
  onShown: () => void
}

function Tasks({ place, actions, onEdit, onClear, sought, onShown }: TasksProps) {
  const { wanted, asked } = place
  const today = dutchDay(useNow())
  const { data, error, isFetching, refetch } = useTasks(asked)
  const { order, state } = wanted
  const tasks = useMemo(() => sorted(data ?? [], { order, state }), [data, order, state])
  const { handlers, announcement } = useTaskHandlers(tasks, actions, onEdit)
  const movable = mayReorder(asked)
  const { rows, onRows, onMore } = rowsAt(place)
  const settled = data !== undefined && !isFetching && asked.search === wanted.search.trim()
  const markedId = useMarked({ tasks, rows, onRows, settled }, sought, onShown)
  if (data === undefined) {
    if (isFetching || !error) return <SkeletonText widths={[70, 55, 62, 40]} className="max-w-xl" />
    return <LoadFailure title="De taken konden niet worden opgehaald" error={error} onRetry={refetch} />
  }
  if (tasks.length === 0) return <NoTasks wanted={wanted} onClear={onClear} />
  return (
    <div className="grid grid-cols-1 gap-3">
      {!movable && wanted.state !== 'done' && tasks.length > 1 && (
        <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-2">
          Verplaatsen kan alleen in je eigen volgorde, zonder zoekopdracht of filter.
          <Button kind="quiet" size="small" onClick={onClear}>
            Toon alles in eigen volgorde
          </Button>
        </p>
      )}
      <TaskList
        key={wanted.state}
        tasks={tasks}
        today={today}
        movable={movable}
        rows={rows}
        onMore={onMore}
        markedId={markedId}
        {...handlers}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

function NoTasks({ wanted, onClear }: { wanted: Wanted; onClear: () => void }) {
  if (isFiltered(wanted)) {
    return (
      <EmptyState
        title="Geen taken gevonden"
        action={
          <Button kind="secondary" onClick={onClear}>
            Wis zoekopdracht en filters
          </Button>
        }
      >
        Geen enkele taak past bij wat je zoekt.
      </EmptyState>
    )
  }
  if (wanted.state === 'done')
    return <EmptyState title="Er is nog niets afgerond">Vink een taak af, dan staat ze hier.</EmptyState>
  return (
    <EmptyState title={wanted.state === 'open' ? 'Geen open taken' : 'Er zijn nog geen taken'}>
      Typ hierboven wat er moet gebeuren en druk op Enter, bijvoorbeeld ‘Beeldrechten navragen voor de zomergids’.
    </EmptyState>
  )
}
