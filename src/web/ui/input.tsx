// The one-line text control.
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

/** The look of every control that text is typed in. */
export const controlLook = cx(
  'w-full rounded-field border border-edge bg-sheet px-3.5 text-ink placeholder:text-ink-3',
  'hover:border-ink-3 aria-invalid:border-bad',
  'focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-accent-ink',
)

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input {...props} className={cx(controlLook, 'min-h-11 text-control', className)} />
}
