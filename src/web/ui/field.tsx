// A labelled control with its hint, its counter and its error. Knows no form library: errors come in as text.
import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cx } from './cx.ts'

/** The props for the control inside, which tie its label, hint and error to it. */
export interface ControlProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface FieldProps {
  label: string
  optional?: boolean
  hint?: ReactNode
  error?: string | undefined
  /** A live count towards a length; above it the count stands out, but nothing is refused. `of`: what is counted. */
  count?: { used: number; recommended: number; of?: string }
  children: (control: ControlProps) => ReactNode
}

export function Field({ label, optional = false, hint, error, count, children }: FieldProps) {
  const id = useId()
  const described = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean)
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="justify-self-start text-small font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-3"> (optioneel)</span>}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
      })}
      {(error !== undefined || hint !== undefined || count) && (
        <div className="flex gap-4 text-caption text-ink-3">
          <div className="min-w-0 flex-1">
            {error !== undefined && (
              <p id={`${id}-error`} className="flex items-start gap-1.5 text-small text-bad">
                <CircleAlert aria-hidden className="mt-0.75 size-3.5 shrink-0" />
                {error}
              </p>
            )}
            {hint !== undefined && (
              <p id={`${id}-hint`} className={cx(error !== undefined && 'sr-only')}>
                {hint}
              </p>
            )}
          </div>
          {count && (
            <p className={cx('tabular-nums', count.used > count.recommended && 'font-semibold text-accent-ink')}>
              <span aria-hidden>
                {count.used} / {count.recommended}
              </span>
              <span className="sr-only">
                {count.used} van {count.recommended} {count.of ?? 'aanbevolen tekens'}
              </span>
            </p>
          )}
        </div>
      )}
    </div>
  )
}
