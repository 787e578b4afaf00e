// The control to choose one of a list: the browser's own, so that phones show it their own way.
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { controlLook } from './input.tsx'

interface SelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  /** `small`: for use in a line of text. */
  size?: 'normal' | 'small'
}

export function Select({ size = 'normal', className, ...props }: SelectProps) {
  return (
    <span className={cx('relative inline-grid min-w-0', className)}>
      <select
        {...props}
        className={cx(
          controlLook,
          'min-h-11 appearance-none truncate pr-9 disabled:opacity-55',
          size === 'small' ? 'text-control md:min-h-9 md:pl-3 md:text-small' : 'text-control',
        )}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-3"
      />
    </span>
  )
}
