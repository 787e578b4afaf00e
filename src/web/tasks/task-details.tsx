// What opens below a task in the list: its description, and its checklist, to tick in place or only to read.
import { useId } from 'react'
import { checklistOf, proseOf, type ChecklistItem } from '#contract/tasks/checklist.ts'
import type { TaskEntry } from '#contract/tasks/task.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { cx } from '#web/ui/cx.ts'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { useWholeTask } from './use-tasks.ts'

interface TaskDetailsProps {
  /** The task as the list has it: with only the beginning of a long description. */
  entry: TaskEntry
  /** Undefined when the checklist is only to be read. */
  onTick: ((item: ChecklistItem, done: boolean) => void) | undefined
}

export function TaskDetails({ entry, onTick }: TaskDetailsProps) {
  const id = useId()
  const { data: task, error, isFetching, refetch } = useWholeTask(entry.id, entry)
  if (task === undefined) {
    if (isFetching || !error) return <SkeletonText widths={[80, 60]} className="max-w-prose pt-2" />
    return <LoadFailure title="De omschrijving kon niet worden opgehaald" error={error} onRetry={refetch} />
  }
  const items = checklistOf(task.description)
  const prose = proseOf(task.description)
  return (
    <div className="grid grid-cols-1 gap-2 pt-1">
      {prose !== '' && <p className="max-w-prose text-ink-2 wrap-anywhere whitespace-pre-wrap">{prose}</p>}
      {items.length > 0 && (
        <ul aria-label={`Checklist van ${task.title}`}>
          {items.map((item) => (
            <li key={item.line} className="flex items-start gap-3">
              <input
                id={`${id}-${item.line}`}
                type="checkbox"
                checked={item.done}
                disabled={onTick === undefined}
                onChange={({ target }) => onTick?.(item, target.checked)}
                className="mt-3 md:mt-1.5"
              />
              <label
                htmlFor={`${id}-${item.line}`}
                className={cx(
                  'flex min-h-11 min-w-0 flex-1 items-center wrap-anywhere md:min-h-8',
                  onTick && 'cursor-pointer',
                  item.done && 'text-ink-3 line-through',
                )}
              >
                {item.text}
              </label>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
