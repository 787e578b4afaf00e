// The endpoints of tasks. Whoever watches the list is told of every change.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { dutchDay } from '#contract/days.ts'
import * as contract from '#contract/tasks/endpoints.ts'
import { cursorOf, readCursor, tellPage } from '../http/paging.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { calendarRoutes } from './calendar-routes.ts'
import * as change from './change-store.ts'
import { completeTask, reopenTask } from './completion-store.ts'
import { moveTask } from './order-store.ts'
import { daysAgo, warningOf } from './rules.ts'
import * as store from './store.ts'
import type { NamedTask } from './store.ts'

export function taskRoutes(app: FastifyInstance, site: Site): void {
  const { db, clock } = site
  const told = async (id: number) => site.notices.tell({ topic: 'tasks', id })
  const saved = (task: NamedTask) => ({ ...toWire(task), warning: warningOf(task, dutchDay(clock())) })

  async function pageOf(
    reply: FastifyReply,
    { after, ...wanted }: Omit<store.Wanted, 'after'> & { after?: string | undefined },
  ) {
    const place = after === undefined ? undefined : placeIn(after)
    const { rows, total, more } = await store.findTasks(db, { ...wanted, after: place }, dutchDay(clock()))
    const last = rows.at(-1)
    tellPage(reply, { total, next: more && last ? cursorOf(last.position, last.id) : undefined })
    return rows.map(toWire)
  }
  serve(app, site, contract.listTasks, ({ user, query, reply }) =>
    pageOf(reply, { ...query, assignee: query.assignee === 'me' ? user.id : query.assignee }),
  )
  serve(app, site, contract.listOwnTasks, ({ user, query, reply }) => pageOf(reply, { ...query, assignee: user.id }))
  serve(app, site, contract.readTask, async ({ user, params }) => toWire(await store.findTask(db, params.id, user)))

  serve(app, site, contract.addTask, async ({ user, body }) => {
    const task = await change.insertTask(db, body, { actor: user, now: clock() })
    await told(task.id)
    return saved(task)
  })
  serve(app, site, contract.saveTask, async ({ user, params, body }) => {
    const task = await change.updateTask(db, params.id, body, { actor: user, now: clock() })
    await told(params.id)
    return saved(task)
  })
  serve(app, site, contract.deleteTask, async ({ user, params }) => {
    await change.deleteTask(db, params.id, { actor: user, now: clock() })
    await told(params.id)
    return {}
  })
  serve(app, site, contract.restoreTask, async ({ user, params }) => {
    const now = clock()
    const task = await change.restoreTask(db, params.id, daysAgo(contract.RESTORE_DAYS, now), { actor: user, now })
    await told(params.id)
    return toWire(task)
  })

  serve(app, site, contract.completeTask, async ({ user, params }) => {
    const { task, next } = await completeTask(db, params.id, { actor: user, now: clock() })
    await told(params.id)
    return { ...toWire(task), next }
  })
  serve(app, site, contract.reopenTask, async ({ user, params }) => {
    const task = await reopenTask(db, params.id, { actor: user, now: clock() })
    await told(params.id)
    return toWire(task)
  })
  serve(app, site, contract.moveTask, async ({ params, body }) => {
    await moveTask(db, params.id, body.beforeId)
    await told(params.id)
    return toWire(await store.findTask(db, params.id))
  })
  serve(app, site, contract.tickItem, async ({ user, params, body }) => {
    const task = await change.tickItem(db, params.id, body, { actor: user, now: clock() })
    await told(params.id)
    return toWire(task)
  })

  serve(app, site, contract.findAssignees, ({ query }) => store.findAssignees(db, query.search))
  serve(app, site, contract.readLinkForTask, ({ params }) => store.linkForTask(db, params.id))
  calendarRoutes(app, site)
}

const cursorParts = z.tuple([z.int32(), z.int32()])

function placeIn(cursor: string) {
  const [position, id] = readCursor(cursor, cursorParts)
  return { position, id }
}

const toWire = ({ deletedAt: _gone, previousId: _before, createdAt, updatedAt, completedAt, ...task }: NamedTask) => ({
  ...task,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  completedAt: completedAt?.toISOString() ?? null,
})
