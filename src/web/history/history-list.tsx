// The generations by day, with 'Meer laden' below; or why there are none.
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Generation } from '#contract/history/generation.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { MoreButton } from '#web/http/more-button.tsx'
import type { Place } from '#web/kept/use-place.ts'
import { useStyles } from '#web/styles/use-styles.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useAfterMore } from '#web/ui/use-after-more.ts'
import { useNow } from '#web/ui/use-now.ts'
import { byDay } from './days.ts'
import { GenerationItem } from './generation-item.tsx'
import { isReusable, useReuse } from './reuse.ts'
import { askedFor } from './tool-names.ts'
import { useAddressed } from './use-addressed.ts'
import { useDeletion, useHistory, type Wanted } from './use-history.ts'

interface HistoryListProps {
  place: Place<Wanted>
  /** Clears the filter. */
  onClear: () => void
}

export function HistoryList({ place, onClear }: HistoryListProps) {
  const { asked: wanted, lengths, item, region: list } = place
  const now = useNow()
  const reuse = useReuse()
  /** The generation whose article is being fetched. */
  const [reusing, setReusing] = useState<number>()
  const { data: profiles } = useStyles()
  const { data, error, isFetching, isPlaceholderData, hasNextPage, isFetchingNextPage, refetch, ...history } =
    useHistory(wanted)
  const generations = data?.pages.flatMap((page) => page.entries) ?? []
  const loaded = isPlaceholderData ? 0 : (data?.pages.length ?? 0)
  /** How many pages are there, while the place asks for more. */
  const shortAt =
    loaded > 0 && loaded < lengths && hasNextPage && !isFetching && !history.isFetchNextPageError ? loaded : undefined
  const afterMore = useAfterMore(list, 'article')
  const fetchNextPage = () => history.fetchNextPage({ cancelRefetch: false })
  // Without a word when it fails: nobody pressed anything, and the button is there.
  const lengthen = useEffectEvent(() => void fetchNextPage())
  useEffect(() => {
    if (shortAt !== undefined) lengthen()
  }, [shortAt])
  const { deletion, restore } = useDeletion()
  /** Whether the unfolded generation was thrown away: the address names what is there. */
  const isItemGone = deletion.isSuccess && deletion.variables === item && !generations.some(({ id }) => id === item)
  const closeGone = useEffectEvent(() => place.close({ inPlace: list.current }))
  useEffect(() => {
    if (isItemGone) closeGone()
  }, [isItemGone])
  useAddressed(place, loaded === 0 ? undefined : generations, isItemGone ? item : undefined)

  function clear() {
    onClear()
    // The button that had the focus goes away with the filter.
    list.current?.focus()
  }
  async function take(generation: Generation) {
    if (!isReusable(generation)) return
    setReusing(generation.id)
    // To an article that is gone nothing can be written any more.
    await reuse(generation.articleTitle === null ? { ...generation, articleId: null } : generation)
    setReusing(undefined)
  }
  function discard(generation: Generation) {
    deletion.mutate(generation.id, {
      onSuccess: () => {
        // The button that had the focus went away with its generation.
        list.current?.focus()
        toast({
          title: 'Verwijderd uit je geschiedenis',
          description: askedFor(generation),
          action: {
            label: 'Ongedaan maken',
            entry: `generation-${generation.id}`,
            run: () => void restore(generation.id).catch((failure) => tellFailure('Niet teruggezet', failure)),
          },
        })
      },
      onError: (failure) => tellFailure('Fout bij verwijderen', failure),
    })
  }

  if (data === undefined) {
    if (!error) return <SkeletonText widths={[30, 90, 70, 40, 95, 60]} className="max-w-3xl" />
    return (
      <LoadFailure
        title="Je geschiedenis kon niet worden opgehaald"
        error={error}
        pending={isFetching}
        onRetry={refetch}
      />
    )
  }
  const style = ({ input }: Generation) => profiles?.find(({ id }) => id === input['styleId'])?.name
  return (
    <div ref={list} tabIndex={-1} aria-label="Gegenereerde teksten" role="region" className="outline-none">
      <p role="status" className="sr-only">
        {isPlaceholderData ? '' : countLine(generations.length, hasNextPage)}
      </p>
      {generations.length === 0 && !isPlaceholderData ? (
        <NothingHere wanted={wanted} onClear={clear} />
      ) : (
        <div className={cx('grid grid-cols-1 gap-10', isPlaceholderData && 'animate-pulse')}>
          {byDay(generations, now).map((day) => (
            <section key={day.name} aria-label={day.name}>
              <h2 className="pb-3 font-sans text-small font-semibold text-ink-2 first-letter:uppercase">{day.name}</h2>
              {day.items.map((generation) => (
                <GenerationItem
                  key={generation.id}
                  generation={generation}
                  style={style(generation)}
                  open={generation.id === item}
                  onToggle={(article) =>
                    generation.id === item ? place.close({ inPlace: article }) : place.open(generation.id)
                  }
                  deleting={deletion.isPending && deletion.variables === generation.id}
                  reusing={generation.id === reusing}
                  onReuse={() => void take(generation)}
                  onDelete={() => discard(generation)}
                />
              ))}
            </section>
          ))}
        </div>
      )}
      {hasNextPage && (
        <div className="border-t border-rule pt-6">
          <MoreButton pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }} onPress={more} />
        </div>
      )}
    </div>
  )

  function more(button: HTMLElement) {
    afterMore(button)
    place.grow(Math.max(lengths, loaded + 1))
  }
}

function countLine(shown: number, more: boolean): string {
  if (shown === 0) return ''
  return `${shown} ${shown === 1 ? 'resultaat' : 'resultaten'} getoond${more ? ', er zijn er meer' : ''}.`
}

function NothingHere({ wanted, onClear }: { wanted: Wanted; onClear: () => void }) {
  const { search, tool, favourites, artikel } = wanted
  if (artikel !== '' && search === '' && tool === '' && !favourites) {
    return (
      <EmptyState
        title="Nog niets gemaakt van dit artikel"
        action={
          <Button kind="secondary" onClick={onClear}>
            Toon alles
          </Button>
        }
      >
        Wat je met een tool van dit artikel maakt, staat hier bij elkaar.
      </EmptyState>
    )
  }
  if (search !== '' || tool !== '') {
    return (
      <EmptyState
        title="Niets gevonden"
        action={
          <Button kind="secondary" onClick={onClear}>
            Toon alles
          </Button>
        }
      >
        {search === ''
          ? 'Met deze tool heb je nog niets gemaakt, of niets dat aan het filter voldoet.'
          : `Niets in je geschiedenis bevat ‘${search}’. Zoek op een ander woord${tool !== '' || favourites ? ', of zonder filter' : ''}.`}
      </EmptyState>
    )
  }
  if (favourites) {
    return (
      <EmptyState
        title="Nog geen favorieten"
        action={
          <Button kind="secondary" onClick={onClear}>
            Toon alles
          </Button>
        }
      >
        Geef wat je wilt terugvinden een ster. Dan staat het hier bij elkaar.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="Nog niets gemaakt"
      action={
        <Link to="/admin" search={{ tab: 'caption-generator' }} className={buttonLook()}>
          Maak je eerste captions
        </Link>
      }
    >
      Alles wat je genereert komt hier te staan: wat je vroeg en wat eruit kwam. Je zoekt het terug, gebruikt het
      opnieuw of gooit het weg.
    </EmptyState>
  )
}
