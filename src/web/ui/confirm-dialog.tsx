// A question before something that cannot be undone, with Radix AlertDialog: it keeps the focus inside, and Escape says no.
import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { takeEscape } from './passed-escape.ts'
import { useOpener } from './use-opener.ts'

interface ConfirmDialogProps {
  open: boolean
  title: string
  children: ReactNode
  /** The labels of the two buttons, each naming what happens. */
  yes: string
  no: string
  /** What has to be chosen or known before the answer, below the question. */
  form?: ReactNode
  /** Whether yes cannot be said yet, what is asked in `form` being open. */
  waits?: boolean
  /** Whether it is being done. */
  pending?: boolean
  /** Whether yes takes away what cannot be brought back. */
  danger?: boolean
  onYes: () => void
  onNo: () => void
}

export function ConfirmDialog({ open, title, children, yes, no, onYes, onNo, ...more }: ConfirmDialogProps) {
  const { form, waits = false, pending = false, danger = false } = more
  const opener = useOpener(open)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onNo()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-30 animate-appear bg-veil" />
        <Radix.Content
          {...opener}
          {...takeEscape(onNo)}
          className="fixed top-1/2 left-1/2 z-40 grid max-h-[85dvh] w-[calc(100%-2rem)] max-w-114 -translate-x-1/2 -translate-y-1/2 animate-appear gap-4 overflow-y-auto rounded-raised border border-rule bg-sheet p-6 shadow-raised outline-none"
        >
          <Radix.Title className="text-h2">{title}</Radix.Title>
          <Radix.Description className="text-ink-2">{children}</Radix.Description>
          {form}
          <div className="mt-2 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
            <Radix.Cancel asChild>
              <Button kind="secondary">{no}</Button>
            </Radix.Cancel>
            <Button kind={danger ? 'danger' : 'primary'} disabled={waits} pending={pending} onClick={onYes}>
              {yes}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
