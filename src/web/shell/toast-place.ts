// Where a toast stands: at the bottom right, above what has the keyboard when that would lie beneath it. Pure.

/** Between the toast and what it steps above, in px. */
const GAP_PX = 12

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

/**
 * How many px `toast` is to stand higher, so that the button one just pressed stays in sight and takes the next press too
 * (WCAG 2.2, 2.4.11). Zero where they are apart, and where there is no room above.
 */
export function riseAbove(toast: Box, pressed: Box): number {
  const apart =
    pressed.left >= toast.right ||
    pressed.right <= toast.left ||
    pressed.top >= toast.bottom + GAP_PX ||
    pressed.bottom <= toast.top - GAP_PX
  if (apart) return 0
  const rise = toast.bottom - pressed.top + GAP_PX
  return toast.top - rise < GAP_PX ? 0 : rise
}

/** The button or field that has the keyboard; undefined for a text, which is too tall to step above, and for a toast. */
export function pressedBox(): Box | undefined {
  const pressed = document.activeElement
  if (!pressed?.matches('a, button, input, select, summary') || pressed.closest('[data-toasts]')) return undefined
  return pressed.getBoundingClientRect()
}
