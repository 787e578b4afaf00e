// What the Data API says of channels and videos, read with bounds: a text that nobody can keep, or a figure that is none, is left
// out. Knows nothing of how it is asked.
import { z } from 'zod'
import { isChannelId, isVideoId } from '#contract/channels/address.ts'
import { momentTold, storable } from './rules.ts'

export interface FetchedChannel {
  channelId: string
  title: string
  handle: string | null
  thumbnailUrl: string | null
  subscriberCount: number | null
  videoCount: number | null
  description: string
  country: string | null
  uploads: string | null
}

/** A video as a playlist tells it. */
export interface ListedVideo {
  videoId: string
  title: string
  description: string
  thumbnailUrl: string
  publishedAt: Date
}

export interface FetchedVideo extends ListedVideo {
  viewCount: number
  likeCount: number
  commentCount: number
  duration: string | null
  privacyStatus: string
  tags: string[]
  category: string | null
  metadata: { likesHidden: boolean; commentsOff: boolean }
  channelId: string
  channelTitle: string
}

const text = (most: number) =>
  z
    .string()
    .default('')
    .transform((words) => storable(words, most))

/** Numbers come as text. Undefined where the API leaves it out: hidden, or switched off. */
const figure = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .optional()
  .catch(undefined)

const moment = z.string().transform((written, context) => {
  const at = momentTold(written)
  if (at !== undefined) return at
  context.addIssue('no moment')
  return z.NEVER
})

const pictures = z.partialRecord(z.string(), z.object({ url: z.string() })).default({})

/** The one that is large enough for a list, and no larger. */
const pictureOf = (all: z.output<typeof pictures>): string | null =>
  storable((all['medium'] ?? all['high'] ?? all['default'])?.url ?? '', 500) || null

/** Where YouTube keeps a video's picture, when nobody says. */
export const pictureOfVideo = (videoId: string): string => `https://i.ytimg.com/vi/${videoId}/mqdefault.jpg`

export const channelItem = z
  .object({
    id: z.string().refine(isChannelId),
    snippet: z.object({
      title: text(200),
      description: text(5_000),
      customUrl: text(100),
      country: text(10),
      thumbnails: pictures,
    }),
    statistics: z
      .object({
        subscriberCount: figure,
        hiddenSubscriberCount: z.boolean().default(false),
        videoCount: figure,
      })
      .prefault({}),
    contentDetails: z
      .object({ relatedPlaylists: z.object({ uploads: z.string().optional() }).prefault({}) })
      .prefault({}),
  })
  .transform(({ id, snippet, statistics, contentDetails }): FetchedChannel => ({
    channelId: id,
    title: snippet.title,
    handle: snippet.customUrl.startsWith('@') ? snippet.customUrl : null,
    thumbnailUrl: pictureOf(snippet.thumbnails),
    subscriberCount: statistics.hiddenSubscriberCount ? null : (statistics.subscriberCount ?? null),
    videoCount: statistics.videoCount ?? null,
    description: snippet.description,
    country: snippet.country || null,
    uploads: contentDetails.relatedPlaylists.uploads || null,
  }))

/** Null for an entry of a private or deleted video, which has no moment. */
export const playlistItem = z
  .object({
    snippet: z.object({ title: text(300), description: text(5_000), thumbnails: pictures }),
    contentDetails: z.object({ videoId: z.string().refine(isVideoId), videoPublishedAt: moment.optional() }),
  })
  .transform(({ snippet, contentDetails: { videoId, videoPublishedAt } }): ListedVideo | null =>
    videoPublishedAt === undefined
      ? null
      : {
          videoId,
          title: snippet.title,
          description: snippet.description,
          thumbnailUrl: pictureOf(snippet.thumbnails) ?? pictureOfVideo(videoId),
          publishedAt: videoPublishedAt,
        },
  )

export const videoItem = z
  .object({
    id: z.string().refine(isVideoId),
    snippet: z.object({
      title: text(300),
      description: text(5_000),
      thumbnails: pictures,
      publishedAt: moment,
      channelId: z.string().default(''),
      channelTitle: text(200),
      categoryId: text(20),
      tags: z.array(text(500)).default([]),
    }),
    contentDetails: z.object({ duration: text(50) }).prefault({}),
    statistics: z.object({ viewCount: figure, likeCount: figure, commentCount: figure }).prefault({}),
    status: z.object({ privacyStatus: text(20) }).prefault({}),
  })
  .transform(({ id, snippet, contentDetails, statistics, status }): FetchedVideo => ({
    videoId: id,
    title: snippet.title,
    description: snippet.description,
    thumbnailUrl: pictureOf(snippet.thumbnails) ?? pictureOfVideo(id),
    publishedAt: snippet.publishedAt,
    viewCount: statistics.viewCount ?? 0,
    likeCount: statistics.likeCount ?? 0,
    commentCount: statistics.commentCount ?? 0,
    duration: contentDetails.duration || null,
    privacyStatus: status.privacyStatus || 'public',
    tags: snippet.tags.slice(0, 100),
    category: snippet.categoryId || null,
    metadata: {
      likesHidden: statistics.likeCount === undefined,
      commentsOff: statistics.commentCount === undefined,
    },
    channelId: snippet.channelId,
    channelTitle: snippet.channelTitle,
  }))
