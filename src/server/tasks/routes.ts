// The endpoints of tasks.
import type { FastifyInstance } from 'fastify'
import { dutchDay } from '#contract/days.ts'
import * as contract from '#contract/tasks/endpoints.ts'
import { findPeople } from '../accounts/people-store.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { change, type Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import { sendPage } from '../http/paging.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { calendarRoutes } from './calendar-routes.ts'
import * as changes from './change-store.ts'
import { completeTask, reopenTask } from './completion-store.ts'
import { moveTask } from './order-store.ts'
import { daysAgo, warningOf } from './rules.ts'
import * as store from './store.ts'
import type { EntryRow, NamedTask } from './store.ts'

export function taskRoutes(app: FastifyInstance, site: Site): void {
  const { db, clock } = site
  /** Makes a change that is alone at tasks: they share one order, so changes of them go one after the other. */
  const changing = <Result>(user: PublicUser, work: (tx: Tx, deed: Deed) => Promise<Result>) =>
    change(site, user, work, { alone: ['tasks'] })
  const saved = (task: NamedTask) => ({ ...toWire(task), warning: warningOf(task, dutchDay(clock())) })

  serve(app, site, contract.listTasks, async ({ user, query, reply }) => {
    const wanted = { ...query, assignee: query.assignee === 'me' ? user.id : query.assignee }
    return sendPage(reply, query, await store.findTasks(db, wanted, dutchDay(clock())), entryToWire)
  })
  serve(app, site, contract.listOwnTasks, async ({ user, query, reply }) => {
    const wanted = { ...query, assignee: user.id }
    return sendPage(reply, query, await store.findTasks(db, wanted, dutchDay(clock())), entryToWire)
  })
  serve(app, site, contract.readTask, async ({ user, params }) => toWire(await store.findTask(db, params.id, user)))

  serve(app, site, contract.addTask, ({ user, body }) =>
    changing(user, async (tx, deed) => saved(await changes.insertTask(tx, deed, body))),
  )
  serve(app, site, contract.saveTask, ({ user, params, body }) =>
    changing(user, async (tx, deed) => saved(await changes.updateTask(tx, deed, params.id, body))),
  )
  serve(app, site, contract.deleteTask, async ({ user, params }) => {
    await changing(user, (tx, deed) => changes.deleteTask(tx, deed, params.id))
    return {}
  })
  serve(app, site, contract.restoreTask, ({ user, params }) =>
    changing(user, async (tx, deed) => {
      const after = daysAgo(contract.RESTORE_DAYS, deed.at)
      return toWire(await changes.restoreTask(tx, deed, params.id, after))
    }),
  )

  serve(app, site, contract.completeTask, ({ user, params }) =>
    changing(user, async (tx, deed) => {
      const { task, next } = await completeTask(tx, deed, params.id)
      return { ...toWire(task), next }
    }),
  )
  serve(app, site, contract.reopenTask, ({ user, params }) =>
    changing(user, async (tx, deed) => toWire(await reopenTask(tx, deed, params.id))),
  )
  serve(app, site, contract.moveTask, ({ user, params, body }) =>
    changing(user, async (tx, deed) => {
      await moveTask(tx, deed, params.id, body.beforeId)
      return toWire(await store.findTask(tx, params.id))
    }),
  )
  serve(app, site, contract.tickItem, ({ user, params, body }) =>
    changing(user, async (tx, deed) => toWire(await changes.tickItem(tx, deed, params.id, body))),
  )

  serve(app, site, contract.findAssignees, ({ query }) => findPeople(db, query.search, contract.ASSIGNEES_AT_ONCE))
  serve(app, site, contract.readLinkForTask, ({ params }) => store.linkForTask(db, params.id))
  calendarRoutes(app, site)
}

type Moments = Pick<NamedTask, 'createdAt' | 'updatedAt' | 'completedAt'>

const momentsOf = ({ createdAt, updatedAt, completedAt }: Moments) => ({
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  completedAt: completedAt?.toISOString() ?? null,
})

const toWire = ({ deletedAt: _gone, previousId: _before, ...task }: NamedTask) => ({ ...task, ...momentsOf(task) })

const entryToWire = ({
  deletedAt: _gone,
  previousId: _before,
  checklistDone: done,
  checklistItems: of,
  ...task
}: EntryRow) => ({
  ...task,
  ...momentsOf(task),
  checklist: of === 0 ? null : { done, of },
})
