// The list of an inbox: who wrote, when, and how the message begins. Makes no request.
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { dateTime, relativeTime } from '#web/ui/date-time.ts'
import { useNow } from '#web/ui/use-now.ts'
import { Subject } from './message-subject.tsx'
import { isFeedback, type MessageEntry } from './use-messages.ts'

interface MessageListProps {
  messages: readonly MessageEntry[]
  /** The id of the open message. */
  read: number | undefined
  /** Whether handled messages get a badge: where the list also holds open ones. */
  showHandled: boolean
  onRead: (message: MessageEntry) => void
}

export function MessageList({ messages, read, showHandled, onRead }: MessageListProps) {
  const now = useNow()
  return (
    <ul className="border-t border-rule">
      {messages.map((message) => (
        <li key={message.id} className="border-b border-rule">
          <button
            type="button"
            aria-current={message.id === read || undefined}
            onClick={() => onRead(message)}
            className="grid w-full grid-cols-1 gap-1 border-l-2 border-transparent py-3 pr-3 pl-3 text-left hover:bg-sunken aria-current:border-accent aria-current:bg-sheet"
          >
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              {message.paid && <Badge tone="accent">Premium</Badge>}
              <span
                className={cx(
                  'min-w-0 font-semibold [overflow-wrap:anywhere]',
                  message.handledAt !== null && 'text-ink-2',
                )}
              >
                {message.name}
              </span>
              {showHandled && message.handledAt !== null && <Badge>Afgehandeld</Badge>}
              <time
                dateTime={message.createdAt}
                title={dateTime(message.createdAt)}
                className="ml-auto text-caption whitespace-nowrap text-ink-3"
              >
                {relativeTime(message.createdAt, now)}
              </time>
            </span>
            <Subject message={message} />
            <span className="line-clamp-2 text-small text-ink-2 [overflow-wrap:anywhere]">{opening(message)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The text below the name: how the message begins; feedback without a comment shows the generated text it is about. */
function opening(message: MessageEntry): string {
  if (!isFeedback(message)) return message.message
  return message.comment ?? (message.text === null ? 'Geen toelichting' : `‘${message.text}’`)
}
