// The keyboard in a toolbar: one stop for Tab, arrows between the buttons, Home and End (ARIA practices, toolbar). Knows no button.
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'

/** For the element with role `toolbar`; its buttons have `data-tool`. Escape goes back to the text. */
export function useRoving(onEscape: () => void): {
  ref: RefObject<HTMLDivElement | null>
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: (event: { target: EventTarget }) => void
} {
  const ref = useRef<HTMLDivElement>(null)
  const tools = () =>
    Array.from(ref.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? []).filter(
      (tool) => tool.offsetParent !== null,
    )
  const stopAt = (stop: Element | undefined) => {
    for (const tool of ref.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])
      tool.tabIndex = tool === stop ? 0 : -1
  }
  useEffect(() => {
    const shown = tools()
    if (!shown.some(({ tabIndex }) => tabIndex === 0) || shown.filter(({ tabIndex }) => tabIndex === 0).length > 1)
      stopAt(shown[0])
  })
  return {
    ref,
    onFocus: ({ target }) => {
      if (target instanceof Element && target.matches('[data-tool]')) stopAt(target)
    },
    onKeyDown: (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented) return onEscape()
      const shown = tools()
      const at = shown.indexOf(document.activeElement as HTMLElement)
      const steps = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
      if (at === -1 || !(event.key in steps)) return
      event.preventDefault()
      shown.at(steps[event.key as keyof typeof steps] % shown.length)?.focus()
    },
  }
}
