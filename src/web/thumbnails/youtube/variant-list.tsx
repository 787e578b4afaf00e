// The three variants that YouTube can test against each other, as lines with a small picture: which one is being changed is chosen here.
import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { Design, Photo } from '../drawing/draw-thumbnail.ts'
import { ThumbnailCanvas } from '../thumbnail-canvas.tsx'
import { isOwn, letterOf, places, variantWords, type Place, type Variant, type YoutubeForm } from './variants.ts'

interface VariantListProps {
  form: YoutubeForm
  /** The three as they are drawn. */
  variants: readonly [Variant, Variant, Variant]
  designs: readonly Design[]
  photo: Photo | null
  /** Those with a line that does not read. */
  unread: readonly Place[]
  onChoose: (place: Place) => void
  /** Lets the one that is chosen follow the first again. */
  onFollow: () => void
}

export function VariantList({ form, variants, designs, photo, unread, onChoose, onFollow }: VariantListProps) {
  const id = useId()
  return (
    <fieldset className="grid min-w-0 content-start">
      <legend className="mb-2 text-small font-semibold">Varianten voor ‘Test en vergelijk’ van YouTube</legend>
      {places.map((place) => (
        <div key={place} className="flex min-w-0 flex-wrap items-center gap-x-2 border-t border-rule py-2">
          <label className="grid min-w-0 basis-full cursor-pointer grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-3">
            <input
              type="radio"
              name={id}
              value={letterOf(place)}
              checked={form.chosen === place}
              onChange={() => onChoose(place)}
              className="peer sr-only"
            />
            <span className="w-24 overflow-hidden rounded-small outline-offset-2 peer-checked:outline-2 peer-checked:outline-accent peer-focus-visible:outline-2 peer-focus-visible:outline-accent-ink">
              {designs[place] && <ThumbnailCanvas design={designs[place]} photo={photo} width={96} />}
            </span>
            <span className="min-w-0 text-small text-ink-2">
              <strong className="mr-2 font-semibold text-ink">{letterOf(place)}</strong>
              {variantWords(form, place, variants)}
              {unread.includes(place) && (
                <span className="mt-0.5 flex items-center gap-1 text-caption text-accent-ink">
                  <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
                  Niet alles is leesbaar
                </span>
              )}
            </span>
          </label>
          {form.chosen === place && isOwn(form, place) && (
            <Button kind="quiet" size="small" className="ml-24" onClick={onFollow}>
              Volg A weer
            </Button>
          )}
        </div>
      ))}
      <p className="border-t border-rule pt-2 text-caption text-ink-3">
        Kies er een om die te wijzigen. B en C volgen A in alles wat je niet zelf aanpast.
      </p>
    </fieldset>
  )
}
