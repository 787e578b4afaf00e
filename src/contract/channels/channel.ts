// A YouTube channel that a user follows and its videos, as browser and server exchange them, and the limits of following.
import { z } from 'zod'

/** Most channels of one user. */
export const MOST_CHANNELS = 100

/** Most videos that are kept of one channel: the newest. */
export const MOST_VIDEOS = 500

/**
 * From which day what YouTube said is asked again, and on which it is removed when that failed (YouTube API Services, Developer
 * Policies, III.E.4).
 */
export const REFRESH_DAYS = 25
export const KEPT_DAYS = 30

/** How long after a refresh that somebody asked for the next may be asked, in seconds. */
export const REFRESH_PAUSE_SECONDS = 60

/** How checking a channel goes: not yet done, done, failing lately, or no longer there. */
export const channelStates = ['new', 'checked', 'failing', 'gone'] as const

export const channel = z.object({
  id: z.number().int(),
  userId: z.number().int(),
  /** YouTube's own id. */
  channelId: z.string(),
  channelTitle: z.string(),
  channelUrl: z.string(),
  thumbnailUrl: z.string().nullable(),
  /** Null while that is not known, or hidden by the channel. */
  subscriberCount: z.number().int().nullable(),
  videoCount: z.number().int().nullable(),
  description: z.string().nullable(),
  country: z.string().nullable(),
  lastChecked: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  active: z.boolean(),
  isVerified: z.boolean(),
  /** What its owner puts in the description to show that it is theirs; null once that was seen. */
  verificationCode: z.string().nullable(),
  state: z.enum(channelStates),
  metadata: z.object({
    handle: z.string().nullable(),
    /** How many of its videos are kept here. */
    keptVideos: z.number().int(),
  }),
})
export type Channel = z.infer<typeof channel>

export const video = z.object({
  id: z.number().int(),
  /** The channel's `id`, not YouTube's. */
  channelId: z.number().int(),
  videoId: z.string(),
  title: z.string(),
  description: z.string(),
  thumbnailUrl: z.string(),
  videoUrl: z.string(),
  publishedAt: z.iso.datetime(),
  viewCount: z.number().int(),
  likeCount: z.number().int(),
  /** YouTube tells nobody. */
  dislikeCount: z.null(),
  commentCount: z.number().int(),
  /** As YouTube writes it, ISO 8601 (`PT4M13S`); null while that is not known. */
  duration: z.string().nullable(),
  privacyStatus: z.string(),
  lastUpdated: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  tags: z.array(z.string()),
  category: z.string().nullable(),
  metadata: z.object({
    /** Whether likes, comments, duration and tags are known: the public feed does not tell them. */
    detailed: z.boolean(),
    likesHidden: z.boolean(),
    commentsOff: z.boolean(),
  }),
})
export type Video = z.infer<typeof video>

/** The orders in which videos are listed. */
export const videoSorts = ['newest', 'oldest', 'views'] as const
export type VideoSort = (typeof videoSorts)[number]
