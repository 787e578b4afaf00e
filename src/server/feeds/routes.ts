// The endpoints of feeds and of the intake.
import type { FastifyInstance } from 'fastify'
import * as endpoints from '#contract/feeds/endpoints.ts'
import { change } from '../change/change.ts'
import { sendPage } from '../http/paging.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { limitPerUser } from '../http/waiting.ts'
import { toWire as linkToWire } from '../links/wire.ts'
import { addFeed } from './add-feeds.ts'
import { importFeeds } from './import-feeds.ts'
import { keepEntry, skipEntry } from './decide.ts'
import { findEntries, type EntryRow } from './entry-store.ts'
import { applyMutedWords } from './jobs.ts'
import { findMuted, replaceMuted } from './mute-store.ts'
import * as store from './store.ts'

/** How many addresses one person may have looked at in ten minutes. */
export const FEEDS_PER_TEN_MINUTES = 60

const TEN_MINUTES_S = 10 * 60

/** @param limited false lets everyone add as many as they like: only for load tests on a closed machine. */
export function feedRoutes(app: FastifyInstance, site: Site, limited: boolean): void {
  const { db } = site
  const count = limitPerUser(limited, {
    points: FEEDS_PER_TEN_MINUTES,
    seconds: TEN_MINUTES_S,
    what: 'Je hebt nu veel feeds toegevoegd.',
  })

  serve(app, site, endpoints.listFeeds, async ({ query, reply }) =>
    sendPage(reply, query, await store.findFeeds(db), feedToWire),
  )
  serve(app, site, endpoints.addFeed, async ({ user, body, signal }) => {
    count(user.id)
    return feedToWire(await addFeed(site, user, body, signal()))
  })
  serve(app, site, endpoints.saveFeed, ({ user, params, body }) =>
    change(site, user, async (tx, deed) => feedToWire(await store.updateFeed(tx, deed, params.id, body))),
  )
  serve(app, site, endpoints.deleteFeed, ({ user, params }) =>
    change(site, user, async (tx, deed) => {
      await store.deleteFeed(tx, deed, params.id)
      return {}
    }),
  )
  serve(app, site, endpoints.importFeeds, async ({ user, body }) => {
    count(user.id)
    return importFeeds(site, user, body.opml)
  })

  serve(app, site, endpoints.readMuted, async () => ({ words: await findMuted(db) }))
  serve(app, site, endpoints.saveMuted, ({ user, body: { words } }) =>
    // Alone: a feed that is being taken in by the list of before is in the intake by the time that the job looks.
    change(
      site,
      user,
      async (tx, deed) => {
        if (await replaceMuted(tx, deed, words)) await site.jobs.send(tx, applyMutedWords, {})
        return { words }
      },
      { alone: ['intake'] },
    ),
  )

  serve(app, site, endpoints.listEntries, async ({ query, reply }) =>
    sendPage(reply, query, await findEntries(db, query), entryToWire),
  )
  serve(app, site, endpoints.keepEntry, ({ user, params }) =>
    change(site, user, async (tx, deed) => linkToWire(await keepEntry(tx, deed, params.id))),
  )
  serve(app, site, endpoints.skipEntry, ({ user, params, body }) =>
    change(site, user, async (tx, deed) => entryToWire(await skipEntry(tx, deed, params.id, body.undo ?? false))),
  )
}

function feedToWire({ createdAt, fetchedAt, nextFetchAt, titleKey: _titleKey, ...row }: store.FeedRow) {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    fetchedAt: fetchedAt?.toISOString() ?? null,
    nextFetchAt: nextFetchAt.toISOString(),
  }
}

function entryToWire({ publishedAt, seenAt, sortedAt: _sortedAt, urlKey: _urlKey, ...row }: EntryRow) {
  return { ...row, publishedAt: publishedAt?.toISOString() ?? null, seenAt: seenAt.toISOString() }
}
