// The three scores of a text and its open places as a row of chips, for screens without room for the panel.
import { cx } from '#web/ui/cx.ts'
import type { Scores } from './use-checks.ts'

interface ScoreChipsProps {
  scores: Scores
  gaps: number
  onOpen: () => void
  onGap: () => void
}

export function ScoreChips({ scores: { seo, readability, language }, gaps, onOpen, onGap }: ScoreChipsProps) {
  return (
    <div className="flex min-h-12 items-center gap-2 overflow-x-auto border-t border-rule px-4 [scrollbar-width:none]">
      <Chip name="SEO" value={seo} onPress={onOpen} />
      <Chip name="Lezen" value={readability} onPress={onOpen} />
      <Chip name="Taal" value={language} bad={language !== null && language > 0} onPress={onOpen} />
      {gaps > 0 && (
        <button
          type="button"
          onClick={onGap}
          className="ml-auto min-h-9 shrink-0 rounded-full bg-accent-wash px-3.5 text-small font-semibold text-accent-ink"
        >
          {gaps} in te vullen
        </button>
      )}
    </div>
  )
}

interface ChipProps {
  name: string
  value: number | null
  bad?: boolean
  onPress: () => void
}

function Chip({ name, value, bad = false, onPress }: ChipProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={cx(
        'flex min-h-9 shrink-0 items-baseline gap-2 rounded-full border px-3.5 py-1.5 text-small',
        bad ? 'border-transparent bg-bad-wash text-bad' : 'border-edge text-ink',
      )}
    >
      <strong className="font-semibold">{name}</strong>
      <span className="tabular-nums">{value ?? '–'}</span>
    </button>
  )
}
