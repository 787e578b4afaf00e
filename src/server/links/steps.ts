// What people do with links, one or many at a time: the statement, the reason when it changes nothing, and what is recorded
// and told. Knows no HTTP.
import type { AuditAction } from '#contract/audit/entry.ts'
import type { BulkAction } from '#contract/links/endpoints.ts'
import { Problem } from '#contract/problems.ts'
import type { Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import { isForAdmins, refusal } from './rules.ts'
import { binLinks, findThese, lockLinks, takeStep, unbinLinks, type LinkRow } from './store.ts'

/**
 * The names in the audit log of the steps that only administrators take. Anybody takes the others; they are not recorded,
 * because the link itself shows them.
 */
const auditActions: Partial<Record<BulkAction, AuditAction>> = {
  Open: 'link.reopen',
  delete: 'link.delete',
  restore: 'link.restore',
}

/**
 * Most tries. Another one is made when the update matched nothing and yet nothing stands in its way any more: somebody
 * changed the link in between.
 */
const TRIES = 3

/** Does `action` with one link, and returns it as it is then. @throws Problem that says why it cannot be done. */
export async function changeLink(tx: Tx, deed: Deed, action: BulkAction, id: number): Promise<LinkRow> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [done] = await act(tx, deed, action, [id])
    if (done) {
      deed.tell({ topic: 'links', id })
      return done
    }
    const [link] = await findThese(tx, [id])
    const why = refusal(action, link, deed.by)
    if (why) throw why
  }
  throw new Problem('forbiddenStep')
}

/**
 * Does `action` with every link of `ids` where it can be done. Returns what became of each, in the order of `ids`.
 * @throws Problem notAllowed for what only administrators do.
 */
export async function changeMany(tx: Tx, deed: Deed, action: BulkAction, ids: readonly number[]) {
  if (isForAdmins(action) && deed.by.role !== 'admin') throw new Problem('notAllowed')
  await lockLinks(tx, ids)
  const done = new Set((await act(tx, deed, action, ids)).map(({ id }) => id))
  // One notice for all: an open window then asks for its list once.
  if (done.size > 0) deed.tell({ topic: 'links' })
  const left = await findThese(
    tx,
    ids.filter((id) => !done.has(id)),
  )
  return ids.map((id) => {
    if (done.has(id)) return { id, done: true }
    const link = left.find((one) => one.id === id)
    return { id, done: false, message: refusal(action, link, deed.by)?.told ?? new Problem('forbiddenStep').told }
  })
}

/** Does `action` with those of `ids` where it can be done, and records it. Returns the links that were changed. */
async function act(tx: Tx, deed: Deed, action: BulkAction, ids: readonly number[]): Promise<LinkRow[]> {
  if (isForAdmins(action) && deed.by.role !== 'admin') return []
  const rows =
    action === 'delete'
      ? await binLinks(tx, ids, deed.at)
      : action === 'restore'
        ? await unbinLinks(tx, ids)
        : await takeStep(tx, action, ids, deed.by.id, deed.at)
  const recorded = auditActions[action]
  if (recorded !== undefined) for (const { id, title } of rows) deed.record(recorded, { id, name: title })
  return rows
}
