// Tasks as a list, which can be reordered by mouse, touch and keyboard when it is `movable`. Makes no request itself.
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useEffect, useRef, useState } from 'react'
import type { TaskEntry } from '#contract/tasks/task.ts'
import type { Fields } from '#web/kept/address-fields.ts'
import type { Place } from '#web/kept/use-place.ts'
import { Button } from '#web/ui/button.tsx'
import { dutchNumber } from '#web/ui/numbers.ts'
import { useAfterMore } from '#web/ui/use-after-more.ts'
import { dragInstructions, dragWords } from './drag-words.ts'
import { TaskItem, type TaskHandlers } from './task-item.tsx'
import { moved, neighbourAt } from './wanted.ts'

/** Rows rendered at once: thousands would make every key stroke slow. */
const ROWS_AT_ONCE = 100

/** How many rows are rendered at this place of the list, and how to render more: at least so many, or the next lot. */
export const rowsAt = ({ lengths, grow }: Pick<Place<Fields>, 'lengths' | 'grow'>) => ({
  rows: lengths * ROWS_AT_ONCE,
  onRows: (rows: number) => grow(Math.ceil(rows / ROWS_AT_ONCE)),
  onMore: () => grow(lengths + 1),
})

/** How far a pointer moves before it drags, in px: a click on the handle is not a drag. */
const DRAG_FROM_PX = 4

interface TaskListProps extends TaskHandlers {
  tasks: readonly TaskEntry[]
  today: string
  /** Whether their places can be changed. */
  movable: boolean
  /** How many of them are rendered. */
  rows: number
  onMore: () => void
  /** The id of the task that is scrolled into view and highlighted. */
  markedId: number | undefined
}

export function TaskList({
  tasks: given,
  today,
  movable,
  rows,
  onMore,
  markedId,
  onComplete,
  opening,
  manage,
}: TaskListProps) {
  // The order after a drop, shown until the cache follows: that takes a frame, in which the row would jump back.
  const [dropped, setDropped] = useState<{ from: readonly TaskEntry[]; to: readonly TaskEntry[] }>()
  const tasks = dropped?.from === given ? dropped.to : given
  const list = useRef<HTMLUListElement>(null)
  const afterMore = useAfterMore(list, '[data-done]')
  const leaving = useRef<{ id: number; at: number }>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const shown = tasks.slice(0, rows)

  // A row that leaves the list takes the keyboard focus with it: moves the focus to the row that came in its place.
  useEffect(() => {
    const left = leaving.current
    if (left === null || tasks.some(({ id }) => id === left.id)) return
    leaving.current = null
    if (document.activeElement !== document.body) return
    const ticks = list.current?.querySelectorAll<HTMLElement>('[data-done]')
    ticks?.[Math.min(left.at, ticks.length - 1)]?.focus()
  })
  /** Wraps a handler that may remove the row of its task: remembers where that row stood. */
  const remembering =
    <Rest extends unknown[]>(act: (task: TaskEntry, ...rest: Rest) => void) =>
    (task: TaskEntry, ...rest: Rest) => {
      leaving.current = { id: task.id, at: tasks.indexOf(task) }
      act(task, ...rest)
    }

  function drop({ active, over }: DragEndEvent) {
    const task = tasks.find(({ id }) => id === active.id)
    if (!task || !over || over.id === active.id) return
    const to = tasks.findIndex(({ id }) => id === over.id)
    setDropped({ from: given, to: moved(tasks, task.id, neighbourAt(tasks, task.id, to)) })
    manage?.onMove(task, to)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements: dragWords(tasks), screenReaderInstructions: dragInstructions }}
    >
      <SortableContext items={shown.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul ref={list} aria-label="Taken" className="border-t border-rule">
          {shown.map((task, at) => (
            <TaskItem
              key={task.id}
              task={task}
              today={today}
              place={movable ? { at, of: tasks.length } : undefined}
              marked={task.id === markedId}
              onComplete={remembering(onComplete)}
              opening={opening}
              manage={manage && { ...manage, onDelete: remembering(manage.onDelete) }}
            />
          ))}
        </ul>
      </SortableContext>
      {tasks.length > rows && (
        <Button
          kind="secondary"
          className="mt-4"
          onClick={({ currentTarget }) => {
            afterMore(currentTarget)
            onMore()
          }}
        >
          Toon meer ({dutchNumber(tasks.length - rows)})
        </Button>
      )}
    </DndContext>
  )
}
