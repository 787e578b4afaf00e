// The channels that somebody follows, each with its figures and when it was last looked at. Makes no request.
import { BadgeCheck } from 'lucide-react'
import type { Channel } from '#contract/channels/channel.ts'
import { channelPicture } from '#contract/channels/endpoints.ts'
import { address } from '#web/http/call.ts'
import { Badge } from '#web/ui/badge.tsx'
import { dateTime, relativeTime } from '#web/ui/date-time.ts'
import { dutchNumber } from '#web/ui/numbers.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { Table, type Column } from '#web/ui/table.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { ChannelActions } from './channel-actions.tsx'
import { channelAt } from './channel-address.ts'
import { stateWords } from './channel-words.ts'
import { ForeignPicture } from './foreign-picture.tsx'

type Key = 'channel' | 'subscribers' | 'videos' | 'checked' | 'actions'

const columns: readonly Column<Key>[] = [
  { key: 'channel', label: 'Kanaal', bare: true },
  { key: 'subscribers', label: 'Abonnees', numeric: true, className: '@max-3xl:col-span-2' },
  { key: 'videos', label: 'Video’s', numeric: true, className: '@max-3xl:col-span-2' },
  { key: 'checked', label: 'Opgehaald', className: '@max-3xl:col-span-2' },
  {
    key: 'actions',
    label: 'Acties',
    bare: true,
    hidden: true,
    className: '@max-3xl:col-start-2 @max-3xl:row-start-1',
  },
]

export function ChannelsList({ channels, onDeleted }: { channels: readonly Channel[]; onDeleted: () => void }) {
  const now = useNow()
  function cell(channel: Channel, key: Key) {
    if (key === 'channel') return <NameCell channel={channel} />
    if (key === 'subscribers') return figure(channel.subscriberCount)
    if (key === 'videos') return figure(channel.videoCount)
    if (key === 'checked') return <CheckedCell channel={channel} now={now} />
    return <ChannelActions channel={channel} onDeleted={onDeleted} />
  }
  return (
    <Table
      label="YouTube-kanalen"
      columns={columns}
      rows={channels}
      rowKey={({ id }) => id}
      roomy
      blockLook="@max-3xl:grid-cols-[minmax(0,1fr)_auto]!"
      cell={cell}
    />
  )
}

const figure = (count: number | null) =>
  count === null ? <span className="text-ink-3">onbekend</span> : dutchNumber(count)

export const pictureOfChannel = ({ id, thumbnailUrl }: Channel) =>
  thumbnailUrl === null ? undefined : address(channelPicture.path, { id })

function NameCell({ channel }: { channel: Channel }) {
  const { id, channelTitle, isVerified, active, metadata } = channel
  return (
    <div className="flex min-w-0 items-center gap-3">
      <ForeignPicture src={pictureOfChannel(channel)} width={40} height={40} className="size-10 rounded-full" />
      <div className="min-w-0">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <PlainLink
            {...channelAt(id)}
            className="inline-flex min-w-0 items-center rounded-small font-semibold wrap-anywhere underline-offset-4 hover:underline max-md:min-h-11"
          >
            {channelTitle}
          </PlainLink>
          {isVerified && (
            <Badge tone="good">
              <BadgeCheck aria-hidden className="mr-1 size-3.5" />
              Van jou
            </Badge>
          )}
          {!active && <Badge>Gepauzeerd</Badge>}
        </div>
        {metadata.handle !== null && <p className="text-caption text-ink-3 wrap-anywhere">{metadata.handle}</p>}
      </div>
    </div>
  )
}

function CheckedCell({ channel: { lastChecked, state }, now }: { channel: Channel; now: Date }) {
  return (
    <span className="text-small text-ink-2">
      {stateWords[state] !== null && (
        <span className={state === 'new' ? 'block' : 'block text-bad'}>{stateWords[state]}</span>
      )}
      {lastChecked !== null && (
        <time dateTime={lastChecked} title={dateTime(lastChecked)}>
          {relativeTime(lastChecked, now)}
        </time>
      )}
    </span>
  )
}
