// One article to choose: its title, when it was made and how long it is, and how it begins. Knows no list.
import type { ArticleCard } from '#contract/articles/article.ts'
import { cx } from '#web/ui/cx.ts'
import { dayMonthYear } from '#web/ui/date-time.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { wordsOf } from './word-count.ts'

interface ArticleOptionProps {
  id: string
  card: ArticleCard
  /** Whether Enter chooses it. */
  active: boolean
  /** Whether it was chosen and is being read. */
  pending: boolean
  onPoint: () => void
  onChoose: () => void
}

export function ArticleOption({ id, card, active, pending, onPoint, onChoose }: ArticleOptionProps) {
  const { title, createdAt, wordCount, excerpt } = card
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are pressed in the search field
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-facts`}
      aria-selected={active}
      // So that the search field keeps the focus, and with it the arrow keys.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={cx(
        'grid cursor-pointer grid-cols-1 gap-0.5 border-b border-l-2 border-rule px-3 py-2.5',
        active ? 'border-l-accent bg-sunken' : 'border-l-transparent',
      )}
    >
      <p className="flex items-center gap-2">
        <span id={`${id}-title`} className="min-w-0 grow truncate font-serif text-headline font-medium">
          {title}
        </span>
        {pending && <Spinner />}
      </p>
      <p id={`${id}-facts`} className="text-caption text-ink-2 tabular-nums">
        {dayMonthYear(createdAt)} · {wordsOf(wordCount)}
      </p>
      <p className="truncate text-small text-ink-2">{excerpt}</p>
    </div>
  )
}
