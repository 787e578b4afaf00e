// A page of the intake: gone through with mouse or keys, with the last skip undone by a key; or why there is nothing.
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { FeedEntry } from '#contract/feeds/entry.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { tellFailure } from '#web/http/tell-failure.ts'
import { Pager } from '#web/kept/pager.tsx'
import { useLostPage, type Place } from '#web/kept/use-place.ts'
import { cx } from '#web/ui/cx.ts'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useNow } from '#web/ui/use-now.ts'
import { IntakeEntry } from './intake-entry.tsx'
import { NoEntries } from './no-entries.tsx'
import { useDecide, useEntries, type Decision, type Wanted } from './use-entries.ts'
import { useIntakeKeys, type IntakeKey } from './use-intake-keys.ts'

const skeleton = <SkeletonText widths={[55, 80, 70, 90, 60, 75]} className="max-w-3xl pt-4" />

const failed: Record<Decision, string> = {
  keep: 'Fout bij op het bord zetten',
  skip: 'Fout bij overslaan',
  undo: 'Fout bij terughalen',
}

export function IntakeList({ place, onClear }: { place: Place<Wanted>; onClear: () => void }) {
  const { asked: wanted, after, region } = place
  const navigate = useNavigate()
  const now = useNow()
  const query = useEntries(wanted, after)
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  useLostPage(place, query)
  const { mutateAsync } = useDecide()
  /** What was skipped here, the last one last: a key brings it back. */
  const skipped = useRef<FeedEntry[]>([])
  /** The id of the entry that is coming back: it gets the keyboard once it stands there. */
  const returning = useRef<number>(undefined)

  const rows = () => [...(region.current?.querySelectorAll<HTMLElement>('[data-intake-entry]') ?? [])]
  const focusRow = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('a')?.focus()
  /** Where the keyboard is: the place of its entry, -1 for none. */
  const at = () => rows().findIndex((row) => row.contains(document.activeElement))

  const meetReturned = useEffectEvent(() => {
    const row = rows().find(({ dataset }) => dataset['intakeEntry'] === String(returning.current))
    if (row === undefined) return
    returning.current = undefined
    focusRow(row)
  })
  useEffect(() => meetReturned(), [data])

  async function decide(entry: FeedEntry, decision: Decision): Promise<void> {
    const spot = rows().findIndex((row) => row.dataset['intakeEntry'] === String(entry.id))
    const hadFocus = at() === spot && spot !== -1
    if (decision === 'skip') skipped.current.push(entry)
    const deciding = mutateAsync({ entry, decision })
    // The entry goes from the list before it is answered: whoever goes on with the keyboard is at the next one.
    setTimeout(() => {
      if (!hadFocus) return
      const left = rows()
      if (left.length === 0) region.current?.focus()
      else focusRow(left[Math.min(spot, left.length - 1)])
    })
    try {
      const linkId = await deciding
      const undo = { label: 'Ongedaan maken', run: () => void bringBack(entry) }
      const look = { label: 'Bekijk', run: () => void navigate(boardAt(linkId)) }
      if (decision === 'keep') toast({ title: 'Op het bord gezet', description: entry.title, action: look })
      else if (decision === 'skip') toast({ title: 'Overgeslagen', description: entry.title, action: undo })
      else toast({ title: 'Teruggehaald', description: entry.title })
    } catch (failure) {
      skipped.current = skipped.current.filter(({ id }) => id !== entry.id)
      tellFailure(failed[decision], failure)
    }
  }
  async function bringBack(entry: FeedEntry | undefined): Promise<void> {
    if (entry === undefined) return
    skipped.current = skipped.current.filter(({ id }) => id !== entry.id)
    returning.current = entry.id
    await decide({ ...entry, state: 'skipped' }, 'undo')
  }
  function press(key: IntakeKey): void {
    if (key === 'undo') return void bringBack(skipped.current.at(-1))
    const all = rows()
    const here = at()
    if (key === 'next') return focusRow(all[Math.min(here + 1, all.length - 1)])
    if (key === 'previous') return focusRow(all[Math.max(here - 1, 0)])
    const entry = data?.entries.find(({ id }) => String(id) === all[here]?.dataset['intakeEntry'])
    if (entry === undefined) return focusRow(all[0])
    if (key === 'keep' && entry.linkId === null) void decide(entry, 'keep')
    if (key === 'skip' && entry.state === 'new') void decide(entry, 'skip')
  }
  useIntakeKeys(() => region.current, press)

  function body() {
    if (data === undefined) {
      if (!error) return skeleton
      const title = 'Fout bij het laden van wat binnenkwam'
      return <LoadFailure title={title} error={error} pending={isFetching} onRetry={refetch} />
    }
    if (data.entries.length === 0) return isPlaceholderData ? skeleton : <NoEntries wanted={wanted} onClear={onClear} />
    return (
      <>
        <ul
          className={cx('border-t border-ink', isPlaceholderData && 'opacity-60')}
          aria-busy={isPlaceholderData || undefined}
        >
          {data.entries.map((entry) => (
            <IntakeEntry key={entry.id} entry={entry} now={now} onDecide={(one, how) => void decide(one, how)} />
          ))}
        </ul>
        <Pager of={['bericht', 'berichten']} place={place} page={data} stale={isPlaceholderData} />
      </>
    )
  }
  return (
    <div
      ref={region}
      tabIndex={-1}
      role="region"
      aria-label="Binnengekomen berichten"
      className="scroll-mt-20 outline-none"
    >
      {body()}
    </div>
  )
}

const boardAt = (item: number | undefined) =>
  ({ to: '/admin', search: { tab: 'inspiratie-links', item } as never }) as const
