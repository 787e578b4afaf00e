// The links that are wanted, in pages, with what one does with one or many; or why there are none.
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { BulkAction } from '#contract/links/endpoints.ts'
import type { Link, LinkEntry } from '#contract/links/link.ts'
import { COUNTED_UP_TO, PAGE_SIZE } from '#contract/paging.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { tellFailure } from '#web/http/tell-failure.ts'
import { Pager } from '#web/ui/pager.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import { useLinkCaptions } from './link-captions.ts'
import { LinkDetails } from './link-details.tsx'
import { LinksTable } from './links-table.tsx'
import { NoLinks } from './no-links.tsx'
import { useDeeds } from './use-deeds.ts'
import { readLink, useLinks, type Wanted } from './use-links.ts'

/** Where one is in a list, and what is selected there. */
interface Place {
  of: Wanted
  /** Where the pages before this one ended. */
  ends: readonly string[]
  chosen: ReadonlySet<number>
}

const nothing: ReadonlySet<number> = new Set()

interface LinksListProps {
  wanted: Wanted
  /** Shows everything again. */
  onClear: () => void
  onAdd: () => void
  onEdit: (link: Link) => void
}

export function LinksList({ wanted, onClear, onAdd, onEdit }: LinksListProps) {
  const navigate = useNavigate()
  const isAdmin = useLoggedInUser().role === 'admin'
  const makeCaptions = useLinkCaptions()
  const [kept, setPlace] = useState<Place>({ of: wanted, ends: [], chosen: nothing })
  // Other links begin at their first page, with none selected.
  const place = isSame(kept.of, wanted) ? kept : { of: wanted, ends: [], chosen: nothing }
  const [shownId, setShownId] = useState<number>()
  const [doomed, setDoomed] = useState<readonly LinkEntry[]>([])
  const region = useRef<HTMLDivElement>(null)
  const deeds = useDeeds(() => keepFocus(region.current))
  const { data, error, isFetching, isPlaceholderData, refetch } = useLinks(wanted, place.ends.at(-1))
  const choose = (ids: Iterable<number>) => setPlace({ ...place, chosen: new Set(ids) })

  if (data === undefined) {
    if (!error) return <SkeletonText widths={[55, 80, 70, 90, 60, 75, 85]} className="max-w-3xl pt-4" />
    return (
      <LoadFailure
        title="Fout bij het laden van inspiratie-links"
        error={error}
        pending={isFetching}
        onRetry={refetch}
      />
    )
  }
  const { entries: links, total, next } = data
  // The last one of a page went away: there is nothing here any more.
  if (links.length === 0 && place.ends.length > 0 && !isPlaceholderData) {
    setPlace({ ...place, ends: place.ends.slice(0, -1) })
  }
  const selected = links.filter(({ id }) => place.chosen.has(id))

  function turn(ends: readonly string[]) {
    setPlace({ ...place, ends, chosen: nothing })
    region.current?.focus()
  }
  function clear() {
    onClear()
    // The button goes away with the filter.
    region.current?.focus()
  }
  async function changeMany(action: BulkAction) {
    if (action === 'delete') setDoomed(selected)
    else if (await deeds.changeMany(selected, action)) choose([])
  }
  async function discard() {
    setDoomed([])
    if (await deeds.discard(doomed)) choose([...place.chosen].filter((id) => doomed.every((link) => link.id !== id)))
  }
  return (
    <div ref={region} tabIndex={-1} role="region" aria-label="Gevonden links" className="outline-none">
      <p role="status" className="sr-only">
        {links.length === 0 && !isPlaceholderData ? 'Niets gevonden.' : ''}
      </p>
      {links.length === 0 ? (
        <NoLinks wanted={wanted} onClear={clear} onAdd={isAdmin ? onAdd : undefined} />
      ) : (
        <>
          <BulkBar
            links={links}
            selected={selected}
            pending={deeds.changing}
            onSelect={(those) => choose(those.map(({ id }) => id))}
            onAction={(action) => void changeMany(action)}
          />
          <LinksTable
            links={links}
            chosen={place.chosen}
            stale={isPlaceholderData}
            onChoose={({ id }, on) =>
              choose(on ? [...place.chosen, id] : [...place.chosen].filter((other) => other !== id))
            }
            onOpen={({ id }) => setShownId(id)}
            onStep={deeds.step}
            onCaptions={(link) => void withWhole(link, makeCaptions)}
            onTask={({ id }) => void navigate({ to: '/admin', search: { tab: 'tasks', taskLink: id } })}
            onEdit={(link) => void withWhole(link, onEdit)}
            onDelete={(link) => setDoomed([link])}
            onRestore={deeds.restore}
          />
          <Pager
            of={['link', 'links']}
            first={place.ends.length * PAGE_SIZE + 1}
            shown={links.length}
            total={total}
            countedUpTo={COUNTED_UP_TO}
            onPrevious={place.ends.length > 0 ? () => turn(place.ends.slice(0, -1)) : undefined}
            onNext={next === null ? undefined : () => turn([...place.ends, next])}
          />
        </>
      )}
      <LinkDetails entry={links.find(({ id }) => id === shownId)} onClose={() => setShownId(undefined)} />
      <DeleteQuestion links={doomed} onYes={() => void discard()} onNo={() => setDoomed([])} />
    </div>
  )
}

/** Does something that needs all of a link, its notes included. */
async function withWhole({ id }: LinkEntry, use: (link: Link) => void): Promise<void> {
  try {
    use(await readLink(id))
  } catch (error) {
    tellFailure('Fout bij het ophalen van de link', error)
  }
}

const isSame = (one: Wanted, other: Wanted) =>
  one.part === other.part && one.search === other.search && one.mine === other.mine

/** A row or a button that left takes the keyboard's focus with it; seen only once it has left. */
function keepFocus(region: HTMLElement | null): void {
  setTimeout(() => {
    if (document.activeElement === document.body) region?.focus()
  })
}
