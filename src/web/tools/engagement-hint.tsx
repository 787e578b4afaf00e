// The engagement of a text in two words, which open a list of the checks it meets. engagement.ts computes the score.
import { Check, Minus, SignalHigh, SignalLow, SignalMedium } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'
import { Hint } from '#web/ui/hint.tsx'
import { engagementLabels, engagementOf, type EngagementTerms } from './engagement.ts'

const looks = {
  high: { picture: SignalHigh, colour: 'text-good' },
  medium: { picture: SignalMedium, colour: 'text-accent-ink' },
  normal: { picture: SignalLow, colour: 'text-ink-3' },
} as const

export function EngagementHint({ text, terms }: { text: string; terms: EngagementTerms }) {
  const { score, level, checks } = engagementOf(text, terms)
  const { picture: Picture, colour } = looks[level]
  return (
    <Hint
      label="Uitleg van de engagement"
      className="text-ink-2 hover:text-ink"
      trigger={
        <>
          <Picture aria-hidden className={cx('size-4 shrink-0', colour)} />
          {/* In a narrow column only the icon shows: the row below a text must stay one line, with the copy button. */}
          <span className="underline decoration-edge decoration-dotted underline-offset-4 @max-lg:sr-only">
            {engagementLabels[level]}
          </span>
        </>
      }
    >
      <p className="flex items-baseline justify-between gap-4 font-semibold">
        {engagementLabels[level]}
        <span className="tabular-nums">{score} punten</span>
      </p>
      <ul className="mt-3 grid gap-2">
        {checks.map(({ name, points, met }) => (
          <li key={name} className={cx('flex items-start gap-2', !met && 'text-ink-2')}>
            {met ? (
              <Check aria-label="Ja:" className="mt-0.5 size-4 shrink-0 text-good" />
            ) : (
              <Minus aria-label="Nee:" className="mt-0.5 size-4 shrink-0" />
            )}
            <span className="min-w-0 flex-1">{name}</span>
            <span className="tabular-nums">{met ? `+${points}` : `0 van ${points}`}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 border-t border-rule pt-3 text-caption text-ink-3">
        Geteld in de tekst zelf, vanaf 60 punten. Dezelfde tekst krijgt altijd dezelfde score.
      </p>
    </Hint>
  )
}
