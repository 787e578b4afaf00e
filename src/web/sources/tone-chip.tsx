// The tone in which is written: three segments of which one shows, changed in one click. Says whether it follows from the
// article or was chosen, and leads back to the first.
import { Wand } from 'lucide-react'
import { useId, useRef } from 'react'
import { toneLabels, tones, type Tone } from '#contract/tools/article.ts'

interface ToneChipProps {
  /** What the article's words say; null: not known yet. */
  decided: Tone | null
  /** What the user chose; null: nothing. */
  chosen: Tone | null
  onChange: (tone: Tone | null) => void
}

/** In a narrow bar one line as wide as the bar. */
export function ToneChip({ decided, chosen, onChange }: ToneChipProps) {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const tone = chosen ?? decided

  function leaveToArticle() {
    onChange(null)
    // The button that was pressed goes away.
    group.current?.querySelector<HTMLElement>(`[value=${decided ?? tone}]`)?.focus()
  }
  return (
    <div className="flex shrink-0 items-center justify-between gap-x-3 text-caption text-ink-2 @2xl:flex-col @2xl:items-stretch @2xl:gap-y-0.5">
      <div className="flex min-w-0 items-center justify-between gap-x-3">
        <span id={id} className={chosen === null ? undefined : '@max-2xl:sr-only'}>
          {chosen === null ? 'Toon volgt uit het artikel' : 'Eigen keuze'}
        </span>
        {chosen !== null && (
          <button
            type="button"
            title="Laat het artikel de toon bepalen"
            onClick={leaveToArticle}
            className="inline-flex items-center gap-1.5 rounded-small font-semibold text-accent-ink hover:underline max-md:min-h-11 md:-my-1 md:min-h-6"
          >
            <Wand aria-hidden className="size-3.5 @max-[20rem]:hidden" />
            Automatisch
          </button>
        )}
      </div>
      <div
        ref={group}
        role="radiogroup"
        aria-label="Toon"
        aria-describedby={id}
        className="flex shrink-0 rounded-full border border-edge p-0.5"
      >
        {tones.map((value) => (
          <label
            key={value}
            className="inline-flex min-h-10 grow cursor-pointer items-center justify-center rounded-full px-3 text-small @max-[20rem]:px-2.5 font-semibold text-ink-2 select-none hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink md:min-h-7"
          >
            <input
              type="radio"
              name={`${id}-tone`}
              value={value}
              checked={value === tone}
              onChange={() => onChange(value)}
              // The one that shows is chosen by a press too: it then stays, whatever becomes of the article.
              onClick={() => chosen === null && value === tone && onChange(value)}
              className="sr-only"
            />
            {toneLabels[value]}
          </label>
        ))}
      </div>
    </div>
  )
}
