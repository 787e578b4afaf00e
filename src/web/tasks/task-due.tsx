// A due date in a line of text: the date, and in words and colour how urgent it is.
import { CalendarDays } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'
import { dueWords, slashedDay } from './due-words.ts'

const looks = { overdue: 'font-semibold text-bad', today: 'font-semibold text-accent-ink', later: '' }

interface TaskDueProps {
  dueDate: string
  /** A completed task is not late any more. */
  completed: boolean
  today: string
}

export function TaskDue({ dueDate, completed, today }: TaskDueProps) {
  const { words, urgency } = completed ? ({ words: null, urgency: 'later' } as const) : dueWords(dueDate, today)
  return (
    <span className={cx('inline-flex min-w-0 flex-wrap items-center gap-x-1.5', looks[urgency])}>
      <CalendarDays aria-hidden className="size-3.5 shrink-0" />
      <span className="sr-only">Einddatum </span>
      <time dateTime={dueDate} className="wrap-anywhere tabular-nums">
        {slashedDay(dueDate)}
      </time>
      {words !== null && <span className="wrap-anywhere">({words})</span>}
    </span>
  )
}
