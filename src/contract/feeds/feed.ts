// A feed that the newsroom follows, as browser and server exchange it, and the fields by which it is added and changed.
import { z } from 'zod'
import { webAddress } from '../links/link.ts'

/** Longest title of a feed that is kept, in characters. Lists are in its order: it has to fit in a cursor (contract/paging.ts), in any script. */
export const FEED_TITLE = 150

/** How often a feed is fetched, in minutes. */
export const FEED_INTERVAL = { least: 15, most: 24 * 60, usual: 60 } as const

/** Most feeds in one installation: far more than a newsroom reads. */
export const MOST_FEEDS = 5_000

/** `gone`: its site said that it does not exist any more, and it is not asked again until somebody resumes it. */
export const feedStates = ['active', 'paused', 'gone'] as const
export type FeedState = (typeof feedStates)[number]

export const feed = z.object({
  id: z.number().int(),
  /** The address it is fetched from; follows the site when the feed has moved for good. */
  url: z.string(),
  title: z.string(),
  intervalMinutes: z.number().int(),
  state: z.enum(feedStates),
  createdAt: z.iso.datetime(),
  /** When its site last gave it, or said that nothing had changed; null when it never did. */
  fetchedAt: z.iso.datetime().nullable(),
  /** When it is fetched next, if it is active. */
  nextFetchAt: z.iso.datetime(),
  /** How many times in a row it could not be fetched or read. */
  failures: z.number().int(),
  /** Why it could not, in Dutch for people; null when it could. */
  problem: z.string().nullable(),
  /** How many of its entries wait in the intake. */
  newEntries: z.number().int(),
})
export type Feed = z.infer<typeof feed>

const INTERVAL = `Kies een aantal minuten van ${FEED_INTERVAL.least} tot en met ${FEED_INTERVAL.most}.`
const intervalMinutes = z.int({ error: INTERVAL }).min(FEED_INTERVAL.least, INTERVAL).max(FEED_INTERVAL.most, INTERVAL)

export const newFeed = z.object({
  /** Of the feed itself, or of a page that names one. */
  url: webAddress,
  intervalMinutes: intervalMinutes.default(FEED_INTERVAL.usual),
})
export type NewFeed = z.output<typeof newFeed>

/** What is left out stays as it is. */
export const editedFeed = z.object({
  intervalMinutes: intervalMinutes.optional(),
  /** False resumes a feed that was paused or gone, and has it fetched at once. */
  paused: z.boolean({ error: 'Kies of de feed is gepauzeerd.' }).optional(),
})
export type EditedFeed = z.output<typeof editedFeed>
