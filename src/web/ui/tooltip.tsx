// A name for something that shows only an icon, with Radix: on hover and on keyboard focus.
import { Tooltip as Radix } from 'radix-ui'
import { useState, type ReactNode } from 'react'

export const TooltipProvider = Radix.Provider

/** `label` null shows nothing. The child stays the same element, so that it keeps the keyboard focus. */
export function Tooltip({ label, children }: { label: string | null; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <Radix.Root open={open && label !== null} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side="right"
          // Over the icon it names, not beside it: there it would cover the page.
          sideOffset={-54}
          className="pointer-events-none z-40 animate-appear rounded-small bg-ink px-2 py-1 text-caption text-paper"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
