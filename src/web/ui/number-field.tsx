// A field for a whole number between bounds. What is typed counts as soon as it lies within them; what does not when the field is
// left becomes the nearest that does. Knows nothing of what is counted.
import { useId, useState, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { Input } from './input.tsx'

interface NumberFieldProps<Value extends number | null> {
  label: string
  /** For a label that stands above several fields, or is said otherwise already. */
  hiddenLabel?: boolean
  value: Value
  least: number
  most: number
  onChange: (value: Value) => void
  /** What an emptied field stands for; without it an emptied field takes back what it was. */
  empty?: Value
  /** Stands behind the field. */
  unit?: string
  /** In place of numbers, while it is empty. */
  placeholder?: string
  hint?: ReactNode
  className?: string
}

export function NumberField<Value extends number | null>({
  label,
  hiddenLabel = false,
  value,
  least,
  most,
  onChange,
  empty,
  unit,
  placeholder,
  hint,
  className,
}: NumberFieldProps<Value>) {
  const id = useId()
  /** What is typed, and the value that it belongs to: another one, set elsewhere, takes its place. */
  const [draft, setDraft] = useState<{ text: string; of: Value }>()
  const text = draft && draft.of === value ? draft.text : String(value ?? '')

  function type(typed: string): void {
    const digits = typed.replace(/\D/g, '').slice(0, 6)
    const number = Number(digits)
    const fits = digits !== '' && number >= least && number <= most
    const next = fits ? (number as Value) : digits === '' && empty !== undefined ? empty : value
    setDraft({ text: digits, of: next })
    if (next !== value) onChange(next)
  }
  function leave(): void {
    setDraft(undefined)
    if (text === '' || text === String(value)) return
    onChange(Math.min(most, Math.max(least, Number(text))) as Value)
  }
  return (
    <div className={cx('grid gap-1', className)}>
      <div className="flex items-center gap-2">
        <label htmlFor={id} className={hiddenLabel ? 'sr-only' : 'grow text-small text-ink-2'}>
          {label}
        </label>
        <Input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          placeholder={placeholder}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          value={text}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
          onKeyDown={({ key }) => key === 'Enter' && leave()}
          className="w-20! min-w-0 tabular-nums md:min-h-9!"
        />
        {unit !== undefined && <span className="min-w-5 text-small text-ink-3">{unit}</span>}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-caption text-ink-3">
          {hint}
        </p>
      )}
    </div>
  )
}
