// The frame that every writing tool shares: heading, one line of explanation, the form, why AI is closed and the way on, and the
// results below it or, on a wide screen, beside it. Knows no tool.
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import type { Refusal } from '#contract/quota.ts'
import { WayToPremium } from '#web/accounts/way-to-premium.tsx'
import { cx } from '#web/ui/cx.ts'
import { InputLine, type Folding } from './input-line.tsx'

interface ToolFrameProps {
  title: string
  /** Level of its heading: 2 where it stands on a screen that has one of its own. */
  level?: 1 | 2
  /** One line on what the tool does. */
  intro: string
  /** Why AI is closed to this user; null when it is open. */
  blocked: Refusal | null
  /** Whether one of several tools already says why AI is closed, in the place of its texts. */
  saidBelow?: boolean
  form: ReactNode
  /** Folds the form to one line; null leaves it open. */
  folding: Folding | null
  /** Whether the results stand beside the form where there is room: for those that are one column. */
  beside?: boolean
  /** For screen readers: what is under way; empty when nothing is. */
  status: string
  /** From `useIntoView`. */
  resultsRef: React.Ref<HTMLDivElement>
  children: ReactNode
}

export function ToolFrame({
  title,
  level = 1,
  intro,
  blocked,
  saidBelow = false,
  form,
  folding,
  beside = false,
  status,
  resultsRef,
  children,
}: ToolFrameProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="@container grid gap-8">
      <header className="grid gap-3">
        <Heading className={level === 1 ? 'text-h1' : 'text-h2'}>{title}</Heading>
        {/* Who has results knows what the tool does. */}
        {!folding && <p className="max-w-xl text-ink-2">{intro}</p>}
      </header>
      <div
        className={cx(
          'grid grid-cols-1 gap-8',
          beside && '@min-[62rem]:grid-cols-[22rem_minmax(0,1fr)] @min-[62rem]:gap-12',
        )}
      >
        <div
          className={cx(
            'grid min-w-0 grid-cols-1 content-start gap-8',
            beside && '@min-[62rem]:border-t @min-[62rem]:border-rule @min-[62rem]:pt-8',
          )}
        >
          <InputLine folding={folding} beside={beside}>
            {form}
          </InputLine>
          {blocked && <WayToPremium why={saidBelow ? null : blocked} />}
        </div>
        <p role="status" className="sr-only">
          {status}
        </p>
        <div
          ref={resultsRef}
          className={cx(
            '@container grid min-w-0 scroll-mt-20 content-start gap-8',
            folding === null && 'border-t border-rule pt-8',
            folding !== null && beside && '@min-[62rem]:border-t @min-[62rem]:border-rule @min-[62rem]:pt-8',
          )}
        >
          {children}
        </div>
      </div>
    </div>
  )
}

/**
 * Scrolls to the results when something was written: `ref` is for their element, `bring` scrolls. On a phone the results
 * begin below the fold, and nothing would seem to have happened; on a wide screen they come into sight where they are not yet.
 */
export function useIntoView() {
  const ref = useRef<HTMLDivElement>(null)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times === 0) return
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const narrow = window.matchMedia('(max-width: 767px)').matches
    ref.current?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: narrow ? 'start' : 'nearest' })
  }, [times])
  /** In an effect, after the new texts have been rendered: their height decides how far to scroll. */
  const bring = useCallback(() => setTimes((before) => before + 1), [])
  return { ref, bring }
}
