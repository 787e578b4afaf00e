// A name beside something that shows only a picture, on Radix: on hover and on keyboard focus.
import { Tooltip as Radix } from 'radix-ui'
import { useState, type ReactNode } from 'react'

export const TooltipProvider = Radix.Provider

/** `label` null: nothing to add. The child stays the same element, so that it keeps the keyboard's focus. */
export function Tooltip({ label, children }: { label: string | null; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <Radix.Root open={open && label !== null} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side="right"
          sideOffset={8}
          className="z-40 animate-appear rounded-small bg-ink px-2.5 py-1.5 text-small text-paper"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
