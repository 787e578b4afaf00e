// How far a piece of work is, as a line with its percentage. Knows no work.
import { useId } from 'react'
import { cx } from '#web/ui/cx.ts'

interface ProgressProps {
  /** 0 to 100. */
  percent: number
  label: string
  /** Whether it stands still for good. */
  failed?: boolean
}

export function Progress({ percent, label, failed = false }: ProgressProps) {
  const id = useId()
  const shown = Math.round(percent)
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-describedby={id}
        aria-valuenow={shown}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1 min-w-0 flex-1 overflow-hidden rounded-full bg-rule"
      >
        <div
          className={cx('h-full rounded-full transition-[width] duration-300', failed ? 'bg-ink-3' : 'bg-accent')}
          style={{ width: `${shown}%` }}
        />
      </div>
      <span id={id} className="text-caption tabular-nums text-ink-3">
        {shown} %
      </span>
    </div>
  )
}
