// A dialog around a form: whatever would throw away what was filled in (Escape, the close button, a click beside it,
// Cancel, going back, closing the window) asks first. Knows no form; a form tells by `useUnsaved` whether it holds
// something.
import { useBlocker } from '@tanstack/react-router'
import { createContext, useContext, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

interface FormDialogProps {
  title: string
  description?: ReactNode
  mark?: ReactNode
  wide?: boolean
  /** Whether its first field takes no focus: what is to be read comes first. */
  unasked?: boolean
  /** What would be lost, as the question names it: 'Wat je over deze link hebt ingevuld'. */
  holds: string
  /** Whether it opens with values that are saved nowhere: then closing asks before anything was typed. */
  prefilled?: boolean
  /** Whether the address says that it is open: then leaving that address has closed it. */
  addressed?: boolean
  /** Closes the dialog. The form calls it too when it has saved: then nothing is asked. */
  onClose: () => void
  children: ReactNode
}

interface Unsaved {
  tell: (isDirty: boolean) => void
  leave: () => void
  leaveFor: (next: () => void) => void
}

const UnsavedContext = createContext<Unsaved | null>(null)

/** Is open as long as it is mounted. */
export function FormDialog({
  holds,
  prefilled = false,
  addressed = false,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  /** A ref, not a state: closing right after a key stroke must see the new value. */
  const dirty = useRef(prefilled)
  /** What happens once they choose to throw it away. */
  const [asked, ask] = useState<() => void>()
  const blocker = useBlocker({
    shouldBlockFn: () => dirty.current,
    enableBeforeUnload: () => dirty.current,
    withResolver: true,
  })
  const isBlocked = blocker.status === 'blocked'
  const leaveFor = (next: () => void) => (dirty.current ? ask(() => next) : next())
  const latest = useRef({ leaveFor, onClose })
  useLayoutEffect(() => void (latest.current = { leaveFor, onClose }))
  const unsaved = useMemo<Unsaved>(
    () => ({
      tell: (isDirty) => void (dirty.current = prefilled || isDirty),
      leave: () => latest.current.leaveFor(latest.current.onClose),
      leaveFor: (next) => latest.current.leaveFor(next),
    }),
    [prefilled],
  )
  return (
    <Dialog open {...dialog} onClose={() => leaveFor(onClose)}>
      <UnsavedContext value={unsaved}>{children}</UnsavedContext>
      <ConfirmDialog
        open={asked !== undefined || isBlocked}
        title="Wijzigingen weggooien?"
        yes="Weggooien"
        no="Verder bewerken"
        onYes={() => {
          if (isBlocked) blocker.proceed()
          if (!isBlocked || !addressed) (asked ?? onClose)()
        }}
        onNo={() => (isBlocked ? blocker.reset() : ask(undefined))}
      >
        {holds}, is nog niet opgeslagen.
      </ConfirmDialog>
    </Dialog>
  )
}

/**
 * For a form in a `FormDialog`: tells the dialog whether the form has unsaved changes. Returns the function that closes the
 * dialog, which asks first when there are any. @throws Error outside a FormDialog.
 */
export function useUnsaved(isDirty: boolean): () => void {
  const unsaved = useContext(UnsavedContext)
  if (!unsaved) throw new Error('useUnsaved was used outside a FormDialog')
  useLayoutEffect(() => {
    unsaved.tell(isDirty)
    return () => unsaved.tell(false)
  }, [unsaved, isDirty])
  return unsaved.leave
}

/** As `useUnsaved`, to go on to something else instead of closing only: `next` follows at once, or once they threw away what they filled in. */
export function useLeaveFor(): (next: () => void) => void {
  const unsaved = useContext(UnsavedContext)
  if (!unsaved) throw new Error('useLeaveFor was used outside a FormDialog')
  return unsaved.leaveFor
}
