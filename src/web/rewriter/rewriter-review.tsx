// The rewritten text beside its original: result, difference, original. Knows nothing of how it was written.
import { PencilLine } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { useDeciding } from './rewrite-deciding.ts'
import { shownIn } from './rewrite-line-ends.ts'
import { choiceOf, editResult, mayRedo, mayUndo, type Review } from './rewrite-review.ts'
import type { Reading } from './rewrite-reviews.ts'
import { RewriterResult } from './rewriter-result.tsx'
import { DiffBar, ThumbBar } from './text-diff-bar.tsx'
import { TextDiff } from './text-diff-view.tsx'

interface RewriterReviewProps {
  review: Review
  reading: Reading
  change: (next: (now: Review) => Review) => void
  /** Goes to the text that is to be rewritten. */
  onEdit: () => void
}

const tabs = [
  { value: 'result', label: 'Resultaat' },
  { value: 'difference', label: 'Verschil' },
  { value: 'original', label: 'Origineel' },
] as const

export function RewriterReview({ review, reading, change, onEdit }: RewriterReviewProps) {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('difference')
  return (
    <Tabs label="Weergave" tabs={tabs} value={tab} onChange={setTab}>
      {tab === 'difference' && <Difference review={review} reading={reading} change={change} />}
      {tab === 'result' && (
        <RewriterResult text={reading.result} onEdit={(text) => change((now) => editResult(now, text))} />
      )}
      {tab === 'original' && (
        <>
          <div className="-ml-3 pt-2">
            <Button kind="quiet" size="small" onClick={onEdit}>
              <PencilLine aria-hidden />
              Bewerk deze tekst
            </Button>
          </div>
          <Page text={review.original} className="pt-2 pb-6" />
        </>
      )}
    </Tabs>
  )
}

function Difference({ review, reading, change }: Omit<RewriterReviewProps, 'onEdit'>) {
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
        <Page text={reading.result} className="pb-6" />
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

function Page({ text, className }: { text: string; className: string }) {
  return <p className={cx('font-serif text-result wrap-anywhere whitespace-pre-wrap', className)}>{shownIn(text)}</p>
}
