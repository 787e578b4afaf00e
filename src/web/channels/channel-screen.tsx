// One followed channel: what YouTube says of it, and its videos, searched and sorted, page by page. Updated live.
import { useLocation, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { MOST_VIDEOS, videoSorts, type Channel, type VideoSort } from '#contract/channels/channel.ts'
import { isProblem } from '#web/http/call.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { usePlace } from '#web/kept/use-place.ts'
import { useLive } from '#web/live/use-live.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { Attribution } from './attribution.tsx'
import { ChannelActions } from './channel-actions.tsx'
import { allChannels } from './channel-address.ts'
import { counted, stateWords } from './channel-words.ts'
import { pictureOfChannel } from './channels-list.tsx'
import { ForeignPicture } from './foreign-picture.tsx'
import { channelsKey, everything, useChannel, wantedSchema } from './use-channels.ts'
import { VideosList } from './videos-list.tsx'
import { YoutubeNotices } from './youtube-notices.tsx'

const sortWords: Record<VideoSort, string> = {
  newest: 'Nieuwste eerst',
  oldest: 'Oudste eerst',
  views: 'Meest bekeken',
}

export function ChannelScreen() {
  const last = useLocation().pathname.replace(/\/+$/, '').split('/').at(-1) ?? ''
  return (
    <div className="grid grid-cols-1 gap-6">
      <PlainLink
        {...allChannels}
        className="inline-flex items-center gap-2 justify-self-start rounded-small text-small font-semibold text-ink-2 underline-offset-4 hover:underline max-md:min-h-11"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Alle kanalen
      </PlainLink>
      {/^[1-9]\d{0,9}$/.test(last) ? <Followed key={last} id={Number(last)} /> : <Missing />}
      <Attribution />
    </div>
  )
}

function Followed({ id }: { id: number }) {
  useLive(['channels'], channelsKey)
  const { data: channel, error, isFetching, refetch } = useChannel(id)
  // What was seen last is of before when it is gone by now.
  if (isProblem(error, 'notFound')) return <Missing />
  if (channel !== undefined) return <Shown channel={channel} />
  return error === null || isFetching ? (
    <SkeletonText widths={[40, 70, 60, 80]} className="max-w-3xl" />
  ) : (
    <LoadFailure title="Fout bij het laden van het kanaal" error={error} onRetry={refetch} />
  )
}

function Shown({ channel }: { channel: Channel }) {
  const navigate = useNavigate()
  const place = usePlace(everything, wantedSchema)
  const { wanted, look } = place
  return (
    <>
      <header className="flex flex-wrap items-start gap-x-5 gap-y-3">
        <ForeignPicture src={pictureOfChannel(channel)} width={72} height={72} className="size-18 rounded-full" />
        <div className="min-w-0 flex-1 basis-64 max-sm:order-last max-sm:basis-full">
          <h1 className="text-h1 wrap-anywhere">{channel.channelTitle}</h1>
          <p className="flex flex-wrap gap-x-3 text-small text-ink-2 tabular-nums">{factsOf(channel)}</p>
        </div>
        <div className="ml-auto">
          <ChannelActions channel={channel} onDeleted={() => void navigate(allChannels)} />
        </div>
      </header>
      <YoutubeNotices />
      <search className="flex flex-wrap items-center gap-3">
        <SearchField
          label="Zoek in titel, tags en omschrijving"
          placeholder="Zoek in video’s"
          value={wanted.search}
          onChange={(search) => look({ ...wanted, search })}
          className="sm:max-w-80"
        />
        <Select
          aria-label="Volgorde"
          value={wanted.sort}
          onChange={({ target }) => look({ ...wanted, sort: target.value as VideoSort })}
        >
          {videoSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortWords[sort]}
            </option>
          ))}
        </Select>
      </search>
      <VideosList channel={channel} place={place} onClear={() => look(everything)} />
    </>
  )
}

function factsOf({ metadata, subscriberCount, videoCount, state, active }: Channel) {
  const { handle, keptVideos } = metadata
  const facts = [
    handle,
    subscriberCount === null ? null : counted(subscriberCount, 'abonnee', 'abonnees'),
    videoCount === null ? null : counted(videoCount, 'video', 'video’s'),
    videoCount !== null && videoCount > MOST_VIDEOS && keptVideos >= MOST_VIDEOS
      ? `de nieuwste ${MOST_VIDEOS} staan hier`
      : null,
    active ? null : 'gepauzeerd',
    stateWords[state],
  ]
  return facts.filter((fact) => fact !== null).map((fact) => <span key={fact}>{fact}</span>)
}

function Missing() {
  return (
    <EmptyState
      title="Kanaal niet gevonden"
      action={
        <PlainLink {...allChannels} className={buttonLook()}>
          Naar je kanalen
        </PlainLink>
      }
    >
      Het staat niet (meer) tussen je kanalen.
    </EmptyState>
  )
}
