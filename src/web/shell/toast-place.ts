// The place of a toast: at the bottom right, and higher when it would cover the element that has the keyboard focus.

/** Least space between the toast and what it rises above, in px. */
const GAP_PX = 12

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

/**
 * How many px `toast` has to rise so that the button the user just pressed stays visible and can be pressed again
 * (WCAG 2.2, 2.4.11). Zero when they do not overlap, and when there is no room above.
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

/** The box of the button or field with the focus; undefined for a textarea, too tall to rise above, and within a toast. */
export function pressedBox(): Box | undefined {
  const pressed = document.activeElement
  if (!pressed?.matches('a, button, input, select, summary') || pressed.closest('[data-toasts]')) return undefined
  return pressed.getBoundingClientRect()
}
