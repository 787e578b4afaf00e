// A dialog over the page to fill in or read something, with Radix Dialog: it keeps the focus inside, and Escape closes it.
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { firstFieldOf } from './first-field.ts'
import { takeEscape } from './passed-escape.ts'
import { useOpener } from './use-opener.ts'

interface DialogProps {
  open: boolean
  title: string
  /** A sentence below the title. */
  description?: ReactNode
  /** Before the title, such as the initials of whom it is about. */
  mark?: ReactNode
  /** Wide: for two columns of fields. 'whole': as wide as there is room, for texts beside each other. */
  wide?: boolean | 'whole'
  /** It opens by itself: then no button has the focus, so that a key that was meant for the page does nothing. */
  unasked?: boolean
  /** Called by Escape, the close button and a click beside the dialog. The owner decides whether it closes. */
  onClose: () => void
  children: ReactNode
}

export function Dialog({
  open,
  title,
  description,
  mark,
  wide = false,
  unasked = false,
  onClose,
  children,
}: DialogProps) {
  const opener = useOpener(open)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay
          className="fixed inset-0 z-30 animate-appear bg-veil"
          // Keeps the focus where it is: a user who is asked whether to leave, and stays, goes on typing there.
          onMouseDown={(event) => event.preventDefault()}
        />
        <Radix.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          {...opener}
          {...takeEscape(onClose)}
          data-wide-dialog={wide !== false || undefined}
          onOpenAutoFocus={unasked ? focusWhole : focusFirstField}
          // In a field that Escape takes back, it is not the dialog that it closes.
          onEscapeKeyDown={(event) => {
            if (document.activeElement?.closest('[data-takes-escape]')) event.preventDefault()
          }}
          // A click on a toast is no click beside the dialog.
          onInteractOutside={(event) => {
            if (event.target instanceof Element && event.target.closest('[data-toasts]')) event.preventDefault()
          }}
          className={cx(
            'fixed top-1/2 left-1/2 z-40 max-h-[90dvh] w-[calc(100%-2rem)] -translate-x-1/2 -translate-y-1/2 animate-appear',
            'overflow-y-auto rounded-raised border border-rule bg-paper p-6 shadow-raised outline-none max-sm:p-4',
            // What gets the focus comes in sight above the buttons, with what is said below it.
            'scroll-pb-36',
            wide === 'whole' ? 'max-w-5xl' : wide ? 'max-w-3xl' : 'max-w-lg',
            // On a phone that is all of the screen.
            wide === 'whole' &&
              'max-sm:top-0 max-sm:left-0 max-sm:h-dvh max-sm:max-h-dvh max-sm:w-full max-sm:translate-x-0 max-sm:translate-y-0 max-sm:rounded-none max-sm:border-0',
          )}
        >
          <div className="mb-6 flex items-start justify-between gap-4">
            {mark}
            <div className="grid min-w-0 grow gap-1">
              <Radix.Title className="text-h2 wrap-anywhere">{title}</Radix.Title>
              {description !== undefined && <Radix.Description className="text-ink-2">{description}</Radix.Description>}
            </div>
            <Radix.Close
              aria-label="Sluiten"
              data-closes-dialog=""
              className="-mt-1.5 -mr-2 grid size-11 shrink-0 place-items-center rounded-field text-ink-2 hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function focusWhole(event: Event): void {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

/** Focuses the first field of a form, instead of the close button above it. Where it is fetched first: once it is there. */
function focusFirstField(event: Event): void {
  const content = event.currentTarget
  if (!(content instanceof HTMLElement)) return
  const field = firstFieldOf(content)
  if (field) {
    event.preventDefault()
    field.focus()
    return
  }
  const watching = new MutationObserver(() => {
    const late = firstFieldOf(content)
    if (!late) return
    watching.disconnect()
    // Who went elsewhere meanwhile stays there.
    if (document.activeElement?.hasAttribute('data-closes-dialog')) late.focus()
  })
  watching.observe(content, { childList: true, subtree: true })
}

/**
 * The buttons at the end of a dialog, side by side. They stay in sight while a long dialog is scrolled, but where little
 * height is left (a phone with its keyboard up) the fields need it more.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky -bottom-6 z-1 -mx-6 mt-6 -mb-6 flex flex-wrap-reverse justify-end gap-3 border-t border-rule bg-paper px-6 py-4 max-sm:-bottom-4 max-sm:-mx-4 max-sm:-mb-4 max-sm:px-4 max-sm:*:grow [@media(height<26rem)]:static">
      {children}
    </div>
  )
}
