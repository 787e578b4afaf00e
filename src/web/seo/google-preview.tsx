// An article as Google would show it, on a computer or a phone, with how much of the room its title and description take.
// In the colours and the typeface of Google's results. Knows no field.
import { Monitor, Smartphone } from 'lucide-react'
import { useId, useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { crumbsOf, devices, snippetOn, type Device, type Site } from './google-snippet.ts'
import { LengthMeter } from './length-meter.tsx'
import { DESCRIPTION_LENGTH, TITLE_WIDTH_PX } from './limits.ts'
import type { Shown } from './seo-values.ts'
import { textWidth } from './title-width.ts'

const pictures = { computer: Monitor, mobiel: Smartphone } as const satisfies Record<Device, unknown>
const names = { computer: 'Op een computer', mobiel: 'Op een telefoon' } as const satisfies Record<Device, string>

export function GooglePreview({ shown, site }: { shown: Shown; site: Site }) {
  const id = useId()
  const [device, setDevice] = useState<Device>('computer')
  const { title, description } = snippetOn(device, shown, textWidth)
  return (
    <section aria-label="Voorbeeld in Google" className="grid grid-cols-1 gap-3">
      <div className="rounded-field border border-rule bg-sheet p-3 [font-family:Arial,Arimo,sans-serif]">
        <div className="flex items-start gap-2">
          <span
            aria-hidden
            className="grid size-6.5 shrink-0 place-items-center rounded-full bg-ink font-serif text-small text-paper"
          >
            {site.name.charAt(0).toUpperCase()}
          </span>
          <p className="min-w-0 flex-1 text-caption text-ink">
            <span className="block truncate">{site.name}</span>
            <span className="block truncate text-ink-3">{crumbsOf(site, shown.slug)}</span>
          </p>
          <fieldset className="-mt-1 -mr-1 flex shrink-0">
            <legend className="sr-only">Voorbeeld voor</legend>
            {devices.map((one) => {
              const Picture = pictures[one]
              return (
                <label
                  key={one}
                  title={names[one]}
                  className="grid size-11 cursor-pointer place-items-center rounded-small text-ink-3 hover:text-ink has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent-ink md:size-7"
                >
                  <input
                    type="radio"
                    name={id}
                    checked={device === one}
                    onChange={() => setDevice(one)}
                    className="peer sr-only"
                  />
                  <Picture aria-hidden className="size-4 peer-not-checked:opacity-60" />
                  <span className="sr-only">{names[one]}</span>
                </label>
              )
            })}
          </fieldset>
        </div>
        {/* Google's own colour of a link in its results, in light and in dark. */}
        <p className="mt-1 text-[1rem] leading-5 wrap-anywhere text-[light-dark(#1a0dab,#99c3ff)]">
          {title || 'Nog geen titel'}
        </p>
        <p className={cx('mt-0.5 text-caption wrap-anywhere', description ? 'text-ink-2' : 'text-ink-3 italic')}>
          {description || 'Zonder omschrijving kiest Google zelf een stuk uit je tekst.'}
        </p>
      </div>
      <div className="grid grid-cols-2 gap-4">
        <LengthMeter
          label="Titel"
          name="Breedte van de kop"
          value={textWidth(shown.title)}
          most={TITLE_WIDTH_PX}
          unit="px"
        />
        <LengthMeter
          label="Tekst"
          name="Lengte van de tekst"
          value={shown.description.length}
          least={DESCRIPTION_LENGTH.least}
          most={DESCRIPTION_LENGTH.most}
        />
      </div>
    </section>
  )
}
