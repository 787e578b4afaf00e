// One task in the list: checkbox, title, facts, drag handle and menu. Makes no request itself.
import { useSortable } from '@dnd-kit/sortable'
import { ChevronDown, ExternalLink, GripVertical, ListChecks, MoreHorizontal, Repeat, UserRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ChecklistItem } from '#contract/tasks/checklist.ts'
import { priorityLabels, recurrenceLabels, type TaskEntry } from '#contract/tasks/task.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { dateTime } from '#web/ui/date-time.ts'
import { Menu, MenuContent, MenuItem, MenuRule, MenuTrigger } from '#web/ui/menu.tsx'
import { TaskDetails } from './task-details.tsx'
import { TaskDue } from './task-due.tsx'

/** The actions on a task in the list. */
export interface TaskHandlers {
  onComplete: (task: TaskEntry, completed: boolean) => void
  /** The id of the open task, where the address holds it. Without this each row remembers whether it is open. */
  opening?: { id: number | undefined; onToggle: (task: TaskEntry) => void } | undefined
  /** The actions of administrators; without them a task can only be read and completed. */
  manage?: TaskManagement | undefined
}

export interface TaskManagement {
  onTick: (task: TaskEntry, item: ChecklistItem, done: boolean) => void
  onEdit: (task: TaskEntry) => void
  onDelete: (task: TaskEntry) => void
  /** Moves the task to place `to` in the list, counted from 0 without the task itself. */
  onMove: (task: TaskEntry, to: number) => void
}

interface TaskItemProps extends TaskHandlers {
  task: TaskEntry
  today: string
  /** Its place in the list; undefined when it cannot be moved. */
  place: { at: number; of: number } | undefined
  /** Whether it is scrolled into view and highlighted. */
  marked: boolean
}

export function TaskItem({ task, today, place, marked, onComplete, opening, manage }: TaskItemProps) {
  const [peeked, setPeeked] = useState(false)
  const open = opening ? opening.id === task.id : peeked
  const row = useRef<HTMLLIElement>(null)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: task.id,
    disabled: place === undefined,
    attributes: { roleDescription: 'verplaatsbare taak' },
  })
  useEffect(() => {
    if (!marked) return
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    row.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' })
  }, [marked])
  return (
    <li
      ref={(element) => {
        setNodeRef(element)
        row.current = element
      }}
      data-task={task.id}
      data-marked={marked || undefined}
      style={{ transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition }}
      className={cx(
        // The scroll margin keeps the row clear of the sticky header.
        'flex scroll-mt-24 items-start gap-x-1 border-b border-rule py-2 transition-colors duration-700 md:gap-x-2',
        marked && 'bg-accent-wash',
        isDragging && 'relative z-10 rounded-field bg-sheet shadow-raised',
      )}
    >
      {place && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={`Verplaats ${task.title}`}
          // Without touch-none a finger on the handle would scroll the page.
          className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-field text-ink-3 hover:bg-sunken hover:text-ink active:cursor-grabbing max-md:-ml-3 max-md:w-8 md:-ml-2.5 md:size-9"
        >
          <GripVertical aria-hidden className="size-4.5" />
        </button>
      )}
      <label className="grid size-11 shrink-0 cursor-pointer place-items-center max-md:w-8 md:size-9">
        <input
          type="checkbox"
          data-done
          data-entry={`task-${task.id}`}
          aria-label={`${task.title} afgerond`}
          checked={task.completed}
          onChange={({ target }) => onComplete(task, target.checked)}
        />
      </label>
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5 max-md:py-1.5">
        <Title task={task} onEdit={manage?.onEdit} />
        <Facts
          task={task}
          today={today}
          open={open}
          onToggle={() => (opening ? opening.onToggle(task) : setPeeked(!peeked))}
          assigneeName={manage ? task.assigneeName : null}
        />
        {open && task.description !== null && (
          <TaskDetails entry={task} onTick={manage && ((item, done) => manage.onTick(task, item, done))} />
        )}
      </div>
      {manage && <TaskMenu task={task} place={place} {...manage} />}
    </li>
  )
}

function Title({ task, onEdit }: { task: TaskEntry; onEdit: TaskManagement['onEdit'] | undefined }) {
  const look = cx(
    'min-h-8 justify-self-start rounded-small py-1 text-left font-serif text-result wrap-anywhere md:min-h-9',
    task.completed && 'text-ink-3 line-through',
  )
  return onEdit ? (
    <button type="button" onClick={() => onEdit(task)} className={cx(look, 'hover:underline')}>
      {task.title}
    </button>
  ) : (
    <p className={look}>{task.title}</p>
  )
}

interface FactsProps {
  task: TaskEntry
  today: string
  open: boolean
  onToggle: () => void
  /** Null without an assignee, and on a screen where all tasks are the user's own. */
  assigneeName: string | null
}

function Facts({ task, today, open, onToggle, assigneeName }: FactsProps) {
  const { checklist, dueDate, completed, completedAt, completedByName, priority, recurrence, linkUrl } = task
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-2 empty:hidden">
      {dueDate !== null && <TaskDue dueDate={dueDate} completed={completed} today={today} />}
      {priority > 0 && <Badge tone={priority > 1 ? 'bad' : 'accent'}>{priorityLabels[priority]}</Badge>}
      {assigneeName !== null && (
        <span className="inline-flex min-w-0 items-center gap-1.5">
          <UserRound aria-hidden className="size-3.5 shrink-0" />
          <span className="sr-only">Toegewezen aan </span>
          <span className="wrap-anywhere">{assigneeName}</span>
        </span>
      )}
      {recurrence !== null && (
        <span className="inline-flex min-w-0 flex-wrap items-center gap-x-1.5">
          <Repeat aria-hidden className="size-3.5" />
          {recurrenceLabels[recurrence]}
        </span>
      )}
      {task.description !== null && (
        <button
          type="button"
          aria-expanded={open}
          onClick={onToggle}
          className="inline-flex min-h-11 min-w-0 flex-wrap items-center gap-x-1.5 rounded-small text-left wrap-anywhere hover:text-ink md:min-h-6"
        >
          {checklist !== null && <ListChecks aria-hidden className="size-3.5" />}
          {checklist === null ? (
            <>
              Omschrijving <span className="sr-only">van {task.title}</span>
            </>
          ) : (
            <>
              <span aria-hidden className="tabular-nums">
                {checklist.done}/{checklist.of}
              </span>
              <span className="sr-only">
                Checklist van {task.title}: {checklist.done} van {checklist.of} afgevinkt
              </span>
            </>
          )}
          <ChevronDown aria-hidden className={cx('size-3.5', open && 'rotate-180')} />
        </button>
      )}
      {linkUrl !== null && /^https?:/i.test(linkUrl) && (
        <a
          href={linkUrl}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 min-w-0 items-center gap-1.5 underline hover:text-ink md:min-h-6"
        >
          <ExternalLink aria-hidden className="size-3.5 shrink-0" />
          <span className="wrap-anywhere">{task.linkTitle}</span>
          <span className="sr-only"> (opent in een nieuw venster)</span>
        </a>
      )}
      {completedAt !== null && (
        <span>
          Afgerond op {dateTime(completedAt)}
          {completedByName !== null && ` door ${completedByName}`}
        </span>
      )}
    </div>
  )
}

type TaskMenuProps = Pick<TaskItemProps, 'task' | 'place'> & TaskManagement

function TaskMenu({ task, place, onEdit, onDelete, onMove }: TaskMenuProps) {
  return (
    <Menu>
      <MenuTrigger
        aria-label={`Acties voor ${task.title}`}
        className={cx(buttonLook({ kind: 'quiet', size: 'icon' }), 'max-md:-mr-3')}
      >
        <MoreHorizontal aria-hidden />
      </MenuTrigger>
      <MenuContent>
        <MenuItem onSelect={() => onEdit(task)}>Bewerken</MenuItem>
        {place && place.of > 1 && (
          <>
            <MenuRule />
            {place.at > 0 && <MenuItem onSelect={() => onMove(task, place.at - 1)}>Omhoog</MenuItem>}
            {place.at < place.of - 1 && <MenuItem onSelect={() => onMove(task, place.at + 1)}>Omlaag</MenuItem>}
            {place.at > 0 && <MenuItem onSelect={() => onMove(task, 0)}>Naar boven</MenuItem>}
            <MenuRule />
          </>
        )}
        <MenuItem onSelect={() => onDelete(task)}>Verwijderen</MenuItem>
      </MenuContent>
    </Menu>
  )
}
