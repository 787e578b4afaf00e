// One finding as a line: its mark, its words and its place. Pressed, it is raised and shows what can be done. Knows no list.
import { ArrowRight, Check, Minus, X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { andMore } from '#contract/naming.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { isInText, type Level, type Place } from './finding.ts'

export interface PanelFinding {
  id: string
  level: Level
  text: ReactNode
  places: readonly Place[]
  /** What one click mends, and in `about` what it does. */
  mend?: { label: string; about?: string; run: () => void }
}

interface FindingLineProps {
  finding: PanelFinding
  chosen: boolean
  /** What a place is called: 'al. 3'. */
  labelOf: (place: Place) => string
  onChoose: () => void
  onGo: (place: Place) => void
  onMend: (run: () => void) => void
  onIgnore: () => void
}

export const marks = {
  fout: { Picture: X, look: 'bg-bad-wash text-bad', says: 'Fout' },
  matig: { Picture: Minus, look: 'bg-accent-wash text-accent-ink', says: 'Kan beter' },
  goed: { Picture: Check, look: 'bg-good-wash text-good', says: 'Goed' },
} as const satisfies Record<Level, unknown>

/** More places than these are not named one by one. */
const MOST_PLACES = 8

export function FindingLine({ finding, chosen, labelOf, onChoose, onGo, onMend, onIgnore }: FindingLineProps) {
  const id = useId()
  const { level, text, places, mend } = finding
  const { Picture, look, says } = marks[level]
  const [first] = places
  return (
    <li
      data-finding={finding.id}
      className={cx(
        'border-t border-rule first:border-t-0',
        chosen && '-mx-3 rounded-field border-transparent bg-sunken px-3',
      )}
    >
      <button
        type="button"
        aria-expanded={chosen}
        aria-controls={chosen ? id : undefined}
        onClick={onChoose}
        className="flex min-h-11 w-full items-start gap-2 rounded-small py-2 text-left text-small md:min-h-0"
      >
        <span className={cx('mt-0.5 grid size-4 shrink-0 place-items-center rounded-full', look)}>
          <Picture aria-hidden strokeWidth={2.5} className="size-2.5" />
          <span className="sr-only">{says}:</span>
        </span>
        <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
        {first && (
          <span className="flex shrink-0 items-center gap-1 pt-0.5 text-caption text-ink-3">
            {labelOf(first)}
            {places.length > 1 && <span className="sr-only"> en {places.length - 1} andere</span>}
            <ArrowRight aria-hidden className="size-3.5" />
          </span>
        )}
      </button>
      {chosen && (
        <div id={id} className="grid gap-1 pb-2 pl-6">
          {mend?.about !== undefined && (
            <p id={`${id}-about`} className="text-caption wrap-anywhere text-ink-2">
              {mend.about}
            </p>
          )}
          <div className="-ml-3 flex flex-wrap items-center">
            {mend && (
              <Button
                kind="quiet"
                size="small"
                className="text-accent-ink!"
                aria-describedby={mend.about === undefined ? undefined : `${id}-about`}
                onClick={() => onMend(mend.run)}
              >
                {mend.label}
              </Button>
            )}
            {first && !isInText(first) && (
              <Button kind="quiet" size="small" onClick={() => onGo(first)}>
                Bewerk
              </Button>
            )}
            <Button kind="quiet" size="small" className="font-normal!" onClick={onIgnore}>
              Negeer
            </Button>
          </div>
          {places.length > 1 && (
            <ul aria-label="Plaatsen" className="-ml-1 flex flex-wrap gap-x-1">
              {places.slice(0, MOST_PLACES).map((place, at) => (
                <li key={at}>
                  <button
                    type="button"
                    onClick={() => onGo(place)}
                    className="min-h-11 rounded-small px-1 text-caption text-ink-2 underline decoration-edge underline-offset-4 hover:text-ink md:min-h-6"
                  >
                    {labelOf(place)}
                  </button>
                </li>
              ))}
              {places.length > MOST_PLACES && (
                <li className="self-center px-1 text-caption text-ink-3">{andMore(places.length - MOST_PLACES)}</li>
              )}
            </ul>
          )}
        </div>
      )}
    </li>
  )
}
