// How far a piece of work is, as a line with its percentage. Knows no work.
import { useId } from 'react'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

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
      <ProgressBar label={label} value={shown} describedBy={id} failed={failed} className="min-w-0 flex-1" />
      <span id={id} className="text-caption tabular-nums text-ink-3">
        {shown} %
      </span>
    </div>
  )
}
