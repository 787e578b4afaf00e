// The choice of an accent colour: swatches with their names, as radio buttons. Knows no thumbnail.
import { useId } from 'react'
import type { Accent } from '#contract/thumbnails/palettes.ts'

interface AccentChoiceProps {
  palette: readonly Accent[]
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** Up to so many stand on one line with their names below; of more the name of the chosen one is enough. */
const NAMED = 5

export function AccentChoice({ palette, value, onChange, error }: AccentChoiceProps) {
  const id = useId()
  const isNamed = palette.length <= NAMED
  const chosen = palette.find((accent) => accent.value === value)
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="mb-2 flex w-full justify-between gap-4 text-small font-semibold">
        Accentkleur
        {!isNamed && <span className="font-normal text-ink-3">{chosen?.name}</span>}
      </legend>
      <div
        className="grid gap-2"
        style={{ gridTemplateColumns: `repeat(${isNamed ? palette.length : 6}, minmax(0, 1fr))` }}
      >
        {palette.map((accent) => (
          <label
            key={accent.value}
            title={accent.name}
            className="grid min-w-0 cursor-pointer gap-1.5 text-caption text-ink-2 has-checked:font-semibold has-checked:text-ink"
          >
            <input
              type="radio"
              name={id}
              value={accent.value}
              checked={accent.value === value}
              onChange={() => onChange(accent.value)}
              className="peer sr-only"
            />
            <span
              aria-hidden
              className="h-9 rounded-field peer-checked:outline-2 peer-checked:outline-offset-2 peer-checked:outline-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent-ink max-md:h-11"
              style={{ backgroundColor: accent.value }}
            />
            <span className={isNamed ? 'hyphens-auto wrap-anywhere' : 'sr-only'} lang="nl">
              {accent.name}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="text-small text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}
