// A page of a channel's videos; or why there are none.
import type { Channel } from '#contract/channels/channel.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { Pager } from '#web/kept/pager.tsx'
import { useLostPage, type Place } from '#web/kept/use-place.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { useVideos, type Wanted } from './use-channels.ts'
import { useVideoIdeas } from './use-video-ideas.ts'
import { VideoItem } from './video-item.tsx'

interface VideosListProps {
  channel: Channel
  place: Place<Wanted>
  /** Clears the search. */
  onClear: () => void
}

export function VideosList({ channel, place, onClear }: VideosListProps) {
  const { asked, after, region } = place
  const list = useVideos(channel.id, asked, after)
  useLostPage(place, list)
  const now = useNow()
  const ideas = useVideoIdeas(channel.channelTitle)
  const { data, error, isFetching, isPlaceholderData, refetch } = list
  const skeleton = <SkeletonText widths={[50, 80, 65, 75, 60]} className="max-w-3xl pt-4" />
  if (data === undefined)
    return error === null || isFetching ? (
      skeleton
    ) : (
      <LoadFailure title="Fout bij het laden van de video’s" error={error} onRetry={refetch} />
    )
  const { search } = asked
  function clear() {
    onClear()
    // The button that had the focus goes away with the search.
    region.current?.focus()
  }
  return (
    <div ref={region} tabIndex={-1} role="region" aria-label="Video’s" className="scroll-mt-20 outline-none">
      <p role="status" className="sr-only">
        {data.entries.length === 0 && !isPlaceholderData ? 'Niets gevonden.' : ''}
      </p>
      {data.entries.length === 0 ? (
        isPlaceholderData ? (
          skeleton
        ) : (
          <NoVideos search={search} state={channel.state} onClear={clear} />
        )
      ) : (
        <>
          <ul className={cx('border-t border-ink', isPlaceholderData && 'opacity-60')} aria-busy={isPlaceholderData}>
            {data.entries.map((video) => (
              <VideoItem key={video.id} video={video} now={now} ideas={ideas} />
            ))}
          </ul>
          <Pager of={['video', 'video’s']} place={place} page={data} stale={isPlaceholderData} />
        </>
      )}
    </div>
  )
}

function NoVideos({ search, state, onClear }: { search: string; state: Channel['state']; onClear: () => void }) {
  if (search !== '')
    return (
      <EmptyState
        title="Geen video’s gevonden"
        action={
          <Button kind="secondary" onClick={onClear}>
            Toon alle video’s
          </Button>
        }
      >
        Geen video van dit kanaal bevat ‘{search}’. Zoek op een ander woord.
      </EmptyState>
    )
  return state === 'new' ? (
    <EmptyState title="De video’s worden opgehaald">
      Dat duurt meestal een paar seconden. Ze verschijnen vanzelf.
    </EmptyState>
  ) : (
    <EmptyState title="Nog geen video’s">
      Zodra er op dit kanaal een openbare video staat, verschijnt die hier.
    </EmptyState>
  )
}
