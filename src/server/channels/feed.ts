// Reads the Atom that YouTube's public feeds and its hub's notices are written in, within the bounds of the reader of tags. Knows
// nothing of where it comes from.
import { isChannelId, isVideoId } from '#contract/channels/address.ts'
import { readTags } from '../fetch/tags.ts'
import { momentTold, storable } from './rules.ts'

/** A video as a feed tells it. */
export interface FeedEntry {
  videoId: string
  channelId: string
  title: string
  description: string
  publishedAt: Date
  /** Undefined where it is not told: in the hub's notices. */
  viewCount: number | undefined
}

export interface Feed {
  /** Undefined when there is none: then it may be no feed at all. */
  title: string | undefined
  entries: FeedEntry[]
  /** The ids of the videos that were deleted. */
  deleted: string[]
}

/** Far more than the fifteen of a feed. */
const MOST_ENTRIES = 100
const LONGEST = 10_000

/** The fields that are read of an entry, by their element in small letters. */
const fields: Record<string, 'videoId' | 'channelId' | 'title' | 'published' | 'description'> = {
  'yt:videoid': 'videoId',
  'yt:channelid': 'channelId',
  title: 'title',
  published: 'published',
  'media:description': 'description',
}

/** What can be read of it; entries without an id or a moment are left out, and nothing is read of what was made to be dear to read. */
export async function readFeed(text: string): Promise<Feed> {
  const feed: Feed = { title: undefined, entries: [], deleted: [] }
  let entry: (Partial<Record<(typeof fields)[string], string>> & { views?: string }) | undefined
  let field: string | undefined
  let words = ''
  const how = await readTags(
    text,
    { xml: true },
    {
      open({ name, attributes }) {
        if (name === 'entry') entry = {}
        else if (name === 'at:deleted-entry') {
          const id = attributes.get('ref')?.replace(/^yt:video:/, '') ?? ''
          if (isVideoId(id) && feed.deleted.length < MOST_ENTRIES) feed.deleted.push(id)
        } else if (name === 'media:statistics' && entry) entry.views = attributes.get('views') ?? ''
        field = Object.hasOwn(fields, name) ? name : undefined
        words = ''
      },
      text(more) {
        if (field !== undefined && words.length < LONGEST) words += more
      },
      close(name) {
        if (name === field) {
          if (entry) entry[fields[name] as 'title'] ??= words.trim()
          else if (name === 'title') feed.title ??= storable(words.trim(), 200)
        }
        field = undefined
        if (name !== 'entry' || !entry) return
        const whole = entryOf(entry)
        if (whole && feed.entries.length < MOST_ENTRIES) feed.entries.push(whole)
        entry = undefined
      },
    },
  )
  return how !== 'hostile' ? feed : { title: undefined, entries: [], deleted: [] }
}

function entryOf(told: Partial<Record<string, string>>): FeedEntry | undefined {
  const { videoId = '', channelId = '', title = '', published = '', description = '', views = '' } = told
  const publishedAt = momentTold(published)
  if (!isVideoId(videoId) || !isChannelId(channelId) || publishedAt === undefined) return undefined
  return {
    videoId,
    channelId,
    title: storable(title, 300),
    description: storable(description, 5_000),
    publishedAt,
    viewCount: /^\d{1,15}$/.test(views) ? Number(views) : undefined,
  }
}
