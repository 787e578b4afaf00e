// The Escape key while a toast stands in front of a window. Radix gives the key to what appeared last, and only to that:
// a toast on which nobody is lets it pass, and the window one works in takes it up. Knows no toast and no window.
import type { KeyboardEvent } from 'react'

const passed = new WeakSet<Event>()

/** Whether the keyboard is in a window that takes up what is passed. */
const isInWindow = () => document.activeElement?.closest('[role=dialog], [role=alertdialog]') != null

/** For what stands in front: it stays. */
export function passEscape(event: Event): void {
  if (!isInWindow()) return
  event.preventDefault()
  passed.add(event)
}

/** For the content of a window: closes it by an Escape that was passed. */
export const takeEscape = (close: () => void) => ({
  onKeyDown: (event: KeyboardEvent) => {
    // What stands in a window of its own comes by here too.
    const isHere = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (isHere && passed.has(event.nativeEvent)) close()
  },
})
