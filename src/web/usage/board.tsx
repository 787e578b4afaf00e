// Above the overview: counts of what waits for somebody, each with a link to it, and how trials go.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { topics } from '#contract/live.ts'
import type { Board as Counts } from '#contract/usage/overview.ts'
import type { Period } from '#contract/usage/period.ts'
import { useLive } from '#web/live/use-live.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { cx } from '#web/ui/cx.ts'
import { dutchNumber } from '#web/ui/numbers.ts'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { boardWords, type BoardWords } from './board-words.ts'
import { boardKey, useBoard } from './use-usage.ts'

interface BoardProps {
  period: Period
  /** The period in words: 'In de laatste 30 dagen'. */
  words: string
}

export function Board({ period, words }: BoardProps) {
  const { data: counts, error, isFetching, refetch } = useBoard(period)
  useLive(topics, boardKey)
  if (error && counts === undefined) {
    const title = 'Wat er wacht kon niet worden opgehaald'
    return <LoadFailure title={title} error={error} onRetry={refetch} pending={isFetching} />
  }
  return (
    <section aria-label="Wat er wacht">
      <ul className="grid grid-cols-2 border-y border-rule xl:grid-cols-4">
        {tiles.map(({ tab, read }, place) => (
          <li key={tab} className={cx('min-w-0 py-4', places[place])}>
            {counts === undefined ? (
              <SkeletonText widths={[30, 70, 50]} />
            ) : (
              <Tile tab={tab} {...read(counts, words)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is counted, and the tab that the tile links to. */
const tiles = [
  { tab: 'inspiratie-links', read: boardWords.links },
  { tab: 'tasks', read: boardWords.tasks },
  { tab: 'messages', read: boardWords.messages },
  { tab: 'users', read: boardWords.people },
] as const satisfies { tab: string; read: (counts: Counts, words: string) => BoardWords }[]

/** Classes per tile: lines between neighbours, with two or with four tiles in a row; the first of a row has no indent. */
const places = [
  'pr-4',
  'border-l border-rule px-4',
  'pr-4 border-rule max-xl:border-t xl:border-l xl:pl-4',
  'border-l border-rule px-4 max-xl:border-t',
]

function Tile({ tab, count, label, notes }: BoardWords & { tab: (typeof tiles)[number]['tab'] }): ReactNode {
  return (
    <Link
      to="/admin"
      search={{ tab }}
      className="group grid h-full grid-cols-1 content-start gap-0.5 rounded-small wrap-anywhere hyphens-auto"
    >
      <span className="font-serif text-h2 tabular-nums">{dutchNumber(count)}</span>
      <span className="font-semibold group-hover:underline">{label}</span>
      {notes.map((note) => (
        <span key={note} className="text-small text-ink-2">
          {note}
        </span>
      ))}
    </Link>
  )
}
