// Where the keyboard was when a window opened without a trigger of its own, so that it goes back there. Knows no window.
import { useRef } from 'react'

/** What the content of a Radix dialog must be given. */
export function useOpener() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = lasting(document.activeElement)
    },
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
