// A text beside another, change by change: the marked text, the bar with what is decided, and the keys. Knows nothing of where
// the two come from.
import { useCallback, useRef } from 'react'
import { useDeciding } from './rewrite-deciding.ts'
import { choiceOf, mayRedo, mayUndo, type Review } from './rewrite-review.ts'
import type { Reading } from './rewrite-reviews.ts'
import { DiffBar, ThumbBar } from './text-diff-bar.tsx'
import { TextDiff } from './text-diff-view.tsx'
import { TextPage } from './text-page.tsx'

interface DifferenceProps {
  review: Review
  reading: Reading
  change: (next: (now: Review) => Review) => void
}

export function Difference({ review, reading, change }: DifferenceProps) {
  const place = useRef<HTMLDivElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  /**
   * Keeps --diff-bar at the height of the sticky bar, whose buttons take one to three lines: a change that is scrolled to
   * must end up below it.
   */
  const measureBar = useCallback((bar: HTMLDivElement | null) => {
    if (!bar) return
    const observer = new ResizeObserver(() => {
      const height = getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0
      whole.current?.style.setProperty('--diff-bar', `${height}px`)
    })
    observer.observe(bar)
    return () => observer.disconnect()
  }, [])
  const deciding = useDeciding({ review, reading, change, place })
  const { pieces, choices, count } = reading
  if (count === 0)
    return (
      <>
        <p className="py-4 text-ink-2">Er is geen verschil: de tekst is gebleven zoals hij was.</p>
        <TextPage text={reading.result} className="pb-6" />
      </>
    )
  const bars = {
    count,
    decided: deciding.decided,
    choice: choiceOf(choices, deciding.current),
    mayUndo: mayUndo(review),
    mayRedo: mayRedo(review),
    onStep: deciding.stepBy,
    onDecide: (choice: Parameters<typeof deciding.decideOn>[1]) => deciding.decideOn(deciding.current, choice),
    onDecideAll: deciding.decideOnAll,
    onUndo: deciding.goBack,
    onRedo: deciding.goForth,
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the keys wherever the focus is within; what acts are the buttons and changes inside
    <div ref={whole} onKeyDown={deciding.onKeyDown}>
      <div ref={measureBar} className="max-md:contents md:sticky md:top-header md:z-6">
        <DiffBar {...bars} />
      </div>
      <p role="status" className="sr-only">
        {deciding.said}
      </p>
      <div ref={place} className="py-6">
        <TextDiff
          pieces={pieces}
          choices={choices}
          count={count}
          current={deciding.current}
          onCurrent={deciding.setCurrent}
          onDecide={deciding.decideOn}
        />
      </div>
      <ThumbBar {...bars} />
    </div>
  )
}
