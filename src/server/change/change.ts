// The one way to change something: a transaction that holds who does it, writes to the audit log and tells who watches,
// all of it or nothing. Knows no subject.
import { eq, sql, type SQL } from 'drizzle-orm'
import type { AuditAction, AuditChanges } from '#contract/audit/entry.ts'
import { Problem } from '#contract/problems.ts'
import { users, type PublicUser } from '../accounts/tables.ts'
import { writing, type Line } from '../audit/store.ts'
import { isDeadlock } from '../db/failures.ts'
import type { Told } from '../db/notices.ts'
import { transaction, type Tx } from '../db/transaction.ts'
import type { Site } from '../http/site.ts'

/**
 * What only one change is at in the whole installation, until it ends. A change that takes several takes them in this
 * order, and all of them before it holds a user or a row: so no two changes ever wait for each other.
 */
const turns = { tasks: 740_113_205, accounts: 740_113_206 } as const
export type Turn = keyof typeof turns

/** Who does it, as they are at this moment: the session was read some time before. */
export type Actor = Pick<PublicUser, 'id' | 'name' | 'role'>

/** What a change says of itself. `By` is null for what the house does by itself. */
export interface Deed<By extends Actor | null = Actor> {
  by: By
  /** The moment of the whole change. */
  at: Date
  /**
   * Keeps a line in the audit log, written with the commit: within the change nobody reads it yet.
   * @param changes left out where there is nothing to compare. Never a password.
   */
  record: (action: AuditAction, subject: { id: number | null; name: string }, changes?: AuditChanges) => void
  /**
   * Tells the windows of who may hear of the topic, or only those of the user `onlyFor`, whatever the topic: once, when
   * the change is committed. A change that fails tells nobody.
   */
  tell: (notice: Told) => void
}

/** What the audit log calls the house itself. */
const HOUSE = { id: null, name: 'Kopij' }

/** What of the house a change needs. */
export type ChangeSite = Pick<Site, 'pool' | 'notices' | 'clock'>

/**
 * Changes something in the name of `actor`, whom nobody deletes meanwhile; null for what the house does by itself.
 * Inside `work` ask nothing but `tx`, lock other users before rows, and rows of one table in the order of their ids.
 * When the database ends it because it and another waited for each other, it begins anew once: `work` may run twice.
 * @param actor with the role of their session: who came as an administrator and is none any more is refused.
 * @param alone what the change must be the only one at.
 * @throws Problem notLoggedIn when the actor is gone, notAllowed when they lost the role; whatever `work` throws. Then
 *   nothing has happened.
 */
export async function change<Result, By extends Holder | null>(
  site: ChangeSite,
  actor: By,
  work: Work<Result, By>,
  { alone = [] }: { alone?: readonly Turn[] } = {},
): Promise<Result> {
  try {
    return await changeOnce(site, actor, work, alone)
  } catch (error) {
    // Of two transactions that waited for each other the database undid this one, so it can be told that nothing was
    // done.
    if (!isDeadlock(error)) throw error
    return changeOnce(site, actor, work, alone)
  }
}

type Holder = Pick<PublicUser, 'id'> & { role?: PublicUser['role'] }
type Work<Result, By> = (tx: Tx, deed: Deed<By extends null ? null : Actor>) => Promise<Result>

async function changeOnce<Result, By extends Holder | null>(
  { pool, notices, clock }: ChangeSite,
  actor: By,
  work: Work<Result, By>,
  alone: readonly Turn[],
): Promise<Result> {
  let by: Actor | null = null
  // The text is the key, so that a change that tells the same twice sends it once.
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
      first: [...inOrder(alone), ...(actor === null ? [] : [holding(actor.id)])],
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

/** Nobody deletes this user until the transaction ends; others may still refer to them, and change them. */
const holding = (id: number): SQL =>
  sql`select ${users.id}, ${users.name}, ${users.role} from ${users} where ${eq(users.id, id)} for key share`

const inOrder = (alone: readonly Turn[]): SQL[] =>
  (Object.keys(turns) as Turn[])
    .filter((turn) => alone.includes(turn))
    .map((turn) => sql`select pg_advisory_xact_lock(${turns[turn]})`)
