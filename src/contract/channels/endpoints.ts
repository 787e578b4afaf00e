// The endpoints of YouTube channels: everybody has their own, and another's is answered with 404.
import { z } from 'zod'
import { del, file, get, idParams, nothing, post, put } from '../endpoint.ts'
import { pageQueryOf, searchQuery } from '../paging.ts'
import { readChannelInput } from './address.ts'
import { channel, video, videoSorts } from './channel.ts'

const NO_CHANNEL = 'Geef het adres van een YouTube-kanaal, een @naam of een kanaal-id.'

/** The newest first, in pages. */
export const listChannels = get('/api/youtube-channels', {
  access: 'user',
  query: z.object(pageQueryOf(200)),
  output: z.array(channel),
})

export const newChannel = z.object({
  channel: z
    .string({ error: NO_CHANNEL })
    .trim()
    .refine((text) => readChannelInput(text) !== undefined, NO_CHANNEL),
})

/**
 * Its videos come a moment later. Fails with channelIsVideo for the address of a video: the reply then names its channel, to be
 * sent as `channel`.
 */
export const addChannel = post('/api/youtube-channels', {
  access: 'user',
  body: newChannel,
  output: channel,
  status: 201,
})

export const readChannel = get('/api/youtube-channels/:id', { access: 'user', params: idParams, output: channel })

/** Of a channel that is not active nothing is fetched by itself. */
export const saveChannel = put('/api/youtube-channels/:id', {
  access: 'user',
  params: idParams,
  body: z.object({ active: z.boolean({ error: 'Kies aan of uit.' }) }),
  output: channel,
})

/** With its videos, where nobody else follows it. */
export const deleteChannel = del('/api/youtube-channels/:id', { access: 'user', params: idParams, output: nothing })

/** Looks for the verificationCode in the channel's description. */
export const verifyChannel = post('/api/youtube-channels/:id/verify', {
  access: 'user',
  params: idParams,
  output: channel,
})

/** Has the channel fetched now, once a minute at most. What comes of it is told to open windows. */
export const refreshChannel = post('/api/youtube-channels/:id/refresh', {
  access: 'user',
  params: idParams,
  output: channel,
})

export const listVideos = get('/api/youtube-channels/:id/videos', {
  access: 'user',
  params: idParams,
  query: z.object({
    /** Searches title, tags and the beginning of the description, ignoring case and accents. */
    search: searchQuery,
    sort: z.enum(videoSorts, { error: 'Kies newest, oldest of views.' }).default('newest'),
    ...pageQueryOf(200),
  }),
  output: z.array(video),
})

/** The pictures, which the server fetches: the browser never connects to other sites. Nothing of them is kept. */
export const channelPicture = get('/api/youtube-channels/:id/picture', {
  access: 'user',
  params: idParams,
  output: file,
})
export const videoPicture = get('/api/youtube-channels/:id/videos/:videoId/picture', {
  access: 'user',
  params: idParams.extend({ videoId: z.string().regex(/^[\w-]{11}$/, 'Deze video bestaat niet.') }),
  output: file,
})

/** What is configured, for the notices on the screen. */
export const youtubeState = get('/api/youtube-channels/state', {
  access: 'user',
  output: z.object({
    /** Whether there is a key to the Data API: without one only the public feed is read. */
    key: z.boolean(),
    /** When the day's allowance is there again, if it is spent. */
    spentUntil: z.iso.datetime().nullable(),
  }),
})

const pushParams = z.object({ secret: z.string().regex(/^[\w-]{43}$/, 'Dit adres bestaat niet.') })

/** Where the hub asks whether a subscription is really wanted (W3C WebSub, section 5.3). */
export const confirmPush = get('/api/youtube-push/:secret', {
  access: 'public',
  params: pushParams,
  query: z.record(z.string(), z.unknown()),
  output: file,
})

/** Where the hub tells what changed (W3C WebSub, section 7). Read byte by byte, because the signature is of its bytes. */
export const takePush = post('/api/youtube-push/:secret', {
  access: 'public',
  params: pushParams,
  output: nothing,
  bodyBytes: 256 * 1024,
})
