// Where toasts appear, on Radix: one at a time, F8 brings the keyboard to it, a swipe to the right sends it away.
import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { cx } from '#web/ui/cx.ts'
import { dismissToast, useToasts, type ToastRecord } from '#web/ui/toast-store.ts'

/** Specification, section 9. */
const SHOWN_MS = 5_000
const SWIPE_PX = 50

export function Toasts() {
  return (
    <Radix.Provider label="Melding" duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {useToasts().map((toast) => (
        <ShownToast key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        label="Meldingen ({hotkey})"
        className="fixed inset-x-0 top-header z-50 flex flex-col p-4 outline-none md:top-auto md:bottom-0 md:left-auto md:w-full md:max-w-[420px] md:p-6"
      />
    </Radix.Provider>
  )
}

function ShownToast({ toast }: { toast: ToastRecord }) {
  const { title, description, variant, action, open } = toast
  const destructive = variant === 'destructive'
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => !next && dismissToast(toast.id)}
      // Failures interrupt a screen reader, good news waits its turn.
      type={destructive ? 'foreground' : 'background'}
      className={cx(
        'relative grid gap-1 rounded-raised border-l-4 bg-ink py-4 pr-12 pl-4 text-paper shadow-raised',
        destructive ? 'border-bad-on-ink' : 'border-ink',
        'data-[state=closed]:animate-sink data-[state=open]:animate-rise',
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
          onClick={action.run}
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
