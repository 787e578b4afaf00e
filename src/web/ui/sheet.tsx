// A sheet that rises from the bottom of a narrow screen, with Radix Dialog: it keeps the focus inside; Escape closes it.
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { takeEscape } from './passed-escape.ts'
import { useOpener } from './use-opener.ts'

interface SheetProps {
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

export function Sheet({ title, open, onOpenChange, children }: SheetProps) {
  const opener = useOpener(open)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-30 animate-appear bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          {...opener}
          {...takeEscape(() => onOpenChange(false))}
          className="fixed inset-x-0 bottom-0 z-40 max-h-[85dvh] animate-rise overflow-y-auto rounded-t-card bg-paper px-4 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))] shadow-raised outline-none data-[state=closed]:animate-sink"
        >
          <div className="mb-2 flex items-center justify-between">
            <Radix.Title className="text-title">{title}</Radix.Title>
            <Radix.Close aria-label="Sluiten" className="grid size-11 place-items-center rounded-field text-ink-2">
              <X aria-hidden className="size-5" />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
