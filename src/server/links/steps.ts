// What people do with links, one or many at a time: the statement, why it was not done, and the audit log. Knows no HTTP.
import type { AuditAction } from '#contract/audit/entry.ts'
import type { BulkAction } from '#contract/links/endpoints.ts'
import { Problem } from '#contract/problems.ts'
import { holdUser } from '../accounts/store.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { record } from '../audit/store.ts'
import type { Db } from '../db/connect.ts'
import { isForAdmins, refusal } from './rules.ts'
import { binLinks, findThese, lockLinks, takeStep, unbinLinks, type LinkRow } from './store.ts'

/** What of it administrators answer for. */
const deeds: Partial<Record<BulkAction, AuditAction>> = {
  Open: 'link.reopen',
  delete: 'link.delete',
  restore: 'link.restore',
}

/** How often one looks why it was not done and finds that it could be: somebody changed the link in between. */
const TRIES = 3

/** @throws Problem that says why it cannot be done. */
export async function changeLink(db: Db, action: BulkAction, id: number, user: PublicUser, now: Date) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [done] = await change(db, action, [id], user, now)
    if (done) return done
    const [link] = await findThese(db, [id])
    const why = refusal(action, link, user)
    if (why) throw why
  }
  throw new Problem('forbiddenStep')
}

/** What became of each of `ids`, in their order. @throws Problem notAllowed for what only administrators do. */
export function changeMany(db: Db, action: BulkAction, ids: readonly number[], user: PublicUser, now: Date) {
  if (isForAdmins(action) && user.role !== 'admin') throw new Problem('notAllowed')
  return db.transaction(async (tx) => {
    await holdUser(tx, user.id)
    await lockLinks(tx, ids)
    const done = new Set((await change(tx, action, ids, user, now)).map(({ id }) => id))
    const left = await findThese(
      tx,
      ids.filter((id) => !done.has(id)),
    )
    return ids.map((id) => {
      if (done.has(id)) return { id, done: true }
      const link = left.find((one) => one.id === id)
      return { id, done: false, message: refusal(action, link, user)?.told ?? new Problem('forbiddenStep').told }
    })
  })
}

function change(db: Db, action: BulkAction, ids: readonly number[], user: PublicUser, now: Date): Promise<LinkRow[]> {
  const deed = deeds[action]
  if (deed === undefined && action !== 'claim') return act(db, action, ids, user, now)
  if (deed !== undefined && user.role !== 'admin') return Promise.resolve([])
  // Its rows name the user.
  return db.transaction(async (tx) => {
    await holdUser(tx, user.id)
    const rows = await act(tx, action, ids, user, now)
    if (deed !== undefined) await recordAll(tx, deed, rows, user, now)
    return rows
  })
}

async function recordAll(tx: Db, action: AuditAction, rows: LinkRow[], actor: PublicUser, at: Date): Promise<void> {
  for (const { id, title } of rows) await record(tx, { actor, action, subject: { id, name: title }, at })
}

function act(db: Db, action: BulkAction, ids: readonly number[], user: PublicUser, now: Date): Promise<LinkRow[]> {
  if (action === 'delete') return binLinks(db, ids, now)
  if (action === 'restore') return unbinLinks(db, ids)
  return takeStep(db, action, ids, user.id, now)
}
