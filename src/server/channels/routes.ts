// The endpoints of YouTube channels and their videos.
import type { FastifyInstance } from 'fastify'
import { REFRESH_PAUSE_SECONDS } from '#contract/channels/channel.ts'
import * as endpoints from '#contract/channels/endpoints.ts'
import { Problem } from '#contract/problems.ts'
import { change } from '../change/change.ts'
import { isRefused } from '../fetch/refused.ts'
import { sendPage } from '../http/paging.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { limitPerUser, waitFor } from '../http/waiting.ts'
import { mayAsk } from './budget-store.ts'
import * as store from './channel-store.ts'
import { dataApi, withheld } from './data-api.ts'
import { findChannel } from './find-channel.ts'
import { fetchChannel } from './jobs.ts'
import { pushRoutes } from './push-routes.ts'
import { nextPacificDay } from './rules.ts'
import * as sources from './source-store.ts'
import * as videos from './video-store.ts'
import { channelToWire, videoToWire } from './wire.ts'

const TEN_MINUTES_S = 10 * 60
const DAY_S = 24 * 60 * 60

/** @param limited false lets everyone ask as much as they like: only for load tests on a closed machine. */
export function channelRoutes(app: FastifyInstance, site: Site, limited: boolean): void {
  const { db, clock, youtube } = site
  const perTenMinutes = { seconds: TEN_MINUTES_S, what: 'Je hebt YouTube nu vaak achter elkaar iets laten vragen.' }
  /** Each of these may cost units, which all share. */
  const countAsked = limitPerUser(limited, { points: 120, ...perTenMinutes })
  const countPictures = limitPerUser(limited, { points: 600, ...perTenMinutes })
  const hasKey = youtube.apiKey !== undefined
  pushRoutes(app, site)

  serve(app, site, endpoints.listChannels, async ({ user, query, reply }) =>
    sendPage(reply, query, await store.findChannels(db, user.id), channelToWire),
  )

  serve(app, site, endpoints.youtubeState, async () => {
    const held = hasKey ? await mayAsk(db, 'person', youtube.units, clock()) : undefined
    return { key: hasKey, spentUntil: held?.why === 'spent' ? nextPacificDay(clock()).toISOString() : null }
  })

  serve(app, site, endpoints.addChannel, async ({ user, body, signal }) => {
    await store.refuseFull(db, user.id)
    countAsked(user.id)
    const { channelId, fetched, title } = await findChannel(site, body.channel, signal())
    return change(site, user, async (tx, deed) => {
      const { id, isNew } = await store.insertChannel(tx, deed, channelId, hasKey)
      if (fetched !== undefined) await sources.keepFigures(tx, fetched, deed.at)
      if (title !== undefined) await sources.keepTitle(tx, channelId, title, deed.at)
      const isDue = isNew || (await sources.wakeSource(tx, channelId, deed.at, hasKey))
      if (isDue) await site.jobs.send(tx, fetchChannel, { channelId, refresh: false })
      deed.tell({ topic: 'channels', id, onlyFor: user.id })
      return channelToWire(await store.readChannel(tx, user.id, id))
    })
  })

  serve(app, site, endpoints.readChannel, async ({ user, params }) =>
    channelToWire(await store.readChannel(db, user.id, params.id)),
  )

  serve(app, site, endpoints.saveChannel, ({ user, params, body }) =>
    change(site, user, async (tx, deed) => {
      const row = await store.readChannel(tx, user.id, params.id)
      if (row.active === body.active) return channelToWire(row)
      const changed = await store.updateChannel(tx, deed, params.id, body)
      const { channelId } = row
      if (body.active && (await sources.wakeSource(tx, channelId, deed.at, hasKey)))
        await site.jobs.send(tx, fetchChannel, { channelId, refresh: false })
      return channelToWire(changed)
    }),
  )

  serve(app, site, endpoints.deleteChannel, async ({ user, params }) => {
    await change(site, user, (tx, deed) => store.removeChannel(tx, deed, params.id))
    return {}
  })

  serve(app, site, endpoints.verifyChannel, async ({ user, params, signal }) => {
    const row = await store.readChannel(db, user.id, params.id)
    if (row.isVerified) return channelToWire(row)
    const api = dataApi(site, 'person', signal())
    if (api === undefined) throw new Problem('youtubeKeyMissing')
    countAsked(user.id)
    const {
      found: [fetched],
    } = await api.channels({ id: [row.channelId] })
    if (fetched === undefined) throw new Problem('channelNotFound')
    const isTheirs = fetched.description.includes(row.verificationCode)
    const changed = await change(site, user, async (tx, deed) => {
      await sources.keepFigures(tx, fetched, deed.at)
      return store.updateChannel(tx, deed, params.id, isTheirs ? { isVerified: true } : {})
    })
    if (!isTheirs) throw new Problem('channelCodeMissing')
    return channelToWire(changed)
  })

  serve(app, site, endpoints.refreshChannel, async ({ user, params }) => {
    const { channelId } = await store.readChannel(db, user.id, params.id)
    countAsked(user.id)
    const held = hasKey ? await mayAsk(db, 'person', youtube.units, clock()) : undefined
    if (held !== undefined) throw withheld(held, clock())
    return change(site, user, async (tx, deed) => {
      const pauseMs = REFRESH_PAUSE_SECONDS * 1000
      const asked = await sources.noteAsked(tx, channelId, deed.at, new Date(deed.at.getTime() - pauseMs))
      if (asked !== undefined)
        throw waitFor(asked.getTime() + pauseMs - deed.at.getTime(), 'Dit kanaal is net nog opgehaald.')
      await site.jobs.send(tx, fetchChannel, { channelId, refresh: true })
      return channelToWire(await store.readChannel(tx, user.id, params.id))
    })
  })

  serve(app, site, endpoints.listVideos, async ({ user, params, query, reply }) => {
    const { channelId } = await store.readChannel(db, user.id, params.id)
    return sendPage(reply, query, await videos.findVideos(db, channelId, query), videoToWire(params.id))
  })

  serve(app, site, endpoints.channelPicture, async ({ user, params, signal }) => {
    const { thumbnailUrl } = await store.readChannel(db, user.id, params.id)
    return picture(user.id, thumbnailUrl ?? undefined, signal())
  })
  serve(app, site, endpoints.videoPicture, async ({ user, params, signal }) => {
    const { channelId } = await store.readChannel(db, user.id, params.id)
    return picture(user.id, await videos.pictureOf(db, channelId, params.videoId), signal())
  })
  /** Nothing of it is kept here: what a browser has is a day old at most. */
  async function picture(userId: number, url: string | undefined, signal: AbortSignal) {
    if (url === undefined) throw new Problem('notFound')
    countPictures(userId)
    const found = await site.fetching.picture(url, signal)
    if (isRefused(found)) throw new Problem('notFound', { message: found.problem })
    return { mediaType: found.mediaType, body: found.bytes, keepSeconds: DAY_S }
  }
}
