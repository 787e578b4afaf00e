// Below a long list: which part of it is shown, and buttons to the previous and the next page. Knows no list.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { COUNTED_UP_TO } from '#contract/paging.ts'
import type { Page } from '#web/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { dutchNumber } from '#web/ui/numbers.ts'
import type { Fields } from './address-fields.ts'
import type { Place } from './use-place.ts'

interface PagerProps {
  /** What is listed, one of them and many: 'gebruiker' and 'gebruikers'. */
  of: readonly [one: string, many: string]
  place: Pick<Place<Fields>, 'first' | 'turn' | 'turnBack'>
  /** `total` undefined: how many there are in all is not known until the last page. */
  page: Omit<Page<unknown>, 'total'> & { total: number | undefined }
  /** Whether `page` is an earlier one, shown until the one that was asked for arrives. Its cursor leads on from there. */
  stale: boolean
}

export function Pager({ of: [one, many], place, page: { entries, total, next }, stale }: PagerProps) {
  const { first, turn, turnBack } = place
  const last = first + entries.length - 1
  const part = last === first ? dutchNumber(first) : `${dutchNumber(first)}–${dutchNumber(last)}`
  return (
    <nav aria-label={`Bladeren door ${many}`} className="flex flex-wrap items-center justify-between gap-3 pt-4">
      <p role="status" className="text-small text-ink-2 tabular-nums">
        {stale || entries.length === 0 ? '' : `${part}${outOf()}`}
      </p>
      {(turnBack !== undefined || next !== null) && (
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" size="small" disabled={!turnBack} onClick={turnBack}>
            <ChevronLeft aria-hidden />
            Vorige
          </Button>
          <Button
            kind="secondary"
            size="small"
            disabled={stale || next === null}
            onClick={() => next !== null && turn(next, entries.length)}
          >
            Volgende
            <ChevronRight aria-hidden />
          </Button>
        </div>
      )}
    </nav>
  )

  function outOf(): string {
    if (total === undefined) return `, en er zijn meer ${many}`
    const all = total > COUNTED_UP_TO ? `meer dan ${dutchNumber(COUNTED_UP_TO)}` : dutchNumber(total)
    return ` van ${all} ${total === 1 ? one : many}`
  }
}
