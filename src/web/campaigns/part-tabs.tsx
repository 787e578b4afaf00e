// The parts of a campaign as tabs that say how it stands with each: a list at the side where there is room, else a row. Arrow keys,
// Home and End move between them. Knows no texts.
import { Check, CircleAlert, CircleDashed, Clock, RefreshCw } from 'lucide-react'
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { campaignPartLabels, type CampaignPartName } from '#contract/campaigns/parts.ts'
import { cx } from '#web/ui/cx.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import type { PartState, Standing } from './part-state.ts'
import { countInWords } from './part-words.ts'

interface PartTabsProps {
  /** Of the tabs; that of the panel is `<id>-panel`. */
  id: string
  standings: readonly Standing[]
  chosen: CampaignPartName
  onChoose: (part: CampaignPartName) => void
}

const marks: Readonly<Record<PartState, { words: string; look: string; picture: typeof Check | null }>> = {
  none: { words: 'nog niet', look: 'text-ink-3', picture: CircleDashed },
  waits: { words: 'wacht', look: 'text-ink-3', picture: Clock },
  writes: { words: 'schrijft', look: 'text-ink-2', picture: null },
  elsewhere: { words: 'schrijft elders', look: 'text-ink-2', picture: null },
  failed: { words: 'mislukt', look: 'text-bad', picture: CircleAlert },
  outdated: { words: 'verouderd', look: 'text-accent-ink', picture: RefreshCw },
  ready: { words: '', look: 'text-good', picture: Check },
}

export function PartTabs({ id, standings, chosen, onChoose }: PartTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  // Scrolls to the chosen one where they stand in a row. Not by scrollIntoView, which would scroll the page too.
  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-value="${chosen}"]`)
    if (!list.current || !tab) return
    const [{ left, right }, at] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (at.left < left) list.current.scrollLeft -= left - at.left
    else if (at.right > right) list.current.scrollLeft += at.right - right
  }, [chosen])

  function move(event: KeyboardEvent) {
    const at = standings.findIndex(({ part }) => part === chosen)
    const steps = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: -1 }
    if (!(event.key in steps)) return
    event.preventDefault()
    const next = standings.at(steps[event.key as keyof typeof steps] % standings.length)
    if (!next) return
    onChoose(next.part)
    list.current?.querySelector<HTMLElement>(`[data-value="${next.part}"]`)?.focus()
  }
  return (
    <div className="min-w-0 border-rule @max-[56rem]:border-b @min-[56rem]:sticky @min-[56rem]:top-0 @min-[56rem]:self-start @min-[56rem]:border-l">
      <div
        ref={list}
        role="tablist"
        aria-label="Onderdelen van de campagne"
        className="relative flex overflow-x-auto [scrollbar-width:none] @max-[56rem]:-mb-px @max-[56rem]:gap-x-6 @min-[56rem]:-ml-px @min-[56rem]:flex-col"
      >
        {standings.map((standing) => (
          <button
            key={standing.part}
            type="button"
            role="tab"
            id={`${id}-${standing.part}`}
            data-value={standing.part}
            aria-selected={standing.part === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={standing.part === chosen ? 0 : -1}
            onClick={() => onChoose(standing.part)}
            onKeyDown={move}
            className={cx(
              'flex min-h-11 shrink-0 items-center gap-x-2.5 border-transparent text-left whitespace-nowrap text-ink-2',
              'hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-ink',
              '@max-[56rem]:border-b-2 @min-[56rem]:border-l-2 @min-[56rem]:py-2 @min-[56rem]:pl-4',
            )}
          >
            <span className="font-semibold @min-[56rem]:min-w-0 @min-[56rem]:flex-1">
              {campaignPartLabels[standing.part].label}
            </span>
            <Mark {...standing} />
          </button>
        ))}
      </div>
    </div>
  )
}

function Mark({ state, kept, part }: Standing) {
  const { words, look, picture: Picture } = marks[state]
  const said = state === 'ready' ? countInWords(part, kept?.texts.length ?? 0) : words
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-caption', look)}>
      <span aria-hidden className="inline-flex [&_svg]:size-3.5">
        {Picture ? <Picture /> : <Spinner />}
      </span>
      <span className="@max-[56rem]:sr-only">{said}</span>
    </span>
  )
}
