// An article in the list: when it was made, how it stands with it, its title and first words, and what can be done with it.
import { ArrowRight, Trash2, Undo2 } from 'lucide-react'
import { useId } from 'react'
import type { ArticleCard as Card } from '#contract/articles/article.ts'
import { articleAt } from '#web/sources/article-address.ts'
import { wordsOf } from '#web/sources/word-count.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { dateTime } from '#web/ui/date-time.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { CardMark } from './card-mark.tsx'
import { beginningOf, binnedUntil, readingWords } from './card-words.ts'

interface ArticleCardProps {
  article: Card
  /** Whose it is, in the list of everyone's. */
  owner: string | undefined
  /** Whether it is one's own: others are only read. */
  isOwn: boolean
  chosen: boolean
  /** Whether some are selected: then the boxes of all are in sight. */
  choosing: boolean
  onChoose: (on: boolean) => void
  onDelete: () => void
  /** Left out where one may not. */
  onRestore: (() => void) | undefined
  /** Makes it one's own: only of what is the house's. */
  onTakeOver: (() => void) | undefined
}

export function ArticleCard({ article, owner, isOwn, chosen, choosing, onChoose, ...acts }: ArticleCardProps) {
  const heading = useId()
  const { title, wordCount, createdAt, deletedAt } = article
  return (
    <article
      aria-labelledby={heading}
      className="group relative grid h-full grid-cols-1 grid-rows-[auto_auto_1fr_auto] gap-2 pt-3 pb-2.5"
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 text-caption text-ink-2">
          <Choice title={title} chosen={chosen} choosing={choosing} onChoose={onChoose} />
          <time dateTime={deletedAt ?? createdAt} className="tabular-nums">
            {deletedAt !== undefined && 'Verwijderd op '}
            {dateTime(deletedAt ?? createdAt)}
          </time>
          {owner !== undefined && <span className="min-w-0 font-medium wrap-anywhere text-ink">{owner}</span>}
        </div>
        {deletedAt === undefined ? (
          <CardMark article={article} />
        ) : (
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-caption text-ink-2">
            {article.isHeld && <Badge>Was gepland</Badge>}
            Blijft tot {binnedUntil(deletedAt)}
          </p>
        )}
      </div>
      <h2 id={heading} title={title} className="line-clamp-4 text-title leading-7 text-pretty">
        {deletedAt === undefined ? (
          // Not a stop of the keyboard: 'Open' leads to the same place.
          <PlainLink
            {...articleAt(article.id)}
            tabIndex={-1}
            className="decoration-accent decoration-1 underline-offset-4 hover:underline"
          >
            {title}
          </PlainLink>
        ) : (
          title
        )}
      </h2>
      <p className="line-clamp-3 text-small wrap-anywhere text-ink-2">{beginningOf(article)}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-small text-ink-2">
        <p className="tabular-nums">
          {wordsOf(wordCount)}
          <span aria-hidden className="px-2">
            ·
          </span>
          <span className="sr-only">, </span>
          {readingWords(wordCount)}
        </p>
        <div className="-mr-2.5 ml-auto flex items-center gap-1">
          {deletedAt === undefined ? (
            <Present {...acts} article={article} isOwn={isOwn} />
          ) : (
            acts.onRestore && (
              <Button
                kind="quiet"
                size="small"
                data-entry={`article-${article.id}`}
                className="text-ink!"
                onClick={acts.onRestore}
              >
                <Undo2 aria-hidden />
                Zet terug
                <span className="sr-only">: ‘{title}’</span>
              </Button>
            )
          )}
        </div>
      </div>
    </article>
  )
}

type PresentProps = Pick<ArticleCardProps, 'article' | 'isOwn' | 'onDelete' | 'onTakeOver'>

function Present({ article, isOwn, onDelete, onTakeOver }: PresentProps) {
  const { id, title } = article
  return (
    <>
      <PlainLink
        {...articleAt(id)}
        data-entry={`article-${id}`}
        className={cx(buttonLook({ kind: 'quiet', size: 'small' }), 'text-ink! max-[22.5rem]:px-2!')}
      >
        Open
        <span className="sr-only"> ‘{title}’</span>
        <ArrowRight aria-hidden className="size-4! max-[22.5rem]:hidden" />
      </PlainLink>
      {onTakeOver && (
        <Button kind="quiet" size="small" className="text-ink!" onClick={onTakeOver}>
          Neem over
          <span className="sr-only">: ‘{title}’</span>
        </Button>
      )}
      {isOwn && (
        <Button kind="quiet" size="icon" aria-label={`Verwijder ‘${title}’`} title="Verwijder" onClick={onDelete}>
          <Trash2 aria-hidden />
        </Button>
      )}
    </>
  )
}

type ChoiceProps = Pick<ArticleCardProps, 'chosen' | 'choosing' | 'onChoose'> & { title: string }

/** In the margin, and there only when pointed at, focused or needed; on a touch screen always, and on a phone before the date. */
function Choice({ title, chosen, choosing, onChoose }: ChoiceProps) {
  return (
    <label
      className={cx(
        '-my-2 -mr-2.5 -ml-3 grid size-11 cursor-pointer place-items-center md:absolute md:top-2.5 md:-left-8 md:m-0 md:size-7',
        !choosing &&
          'md:pointer-fine:opacity-0 md:pointer-fine:group-hover:opacity-100 md:pointer-fine:focus-within:opacity-100',
      )}
    >
      <input
        type="checkbox"
        aria-label={`Selecteer ‘${title}’`}
        checked={chosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
    </label>
  )
}
