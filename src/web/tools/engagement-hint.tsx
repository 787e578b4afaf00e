// The length of a text and its engagement as one small mark, which opens the list of checks that the text meets. engagement.ts
// computes the score.
import { Check, Minus, SignalHigh, SignalLow, SignalMedium } from 'lucide-react'
import { named } from '#contract/naming.ts'
import { characterCount } from '#contract/text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { Hint } from '#web/ui/hint.tsx'
import type { EngagementTerms } from './engagement-checks.ts'
import { engagementLabels, engagementOf } from './engagement.ts'
import { verdictOf } from './length-words.ts'
import { hasEmoji } from './text-marks.ts'

const pictures = { high: SignalHigh, medium: SignalMedium, normal: SignalLow } as const

interface EngagementHintProps {
  text: string
  terms: EngagementTerms
  /** What this text lacks of the best one, as predicates without a subject. */
  lacks: readonly string[]
}

export function EngagementHint({ text, terms, lacks }: EngagementHintProps) {
  const { score, level, checks } = engagementOf(text, terms)
  const verdict = verdictOf(text, terms.length)
  const count = characterCount(text)
  const Picture = pictures[level]
  return (
    <>
      <Hint
        label="Uitleg van de engagement"
        className={cx('tabular-nums', verdict === null ? 'text-good' : 'font-semibold text-accent-ink')}
        trigger={
          <>
            <Picture aria-hidden className="size-4 shrink-0" />
            <span>
              {count}
              {/* In a narrow column only what is out of order is said: the row stays one line, with the copy button. */}
              <span
                className={cx(
                  verdict === null
                    ? 'md:@max-[19.5rem]:sr-only @min-[20.5rem]:@max-md:max-md:sr-only'
                    : '@max-lg:sr-only',
                )}
              >
                {' '}
                tekens
              </span>
              {verdict !== null && <span className="@lg:before:content-[','] @max-[24rem]:sr-only"> {verdict}</span>}
            </span>
            <span
              className={cx(
                'font-normal text-ink-2 underline decoration-edge decoration-dotted underline-offset-4',
                terms.network === 'instagram' ? '@max-lg:sr-only' : 'sr-only',
              )}
            >
              {engagementLabels[level]}
            </span>
          </>
        }
      >
        <p className="flex items-baseline justify-between gap-4 font-semibold">
          {engagementLabels[level]}
          <span className="tabular-nums">{score} punten</span>
        </p>
        <ul className="mt-3 grid gap-1">
          {checks.map(({ name, points, isMet }) => (
            <li key={name} className={cx('flex items-start gap-2', !isMet && 'text-ink-2')}>
              {isMet ? (
                <Check aria-label="Ja:" className="mt-0.5 size-4 shrink-0 text-good" />
              ) : (
                <Minus aria-label="Nee:" className="mt-0.5 size-4 shrink-0" />
              )}
              <span className="min-w-0 flex-1">{name}</span>
              <span className="tabular-nums">{isMet ? `+${points}` : `0 van ${points}`}</span>
            </li>
          ))}
        </ul>
        {lacks.length > 0 && <p className="mt-3 border-t border-rule pt-3">Anders dan de beste: {named(lacks)}.</p>}
        <p className="mt-3 border-t border-rule pt-3 text-caption text-ink-3">
          Geteld in de tekst zelf, vanaf 60 punten. Dezelfde tekst krijgt altijd dezelfde score.
        </p>
      </Hint>
      {terms.network === 'instagram' && hasEmoji(text) && (
        <span className="@max-lg:sr-only">
          <Badge>Emoji</Badge>
        </span>
      )}
    </>
  )
}
