// How a feed's state and interval are said. Renders nothing.
import type { Feed } from '#contract/feeds/feed.ts'
import { relativeTime } from '#web/ui/date-time.ts'
import { dutchNumber } from '#web/ui/numbers.ts'

/** The intervals that are offered, in minutes; one that was set otherwise is offered beside them. */
export const intervals = [15, 30, 60, 120, 240, 720, 1440] as const

/** 'elk uur', 'elke 30 minuten', 'elke dag'. */
export function intervalWords(minutes: number): string {
  if (minutes === 1440) return 'elke dag'
  if (minutes === 60) return 'elk uur'
  return minutes % 60 === 0 ? `elke ${minutes / 60} uur` : `elke ${minutes} minuten`
}

/** What came in of a feed that was just added, and what went wrong with it: one that ends half-way is added with what stood before that. */
export function addedWords(feed: Feed, now: Date): string {
  const { title, newEntries } = feed
  const came = newEntries === 1 ? '1 bericht kwam binnen.' : `${dutchNumber(newEntries)} berichten kwamen binnen.`
  const { detail } = standingOf(feed, now)
  return [`${title}.`, came, ...(detail === null ? [] : [detail])].join(' ')
}

interface Standing {
  label: string
  tone: 'plain' | 'good' | 'bad'
  /** What there is to say besides. */
  detail: string | null
}

/** In words how it stands with a feed: what it does, and what went wrong. */
export function standingOf(
  feed: Pick<Feed, 'state' | 'failures' | 'problem' | 'fetchedAt' | 'nextFetchAt'>,
  now: Date,
): Standing {
  const { state, failures, problem, fetchedAt, nextFetchAt } = feed
  if (state === 'paused') return { label: 'Gepauzeerd', tone: 'plain', detail: null }
  if (state === 'gone') return { label: 'Bestaat niet meer', tone: 'bad', detail: problem }
  if (failures === 0 && fetchedAt === null) return { label: 'Wordt opgehaald', tone: 'plain', detail: null }
  if (failures === 0) return { label: 'Actief', tone: 'good', detail: null }
  const times = failures === 1 ? 'Ging één keer mis' : `Ging ${failures} keer op rij mis`
  const again = new Date(nextFetchAt) > now ? `opnieuw ${relativeTime(nextFetchAt, now)}` : 'zo opnieuw'
  return {
    label: 'Lukt niet',
    tone: 'bad',
    detail: `${problem ?? ''} ${times}, ${again.replace('zojuist', 'zo')}.`.trim(),
  }
}
