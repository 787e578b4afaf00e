// The list of one's own articles in which one is chosen for the bar: searched while one types, walked through with the arrows.
// Knows no bar but the one it fills.
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { ArticleCard } from '#contract/articles/article.ts'
import { LONGEST_SEARCH } from '#contract/paging.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { MoreButton } from '#web/http/more-button.tsx'
import { Input } from '#web/ui/input.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { TYPING_PAUSE_MS, useDebounced } from '#web/ui/use-debounced.ts'
import { ArticleOption } from './article-option.tsx'
import { NoOwnArticles } from './no-own-articles.tsx'
import { useChoosing } from './use-choosing.ts'
import { useOwnCards } from './use-own-cards.ts'

export function ChooseArticle({ onChosen }: { onChosen: () => void }) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const asked = useDebounced(search.trim(), TYPING_PAUSE_MS)
  const { data, error, isFetching, isPlaceholderData, refetch, ...pages } = useOwnCards(asked)
  const cards = data?.pages.flatMap(({ articles }) => articles) ?? []
  /** The id of the one that Enter chooses: the first, until another is walked to. */
  const [walkedTo, setWalkedTo] = useState<number>()
  const at = Math.max(
    0,
    cards.findIndex((card) => card.id === walkedTo),
  )
  const choosing = useChoosing(onChosen)
  const field = useRef<HTMLInputElement>(null)
  // The dialog opened before this list was loaded, and had no field yet.
  useEffect(() => field.current?.focus(), [])
  const optionId = (card: ArticleCard) => `${id}-${card.id}`
  const active = cards[at]
  /** The search that has been answered; undefined while what stands there may be what another found. */
  const answered = data !== undefined && !isPlaceholderData && search.trim() === asked ? asked : undefined
  /** The search for which Enter was pressed before it was answered. */
  const entered = useRef<string>(undefined)
  const choose = useEffectEvent((found: string) => {
    if (entered.current !== found) return
    entered.current = undefined
    if (active) void choosing.choose(active)
  })
  useEffect(() => {
    if (answered !== undefined) choose(answered)
  }, [answered])

  function walk(to: number) {
    const card = cards[to]
    if (card === undefined) {
      // Beyond the end the next page is fetched; one press more leads to it.
      if (to === cards.length && pages.hasNextPage && !isFetching) void pages.fetchNextPage()
      return
    }
    setWalkedTo(card.id)
    document.getElementById(optionId(card))?.scrollIntoView({ block: 'nearest' })
  }
  function press(event: KeyboardEvent) {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    walk(to)
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          if (answered === undefined) entered.current = search.trim()
          else if (active) void choosing.choose(active)
        }}
        className="flex"
      >
        <Input
          ref={field}
          type="search"
          aria-label="Zoek in je artikelen"
          placeholder="Zoek in je artikelen"
          maxLength={LONGEST_SEARCH}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value)
            setWalkedTo(undefined)
            entered.current = undefined
            list.current?.scrollTo({ top: 0 })
          }}
          onKeyDown={press}
          role="combobox"
          aria-expanded={cards.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          autoComplete="off"
        />
      </form>
      <p role="status" className="sr-only">
        {data === undefined
          ? 'Artikelen laden...'
          : isPlaceholderData
            ? ''
            : countLine(cards.length, pages.hasNextPage)}
      </p>
      {choosing.problem !== undefined && (
        <p role="alert" className="text-small text-bad">
          {choosing.problem}
        </p>
      )}
      {error && data === undefined ? (
        <LoadFailure
          title="Fout bij het ophalen van artikelen"
          error={error}
          pending={isFetching}
          onRetry={() => refetch()}
        />
      ) : data === undefined ? (
        <SkeletonText widths={[70, 95, 60, 90, 50, 85]} className="min-h-64" />
      ) : cards.length === 0 && !isPlaceholderData ? (
        <NoOwnArticles isSearch={asked !== ''} onChosen={onChosen} />
      ) : (
        <div ref={list} className="max-h-[50dvh] min-h-64 overflow-y-auto border-t border-rule">
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label="Je artikelen"
            aria-busy={choosing.chosen !== null || isPlaceholderData}
          >
            {cards.map((card) => (
              <ArticleOption
                key={card.id}
                id={optionId(card)}
                card={card}
                active={card === active}
                pending={card.id === choosing.chosen}
                onPoint={() => setWalkedTo(card.id)}
                onChoose={() => void choosing.choose(card)}
              />
            ))}
          </div>
          <MoreButton pages={pages} kind="quiet" size="small" />
        </div>
      )}
    </div>
  )
}

function countLine(shown: number, more: boolean): string {
  if (shown === 0) return 'Geen artikelen gevonden'
  return `${shown} ${shown === 1 ? 'artikel' : 'artikelen'}${more ? ', er zijn er meer' : ''}`
}
