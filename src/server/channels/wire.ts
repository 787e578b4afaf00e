// Channels and videos as browsers get them. No SQL, no HTTP.
import type { Channel, Video } from '#contract/channels/channel.ts'
import type { ChannelRow } from './channel-store.ts'
import type { VideoRow } from './video-store.ts'

export function channelToWire(row: ChannelRow): Channel {
  const { title, handle, keptVideos, verificationCode, lastChecked, createdAt, updatedAt, ...rest } = row
  return {
    ...rest,
    // Until YouTube says what it is called, and when that was removed: what it is.
    channelTitle: title ?? row.channelId,
    channelUrl: `https://www.youtube.com/channel/${row.channelId}`,
    lastChecked: lastChecked?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    verificationCode: row.isVerified ? null : verificationCode,
    metadata: { handle, keptVideos },
  }
}

/** @param channelId the id of the channel as its follower knows it. */
export const videoToWire =
  (channelId: number) =>
  ({ detailsAt, publishedAt, lastUpdated, createdAt, metadata, ...rest }: VideoRow): Video => ({
    ...rest,
    channelId,
    publishedAt: publishedAt.toISOString(),
    lastUpdated: lastUpdated.toISOString(),
    createdAt: createdAt.toISOString(),
    dislikeCount: null,
    metadata: { ...metadata, detailed: detailsAt !== null },
  })
