// Shows the toasts, with Radix: one at a time; F8 moves the focus to it, a swipe to the right dismisses it.
import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useCallback, useEffectEvent, useLayoutEffect, useRef, type FocusEvent } from 'react'
import { cx } from '#web/ui/cx.ts'
import { passEscape } from '#web/ui/passed-escape.ts'
import { dismissToast, useToasts, type ToastRecord } from '#web/ui/toast-store.ts'
import { focusReturned } from './returned-entry.ts'
import { pressedBox, riseAbove } from './toast-place.ts'

/** How long a toast is shown (specification, section 9). */
const SHOWN_MS = 5_000
const SWIPE_PX = 50

export function Toasts() {
  const cameFrom = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLOListElement>(null)

  /** Radix focuses the whole area, on F8 and when a toast closes. This moves the focus on: to the toast, or back. */
  function passOn({ target, currentTarget: area, relatedTarget: before }: FocusEvent<HTMLElement>) {
    const entered = !area.contains(before)
    if (entered)
      cameFrom.current = before instanceof HTMLElement && !area.parentElement?.contains(before) ? before : null
    if (target !== area) return
    const toast = area.querySelector<HTMLElement>('[data-state=open]')
    if (toast && entered) toast.focus()
    else goBack()
  }
  function goBack() {
    if (cameFrom.current?.isConnected) cameFrom.current.focus()
    else viewport.current?.blur()
  }
  return (
    <Radix.Provider label="Melding" duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {useToasts().map((toast) => (
        <ShownToast key={toast.id} toast={toast} onFocusLost={goBack} />
      ))}
      <Radix.Viewport
        data-toasts
        ref={viewport}
        hotkey={['F8']}
        label="Meldingen ({hotkey})"
        onFocus={passOn}
        // Layered above the bar at the bottom, and below everything that opens over the page: menus, tooltips and sheets.
        // On a wide screen it stands at the bottom right, where there is no menu. Where there is room beside a dialog, it
        // is above the dialog's backdrop and no wider than that room: it can be read and closed while a dialog is open.
        className="pointer-events-none fixed inset-x-0 bottom-(--bottom-bar) z-25 flex flex-col p-4 xl:z-45 outline-none *:pointer-events-auto md:left-auto md:w-(--toast-area)"
      />
    </Radix.Provider>
  )
}

interface ShownToastProps {
  toast: ToastRecord
  /** Called when it is replaced by another toast while it has the focus. */
  onFocusLost: () => void
}

function ShownToast({ toast, onFocusLost }: ShownToastProps) {
  const { title, description, variant, action, open } = toast
  const root = useRef<HTMLLIElement>(null)
  const lost = useEffectEvent(onFocusLost)
  // The element is read in the cleanup: the first toast gets it only after it has been mounted.
  useLayoutEffect(() => () => void (root.current?.contains(document.activeElement) && lost()), [])
  const destructive = variant === 'destructive'
  /** Called once, when the toast appears: what is pressed later does not move it. */
  const place = useCallback((element: HTMLLIElement | null) => {
    root.current = element
    const pressed = pressedBox()
    if (element && pressed) element.style.marginBottom = `${riseAbove(element.getBoundingClientRect(), pressed)}px`
  }, [])
  return (
    <Radix.Root
      ref={place}
      open={open}
      onOpenChange={(next) => !next && dismissToast(toast.id)}
      onEscapeKeyDown={passEscape}
      // Failures interrupt a screen reader, good news waits its turn.
      type={destructive ? 'foreground' : 'background'}
      className={cx(
        'relative grid gap-1 rounded-raised border-l-4 bg-ink py-4 pr-12 pl-4 text-paper shadow-raised',
        destructive ? 'border-bad-on-ink' : 'border-ink',
        // While it fades it takes no clicks any more: they go to what is beneath it.
        'data-[state=closed]:pointer-events-none! data-[state=closed]:animate-sink data-[state=open]:animate-rise',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:opacity-0',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
      )}
    >
      <Radix.Title className={cx('font-semibold', destructive && 'text-bad-on-ink')}>{title}</Radix.Title>
      {description !== undefined && (
        <Radix.Description className="text-small wrap-anywhere opacity-85">{description}</Radix.Description>
      )}
      {action && (
        <Radix.Action
          altText={action.label}
          onClick={() => {
            action.run()
            if (action.entry !== undefined) focusReturned(action.entry)
          }}
          className="mt-2 min-h-11 justify-self-start rounded-field border border-current px-3 text-small font-semibold md:min-h-8"
        >
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close
        aria-label="Melding sluiten"
        className="absolute top-1 right-1 grid size-11 place-items-center rounded-field opacity-70 hover:opacity-100 focus-visible:outline-paper md:top-2 md:right-2 md:size-9"
      >
        <X aria-hidden className="size-4.5" />
      </Radix.Close>
    </Radix.Root>
  )
}
