// The one way to change something: a transaction that locks its actor, writes to the audit log and notifies the browsers
// that watch. All of that happens, or nothing. Knows nothing of what is changed.
import { setTimeout as pause } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import type { AuditAction, AuditChanges } from '#contract/audit/entry.ts'
import { Problem } from '#contract/problems.ts'
import { userHeld } from '../accounts/holds.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { writing, type Line } from '../audit/store.ts'
import { isDeadlock } from '../db/failures.ts'
import type { Told } from '../db/notices.ts'
import { transaction, type Tx } from '../db/transaction.ts'
import type { Site } from '../http/site.ts'

/**
 * The keys of the advisory locks that make a change the only one of its kind in the installation until it ends. A change
 * takes its locks in this order, and before it locks any user or row, so that two changes never wait for each other.
 */
const turns = { tasks: 740_113_205, accounts: 740_113_206, intake: 740_113_207 } as const
export type Turn = keyof typeof turns

/** The user who makes the change, read within the transaction: the session was read some time before. */
export type Actor = Pick<PublicUser, 'id' | 'name' | 'role'>

/** The actor and the moment of a change, and what it records and tells. `By` is null for what the product does itself. */
export interface Deed<By extends Actor | null = Actor> {
  by: By
  /** One moment for everything in the change. */
  at: Date
  /**
   * Adds an entry to the audit log. It is written together with the commit, so it cannot be read within the change.
   * @param changes left out when there are no values to compare. Must never contain a password.
   */
  record: (action: AuditAction, subject: { id: number | null; name: string }, changes?: AuditChanges) => void
  /**
   * Sends a notice to the open windows of everyone who may get notices of its topic, or, whatever the topic, only to those
   * of the user `onlyFor`. It is sent when the change is committed, and not if it fails. Equal notices are sent once.
   */
  tell: (notice: Told) => void
}

/** The actor in the audit log for what the product does by itself. */
const HOUSE = { id: null, name: 'Kopij' }

/** The parts of the site that a change needs. */
export type ChangeSite = Pick<Site, 'pool' | 'notices' | 'clock'>

/**
 * Runs `work` in a transaction in the name of `actor`, who cannot be deleted meanwhile; null for what the product does by
 * itself. Inside `work` query only through `tx`, lock other users before rows, and rows of one table in the order of their
 * ids. After a deadlock the whole change is begun anew, up to twice, so `work` may run three times.
 * @param actor with `role`, the role of their session: a user who was an administrator then and no longer is, is refused.
 *   Without `role` that is not checked.
 * @param alone the kinds of change of which this must be the only one at the moment.
 * @throws Problem notLoggedIn when the actor was deleted, notAllowed when they are no longer an administrator; and
 *   whatever `work` throws. Then nothing was changed.
 */
export async function change<Result, By extends Holder | null>(
  site: ChangeSite,
  actor: By,
  work: Work<Result, By>,
  { alone = [] }: { alone?: readonly Turn[] } = {},
): Promise<Result> {
  for (let again = 0; ; again += 1) {
    try {
      return await changeOnce(site, actor, work, alone)
    } catch (error) {
      // The database rolled this transaction back to resolve a deadlock, so it is certain that nothing was changed.
      if (!isDeadlock(error) || again === MOST_AGAIN) throw error
    }
    // The other one has to go on first: whoever begins anew at once can be back at the row before it, and both wait once more.
    await pause((again + Math.random()) * PAUSE_MS)
  }
}

/** How often a change is begun anew after a deadlock. */
const MOST_AGAIN = 2

/** How long the other one has for its next statement, in ms: on average half of this, the second time one and a half. */
const PAUSE_MS = 100

type Holder = Pick<PublicUser, 'id'> & { role?: PublicUser['role'] }
type Work<Result, By> = (tx: Tx, deed: Deed<By extends null ? null : Actor>) => Promise<Result>

async function changeOnce<Result, By extends Holder | null>(
  { pool, notices, clock }: ChangeSite,
  actor: By,
  work: Work<Result, By>,
  alone: readonly Turn[],
): Promise<Result> {
  let by: Actor | null = null
  // By its JSON text, so that equal notices are sent once.
  const told = new Map<string, Told>()
  const lines: Line[] = []
  let telling: ReturnType<typeof notices.ofTransaction> | undefined
  const result = await transaction(
    pool,
    (tx) => {
      const at = clock()
      const deed: Deed<Actor | null> = {
        by,
        at,
        record: (action, { id, name }, changes = {}) =>
          void lines.push({ actor: by ?? HOUSE, action, subject: { id, name }, changes, at }),
        tell: (notice) => void told.set(JSON.stringify(notice), notice),
      }
      return work(tx, deed as Deed<By extends null ? null : Actor>)
    },
    {
      // The actor is held and read: until the transaction ends nobody can delete them, but others may change or refer to them.
      first: [...inOrder(alone), ...(actor === null ? [] : [userHeld(actor.id)])],
      checkFirst: (rows) => {
        if (actor === null) return
        by = (rows[0] as Actor | undefined) ?? null
        if (by === null) throw new Problem('notLoggedIn')
        if (actor.role === 'admin' && by.role !== 'admin') throw new Problem('notAllowed')
      },
      last: (tx) => {
        telling = notices.ofTransaction([...told.values()])
        return [...(lines.length > 0 ? [writing(tx, lines)] : []), ...telling.statements]
      },
    },
  )
  telling?.committed()
  return result
}

const inOrder = (alone: readonly Turn[]): SQL[] =>
  (Object.keys(turns) as Turn[])
    .filter((turn) => alone.includes(turn))
    .map((turn) => sql`select pg_advisory_xact_lock(${turns[turn]})`)
