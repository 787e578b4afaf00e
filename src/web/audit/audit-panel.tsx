// The audit log, newest first: which administrator changed what, or who tried to log in.
import { useRef } from 'react'
import type { AuditEntry, AuditPart } from '#contract/audit/entry.ts'
import { topics } from '#contract/live.ts'
import { useLive } from '#web/live/use-live.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { MoreButton } from '#web/http/more-button.tsx'
import { dateTime } from '#web/ui/date-time.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { useAfterMore } from '#web/ui/use-after-more.ts'
import { sentenceOf, linesOf } from './audit-words.ts'
import { auditKey, useAudit } from './use-audit.ts'

/** The name of each part of the log, and what is shown while it is empty. */
const words: Record<AuditPart, { name: string; empty: string; about: string }> = {
  changes: {
    name: 'Logboek',
    empty: 'Nog niets gewijzigd',
    about: 'Wat beheerders wijzigen en wat de redactie publiceert, komt hier te staan: wie, wat en wanneer.',
  },
  door: {
    name: 'Inlogpogingen',
    empty: 'Nog niemand ingelogd',
    about: 'Wie inlogde, een verkeerd wachtwoord gaf of moest wachten komt hier te staan, per uur bij elkaar geteld.',
  },
}

export function AuditPanel({ part }: { part: AuditPart }) {
  const query = useAudit(part)
  const { data, error, isFetching, refetch } = query
  useLive(topics, auditKey)
  const list = useRef<HTMLOListElement>(null)
  const afterMore = useAfterMore(list, ':scope > li')
  if (data === undefined) {
    if (!error) return <SkeletonText widths={[60, 40, 70, 50, 65]} className="max-w-3xl" />
    return (
      <LoadFailure title="Het logboek kon niet worden opgehaald" error={error} pending={isFetching} onRetry={refetch} />
    )
  }
  const entries = data.pages.flatMap((page) => page.entries)
  if (entries.length === 0) {
    return <EmptyState title={words[part].empty}>{words[part].about}</EmptyState>
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <ol ref={list} aria-label={words[part].name} className="border-t border-ink">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <MoreButton pages={query} className="justify-self-start" onPress={afterMore} />
    </div>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const [before, behind] = sentenceOf(entry)
  const lines = linesOf(entry.changes)
  return (
    // Gets the focus as the first of what was loaded last.
    <li
      tabIndex={-1}
      className="grid grid-cols-1 gap-x-6 gap-y-1 border-b border-rule py-4 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <p className="wrap-anywhere">
        <strong className="font-semibold">{entry.actorName}</strong> {before}{' '}
        <strong className="font-semibold">{entry.subjectName}</strong>
        {behind && ` ${behind}`}
      </p>
      <time dateTime={entry.createdAt} className="text-small text-ink-3 tabular-nums">
        {dateTime(entry.createdAt)}
      </time>
      {lines.length > 0 && (
        <ul className="text-small text-ink-2 sm:col-span-2">
          {lines.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
