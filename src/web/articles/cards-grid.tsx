// Cards in two columns, as a page of print: a black line on top, hairlines between rows, and one between the columns. In one
// column where there is less room. Knows no card.
import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

interface CardsGridProps {
  label: string
  /** Whether the cards are outdated, because others are being fetched. */
  stale?: boolean
  cards: readonly { key: string | number; card: ReactNode }[]
}

export function CardsGrid({ label, stale = false, cards }: CardsGridProps) {
  return (
    <div className="@container">
      <ul
        aria-label={label}
        aria-busy={stale || undefined}
        className={cx(
          'relative grid grid-cols-1 @3xl:grid-cols-2 @3xl:gap-x-16',
          // With a single card there is no second column to part from.
          cards.length > 1 &&
            '@3xl:before:absolute @3xl:before:inset-y-0 @3xl:before:left-1/2 @3xl:before:w-px @3xl:before:bg-rule',
          stale && 'opacity-60',
        )}
      >
        {cards.map(({ key, card }, place) => (
          <li
            key={key}
            className={cx('border-t', place === 0 ? 'border-ink' : place === 1 ? secondOnTop : 'border-rule')}
          >
            {card}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The second card stands on top only where there are two columns. */
const secondOnTop = 'border-rule @3xl:border-ink'
