// A checkbox with its label, and a line below it that says what it does.
import { useId, type ComponentProps, type ReactNode } from 'react'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string
  hint?: ReactNode
}

export function Checkbox({ label, hint, ...props }: CheckboxProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <input
        {...props}
        id={id}
        type="checkbox"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="mt-3"
      />
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center font-semibold">
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="col-start-2 text-caption text-ink-3">
          {hint}
        </p>
      )}
    </div>
  )
}
