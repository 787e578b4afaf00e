// The switch between the board, what came in from feeds, and the feeds. Tells how much waits, and follows what others do.
import { useLive } from '#web/live/use-live.ts'
import { COUNTED_UP_TO } from '#contract/paging.ts'
import { dutchNumber } from '#web/ui/numbers.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { feedsKey } from './use-feeds.ts'
import { useWaiting } from './use-entries.ts'

type View = 'binnengekomen' | 'feeds' | undefined

export function ViewSwitch({ view }: { view: View }) {
  useLive(['feeds'], feedsKey)
  const waiting = useWaiting()
  const count = waiting === undefined ? undefined : waiting > COUNTED_UP_TO ? `${dutchNumber(COUNTED_UP_TO)}+` : waiting
  const views: readonly { view: View; label: string; count?: string | number | undefined }[] = [
    { view: undefined, label: 'Bord' },
    { view: 'binnengekomen', label: 'Binnengekomen', count: count || undefined },
    { view: 'feeds', label: 'Feeds' },
  ]
  return (
    <nav aria-label="Weergave" data-views className="-mx-1 overflow-x-auto px-1 py-1 [scrollbar-width:none]">
      <ul className="inline-flex gap-1 rounded-field border border-edge bg-sheet p-1">
        {views.map((one) => (
          <li key={one.label}>
            <ViewLink {...one} current={one.view === view} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ViewLinkProps {
  view: View
  label: string
  count?: string | number | undefined
  current: boolean
}

function ViewLink({ view, label, count, current }: ViewLinkProps) {
  return (
    <PlainLink
      to="/admin"
      search={{ tab: 'inspiratie-links', ...(view && { view }) }}
      {...(current && { 'data-current': '' })}
      className="flex min-h-9 items-center gap-2 rounded-small px-4 font-semibold whitespace-nowrap text-ink-2 hover:text-ink max-md:min-h-11 max-md:px-3 data-current:bg-ink data-current:text-paper"
    >
      {label}
      {count !== undefined && <span className="text-small tabular-nums">{count}</span>}
      {current && <span className="sr-only">(nu te zien)</span>}
    </PlainLink>
  )
}
