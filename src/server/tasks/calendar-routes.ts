// The endpoints of the calendar of tasks.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '#contract/problems.ts'
import {
  makeCalendarAddress,
  readCalendarAddress,
  stopCalendarAddress,
  taskCalendar,
} from '#contract/tasks/calendar.ts'
import { change } from '../change/change.ts'
import { sessionToken } from '../http/cookies.ts'
import { serve, servePublic } from '../http/serve.ts'
import { holdLoggedIn } from '../http/session-store.ts'
import type { Site } from '../http/site.ts'
import { feedOf, ownerOf, removeFeed, renewFeed, tasksWithDate } from './calendar-store.ts'

export function calendarRoutes(app: FastifyInstance, site: Site): void {
  const { db } = site
  const address = (request: FastifyRequest, feed: { token: string; createdAt: Date } | undefined) =>
    feed === undefined
      ? { url: null, createdAt: null }
      : {
          url: `${originOf(site, request) ?? ''}/api/calendar/${feed.token}.ics`,
          createdAt: feed.createdAt.toISOString(),
        }

  serve(app, site, readCalendarAddress, async ({ user, request }) => address(request, await feedOf(db, user.id)))
  serve(app, site, makeCalendarAddress, async ({ user, request }) =>
    address(
      request,
      await change(site, user, async (tx, { at }) => {
        await holdLoggedIn(tx, user.id, sessionToken(request, site))
        return renewFeed(tx, user.id, at)
      }),
    ),
  )
  serve(app, site, stopCalendarAddress, async ({ user }) => {
    await removeFeed(db, user.id)
    return {}
  })
  servePublic(app, site, taskCalendar, async ({ params, query, request }) => {
    const owner = await ownerOf(db, params.token)
    if (owner === undefined) throw new Problem('notFound', { message: 'Deze agenda bestaat niet of is gestopt.' })
    // Loaded with the first calendar: a server that serves none does without its library.
    const { writeCalendar } = await import('./calendar.ts')
    const seesAll = owner.role === 'admin'
    const tasks = await tasksWithDate(db, seesAll && query.mine === undefined ? undefined : owner.id)
    // Without a configured address, the one under which the calendar is asked leads back to the site: people were given it.
    const origin = originOf(site, request)
    const screen = origin && `${origin}/admin?tab=${seesAll ? 'tasks' : 'my-tasks'}`
    return { mediaType: 'text/calendar; charset=utf-8', body: writeCalendar(tasks, screen) }
  })
}

/** The site's origin: the configured one, else the one that was asked; undefined when that is no valid address. */
function originOf({ publicUrl }: Site, request: FastifyRequest): string | undefined {
  const origin = publicUrl ?? `${request.protocol}://${request.host}`
  return URL.canParse(origin) ? new URL(origin).origin : undefined
}
