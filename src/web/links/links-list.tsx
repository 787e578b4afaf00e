// A page of links with the actions for one or several of them; or why there are none.
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { BulkAction } from '#contract/links/endpoints.ts'
import type { Link, LinkEntry } from '#contract/links/link.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { tellFailure } from '#web/http/tell-failure.ts'
import { Pager } from '#web/kept/pager.tsx'
import { useLostPage, type Place } from '#web/kept/use-place.ts'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import { useLinkCaptions } from './link-captions.ts'
import { LinkDetails } from './link-details.tsx'
import { LinksTable } from './links-table.tsx'
import { NoLinks } from './no-links.tsx'
import { useLinkActions } from './use-link-actions.ts'
import { readLink, useLinks, type Wanted } from './use-links.ts'

/** The ids of the selected links, and which list they are `of`: with another search or page nothing is selected. */
interface Chosen {
  of: string
  ids: ReadonlySet<number>
}

const nothing: ReadonlySet<number> = new Set()

const skeleton = <SkeletonText widths={[55, 80, 70, 90, 60, 75, 85]} className="max-w-3xl pt-4" />

interface LinksListProps {
  place: Place<Wanted>
  /** Clears the filter. */
  onClear: () => void
  onAdd: () => void
  onEdit: (link: LinkEntry) => void
}

export function LinksList({ place, onClear, onAdd, onEdit }: LinksListProps) {
  const navigate = useNavigate()
  const isAdmin = useLoggedInUser().role === 'admin'
  const makeCaptions = useLinkCaptions()
  const { asked: wanted, after, region } = place
  const list = JSON.stringify([wanted, after])
  const [kept, setChosen] = useState<Chosen>({ of: list, ids: nothing })
  const chosen = kept.of === list ? kept.ids : nothing
  const [doomed, setDoomed] = useState<readonly LinkEntry[]>([])
  const actions = useLinkActions(() => keepFocus(region.current))
  const query = useLinks(wanted, after)
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  useLostPage(place, query)
  const choose = (ids: Iterable<number>) => setChosen({ of: list, ids: new Set(ids) })
  const deselect = (done: ReadonlySet<number>) =>
    setChosen(({ of, ids }) => ({ of, ids: new Set([...ids].filter((id) => !done.has(id))) }))

  if (data === undefined) {
    if (!error) return skeleton
    return (
      <LoadFailure
        title="Fout bij het laden van inspiratie-links"
        error={error}
        pending={isFetching}
        onRetry={refetch}
      />
    )
  }
  const { entries: links } = data
  const selected = links.filter(({ id }) => chosen.has(id))

  function clear() {
    onClear()
    // The button that had the focus goes away with the filter.
    region.current?.focus()
  }
  async function changeMany(action: BulkAction) {
    if (action === 'delete') setDoomed(selected)
    else deselect(await actions.changeMany(selected, action))
  }
  async function discard() {
    setDoomed([])
    deselect(await actions.discard(doomed))
  }
  return (
    <div ref={region} tabIndex={-1} role="region" aria-label="Gevonden links" className="scroll-mt-20 outline-none">
      <p role="status" className="sr-only">
        {links.length === 0 && !isPlaceholderData ? 'Niets gevonden.' : ''}
      </p>
      {links.length === 0 ? (
        isPlaceholderData ? (
          skeleton
        ) : (
          <NoLinks wanted={wanted} onClear={clear} onAdd={isAdmin ? onAdd : undefined} />
        )
      ) : (
        <>
          <BulkBar
            links={links}
            selected={selected}
            pending={actions.changing}
            onSelect={(those) => choose(those.map(({ id }) => id))}
            onAction={(action) => void changeMany(action)}
          />
          <LinksTable
            links={links}
            chosen={chosen}
            stale={isPlaceholderData}
            onChoose={({ id }, on) => choose(on ? [...chosen, id] : [...chosen].filter((other) => other !== id))}
            onOpen={({ id }) => place.open(id)}
            onStep={actions.step}
            onCaptions={(link) => void withWhole(link, makeCaptions)}
            onTask={({ id }) => void navigate({ to: '/admin', search: { tab: 'tasks', taskLink: id } })}
            onEdit={onEdit}
            onDelete={(link) => setDoomed([link])}
            onRestore={actions.restore}
          />
          <Pager of={['link', 'links']} place={place} page={data} stale={isPlaceholderData} />
        </>
      )}
      {place.item !== undefined && !(isAdmin && place.as === 'edit') && (
        <LinkDetails
          id={place.item}
          inBin={wanted.part === 'bin'}
          entry={links.find(({ id }) => id === place.item)}
          onStep={actions.step}
          onClose={place.close}
        />
      )}
      <DeleteQuestion links={doomed} onYes={() => void discard()} onNo={() => setDoomed([])} />
    </div>
  )
}

/** Fetches the whole link, its notes included, and passes it to `use`; tells when that fails. */
async function withWhole({ id }: LinkEntry, use: (link: Link) => void): Promise<void> {
  try {
    use(await readLink(id))
  } catch (error) {
    tellFailure('Fout bij het ophalen van de link', error)
  }
}

/**
 * Focuses the region when the row or button that had the focus was removed. After a timeout, because the focus is lost
 * only when the removal has been rendered.
 */
function keepFocus(region: HTMLElement | null): void {
  setTimeout(() => {
    if (document.activeElement === document.body) region?.focus()
  })
}
