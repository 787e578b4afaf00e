// A menu that drops from the toolbar, with Radix: choices, each with an icon and keys. The text keeps its selection, and gets the focus
// back. Knows no command.
import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { keysShown } from './key-names.ts'

interface ToolMenuProps {
  trigger: ReactNode
  label: string
  /** Puts the focus back in the text. */
  onClosed: () => void
  side?: 'top' | 'bottom'
  children: ReactNode
}

export function ToolMenu({ trigger, label, onClosed, side = 'bottom', children }: ToolMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side={side}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
          className="z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 animate-appear overflow-y-auto rounded-raised border border-rule bg-sheet p-1.5 shadow-raised"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface ToolMenuItemProps {
  icon?: ReactNode
  keys?: string
  chosen?: boolean
  disabled?: boolean
  onSelect: () => void
  children: ReactNode
}

export function ToolMenuItem({ icon, keys, chosen = false, disabled = false, onSelect, children }: ToolMenuItemProps) {
  return (
    <Radix.Item
      disabled={disabled}
      aria-current={chosen || undefined}
      onSelect={onSelect}
      className="flex min-h-11 items-center gap-3 rounded-small px-3 text-ink outline-none select-none data-disabled:text-ink-3 data-highlighted:bg-sunken md:min-h-9 [&_svg]:size-4.5 [&_svg]:shrink-0"
    >
      {icon}
      <span className="grow">{children}</span>
      {keys !== undefined && (
        <span aria-hidden className="hidden pl-6 text-caption text-ink-3 md:inline">
          {keysShown(keys)}
        </span>
      )}
      {chosen && <Check aria-hidden className="text-accent-ink" />}
    </Radix.Item>
  )
}

export function ToolMenuRule() {
  return <Radix.Separator className="mx-3 my-1.5 h-px bg-rule" />
}
