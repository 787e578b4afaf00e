// One entry in the intake: what its feed says of it, and what can be done with it. Makes no request.
import { ClipboardCheck, ExternalLink, RotateCcw, X } from 'lucide-react'
import type { FeedEntry } from '#contract/feeds/entry.ts'
import { siteOf } from '#web/links/step-words.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { dateTime, relativeTime } from '#web/ui/date-time.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
import type { Decision } from './use-entries.ts'

interface IntakeEntryProps {
  entry: FeedEntry
  now: Date
  onDecide: (entry: FeedEntry, decision: Decision) => void
}

export function IntakeEntry({ entry, now, onDecide }: IntakeEntryProps) {
  const { id, title, url, excerpt, author, feedTitle, state, linkId } = entry
  const when = entry.publishedAt ?? entry.seenAt
  return (
    <li
      data-intake-entry={id}
      className="grid grid-cols-1 gap-x-8 gap-y-3 border-b border-l-2 border-b-rule border-l-transparent py-4 pl-4 focus-within:border-l-accent hover:bg-sunken/50 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start"
    >
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <p className="flex min-w-0 flex-wrap gap-x-2 text-caption text-ink-3">
          <span className="min-w-0 font-semibold wrap-anywhere text-ink-2">{feedTitle}</span>
          <span>{siteOf(url)}</span>
          <time dateTime={when} title={dateTime(when)}>
            {relativeTime(when, now)}
          </time>
        </p>
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="justify-self-start rounded-small py-1 font-serif text-title wrap-anywhere underline-offset-4 hover:underline"
        >
          {title}
          <ExternalLink aria-hidden className="ml-2 inline size-4 align-baseline text-ink-3" />
          <span className="sr-only">(opent in een nieuw tabblad)</span>
        </a>
        {excerpt !== null && <p className="line-clamp-2 max-w-prose text-small wrap-anywhere text-ink-2">{excerpt}</p>}
        {author !== null && <p className="text-caption text-ink-3">{author}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {state === 'kept' && linkId !== null ? (
          <PlainLink
            to="/admin"
            search={{ tab: 'inspiratie-links', item: linkId } as never}
            className={buttonLook({ kind: 'secondary', size: 'small' })}
          >
            Bekijk op het bord
          </PlainLink>
        ) : (
          <Button kind="secondary" size="small" onClick={() => onDecide(entry, 'keep')}>
            <ClipboardCheck aria-hidden />
            Op het bord
            <span className="sr-only">: {title}</span>
          </Button>
        )}
        {state === 'new' && (
          <Button kind="quiet" size="small" onClick={() => onDecide(entry, 'skip')}>
            <X aria-hidden />
            Overslaan
            <span className="sr-only">: {title}</span>
          </Button>
        )}
        {state === 'skipped' && (
          <Button kind="quiet" size="small" onClick={() => onDecide(entry, 'undo')}>
            <RotateCcw aria-hidden />
            Terughalen
            <span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
