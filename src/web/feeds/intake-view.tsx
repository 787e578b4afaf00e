// Binnengekomen: the new entries of the feeds, to be put on the board or skipped, for administrators.
import { VolumeX } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type { EntryState } from '#contract/feeds/entry.ts'
import { usePlace } from '#web/kept/use-place.ts'
import { Button } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { IntakeList } from './intake-list.tsx'
import { MutedDialog } from './muted-dialog.tsx'
import { everythingNew, wantedSchema, type Wanted } from './use-entries.ts'
import { useFeedNames } from './use-feeds.ts'
import { intakeKeys } from './use-intake-keys.ts'

const parts: readonly { value: EntryState; label: string }[] = [
  { value: 'new', label: 'Nieuw' },
  { value: 'kept', label: 'Op het bord' },
  { value: 'skipped', label: 'Overgeslagen' },
  { value: 'muted', label: 'Gedempt' },
]

export function IntakeView() {
  const place = usePlace(everythingNew, wantedSchema)
  const { wanted, look, region } = place
  const [muting, setMuting] = useState(false)
  function clear() {
    look(everythingNew)
    // The button that had the focus goes away with the filter.
    region.current?.focus()
  }
  // Whoever came by the switch goes on with the keyboard in the list.
  useEffect(() => {
    if (document.activeElement?.closest('[data-views]')) region.current?.focus({ preventScroll: true })
  }, [region])
  return (
    <div data-intake className="grid grid-cols-1 gap-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid grid-cols-1 gap-3">
          <h1 className="text-h1">Binnengekomen</h1>
          <p className="max-w-xl text-ink-2">
            Nieuw uit de feeds die je volgt. Zet op het bord wat op ideeën brengt, en sla de rest over.
          </p>
        </div>
        <Button kind="secondary" onClick={() => setMuting(true)}>
          <VolumeX aria-hidden />
          Gedempte woorden
        </Button>
      </header>
      <div>
        <Tabs label="Binnengekomen" tabs={parts} value={wanted.state} onChange={(state) => look({ ...wanted, state })}>
          <div className="grid grid-cols-1 gap-4 pt-6">
            <IntakeFilter wanted={wanted} onChange={look} />
            <KeyHints />
            <IntakeList place={place} onClear={clear} />
          </div>
        </Tabs>
      </div>
      {muting && <MutedDialog onClose={() => setMuting(false)} />}
    </div>
  )
}

function IntakeFilter({ wanted, onChange }: { wanted: Wanted; onChange: (wanted: Wanted) => void }) {
  const id = useId()
  const feeds = useFeedNames()
  return (
    <search className="flex flex-wrap items-center gap-3">
      <SearchField
        label="Zoek in titel en tekst"
        value={wanted.search}
        onChange={(search) => onChange({ ...wanted, search })}
        className="sm:max-w-80"
      />
      {((feeds?.length ?? 0) > 1 || wanted.feed !== '') && (
        <>
          <label htmlFor={id} className="sr-only">
            Van welke feed
          </label>
          <Select
            id={id}
            value={wanted.feed}
            onChange={({ target }) => onChange({ ...wanted, feed: target.value })}
            className="max-w-full sm:max-w-72"
          >
            <option value="">Alle feeds</option>
            {feeds?.map((feed) => (
              <option key={feed.id} value={feed.id}>
                {feed.title}
              </option>
            ))}
          </Select>
        </>
      )}
    </search>
  )
}

/** Only where there is probably a keyboard. */
function KeyHints() {
  return (
    <ul aria-label="Toetsen" className="hidden flex-wrap gap-x-5 gap-y-1 text-caption text-ink-3 md:pointer-fine:flex">
      {intakeKeys.map(({ keys, does }) => (
        <li key={does} className="flex items-center gap-1.5">
          {keys.map((key) => (
            <kbd key={key} className="rounded-small border border-rule px-1.5 font-sans text-ink-2">
              {key}
            </kbd>
          ))}
          {does}
        </li>
      ))}
    </ul>
  )
}
