// Feeds: which feeds are followed, how it stands with each, and what is changed of them, for administrators.
import { FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import type { Feed } from '#contract/feeds/feed.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { tellFailure } from '#web/http/tell-failure.ts'
import { Pager } from '#web/kept/pager.tsx'
import { useLostPage, usePlace } from '#web/kept/use-place.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { AddFeedDialog, IntervalDialog } from './feed-dialog.tsx'
import { FeedsTable } from './feeds-table.tsx'
import { OpmlDialog } from './opml-dialog.tsx'
import { useDeleteFeed, useFeeds, useSaveFeed } from './use-feeds.ts'

/** The list has neither filter nor search: only its page stands in the address. */
const all = {}
const allSchema = z.object({})

type Opened = 'add' | 'opml' | { interval: Feed }

export function FeedsView() {
  const place = usePlace(all, allSchema)
  const { after, region } = place
  const query = useFeeds(after)
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  useLostPage(place, query)
  const [opened, setOpened] = useState<Opened>()
  const [doomed, setDoomed] = useState<Feed>()
  const { mutateAsync: save } = useSaveFeed()
  const { mutateAsync: remove } = useDeleteFeed()
  const close = () => setOpened(undefined)

  async function pause(feed: Feed, paused: boolean): Promise<void> {
    try {
      await save({ id: feed.id, paused })
      toast({ title: paused ? 'Feed gepauzeerd' : 'Feed hervat', description: feed.title })
    } catch (failure) {
      tellFailure('Fout bij bijwerken', failure)
    }
  }
  async function discard({ id, title }: Feed): Promise<void> {
    setDoomed(undefined)
    try {
      await remove(id)
      toast({ title: 'Feed verwijderd', description: title })
    } catch (failure) {
      tellFailure('Fout bij verwijderen', failure)
    } finally {
      region.current?.focus()
    }
  }
  function body() {
    if (data === undefined) {
      if (!error) return <SkeletonText widths={[55, 80, 70, 90, 60, 75]} className="max-w-3xl pt-4" />
      return (
        <LoadFailure title="Fout bij het laden van de feeds" error={error} pending={isFetching} onRetry={refetch} />
      )
    }
    if (data.entries.length === 0)
      return (
        <EmptyState
          title="Je volgt nog geen feeds"
          action={<Button onClick={() => setOpened('add')}>Voeg je eerste feed toe</Button>}
        >
          Een feed vertelt wat er nieuw is op een site. Plak het adres van de site: meestal vinden we de feed dan zelf.
        </EmptyState>
      )
    return (
      <>
        <FeedsTable
          feeds={data.entries}
          stale={isPlaceholderData}
          onPause={(feed, paused) => void pause(feed, paused)}
          onInterval={(interval) => setOpened({ interval })}
          onDelete={setDoomed}
        />
        <Pager of={['feed', 'feeds']} place={place} page={data} stale={isPlaceholderData} />
      </>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid grid-cols-1 gap-3">
          <h1 className="text-h1">Feeds</h1>
          <p className="max-w-xl text-ink-2">
            De sites die je volgt. Wat daar verschijnt, staat bij Binnengekomen tot iemand het op het bord zet of
            overslaat.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button kind="secondary" onClick={() => setOpened('opml')}>
            <FileUp aria-hidden />
            Importeer OPML
          </Button>
          <Button onClick={() => setOpened('add')}>
            <Plus aria-hidden />
            Feed toevoegen
          </Button>
        </div>
      </header>
      <div
        ref={region}
        tabIndex={-1}
        role="region"
        aria-label="Gevolgde feeds"
        className="@container scroll-mt-20 outline-none"
      >
        {body()}
      </div>
      {opened === 'add' && <AddFeedDialog onClose={close} />}
      {opened === 'opml' && <OpmlDialog onClose={close} />}
      {typeof opened === 'object' && <IntervalDialog feed={opened.interval} onClose={close} />}
      <ConfirmDialog
        open={doomed !== undefined}
        title="Feed verwijderen?"
        yes="Verwijderen"
        no="Annuleren"
        onYes={() => doomed && void discard(doomed)}
        onNo={() => setDoomed(undefined)}
      >
        <span className="wrap-anywhere">‘{doomed?.title}’. </span>
        Wat ervan binnenkwam verdwijnt ook; wat op het bord staat, blijft.
      </ConfirmDialog>
    </div>
  )
}
