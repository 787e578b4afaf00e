// The open message: who wrote it, its whole text, earlier answers, and the form for a new one. What other administrators
// do to it shows at once.
import { ArrowLeft, Check, RotateCcw } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { FeedbackEntry, Reply } from '#contract/contact/message.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { tellFailure } from '#web/http/tell-failure.ts'
import { articleAt } from '#web/sources/article-address.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { dateTime, relativeTime } from '#web/ui/date-time.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useNow } from '#web/ui/use-now.ts'
import { AnswerForm } from './answer-form.tsx'
import { Subject } from './message-subject.tsx'
import { isFeedback, useHandling, useMessage, type InboxName, type MessageEntry } from './use-messages.ts'

interface MessagePaneProps {
  inbox: InboxName
  id: number
  /** The message as the list has it; undefined when it is not on the page of the list that is shown. */
  shown: MessageEntry | undefined
  sends: boolean
  leave: (go: () => void) => void
  onUnsaved: (unsaved: boolean) => void
  onClose: () => void
}

export function MessagePane({ inbox, id, shown, onClose, ...ways }: MessagePaneProps) {
  const { data: whole, error, isFetching, refetch } = useMessage(inbox, id)
  const message: MessageEntry | undefined = whole ?? shown
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-6 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto lg:border-l lg:border-rule lg:py-1 lg:pr-1 lg:pl-10">
      <Button kind="quiet" size="small" className="-ml-3 justify-self-start lg:hidden" onClick={onClose}>
        <ArrowLeft aria-hidden />
        Terug naar de lijst
      </Button>
      {error && (
        <LoadFailure
          title={whole ? 'Dit bericht kon niet worden ververst' : 'Dit bericht kon niet helemaal worden opgehaald'}
          error={error}
          pending={isFetching}
          onRetry={refetch}
        />
      )}
      {message ? (
        <MessageRead inbox={inbox} message={message} replies={whole?.replies ?? []} {...ways} />
      ) : (
        !error && <SkeletonText widths={[40, 60, 95, 90, 70]} />
      )}
    </div>
  )
}

interface MessageReadProps extends Pick<MessagePaneProps, 'inbox' | 'sends' | 'leave' | 'onUnsaved'> {
  message: MessageEntry
  replies: readonly Reply[]
}

function MessageRead({ inbox, message, replies, sends, leave, onUnsaved }: MessageReadProps) {
  const { answer, handle, reopen } = useHandling(inbox, message.id)
  const [unsaved, setUnsaved] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  // On phones too, where the message takes the place of the list: the keyboard and screen readers go on from its heading.
  useEffect(() => heading.current?.focus(), [])

  function typed(is: boolean) {
    setUnsaved(is)
    onUnsaved(is)
  }
  async function mark() {
    try {
      await handle.mutateAsync()
      toast({ title: 'Afgehandeld', description: `Het bericht van ${message.name} is afgehandeld.` })
      heading.current?.focus()
    } catch (failure) {
      tellFailure('Niet afgehandeld', failure)
    }
  }
  async function openAgain() {
    try {
      await reopen.mutateAsync()
      toast({ title: 'Heropend', description: `Het bericht van ${message.name} staat weer open.` })
      heading.current?.focus()
    } catch (failure) {
      tellFailure('Niet heropend', failure)
    }
  }

  const handled = message.handledAt !== null
  return (
    <article aria-labelledby={id} className="grid min-w-0 grid-cols-1 content-start gap-6">
      <header className="grid grid-cols-1 gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {message.paid && <Badge tone="accent">Premium</Badge>}
          <h2 id={id} ref={heading} tabIndex={-1} className="text-h2 outline-none">
            {message.name}
          </h2>
        </div>
        <Subject message={message} />
        <p className="flex flex-wrap gap-x-3 text-small text-ink-2">
          <a
            href={`mailto:${encodeURIComponent(message.email)}`}
            className="underline underline-offset-2 [overflow-wrap:anywhere] hover:text-ink"
          >
            {message.email}
          </a>
          {!isFeedback(message) && message.account && <span>Account met dit adres: {message.account.name}</span>}
        </p>
        <Moment at={message.createdAt} />
      </header>
      <Said message={message} />
      {replies.length > 0 && (
        <section aria-label="Antwoorden" className="grid grid-cols-1 gap-4 border-t border-rule pt-6">
          <h3 className="font-sans text-small font-semibold text-ink-2">
            {replies.length === 1 ? 'Antwoord' : 'Antwoorden'}
          </h3>
          {replies.map((reply) => (
            <Answered key={reply.id} reply={reply} />
          ))}
        </section>
      )}
      {/* The answer being written stays, also when somebody else has handled the message meanwhile. */}
      {handled && !answer.isPending && (
        <Handled message={message} unsaved={unsaved} pending={reopen.isPending} onReopen={() => void openAgain()} />
      )}
      {(!handled || unsaved || answer.isPending) && (
        <AnswerForm
          message={message}
          sends={sends}
          onUnsaved={typed}
          onSend={async (input) => {
            await answer.mutateAsync(input)
            toast(
              sends
                ? { title: 'Antwoord verstuurd', description: `Je mail aan ${message.name} is onderweg.` }
                : { title: 'Antwoord bewaard', description: 'Er is geen mailserver: je mail staat als bestand klaar.' },
            )
            heading.current?.focus()
          }}
          beside={
            !handled && (
              <Button
                kind="secondary"
                className="max-sm:w-full"
                pending={handle.isPending}
                onClick={() => leave(() => void mark())}
              >
                <Check aria-hidden />
                Markeer als afgehandeld
              </Button>
            )
          }
        />
      )}
    </article>
  )
}

/** A text with the line breaks as typed. An address in it stays text: there is nothing to click on. */
function Letters({ children }: { children: ReactNode }) {
  return <p className="max-w-prose font-serif text-result whitespace-pre-wrap [overflow-wrap:anywhere]">{children}</p>
}

function Said({ message }: { message: MessageEntry }) {
  if (!isFeedback(message)) return <Letters>{message.message}</Letters>
  return (
    <>
      {message.comment === null ? (
        <p className="text-ink-3">Geen toelichting.</p>
      ) : (
        <Letters>{message.comment}</Letters>
      )}
      <section className="grid grid-cols-1 gap-2 rounded-field bg-sunken px-4 py-3">
        <h3 className="font-sans text-small font-semibold text-ink-2">Over deze tekst</h3>
        {message.text === null ? (
          <p className="text-small text-ink-3">De gebruiker heeft de tekst verwijderd.</p>
        ) : (
          <p className="line-clamp-[12] text-small whitespace-pre-wrap [overflow-wrap:anywhere]">{message.text}</p>
        )}
        {message.article !== null && <About article={message.article} />}
      </section>
    </>
  )
}

function About({ article: { id, title } }: { article: NonNullable<FeedbackEntry['article']> }) {
  return (
    <p className="text-small text-ink-2 [overflow-wrap:anywhere]">
      Artikel:{' '}
      {title === null ? (
        'verwijderd artikel'
      ) : (
        <PlainLink {...articleAt(id)} className="underline underline-offset-2 hover:text-ink">
          {title}
        </PlainLink>
      )}
    </p>
  )
}

function Moment({ at }: { at: string }) {
  const now = useNow()
  return (
    <p className="text-small text-ink-3 tabular-nums">
      <time dateTime={at}>{dateTime(at)}</time> · {relativeTime(at, now)}
    </p>
  )
}

function Answered({ reply }: { reply: Reply }) {
  return (
    <div className="grid grid-cols-1 gap-1 border-l-2 border-rule pl-4">
      <p className="text-small font-semibold [overflow-wrap:anywhere]">{reply.subject}</p>
      <p className="text-caption text-ink-3">
        {reply.sentBy ?? 'Een beheerder die er niet meer is'} · {dateTime(reply.sentAt)}
      </p>
      <p className="max-w-prose pt-1 text-small whitespace-pre-wrap [overflow-wrap:anywhere]">{reply.text}</p>
    </div>
  )
}

interface HandledProps {
  message: MessageEntry
  unsaved: boolean
  pending: boolean
  onReopen: () => void
}

function Handled({ message: { handledAt, handledBy }, unsaved, pending, onReopen }: HandledProps) {
  const done = `Afgehandeld${handledBy === null ? '' : ` door ${handledBy}`} op ${dateTime(handledAt ?? '')}`
  const action = (
    <Button kind="secondary" size="small" pending={pending} onClick={onReopen}>
      <RotateCcw aria-hidden />
      Heropenen
    </Button>
  )
  if (unsaved) {
    return (
      <Notice title={done} live action={action}>
        Dat gebeurde terwijl je schreef. Heropen het bericht als je jouw antwoord ook wilt versturen.
      </Notice>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-rule pt-4">
      <p className="text-small text-ink-2">{done}</p>
      {action}
    </div>
  )
}
