// Remembers what had the focus when a dialog opened without a trigger of its own, and returns the focus there. Knows no
// dialog.
import { useLayoutEffect, useRef } from 'react'

/** The props for the content of a Radix dialog. */
export function useOpener(open: boolean) {
  const opener = useRef<Element>(null)
  // Not in onOpenAutoFocus: a form in the dialog may have taken the focus by then, and then Radix does not call it.
  useLayoutEffect(() => {
    if (open) opener.current = lasting(document.activeElement)
  }, [open])
  return {
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // This comes a moment after the dialog is gone: who is somewhere else by then stays there. Nowhere is the page, or a dialog
      // that was below.
      const { current } = opener
      if (current instanceof HTMLElement && document.activeElement?.contains(current) === true) current.focus()
    },
  }
}

/** `element`; or the button of the menu it stands in, because the menu is gone when the dialog closes. */
function lasting(element: Element | null): Element | null {
  const menu = element?.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element
}
