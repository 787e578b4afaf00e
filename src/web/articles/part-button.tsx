// One of a few parts of the list that stand beside each other, with how many articles it holds. Knows no part.
import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { upTo } from './card-words.ts'

interface PartButtonProps {
  chosen: boolean
  /** Left out where it is not known. */
  count?: number | undefined
  onChoose: () => void
  className?: string
  children: ReactNode
}

export function PartButton({ chosen, count, onChoose, className, children }: PartButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={cx(
        'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-field px-3 text-small font-semibold transition-colors duration-100 md:min-h-9 [&_svg]:size-4.5',
        chosen ? 'bg-ink text-paper' : 'text-ink-2 hover:bg-sunken hover:text-ink',
        className,
      )}
    >
      {children}
      {count !== undefined && <span className="text-caption font-medium tabular-nums">{upTo(count)}</span>}
    </button>
  )
}
