// Whether an article was reviewed, by whom and when, how it goes out, and the buttons with which one reviews it or has it read by
// somebody outside; says what that waits for.
import { BadgeCheck, CircleAlert, FileCheck2, MessagesSquare, Send } from 'lucide-react'
import type { Article } from '#contract/articles/article.ts'
import { exportOutside, exportReview } from '#contract/reviews/endpoints.ts'
import { isSentBack, type OutsideReview } from '#contract/reviews/review.ts'
import { address } from '#web/http/call.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { dateTime } from '#web/ui/date-time.ts'
import { GoingOutLine } from './going-out-line.tsx'
import { Settled } from './sent-back.tsx'
import type { Reviewing } from './use-reviewing.ts'
import { useReviews } from './use-reviews.ts'

interface ReviewLineProps {
  article: Article
  /** How many places are left to fill in, in the text as it stands there. */
  gaps: number
  /** How many of its pictures have no description. */
  undescribed: number
  /** Whether something was typed that is not in the article as it was saved. */
  isTyped: boolean
  reviewing: Reviewing
}

export function ReviewLine({ article, gaps, undescribed, isTyped, reviewing }: ReviewLineProps) {
  const { data: reviews } = useReviews(article.id, article.version)
  const { preparing, begin } = reviewing
  const { checked, state } = article
  const isFresh = state === 'nagekeken' && !isTyped
  const isWhole = isFresh && reviews?.records[0]?.full === true
  const waits = gaps > 0 ? waitsFor(gaps) : undescribed > 0 ? waitsForWords(undescribed) : null
  return (
    <section aria-label="Nakijken" className="grid gap-2 border-t border-rule pt-3">
      {checked !== null && (
        <p className="flex items-start gap-2 text-small">
          {isFresh ? (
            <BadgeCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-good" />
          ) : (
            <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent-ink" />
          )}
          <span>
            <strong className="font-semibold">{isFresh ? 'Nagekeken' : 'Gewijzigd na nakijken'}</strong>
            <span className="block text-caption text-ink-2">
              {checked.byName}, {dateTime(checked.at)}
            </span>
          </span>
        </p>
      )}
      <GoingOutLine reviews={reviews} />
      <div className="-ml-3 grid justify-items-start">
        {!isWhole && reviews?.rule !== 'off' && (
          <>
            <Button
              kind="quiet"
              size="small"
              pending={preparing === 'review'}
              disabled={waits !== null}
              onClick={() => begin('review')}
            >
              <BadgeCheck aria-hidden />
              {checked === null ? 'Nakijken' : 'Opnieuw nakijken'}
            </Button>
            {waits !== null && <p className="mb-1 pl-3 text-caption text-ink-2">{waits}</p>}
          </>
        )}
        <Button kind="quiet" size="small" pending={preparing === 'outside'} onClick={() => begin('outside')}>
          <Send aria-hidden />
          Laten meelezen
        </Button>
        {reviews?.records[0] !== undefined && (
          <a
            href={address(exportReview.path, { id: article.id, record: reviews.records[0].id })}
            target="_blank"
            rel="noreferrer"
            className={cx(buttonLook({ kind: 'quiet', size: 'small' }))}
          >
            <FileCheck2 aria-hidden />
            Verslag van het nakijken
          </a>
        )}
        {reviews?.outside.some(({ decidedAt }) => decidedAt !== null) && (
          <a
            href={address(exportOutside.path, { id: article.id })}
            target="_blank"
            rel="noreferrer"
            className={cx(buttonLook({ kind: 'quiet', size: 'small' }))}
          >
            <MessagesSquare aria-hidden />
            Verslag van het meelezen
          </a>
        )}
      </div>
      {reviews && <Answers of={reviews.outside} />}
    </section>
  )
}

/** How many answers stand in the panel beside those that wait; all are in the dialog. */
const ANSWERS_SHOWN = 2

function Answers({ of }: { of: readonly OutsideReview[] }) {
  const answered = of.filter((one) => one.decidedAt !== null && !isSentBack(one)).slice(0, ANSWERS_SHOWN)
  if (answered.length === 0) return null
  return (
    <ul className="grid gap-2">
      {answered.map(({ id, state, name, remarks, decidedAt, ...settled }) => (
        <li key={id} className="text-small wrap-anywhere">
          <strong className="font-semibold">{name}</strong> {state === 'approved' ? 'is akkoord' : 'stuurt het terug'}
          <span className="text-caption text-ink-2"> · {dateTime(decidedAt ?? '')}</span>
          {remarks !== '' && <span className="mt-0.5 line-clamp-4 block text-caption text-ink-2">{remarks}</span>}
          <Settled of={settled} />
        </li>
      ))}
    </ul>
  )
}

const waitsFor = (gaps: number) =>
  gaps === 1 ? 'Kan pas als de open plek is ingevuld' : `Kan pas als de ${gaps} open plekken zijn ingevuld`

const waitsForWords = (pictures: number) =>
  pictures === 1
    ? 'Kan pas als de afbeelding een omschrijving heeft'
    : `Kan pas als ${pictures} afbeeldingen een omschrijving hebben`
