// The ring on a picture that shows what it is about, and that is moved by dragging, by a press and by the arrow keys. It fills
// the box around it. Knows no tool and no server.
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { Focus } from '#contract/pictures/frame.ts'
import { cx } from '#web/ui/cx.ts'
import { useDrag } from './use-drag.ts'
import { focusAt, focusWords, ringAt, steppedFocus, WHOLE, type View } from './focus-view.ts'

interface FocusPointProps {
  /** In fractions of the whole picture. */
  focus: Focus
  /** Hears of every move. */
  onMove: (focus: Focus) => void
  /** Hears where it was left: once a drag ends, and after every key. */
  onMoved?: (focus: Focus) => void
  /** The part of the picture that the box shows, in fractions; left out: all of it. */
  view?: View
  /** Whether a press beside the ring moves it there too; without it the box lets presses through. */
  anywhere?: boolean
  /** What the picture is called. */
  name: string
}

export function FocusPoint({ focus, onMove, onMoved, view = WHOLE, anywhere = false, name }: FocusPointProps) {
  const box = useRef<HTMLDivElement>(null)
  const ring = ringAt(focus, view)

  function at({ clientX, clientY }: PointerEvent): Focus {
    const { left, top, width, height } = box.current!.getBoundingClientRect()
    return focusAt({ x: (clientX - left) / width, y: (clientY - top) / height }, view)
  }
  const drag = useDrag({
    press: (event) => onMove(at(event)),
    move: (event) => onMove(at(event)),
    drop: (event) => onMoved?.(at(event)),
  })
  function step(event: KeyboardEvent): void {
    const next = steppedFocus(event.key, event.shiftKey, focus)
    if (next === undefined) return
    event.preventDefault()
    onMove(next)
    onMoved?.(next)
  }
  return (
    <div
      ref={box}
      {...(anywhere && drag)}
      className={cx('absolute inset-0', anywhere ? 'cursor-crosshair touch-none' : 'pointer-events-none')}
    >
      <div
        role="slider"
        tabIndex={0}
        aria-label={`Brandpunt van ${name}`}
        aria-roledescription="verplaatsbaar punt"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(100 * focus.x)}
        aria-valuetext={focusWords(focus)}
        {...drag}
        onKeyDown={step}
        style={{ left: `${100 * ring.x}%`, top: `${100 * ring.y}%` }}
        className="pointer-events-auto absolute grid size-11 -translate-1/2 cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing"
      >
        {/* Light and dark around the orange, so that it shows on any picture. */}
        <span
          aria-hidden
          className="size-7 rounded-full border-[3px] border-[#e8590c] shadow-[0_0_0_2px_#fff,0_0_0_3px_rgb(0_0_0/0.4),inset_0_0_0_2px_#fff]"
        />
      </div>
    </div>
  )
}
