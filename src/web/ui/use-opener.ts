// Where the keyboard was when a window opened without a trigger of its own, so that it goes back there. Knows no window.
import { useLayoutEffect, useRef } from 'react'

/** What the content of a Radix dialog must be given. */
export function useOpener(open: boolean) {
  const opener = useRef<Element>(null)
  // Not when Radix moves the keyboard: a form that stands in the window by then has taken it already, and Radix does not.
  useLayoutEffect(() => {
    if (open) opener.current = lasting(document.activeElement)
  }, [open])
  return {
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
    },
  }
}

/** A menu is gone when the window closes; what opened the menu is still there. */
function lasting(element: Element | null): Element | null {
  const menu = element?.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element
}
