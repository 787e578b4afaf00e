// When what asked for pictures makes way for them, its button is gone with the focus on it: the focus goes on to what came.
import { useEffect, useRef } from 'react'

/** Gives it the focus, as above, when what was pressed is gone with it; to be called when that is pressed. */
export function focusWhenLost(selector: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(`main ${selector}`)?.focus({ preventScroll: true })
  })
}

/**
 * @param there whether pictures are there.
 * @param selector what gets the focus then, if nothing else has it.
 */
export function useLostFocus(there: boolean, selector: string): void {
  const before = useRef(there)
  useEffect(() => {
    if (there && !before.current && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`main ${selector}`)?.focus({ preventScroll: true })
    before.current = there
  }, [there, selector])
}
