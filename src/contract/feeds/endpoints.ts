// The endpoints of feeds and of the intake beside the board. All for administrators only: they fill the board, and what waits
// in the intake is nobody's work yet.
import { z } from 'zod'
import { del, entityIdText, get, idParams, nothing, post, put } from '../endpoint.ts'
import { link } from '../links/link.ts'
import { pageQuery, searchQuery } from '../paging.ts'
import { entryState, feedEntry } from './entry.ts'
import { editedFeed, feed, newFeed } from './feed.ts'
import { mutedList, mutedWords } from './muted.ts'

/** By title, in pages. */
export const listFeeds = get('/api/feeds', { access: 'admin', query: z.object(pageQuery), output: z.array(feed) })

/**
 * Fetches the address at once, and the feed that it names if it is a page. Fails with feedRefused when there is none to be
 * read, and with feedKnown when the feed is followed already.
 */
export const addFeed = post('/api/feeds', { access: 'admin', body: newFeed, output: feed, status: 201 })

export const saveFeed = put('/api/feeds/:id', { access: 'admin', params: idParams, body: editedFeed, output: feed })

/** With its entries. What was put on the board stays there. */
export const deleteFeed = del('/api/feeds/:id', { access: 'admin', params: idParams, output: nothing })

/** Largest OPML file, in bytes: thousands of feeds. */
export const OPML_BYTES = 2 * 1024 * 1024

/** Most refused feeds that a reply names. */
export const MOST_REFUSED = 100

/** Adds every feed that an OPML file names, up to `MOST_FEEDS` in all, at the usual interval. They are fetched soon after, not within the request. */
export const importFeeds = post('/api/feeds/opml', {
  access: 'admin',
  // As JSON text a quote or a line break takes two bytes.
  bodyBytes: 2 * OPML_BYTES,
  body: z.object({
    opml: z
      .string({ error: 'Geef de inhoud van een OPML-bestand.' })
      .min(1, 'Geef de inhoud van een OPML-bestand.')
      .max(OPML_BYTES, 'Dit OPML-bestand is groter dan 2 MB.'),
  }),
  output: z.object({
    added: z.number().int(),
    /** How many were followed already, or occur earlier in the file. */
    known: z.number().int(),
    /** How many could not be added, how many of them for which reason, in Dutch, and the first of them by their address. */
    refused: z.number().int(),
    why: z.array(z.object({ reason: z.string(), count: z.number().int() })),
    reasons: z.array(z.object({ url: z.string(), reason: z.string() })),
    /** False when the file ends half-way: what may have stood behind that is not counted. */
    whole: z.boolean(),
  }),
})

export const readMuted = get('/api/feeds/muted', { access: 'admin', output: mutedList })

/** Replaces the whole list. What stands in the intake follows soon after. */
export const saveMuted = put('/api/feeds/muted', { access: 'admin', body: mutedWords, output: mutedList })

/** Newest first, by when they were published or else seen, in pages. */
export const listEntries = get('/api/feeds/entries', {
  access: 'admin',
  query: z.object({
    state: entryState.default('new'),
    /** Searches title and excerpt, ignoring case and accents. */
    search: searchQuery,
    feed: entityIdText.optional(),
    ...pageQuery,
  }),
  output: z.array(feedEntry),
})

/** Puts it on the board, once: whoever asks again gets the same link. A page that is on the board already is not added twice. */
export const keepEntry = post('/api/feeds/entries/:id/keep', { access: 'admin', params: idParams, output: link })

/** With `undo` a skipped entry waits again. Fails with forbiddenStep for an entry that is on the board. */
export const skipEntry = post('/api/feeds/entries/:id/skip', {
  access: 'admin',
  params: idParams,
  body: z
    .object({ undo: z.boolean({ error: 'Kies of je dit ongedaan maakt.' }).optional() })
    .nullish()
    .transform((body) => body ?? {}),
  output: feedEntry,
})
