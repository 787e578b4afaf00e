// The button, and the look of a button for links. Knows nothing of what it does.
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'done' | 'danger'

const kinds = {
  primary: 'bg-button text-on-button hover:bg-button-pressed active:bg-button-pressed',
  secondary: 'border border-edge bg-transparent text-ink hover:bg-sunken active:bg-sunken',
  quiet: 'bg-transparent text-ink-2 hover:bg-sunken hover:text-ink active:bg-sunken',
  done: 'bg-good-wash text-good',
  danger: 'bg-bad text-paper hover:brightness-90 active:brightness-90',
} as const satisfies Record<ButtonKind, string>

// 44 px high on narrow screens whatever the size: the smallest target a thumb hits.
const sizes = {
  normal: 'min-h-11 px-5',
  small: 'min-h-11 px-3 text-small md:min-h-8',
  icon: 'size-11 md:size-9',
  /** One of several icons in a row of 32 below a text; in the narrowest column a hair less wide. */
  row: 'size-11 md:size-8 md:@max-[17.5rem]:w-7.5',
} as const

interface Look {
  kind?: ButtonKind | undefined
  size?: keyof typeof sizes | undefined
}

/** The classes of a button, for an element that is a link. */
export function buttonLook({ kind = 'primary', size = 'normal' }: Look = {}): string {
  return cx(
    'inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-field text-center font-semibold',
    'transition-colors duration-100 disabled:opacity-55 [&_svg]:size-4.5 [&_svg]:shrink-0',
    kinds[kind],
    sizes[size],
  )
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Busy: shows a spinner and takes no clicks, but stays focusable. */
  pending?: boolean
}

export function Button({ kind, size, pending = false, className, children, onClick, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={pending || undefined}
      {...props}
      className={cx(buttonLook({ kind, size }), pending && 'cursor-progress', className)}
      // A disabled button loses the keyboard's focus, so pending only swallows the click.
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}
