// A few words that explain something, behind a quiet button, on Radix Popover: by mouse, touch and keyboard.
// A tooltip proper never opens on a touch screen. Knows nothing of what it explains.
import { Popover as Radix } from 'radix-ui'
import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { cx } from './cx.ts'

/** How long a mouse rests on the button before it opens: on its way elsewhere it should not. */
const REST_MS = 400

/** Time to move the mouse from the button to what it opened. */
const LINGER_MS = 200

interface HintProps {
  /** What the button shows; its words are its name. */
  trigger: ReactNode
  /** Name of what opens. */
  label: string
  className?: string
  children: ReactNode
}

export function Hint({ trigger, label, className, children }: HintProps) {
  const [open, setOpen] = useState(false)
  /** Opened by a press, so it stays, and takes the keyboard's focus. A mouse that passes over only shows it. */
  const pressed = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function after(milliseconds: number, next: boolean) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), milliseconds)
  }
  /** By moving, not by entering: what appears under a mouse that lies still is not pointed at. */
  function move({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse' || open) return
    pressed.current = false
    after(REST_MS, true)
  }
  function leave({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse' && !pressed.current) after(LINGER_MS, false)
  }
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger
        type="button"
        onPointerMove={move}
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={leave}
        onClick={(event) => {
          clearTimeout(timer.current)
          // Instead of Radix's own: the press that follows the hovering keeps it open.
          event.preventDefault()
          setOpen(!(open && pressed.current))
          pressed.current = !(open && pressed.current)
        }}
        className={cx('inline-flex min-h-11 items-center gap-1.5 rounded-small text-left md:min-h-8', className)}
      >
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={16}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={leave}
          onOpenAutoFocus={(event) => !pressed.current && event.preventDefault()}
          onCloseAutoFocus={(event) => !pressed.current && event.preventDefault()}
          className="z-40 w-80 max-w-[calc(100vw-2rem)] animate-appear rounded-raised border border-rule bg-sheet p-4 text-small text-ink shadow-raised outline-none"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
