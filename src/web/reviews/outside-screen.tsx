// The page of the link for somebody outside: the text, and the form with which they answer. Nobody has to be logged in.
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { storedAt, STORED_WIDTHS } from '#contract/articles/stored-pictures.ts'
import { answerOutside, outsidePicture, readOutside } from '#contract/reviews/endpoints.ts'
import { outsideInput, type OutsideDecision } from '#contract/reviews/review.ts'
import type { ShownPicture } from '#web/editor/picture-host.ts'
import { address, call, failureMessage, isProblem } from '#web/http/call.ts'
import { letterToken } from '#web/http/letter-token.ts'
import { Button } from '#web/ui/button.tsx'
import { dateTime } from '#web/ui/date-time.ts'
import { LetterPage } from '#web/ui/letter-page.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { AnswerForm, type Typed } from './answer-form.tsx'
import { ReadText } from './read-text.tsx'

export function OutsideScreen() {
  const [secret] = useState(letterToken)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['outside', secret],
    queryFn: ({ signal }) => call(readOutside, { params: { secret }, signal }),
    enabled: secret !== '',
    // What stands there is one version, and what is typed below it must not jump.
    refetchOnWindowFocus: false,
  })
  const answering = useMutation({
    mutationFn: (said: Typed & { decision: OutsideDecision }) =>
      call(answerOutside, { params: { secret }, body: outsideInput.parse(said) }),
  })
  if (secret === '' || isDead(error)) return <Dead isExpired={isProblem(error, 'reviewLinkExpired')} />
  if (error)
    return (
      <LetterPage title="Dat is niet gelukt">
        <Notice
          tone="bad"
          title="Het artikel kon niet worden opgehaald"
          action={
            <Button kind="secondary" size="small" pending={isFetching} onClick={() => void refetch()}>
              Probeer opnieuw
            </Button>
          }
        >
          {failureMessage(error)}
        </Notice>
      </LetterPage>
    )
  if (!data) return <PageSpinner label="Laden..." />
  const answered = answering.data?.state
  return (
    <LetterPage title="Lees je mee?">
      {/* Who comes back is not asked to read it all once more to find that out. */}
      {data.state !== 'open' && <Answered state={data.state} by={data.name} remarks={data.remarks} />}
      <p className="text-ink-2">
        {data.askedBy} vraagt je dit artikel te lezen voordat het naar buiten gaat. De link werkt tot{' '}
        {dateTime(data.expiresAt)}.
      </p>
      <div className="border-t border-rule pt-6">
        <ReadText title={data.title} content={data.content} shown={(src) => shownTo(secret, src)} />
      </div>
      {data.line !== null && <p className="text-small text-ink-2">{data.line}</p>}
      {data.state === 'open' && (
        <div className="border-t border-rule pt-6">
          {answered === undefined ? (
            <AnswerForm
              pending={answering.isPending}
              error={answering.error}
              onAnswer={(typed: Typed, decision: OutsideDecision) => answering.mutate({ ...typed, decision })}
            />
          ) : (
            <Answered state={answered} by={null} remarks={answering.variables?.remarks ?? ''} />
          )}
        </div>
      )}
    </LetterPage>
  )
}

const isDead = (error: unknown) =>
  (['reviewLinkUnknown', 'reviewLinkExpired', 'invalidInput', 'unknownRoute', 'malformedRequest'] as const).some(
    (code) => isProblem(error, code),
  )

function Dead({ isExpired }: { isExpired: boolean }) {
  return (
    <LetterPage title={isExpired ? 'Deze link is verlopen' : 'Deze link werkt niet'}>
      <p role="alert" className="text-ink-2">
        {isExpired
          ? 'Vraag een nieuwe aan wie hem je stuurde.'
          : 'Misschien is hij ingetrokken, of niet compleet overgekomen. Kopieer hem dan in zijn geheel, of vraag een nieuwe aan wie hem je stuurde.'}
      </p>
    </LetterPage>
  )
}

interface AnsweredProps {
  state: OutsideDecision
  /** Who answered before; null when that was just now. */
  by: string | null
  remarks: string | null
}

function Answered({ state, by, remarks }: AnsweredProps) {
  const place = useRef<HTMLDivElement>(null)
  // The button that had the focus has gone with the form.
  useEffect(() => {
    if (by === null) place.current?.focus()
  }, [by])
  return (
    <div ref={place} tabIndex={-1} role="status" className="grid gap-2 outline-none">
      <p className="text-title">{state === 'approved' ? 'Akkoord gegeven' : 'Teruggestuurd'}</p>
      <p className="text-ink-2">
        {by === null
          ? 'Bedankt voor het lezen. De redactie heeft je antwoord.'
          : `${by} heeft geantwoord. Een link werkt één keer.`}
      </p>
      {remarks !== null && remarks !== '' && <p className="wrap-anywhere whitespace-pre-wrap">{remarks}</p>}
    </div>
  )
}

/** Only pictures that are stored with the article: others would be fetched from elsewhere, and show their words instead. */
function shownTo(secret: string, src: string): ShownPicture {
  const stored = storedAt(src)
  if (stored === undefined) return { src: '' }
  const { name, size } = stored
  const at = (w: number) => address(outsidePicture.path, { secret, name }, { w: String(w) })
  if (size === null) return { src: at(960) }
  const widths = STORED_WIDTHS.filter((one) => one < size.width)
  return {
    src: at(widths.includes(960) ? 960 : 480),
    ...(widths.length > 0 && { srcset: widths.map((one) => `${at(one)} ${one}w`).join(', '), sizes: '36rem' }),
    ...size,
  }
}
