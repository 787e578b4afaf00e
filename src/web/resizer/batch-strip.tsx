// The pictures of a batch in a row: each with how it goes, whether it goes in the ZIP, and what can be done with it. Makes no
// request.
import { Plus } from 'lucide-react'
import { PictureStrip } from '#web/pictures/picture-strip.tsx'
import type { TilePicture } from '#web/pictures/picture-tile.tsx'
import { countOf } from '#web/pictures/picture-words.ts'
import { Button } from '#web/ui/button.tsx'
import { dutchNumber } from '#web/ui/numbers.ts'
import { givenName, isRefused, type BatchState, type Entry } from './batch-entry.ts'
import type { Batch } from './batch.ts'

interface BatchStripProps {
  batch: Batch
  state: BatchState
  /** The one that is looked at. */
  active: Entry | undefined
  onLook: (id: string) => void
  /** Makes one that failed or was stopped once more. */
  onRetry: (id: string) => void
  onRemove: (id: string) => void
  /** Chooses more; undefined when there is no room. */
  onAdd: (() => void) | undefined
}

export function BatchStrip({ batch, state: { entries }, active, onLook, onRetry, onRemove, onAdd }: BatchStripProps) {
  const made = entries.filter((entry) => entry.made !== null)
  const chosen = made.filter((entry) => entry.chosen)
  const isChosen = (id: string) => chosen.some((entry) => entry.id === id)
  return (
    <section
      aria-label="Afbeeldingen van deze reeks"
      className="grid min-w-0 content-start gap-3 border-t border-rule pt-3"
    >
      <div className="flex min-h-9 flex-wrap items-center gap-x-3">
        {made.length > 0 ? (
          <SelectAll
            made={made.length}
            chosen={chosen.length}
            onChange={(all) =>
              batch.choose(
                made.map(({ id }) => id),
                all,
              )
            }
          />
        ) : (
          <p className="text-small font-semibold">{countOf(entries.filter((entry) => !isRefused(entry)).length)}</p>
        )}
        <p className="text-small text-ink-3">Twee tegelijk in bewerking · bestanden verdwijnen na 24 uur</p>
        {onAdd && (
          <Button kind="quiet" size="small" className="-mr-3 ml-auto max-md:-ml-3" onClick={onAdd}>
            <Plus aria-hidden />
            Afbeelding toevoegen
          </Button>
        )}
      </div>
      <PictureStrip
        label="Afbeeldingen"
        pictures={entries.map(tileOf)}
        chosen={active?.id}
        showsRefused
        onChoose={onLook}
        onRetry={onRetry}
        onStop={batch.stop}
        onRemove={onRemove}
        ticked={isChosen}
        onTick={(id, ticked) => batch.choose([id], ticked)}
      />
      {active?.state.kind === 'failed' && active.state.error !== undefined && (
        <p className="max-w-prose text-small text-ink-2">
          <strong className="font-semibold wrap-anywhere">{givenName(active)}</strong>: {active.state.message}
        </p>
      )}
    </section>
  )
}

/** What failed is called as the specification says (section 8); what was refused beforehand says what to do. */
function tileOf(entry: Entry): TilePicture {
  const { id, file, state, made, preview } = entry
  const failed = state.kind === 'failed'
  const isLost = failed && state.error !== undefined
  return {
    id,
    name: givenName(entry),
    // The file that this browser has: the results together would be tens of megabytes to fetch.
    src: made === null || file.size > 0 ? preview : made.image.enhanced.path,
    state: isLost ? { ...state, short: 'Verwerking mislukt' } : state,
    bytes: made?.image.enhanced.bytes,
    badge: failed ? 'Fout' : made?.image.met === false ? 'Te groot' : undefined,
  }
}

interface SelectAllProps {
  made: number
  chosen: number
  onChange: (all: boolean) => void
}

function SelectAll({ made, chosen, onChange }: SelectAllProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-small font-semibold md:min-h-9">
      <input
        type="checkbox"
        checked={chosen === made}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < made
        }}
        onChange={() => onChange(chosen < made)}
      />
      <span>
        <span className="sr-only">Alles kiezen: </span>
        {dutchNumber(chosen)} van {dutchNumber(made)} gekozen
      </span>
    </label>
  )
}
