// A few words that explain something, behind a quiet button, with Radix Popover: for mouse, touch and keyboard.
// A real tooltip never opens on a touch screen. Knows nothing of what it explains.
import { Popover as Radix } from 'radix-ui'
import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { cx } from './cx.ts'

/** How long the mouse must rest on the button before the hint opens: not when it only passes over. */
const REST_MS = 400

/** Time to move the mouse from the button to what it opened. */
const LINGER_MS = 200

interface HintProps {
  /** The content of the button; its words are the accessible name. */
  trigger: ReactNode
  /** Accessible name of the popover. */
  label: string
  className?: string
  children: ReactNode
}

export function Hint({ trigger, label, className, children }: HintProps) {
  const [open, setOpen] = useState(false)
  /** Whether it was opened by a press: then it stays open and takes the focus. Hovering only shows it. */
  const pressed = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function after(milliseconds: number, next: boolean) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), milliseconds)
  }
  /** On a move, not on entering: a button that appears under a mouse at rest is not pointed at. */
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
          // Instead of Radix's own toggle: a press after hovering must keep it open.
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
