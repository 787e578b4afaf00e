// A button of the toolbar: an icon with a name, its keys and a tip that shows both. Knows no command.
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { keysAria, keysShown } from './key-names.ts'

interface ToolbarButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'aria-pressed'> {
  name: string
  /** `Mod B`. */
  keys?: string
  /** Whether what it sets is on; left out for one that does something once. */
  on?: boolean
  /** Cannot be pressed now, but can be reached. */
  off?: boolean
  onPress: () => void
  children: ReactNode
}

export const toolLook = cx(
  'tool relative grid size-11 shrink-0 place-items-center rounded-field text-ink-2 md:h-8 md:w-8',
  'hover:bg-sunken hover:text-ink aria-pressed:bg-accent-wash aria-pressed:text-accent-ink aria-disabled:opacity-40 [&_svg]:size-4.5',
)

export function ToolbarButton({
  name,
  keys,
  on,
  off = false,
  onPress,
  className,
  children,
  ...props
}: ToolbarButtonProps) {
  return (
    <button
      type="button"
      data-tool=""
      data-tip={keys === undefined ? name : `${name} (${keysShown(keys)})`}
      aria-label={name}
      aria-keyshortcuts={keys === undefined ? undefined : keysAria(keys)}
      aria-pressed={on}
      aria-disabled={off || undefined}
      {...props}
      className={cx(toolLook, className)}
      // The selection in the text is what it works on: it keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={off ? undefined : onPress}
    >
      {children}
    </button>
  )
}

export function ToolbarRule() {
  return <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-rule" />
}
