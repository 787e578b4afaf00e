// How much of something is used, as a line. Knows nothing of what is counted.
import { cx } from './cx.ts'
import { dutchNumber } from './numbers.ts'

interface MeterProps {
  label: string
  value: number
  max: number
  className?: string
}

export function Meter({ label, value, max, className }: MeterProps) {
  const share = max > 0 ? Math.min(value / max, 1) : 1
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={`${dutchNumber(value)} van ${dutchNumber(max)}`}
      className={cx('h-1 overflow-hidden rounded-full bg-rule', className)}
    >
      <div
        className={cx('h-full rounded-full transition-[width] duration-300', share < 1 ? 'bg-accent' : 'bg-bad')}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  )
}
