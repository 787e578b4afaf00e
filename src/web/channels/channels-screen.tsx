// YouTube-kanalen: the channels that somebody follows, and the form that adds one. Updated live.
import { useRef } from 'react'
import { MOST_CHANNELS, MOST_VIDEOS } from '#contract/channels/channel.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { useLive } from '#web/live/use-live.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { AddChannel } from './add-channel.tsx'
import { Attribution } from './attribution.tsx'
import { ChannelsList } from './channels-list.tsx'
import { channelsKey, useChannels } from './use-channels.ts'
import { YoutubeNotices } from './youtube-notices.tsx'

export function ChannelsScreen({ title }: { title: string }) {
  useLive(['channels'], channelsKey)
  const region = useRef<HTMLDivElement>(null)
  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="grid gap-3">
        <h1 className="text-h1">{title}</h1>
        <p className="max-w-xl text-ink-2">
          Volg kanalen en zie hun nieuwe video’s vanzelf verschijnen. Van elk kanaal houden we de nieuwste {MOST_VIDEOS}{' '}
          video’s bij; je volgt er hoogstens {MOST_CHANNELS}.
        </p>
      </header>
      <YoutubeNotices />
      <AddChannel />
      <div ref={region} tabIndex={-1} role="region" aria-label="Gevolgde kanalen" className="outline-none">
        <Followed onDeleted={() => region.current?.focus()} />
      </div>
      <Attribution />
    </div>
  )
}

function Followed({ onDeleted }: { onDeleted: () => void }) {
  const { data, error, isFetching, refetch } = useChannels()
  if (data === undefined)
    return error === null || isFetching ? (
      <SkeletonText widths={[60, 75, 55, 70]} className="max-w-3xl" />
    ) : (
      <LoadFailure title="Fout bij het laden van je kanalen" error={error} onRetry={refetch} />
    )
  if (data.entries.length === 0)
    return (
      <EmptyState title="Je volgt nog geen kanaal">
        Vul hierboven een kanaal in, bijvoorbeeld <strong className="font-semibold">@nos</strong>. Zodra daar een video
        verschijnt, staat die hier, klaar om een artikel of een Short van te maken.
      </EmptyState>
    )
  return <ChannelsList channels={data.entries} onDeleted={onDeleted} />
}
