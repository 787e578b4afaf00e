// The handlers of what is dragged, by mouse, finger or pen. Knows nothing of what is moved.
import { useRef, type PointerEvent } from 'react'
import type { Point } from './compare-view.ts'

interface Drag {
  /** Hears of the press. */
  press?: (event: PointerEvent) => void
  /** Hears of every move from the press on, and how far it is from the one before, in px of the screen. */
  move: (event: PointerEvent, by: Point) => void
  /** Hears that it was let go of. */
  drop?: (event: PointerEvent) => void
}

export function useDrag({ press, move, drop }: Drag) {
  const last = useRef<Point>({ x: 0, y: 0 })
  const isDragged = ({ currentTarget, pointerId }: PointerEvent) => currentTarget.hasPointerCapture(pointerId)
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      // What is pressed here is not pressed on what lies around it.
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = { x: event.clientX, y: event.clientY }
      press?.(event)
    },
    onPointerMove(event: PointerEvent) {
      if (!isDragged(event)) return
      const { x, y } = last.current
      last.current = { x: event.clientX, y: event.clientY }
      move(event, { x: event.clientX - x, y: event.clientY - y })
    },
    onPointerUp(event: PointerEvent) {
      if (isDragged(event)) drop?.(event)
    },
  }
}
