// What was sent back and waits for an answer: who did, what they remarked, and the form in which the article's owner answers. Until then
// the article does not go out.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import type { Article } from '#contract/articles/article.ts'
import { answerReturn } from '#contract/reviews/endpoints.ts'
import { isSentBack, returnAnswer, type OutsideReview } from '#contract/reviews/review.ts'
import { call, failureMessage } from '#web/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { dateTime } from '#web/ui/date-time.ts'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { reviewsKey, useReviews } from './use-reviews.ts'

/** Of an article in its room, above its text: it does not go out before. */
export function ReturnsOf({ article, isOwn }: { article: Pick<Article, 'id' | 'version'>; isOwn: boolean }) {
  const { data } = useReviews(article.id, article.version)
  return <SentBack articleId={article.id} returns={(data?.outside ?? []).filter(isSentBack)} isOwn={isOwn} />
}

interface SentBackProps {
  articleId: number
  /** Those that wait. */
  returns: readonly OutsideReview[]
  /** Whether the article is one's own: nobody else answers. */
  isOwn: boolean
}

export function SentBack({ articleId, returns, isOwn }: SentBackProps) {
  const whole = useRef<HTMLDivElement>(null)
  const [isAnswered, setAnswered] = useState(false)
  if (returns.length === 0 && !isAnswered) return null
  return (
    // Takes the focus of a form that goes once its answer is kept.
    <div ref={whole} tabIndex={-1} className="grid gap-3 outline-none">
      {returns.length === 0 && <p className="text-small text-ink-2">Alle opmerkingen zijn beantwoord.</p>}
      {returns.length > 0 && (
        <p className="text-small font-semibold">Gaat niet naar buiten voordat dit is beantwoord</p>
      )}
      {returns.length > 0 && (
        <ul aria-label="Wacht op antwoord" className="grid gap-3">
          {returns.map((one) => (
            <li key={one.id} className="grid gap-1 border-l-2 border-accent pl-3 text-small wrap-anywhere">
              <p>
                <strong className="font-semibold">{one.name}</strong> stuurt het terug
                <span className="text-caption text-ink-2">
                  {' '}
                  · versie {one.version}, {dateTime(one.decidedAt ?? '')}
                </span>
              </p>
              <p className="max-h-60 overflow-y-auto whitespace-pre-wrap">{one.remarks}</p>
              {isOwn && (
                <ReturnForm
                  articleId={articleId}
                  of={one}
                  onAnswered={() => {
                    setAnswered(true)
                    whole.current?.focus()
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface ReturnFormProps {
  articleId: number
  of: OutsideReview
  onAnswered: () => void
}

/** Answers that were begun, by the number of the link: they stay while the writer looks elsewhere. */
const begun = new Map<number, string>()

/** A button that becomes a form. */
function ReturnForm({ articleId, of: { id, name }, onAnswered }: ReturnFormProps) {
  const client = useQueryClient()
  const opener = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isOpen, setOpen] = useState(begun.has(id))
  const [text, setText] = useState(begun.get(id) ?? '')
  const [wrong, setWrong] = useState<string>()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(answerReturn, { params: { id: articleId, link: id }, body: { text } }),
    onSuccess: () => {
      begun.delete(id)
      toast({ title: 'Beantwoord', description: `Je antwoord op ${name ?? 'je meelezer'} staat in het verslag.` })
      onAnswered()
    },
    onSettled: () => client.invalidateQueries({ queryKey: reviewsKey(articleId) }),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const found = returnAnswer.safeParse({ text }).error?.issues[0]?.message
    setWrong(found)
    if (found === undefined) mutate()
    else field.current?.focus()
  }
  function open() {
    setOpen(true)
    setTimeout(() => field.current?.focus())
  }
  function close() {
    begun.delete(id)
    setText('')
    setWrong(undefined)
    setOpen(false)
    // Once the button stands there again.
    setTimeout(() => opener.current?.focus())
  }
  if (!isOpen)
    return (
      <Button
        ref={opener}
        kind="secondary"
        size="small"
        className="mt-1 justify-self-start"
        aria-label={`Beantwoord ${name}`}
        onClick={open}
      >
        Beantwoord
      </Button>
    )
  return (
    <form noValidate onSubmit={submit} className="mt-1 grid gap-3">
      {error && (
        <Notice tone="bad" title="Je antwoord is niet bewaard" live>
          {failureMessage(error)}
        </Notice>
      )}
      <Field
        label={`Je antwoord op ${name}`}
        error={wrong}
        hint="Wat heb je met de opmerkingen gedaan? Het blijft zo in het verslag staan."
      >
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            value={text}
            onChange={({ target }) => {
              begun.set(id, target.value)
              setText(target.value)
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" pending={isPending}>
          Verstuur antwoord
        </Button>
        <Button kind="quiet" size="small" disabled={isPending} onClick={close}>
          Annuleren
        </Button>
      </div>
    </form>
  )
}

/** What became of what was sent back; nothing while it waits. */
export function Settled({ of: { answer, overruled } }: { of: Pick<OutsideReview, 'answer' | 'overruled'> }) {
  return (
    <>
      {answer && <SettledLine who={`${answer.byName} antwoordde`} at={answer.at} words={answer.text} />}
      {overruled && (
        <SettledLine who={`${overruled.byName} liet het toch gaan`} at={overruled.at} words={overruled.why} />
      )}
    </>
  )
}

function SettledLine({ who, at, words }: { who: string; at: string; words: string }) {
  return (
    <div className="mt-1 border-l-2 border-rule pl-3 text-small wrap-anywhere">
      <p className="text-caption text-ink-2">
        {who}, {dateTime(at)}
      </p>
      <p className="line-clamp-6 whitespace-pre-wrap">{words}</p>
    </div>
  )
}
