// How far a piece of work is, as a line. Knows no work.
import { cx } from './cx.ts'

interface ProgressBarProps {
  label: string
  /** Undefined while nobody knows: then all of the line is pale and moves. */
  value: number | undefined
  max?: number
  /** What a screen reader is told in the place of the number. */
  words?: string | undefined
  /** Of the element that says more. */
  describedBy?: string | undefined
  /** Whether it stands still for good. */
  failed?: boolean
  className?: string
}

export function ProgressBar({ label, value, max = 100, words, describedBy, failed, className }: ProgressBarProps) {
  const isVague = value === undefined
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-describedby={describedBy}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={isVague ? undefined : Math.floor(value)}
      aria-valuetext={words}
      className={cx('h-1 overflow-hidden rounded-full bg-rule', className)}
    >
      <div
        style={{ width: isVague ? '100%' : `${(100 * value) / max}%` }}
        className={cx(
          'h-full rounded-full transition-[width] duration-300',
          failed ? 'bg-ink-3' : 'bg-accent',
          isVague && 'animate-pulse opacity-45',
        )}
      />
    </div>
  )
}
