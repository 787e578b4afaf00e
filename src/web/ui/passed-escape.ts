// The Escape key while a toast is shown in front of a dialog. Radix gives the key only to the layer that appeared last: a
// toast without the focus passes it on, and the dialog with the focus closes. Knows no toast and no dialog.
import type { KeyboardEvent } from 'react'

const passed = new WeakSet<Event>()

/** Whether the focus is in a dialog, which handles a key that was passed on. */
const isInWindow = () => document.activeElement?.closest('[role=dialog], [role=alertdialog]') != null

/** Handles Escape for the layer in front: when the focus is in a dialog, passes the key on instead of closing. */
export function passEscape(event: Event): void {
  if (!isInWindow()) return
  event.preventDefault()
  passed.add(event)
}

/** Props for the content of a dialog: closes it on an Escape that was passed on. */
export const takeEscape = (close: () => void) => ({
  onKeyDown: (event: KeyboardEvent) => {
    // React also brings the events of dialogs nested in this one here; those are not meant.
    const isHere = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (isHere && passed.has(event.nativeEvent)) close()
  },
})
