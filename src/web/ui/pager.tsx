// Below a long list: which part of it is shown, and buttons to the previous and the next page.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from './button.tsx'
import { dutchNumber } from './numbers.ts'

interface PagerProps {
  /** What is listed, one of them and many: 'gebruiker' and 'gebruikers'. */
  of: readonly [one: string, many: string]
  /** The position of the first entry shown in the whole list, from 1. */
  first: number
  shown: number
  /** How many there are in all; `countedUpTo` + 1 means more than that. */
  total: number
  countedUpTo: number
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

export function Pager({ of, first, shown, total, countedUpTo, onPrevious, onNext }: PagerProps) {
  const all = total > countedUpTo ? `meer dan ${dutchNumber(countedUpTo)}` : dutchNumber(total)
  const last = first + shown - 1
  const place = last === first ? dutchNumber(first) : `${dutchNumber(first)}–${dutchNumber(last)}`
  const [one, many] = of
  return (
    <nav aria-label={`Bladeren door ${many}`} className="flex flex-wrap items-center justify-between gap-3 pt-4">
      <p role="status" className="text-small text-ink-2 tabular-nums">
        {shown === 0 ? '' : `${place} van ${all} ${total === 1 ? one : many}`}
      </p>
      {(onPrevious ?? onNext) && (
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" size="small" disabled={!onPrevious} onClick={onPrevious}>
            <ChevronLeft aria-hidden />
            Vorige
          </Button>
          <Button kind="secondary" size="small" disabled={!onNext} onClick={onNext}>
            Volgende
            <ChevronRight aria-hidden />
          </Button>
        </div>
      )}
    </nav>
  )
}
