// Having an article read by somebody outside: a new link, which is shown once, and what became of those of before.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import type { Article } from '#contract/articles/article.ts'
import { addReviewLink, withdrawReviewLink } from '#contract/reviews/endpoints.ts'
import { isSentBack, REVIEW_LINK_DAYS, type OutsideReview } from '#contract/reviews/review.ts'
import { call, failureMessage } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { dateTime } from '#web/ui/date-time.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { SentBack, Settled } from './sent-back.tsx'
import { reviewsKey, useReviews } from './use-reviews.ts'

interface OutsideDialogProps {
  article: Article
  onClose: () => void
}

export function OutsideDialog({ article, onClose }: OutsideDialogProps) {
  const client = useQueryClient()
  const { outside = [] } = useReviews(article.id, article.version).data ?? {}
  const earlier = outside.filter((one) => !isSentBack(one))
  const user = useLoggedInUser()
  const refresh = () => client.invalidateQueries({ queryKey: reviewsKey(article.id) })
  const adding = useMutation({
    mutationFn: () => call(addReviewLink, { params: { id: article.id } }),
    onSettled: refresh,
  })
  const withdrawing = useMutation({
    mutationFn: (link: number) => call(withdrawReviewLink, { params: { id: article.id, link } }),
    onError: (error) => tellFailure('Niet ingetrokken', error),
    onSettled: refresh,
  })
  return (
    <Dialog
      open
      title="Laten meelezen"
      description={`Wie de link heeft, leest deze versie zonder account, en geeft akkoord of stuurt het terug met opmerkingen. Een link werkt ${REVIEW_LINK_DAYS} dagen en één keer.`}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-6">
        {adding.error && (
          <Notice tone="bad" title="Geen link gemaakt" live>
            {failureMessage(adding.error)}
          </Notice>
        )}
        {adding.data === undefined ? (
          <Button className="justify-self-start" pending={adding.isPending} onClick={() => adding.mutate()}>
            <Link2 aria-hidden />
            Maak een link
          </Button>
        ) : (
          <Field label="De link" hint="Hij staat hier één keer: we bewaren hem niet. Stuur hem zelf aan je meelezer.">
            {(control) => (
              <div className="flex gap-2">
                <Input
                  {...control}
                  readOnly
                  value={adding.data.url}
                  className="min-w-0 flex-1"
                  onFocus={({ target }) => target.select()}
                />
                <CopyButton
                  text={adding.data.url}
                  kind="secondary"
                  label="Kopieer"
                  done="De link staat op je klembord."
                />
              </div>
            )}
          </Field>
        )}
        <SentBack articleId={article.id} returns={outside.filter(isSentBack)} isOwn={article.userId === user.id} />
        {earlier.length > 0 && (
          <ul aria-label="Eerdere links" className="grid">
            {earlier.map((one) => (
              <Answer
                key={one.id}
                answer={one}
                pending={withdrawing.isPending && withdrawing.variables === one.id}
                onWithdraw={() => withdrawing.mutate(one.id)}
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

const states: Record<OutsideReview['state'], { label: string; tone: 'plain' | 'good' | 'accent' }> = {
  open: { label: 'Wacht op antwoord', tone: 'plain' },
  expired: { label: 'Verlopen', tone: 'plain' },
  approved: { label: 'Akkoord', tone: 'good' },
  returned: { label: 'Teruggestuurd', tone: 'accent' },
}

interface AnswerProps {
  answer: OutsideReview
  pending: boolean
  onWithdraw: () => void
}

function Answer({ answer, pending, onWithdraw }: AnswerProps) {
  const { state, version, name, remarks, createdAt, expiresAt, decidedAt } = answer
  const { label, tone } = states[state]
  return (
    <li className="grid gap-1 border-t border-rule py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex flex-wrap items-center gap-2 text-small">
          <Badge tone={tone}>{label}</Badge>
          {name !== null && <strong className="font-semibold wrap-anywhere">{name}</strong>}
        </p>
        {state === 'open' && (
          <Button kind="quiet" size="small" pending={pending} onClick={onWithdraw}>
            Intrekken
          </Button>
        )}
      </div>
      <p className="text-caption text-ink-2">
        Versie {version},{' '}
        {decidedAt === null ? `link van ${dateTime(createdAt)}, werkt tot ${dateTime(expiresAt)}` : dateTime(decidedAt)}
      </p>
      {remarks !== '' && <p className="text-small wrap-anywhere whitespace-pre-wrap">{remarks}</p>}
      <Settled of={answer} />
    </li>
  )
}
