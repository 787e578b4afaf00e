// The bar with an article: its title, how long it is and where from, the tone, and the way to another. On a narrow screen the
// title, and the tone beneath it. Knows no tool.
import { Plus, SquarePen } from 'lucide-react'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { articleAt } from './article-address.ts'
import type { Article } from './article.ts'
import { openArticleDialog } from './dialog-store.ts'
import { ToneChip } from './tone-chip.tsx'
import type { Sense } from './tone-rules.ts'
import { useArticle } from './use-article.ts'
import { wordsIn } from './word-count.ts'

interface FilledBarProps {
  article: Article
  sense: Sense | null
  onClear: () => void
}

export function FilledBar({ article, sense, onClear }: FilledBarProps) {
  const { change } = useArticle()
  const { id, title, text, site, tone, articleId } = article
  const size = [wordsIn(text), site].filter((part) => part !== null).join(' · ')
  return (
    <div className="flex min-w-0 grow items-center gap-4 @max-2xl:grid @max-2xl:grid-cols-[minmax(0,1fr)_auto] @max-2xl:gap-x-2 @max-2xl:gap-y-1">
      <div className="min-w-0 grow @max-2xl:hidden">
        <p aria-hidden className="text-caption text-ink-2">
          Over welk artikel gaat het?
        </p>
        <input
          value={title}
          aria-label="Titel van het artikel"
          onChange={({ target }) => change(id, { title: target.value })}
          onBlur={() => title.trim() === '' && change(id, { title: firstWords(text) })}
          className={cx(
            '-mx-2 w-[calc(100%+1rem)] truncate rounded-small border border-transparent bg-transparent px-2 font-serif text-headline font-medium',
            'hover:border-rule focus-visible:border-transparent focus-visible:outline-offset-0',
          )}
        />
      </div>
      <button
        type="button"
        aria-label={`Bekijk het artikel: ${title}`}
        onClick={() => openArticleDialog('look')}
        className="min-h-11 min-w-0 truncate rounded-small text-left font-serif text-headline font-medium @2xl:hidden"
      >
        {title}
      </button>
      <Button
        kind="quiet"
        size="small"
        aria-label={`Bekijk het artikel, ${size}`}
        className="min-w-0 shrink! font-normal! tabular-nums @max-2xl:hidden"
        onClick={() => openArticleDialog('look')}
      >
        <span className="max-w-64 truncate">{size}</span>
      </Button>
      {articleId !== undefined && (
        <PlainLink
          {...articleAt(articleId)}
          aria-label="Open dit artikel"
          title="Open dit artikel"
          className={cx(buttonLook({ kind: 'quiet', size: 'icon' }), '-ml-3 @max-2xl:hidden')}
        >
          <SquarePen aria-hidden />
        </PlainLink>
      )}
      <div className="shrink-0 @max-2xl:order-last @max-2xl:col-span-2">
        <ToneChip decided={sense?.tone ?? null} chosen={tone} onChange={(chosen) => change(id, { tone: chosen })} />
      </div>
      <Button kind="secondary" size="small" className="@max-2xl:border-transparent @max-2xl:px-2" onClick={onClear}>
        <Plus aria-hidden />
        Nieuw
      </Button>
    </div>
  )
}

/** A title for an article whose title was emptied: a blank one would leave the tools without. */
const firstWords = (text: string) => text.split(/\s+/).slice(0, 10).join(' ')
