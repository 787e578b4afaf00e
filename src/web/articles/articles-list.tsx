// A page of cards with what can be done with one or several of them; or why there are none.
import { useState } from 'react'
import type { ArticleCard as Card } from '#contract/articles/article.ts'
import type { ArticleCounts } from '#contract/articles/endpoints.ts'
import { failureMessage } from '#web/http/call.ts'
import { Pager } from '#web/kept/pager.tsx'
import { useLostPage, type Place } from '#web/kept/use-place.ts'
import { lazyPart } from '#web/http/lazy-part.tsx'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ArticleCard } from './article-card.tsx'
import { BinLine } from './bin-line.tsx'
import { ownerWords } from './card-words.ts'
import { CardsGrid } from './cards-grid.tsx'
import { CardsSkeleton } from './cards-skeleton.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import { NoArticles } from './no-articles.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useArticleActions } from './use-article-actions.ts'
import { totalOf, useCards, type Wanted } from './use-articles.ts'
import { useExport } from './use-export.ts'

const HeldQuestion = lazyPart(async () => (await import('#web/publishing/held-plans.tsx')).HeldQuestion)

/** The ids of the selected articles, and which list they are `of`: with another search or page nothing is selected. */
interface Chosen {
  of: string
  ids: ReadonlySet<number>
}

const nothing: ReadonlySet<number> = new Set()

interface ArticlesListProps {
  place: Place<Wanted>
  counts: ArticleCounts | undefined
}

export function ArticlesList({ place, counts }: ArticlesListProps) {
  const { id: userId } = useLoggedInUser()
  const { asked: wanted, after, first, region } = place
  const list = JSON.stringify([wanted, after])
  const [kept, setChosen] = useState<Chosen>({ of: list, ids: nothing })
  const chosen = kept.of === list ? kept.ids : nothing
  const [doomed, setDoomed] = useState<readonly Card[]>([])
  const actions = useArticleActions(() => keepFocus(region.current))
  const { pending, discard, restore, takeOver, held, answered } = actions
  const { exporting, exportAs } = useExport()
  const query = useCards(wanted, after)
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  useLostPage(place, query)
  const choose = (ids: Iterable<number>) => setChosen({ of: list, ids: new Set(ids) })
  const deselect = (done: ReadonlySet<number>) =>
    setChosen(({ of, ids }) => ({ of, ids: new Set([...ids].filter((id) => !done.has(id))) }))

  if (data === undefined) {
    if (!error) return <CardsSkeleton />
    return (
      <Notice
        tone="bad"
        live
        title={`Fout bij het ophalen van artikelen: ${failureMessage(error)}`}
        action={
          <Button kind="secondary" size="small" pending={isFetching} onClick={() => void refetch()}>
            Probeer opnieuw
          </Button>
        }
      />
    )
  }
  const { entries: cards } = data
  const selected = cards.filter(({ id }) => chosen.has(id))
  const isOwn = (card: Card) => card.userId === userId
  // What is the house's becomes that of whoever brings it back.
  const isOpen = (card: Card) => isOwn(card) || card.userId === null

  function look(next: Wanted) {
    place.look(next)
    // The button that had the focus goes away with what it was about.
    region.current?.focus()
  }
  async function confirm() {
    setDoomed([])
    deselect(await discard(doomed))
  }
  return (
    <div
      ref={region}
      tabIndex={-1}
      role="region"
      aria-label={wanted.bin ? 'Prullenbak' : 'Gevonden artikelen'}
      className="scroll-mt-20 outline-none"
    >
      <p role="status" className="sr-only">
        {cards.length === 0 && !isPlaceholderData ? 'Geen artikelen gevonden.' : ''}
      </p>
      {cards.length === 0 && isPlaceholderData && <CardsSkeleton />}
      {cards.length === 0 && !isPlaceholderData && <NoArticles wanted={wanted} onLook={look} />}
      {cards.length > 0 && (
        <>
          {wanted.bin && <BinLine everyone={wanted.everyone} onLeave={() => look({ ...wanted, bin: false })} />}
          <CardsGrid
            label="Artikelen"
            stale={isPlaceholderData}
            cards={cards.map((card) => ({
              key: card.id,
              card: (
                <ArticleCard
                  article={card}
                  isOwn={isOwn(card)}
                  owner={wanted.everyone ? ownerWords(card, userId) : undefined}
                  chosen={chosen.has(card.id)}
                  choosing={selected.length > 0}
                  onChoose={(on) => choose(on ? [...chosen, card.id] : [...chosen].filter((id) => id !== card.id))}
                  onDelete={() => setDoomed([card])}
                  onRestore={isOpen(card) ? () => void restore([card]) : undefined}
                  onTakeOver={card.userId === null ? () => void takeOver(card) : undefined}
                />
              ),
            }))}
          />
          {selected.length > 0 && (
            <SelectionBar
              cards={cards}
              selected={selected}
              pending={pending}
              exporting={exporting}
              inBin={selected.some(({ deletedAt }) => deletedAt !== undefined)}
              onSelect={(those) => choose(those.map(({ id }) => id))}
              onClear={() => {
                choose([])
                region.current?.focus({ preventScroll: true })
              }}
              onExport={(format, campaign) => void exportAs(selected, format, campaign)}
              onDelete={selected.some(isOwn) ? () => setDoomed(selected.filter(isOwn)) : undefined}
              onRestore={selected.some(isOpen) ? () => void restore(selected.filter(isOpen)).then(deselect) : undefined}
            />
          )}
          <Pager
            of={['artikel', 'artikelen']}
            place={place}
            page={{ ...data, total: totalOf(wanted, first, data, counts) }}
            stale={isPlaceholderData}
          />
        </>
      )}
      <DeleteQuestion articles={doomed} onYes={() => void confirm()} onNo={() => setDoomed([])} />
      {held.length > 0 && <HeldQuestion articles={held} onClose={answered} />}
    </div>
  )
}

/**
 * Focuses the region when the card or button that had the focus was removed. After a timeout, because the focus is lost
 * only when the removal has been rendered.
 */
function keepFocus(region: HTMLElement | null): void {
  setTimeout(() => {
    if (document.activeElement === document.body) region?.focus({ preventScroll: true })
  })
}
