// How much of the room that Google gives is used, as words over a line. Knows nothing of what is measured.
import { cx } from '#web/ui/cx.ts'
import { dutchNumber } from '#web/ui/numbers.ts'

interface LengthMeterProps {
  /** The word before the figures. */
  label: string
  /** What is measured, for who cannot see it: another name than that of the field beside the text. */
  name: string
  value: number
  /** Over this it is cut off. */
  most: number
  /** Under this there is room left. */
  least?: number
  unit?: string
}

export function LengthMeter({ label, name, value, most, least = 1, unit = '' }: LengthMeterProps) {
  const state = value > most ? 'over' : value < least ? 'under' : 'good'
  const says = { over: 'te lang', under: value === 0 ? 'leeg' : 'kort', good: 'goed' }[state]
  return (
    <div className="grid min-w-0 gap-1">
      <p aria-hidden className={cx('text-caption tabular-nums', state === 'over' ? 'text-bad' : 'text-ink-3')}>
        {label} {dutchNumber(value)} / {dutchNumber(most)}
        {unit && ` ${unit}`}
      </p>
      <div
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={Math.min(value, most)}
        aria-valuetext={`${dutchNumber(value)} van ${dutchNumber(most)} ${unit || 'tekens'}: ${says}`}
        className="h-1 overflow-hidden rounded-full bg-rule"
      >
        <div
          className={cx(
            'h-full rounded-full transition-[width] duration-300',
            { over: 'bg-bad', under: 'bg-accent', good: 'bg-good' }[state],
          )}
          style={{ width: `${Math.min(value / most, 1) * 100}%` }}
        />
      </div>
    </div>
  )
}
