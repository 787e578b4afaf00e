// The feeds of one page as a table: what each is called, how it stands, when it was fetched, and what can be done. Makes no request.
import { Clock, Ellipsis, Pause, Play, Trash2 } from 'lucide-react'
import type { Feed } from '#contract/feeds/feed.ts'
import { siteOf } from '#web/links/step-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { dateTime, relativeTime } from '#web/ui/date-time.ts'
import { Menu, MenuContent, MenuItem, MenuRule, MenuTrigger } from '#web/ui/menu.tsx'
import { dutchNumber } from '#web/ui/numbers.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { Table, type Column } from '#web/ui/table.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { intervalWords, standingOf } from './feed-words.ts'

type Key = 'title' | 'state' | 'fetchedAt' | 'newEntries' | 'actions'

/** In the narrow layout, where rows are blocks: below the title, as wide as the row. */
const below = '@max-3xl:col-span-2'

const columns: readonly Column<Key>[] = [
  { key: 'title', label: 'Feed', bare: true },
  { key: 'state', label: 'Stand', bare: true, className: below },
  { key: 'fetchedAt', label: 'Opgehaald', className: below },
  { key: 'newEntries', label: 'Nieuw', className: below },
  {
    key: 'actions',
    label: 'Acties',
    bare: true,
    hidden: true,
    className: '@max-3xl:col-start-2 @max-3xl:row-start-1 @3xl:text-right',
  },
]

interface FeedHandlers {
  onPause: (feed: Feed, paused: boolean) => void
  onInterval: (feed: Feed) => void
  onDelete: (feed: Feed) => void
}

interface FeedsTableProps extends FeedHandlers {
  feeds: readonly Feed[]
  stale: boolean
}

export function FeedsTable({ feeds, stale, ...does }: FeedsTableProps) {
  const now = useNow()
  function drawCell(feed: Feed, key: Key) {
    if (key === 'state') return <StandingCell feed={feed} now={now} />
    if (key === 'fetchedAt') return <FetchedCell feed={feed} now={now} />
    if (key === 'newEntries') return <NewCell feed={feed} />
    if (key === 'actions') return <FeedActions feed={feed} {...does} />
    return (
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{feed.title}</p>
        <p className="text-caption wrap-anywhere text-ink-3" title={feed.url}>
          {siteOf(feed.url)}
        </p>
      </div>
    )
  }
  return (
    <Table
      label="Feeds"
      columns={columns}
      rows={feeds}
      rowKey={({ id }) => id}
      stale={stale}
      roomy
      blockLook="@max-3xl:grid-cols-[minmax(0,1fr)_auto]!"
      cell={drawCell}
    />
  )
}

interface CellProps {
  feed: Feed
  now: Date
}

function StandingCell({ feed, now }: CellProps) {
  const { label, tone, detail } = standingOf(feed, now)
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={tone}>{label}</Badge>
      {detail !== null && <p className="max-w-80 text-caption text-ink-2">{detail}</p>}
    </div>
  )
}

function FetchedCell({ feed: { fetchedAt, intervalMinutes }, now }: CellProps) {
  return (
    <p className="text-small text-ink-2">
      {fetchedAt === null ? (
        'nog niet'
      ) : (
        <time dateTime={fetchedAt} title={dateTime(fetchedAt)}>
          {relativeTime(fetchedAt, now)}
        </time>
      )}
      <span className="block text-caption text-ink-3">{intervalWords(intervalMinutes)}</span>
    </p>
  )
}

function NewCell({ feed: { id, title, newEntries } }: { feed: Feed }) {
  if (newEntries === 0) return <span className="text-small text-ink-3">0</span>
  return (
    <PlainLink
      to="/admin"
      search={{ tab: 'inspiratie-links', view: 'binnengekomen', feed: String(id) } as never}
      className="inline-flex min-h-11 items-center rounded-small font-semibold text-accent-ink tabular-nums underline-offset-4 hover:underline md:min-h-8"
    >
      {dutchNumber(newEntries)}
      <span className="sr-only"> nieuw van {title}</span>
    </PlainLink>
  )
}

function FeedActions({ feed, onPause, onInterval, onDelete }: { feed: Feed } & FeedHandlers) {
  const isActive = feed.state === 'active'
  return (
    <Menu>
      <MenuTrigger aria-label={`Acties voor ‘${feed.title}’`} className={buttonLook({ kind: 'quiet', size: 'icon' })}>
        <Ellipsis aria-hidden />
      </MenuTrigger>
      <MenuContent>
        <MenuItem onSelect={() => onPause(feed, isActive)}>
          {isActive ? <Pause aria-hidden /> : <Play aria-hidden />}
          {isActive ? 'Pauzeren' : 'Hervatten'}
        </MenuItem>
        <MenuItem onSelect={() => onInterval(feed)}>
          <Clock aria-hidden />
          Interval wijzigen
        </MenuItem>
        <MenuRule />
        <MenuItem onSelect={() => onDelete(feed)}>
          <Trash2 aria-hidden />
          Verwijderen
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}
