// When the last picture of a screen is gone, the button that took it away is gone too: the focus goes to the one that chooses new
// ones.
import { useEffect, useRef } from 'react'

/** @param count how many pictures there are. */
export function useChooserFocus(count: number): void {
  const before = useRef(count)
  useEffect(() => {
    if (count === 0 && before.current > 0 && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-choose]')?.focus()
    before.current = count
  }, [count])
}
