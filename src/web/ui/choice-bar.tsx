// A choice of one out of a few, all visible: radio buttons that look like one bar. The browser handles the arrow keys.
import { useId, type ReactNode } from 'react'
import { cx } from './cx.ts'

interface ChoiceBarProps<Value extends string> {
  label: string
  choices: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  hint?: ReactNode
  /** As wide as there is room for, each choice as wide as the others: for a narrow column. */
  fill?: boolean
}

export function ChoiceBar<Value extends string>({
  label,
  choices,
  value,
  onChange,
  hint,
  fill = false,
}: ChoiceBarProps<Value>) {
  const id = useId()
  return (
    <fieldset
      className={cx('grid min-w-0 gap-2', !fill && 'justify-items-start')}
      aria-describedby={hint === undefined ? undefined : id}
    >
      <legend className="mb-2 text-small font-semibold">{label}</legend>
      <div
        className={cx(
          'max-w-full gap-1 rounded-field border border-edge bg-sheet p-1',
          fill ? 'grid auto-cols-fr grid-flow-col' : 'flex flex-wrap',
        )}
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={cx(
              'flex min-h-9 cursor-pointer items-center rounded-small font-semibold text-ink-2 hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink max-md:min-h-11',
              fill ? 'justify-center px-1 text-small' : 'px-4 max-sm:px-2.5',
            )}
          >
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={id} className="text-caption text-ink-3">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
