// Where the keyboard goes when the button that lengthens a list goes away with its last press. Knows no list.
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Returns what to call with the button when it is pressed: once it is gone, the first entry that came with that press has
 * the focus. `entries` is the selector, within `list`, of what gets the focus: one focusable element for each entry.
 */
export function useAfterMore(list: RefObject<HTMLElement | null>, entries: string): (button: HTMLElement) => void {
  const pressed = useRef<{ button: HTMLElement; shown: number }>(null)
  const found = () => list.current?.querySelectorAll<HTMLElement>(entries) ?? []
  useEffect(() => {
    if (pressed.current === null || pressed.current.button.isConnected) return
    const { shown } = pressed.current
    pressed.current = null
    // Only what the button left behind: a user who went on or scrolled elsewhere stays there.
    if (document.activeElement === document.body) found()[shown]?.focus({ preventScroll: true })
  })
  return (button) => void (pressed.current = { button, shown: found().length })
}
