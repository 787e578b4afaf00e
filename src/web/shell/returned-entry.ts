// Where the keyboard goes after an undo: to the entry that comes back in its list. Knows no list.

/** How long an entry may take to come back, in ms: after that one has gone on to something else. */
const PATIENCE_MS = 10_000

/**
 * Focuses the element with this `data-entry`, as soon as the page has it. Not when the user has moved the focus meanwhile,
 * and never when the screen does not show the entry. Is to be called by the press that brings it back.
 */
export function focusReturned(entry: string): void {
  // Once the press has been handled, for only then the toast has passed the focus on.
  queueMicrotask(() => {
    const { activeElement: left } = document
    const observer = new MutationObserver(look)
    const clock = setTimeout(() => observer.disconnect(), PATIENCE_MS)
    observer.observe(document.body, { childList: true, subtree: true })
    look()

    function look() {
      const returned = document.querySelector<HTMLElement>(`[data-entry="${entry}"]`)
      if (!returned) return
      observer.disconnect()
      clearTimeout(clock)
      const { activeElement } = document
      // The list around it, or the page, has the focus when what had it went away.
      if (activeElement === left || activeElement?.contains(returned)) returned.focus()
    }
  })
}
