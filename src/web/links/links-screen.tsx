// Inspiratie-links: the newsroom's board of links, updated live. A user who comes back finds the place they left.
import { ClipboardPaste, Plus } from 'lucide-react'
import { useState } from 'react'
import { addLink } from '#contract/links/endpoints.ts'
import { linkStatuses } from '#contract/links/link.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { call } from '#web/http/call.ts'
import { useLive } from '#web/live/use-live.ts'
import { usePlace } from '#web/kept/use-place.ts'
import { Button } from '#web/ui/button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Bookmarklet } from './bookmarklet.tsx'
import { LinkDialog, noLink, type OpenedLink } from './link-dialog.tsx'
import { LinksFilter } from './links-filter.tsx'
import { LinksList } from './links-list.tsx'
import { useHandedOver } from './use-handed-over.ts'
import { PasteDialog } from './paste-dialog.tsx'
import { everything, linksKey, wantedSchema, type Part } from './use-links.ts'

const parts: readonly { value: Part; label: string }[] = [
  { value: 'alle', label: 'Alle links' },
  ...linkStatuses.map((status) => ({ value: status, label: status })),
]
const bin: (typeof parts)[number] = { value: 'bin', label: 'Prullenbak' }

/** For other users the bin does not exist, whatever was stored or stands in the address. */
const wantedByAll = wantedSchema.refine(({ part }) => part !== 'bin')

export function LinksScreen({ title }: { title: string }) {
  useLive(['links'], linksKey)
  const isAdmin = useLoggedInUser().role === 'admin'
  const place = usePlace(everything, isAdmin ? wantedSchema : wantedByAll, 'links/place')
  const { wanted, look } = place
  /** The new link being written; the id of a link being edited stands in the address. */
  const [made, setMade] = useState<OpenedLink>()
  const edited = isAdmin && place.as === 'edit' && place.item !== undefined ? { id: place.item } : undefined
  const opened = made ?? edited
  const [pasting, setPasting] = useState(false)
  useHandedOver((page) => setMade({ start: { ...noLink, ...page } }))

  const add = () => setMade({ start: noLink })
  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid grid-cols-1 gap-3">
          <h1 className="text-h1">{title}</h1>
          <p className="max-w-xl text-ink-2">
            Pagina’s die op ideeën brengen. Claim een link en je collega’s zien meteen dat jij ermee bezig bent.
          </p>
        </div>
        {isAdmin && (
          <div className="flex flex-wrap gap-3">
            <Button kind="secondary" onClick={() => setPasting(true)}>
              <ClipboardPaste aria-hidden />
              Plak links
            </Button>
            <Button onClick={add}>
              <Plus aria-hidden />
              Nieuwe link toevoegen
            </Button>
          </div>
        )}
      </header>
      <div>
        <Tabs
          label="Inspiratie-links"
          tabs={isAdmin ? [...parts, bin] : parts}
          value={wanted.part}
          onChange={(part) => look({ ...wanted, part })}
        >
          <div className="grid grid-cols-1 gap-4 pt-6">
            <LinksFilter wanted={wanted} onChange={look} />
            <LinksList
              place={place}
              onClear={() => look(everything)}
              onAdd={add}
              onEdit={({ id }) => place.open(id, 'edit')}
            />
          </div>
        </Tabs>
      </div>
      {isAdmin && (
        <section aria-labelledby="bookmarklet" className="grid gap-4 border-t border-rule pt-8">
          <h2 id="bookmarklet" className="text-title">
            Bewaren vanuit je browser
          </h2>
          <Bookmarklet />
        </section>
      )}
      <PasteDialog open={pasting} onClose={() => setPasting(false)} add={(body) => call(addLink, { body })} />
      {opened && <LinkDialog opened={opened} onClose={made ? () => setMade(undefined) : place.close} />}
    </div>
  )
}
