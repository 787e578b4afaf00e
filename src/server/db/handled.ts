// What administrators are done with: marking it in any table that has the columns for it. Knows no table.
//
// An answer is claimed before it is mailed, or two administrators would both mail one. What is claimed has a moment in
// `handledAt` and nobody in `handledBy`.
import { and, between, eq, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import { integer, pgTable, timestamp, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { Problem } from '#contract/problems.ts'
import type { Db } from './connect.ts'
import type { Tx } from './transaction.ts'

/** What such a table has. */
const shape = pgTable('shape', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  handledAt: timestamp('handled_at', { withTimezone: true, mode: 'date' }),
  handledBy: integer('handled_by'),
})

export type Marks = ReturnType<typeof marksOn>

/** The ways to mark the rows of `of`; its room exports them, so that nobody else changes its table. */
export function marksOn(of: PgTable & Record<keyof typeof shape.$inferSelect, AnyPgColumn>) {
  // These three columns are all that is asked of it.
  const table = of as PgTable as typeof shape
  const claimed = (id: number, at: Date) => and(eq(table.id, id), eq(table.handledAt, at), isNull(table.handledBy))

  async function mark(db: Db, next: Partial<typeof shape.$inferInsert>, which: SQL | undefined): Promise<void> {
    const changed = await db.update(table).set(next).where(which).returning({ id: table.id })
    if (changed.length === 0) throw new Problem('changedMeanwhile')
  }

  return {
    id: table.id,

    /** @throws Problem changedMeanwhile when it is not open: somebody else answered or handled it. */
    claim: (db: Db, id: number, at: Date) =>
      mark(db, { handledAt: at, handledBy: null }, and(eq(table.id, id), isNull(table.handledAt))),

    /** As if nobody had begun. */
    giveBack: async (db: Db, id: number, at: Date) => {
      await db.update(table).set({ handledAt: null }).where(claimed(id, at))
    },

    /** `by` is done with what was claimed at `at`; false when it is gone. */
    settle: async (tx: Tx, id: number, at: Date, by: number) => {
      const [there] = await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update')
      if (there === undefined) return false
      await tx.update(table).set({ handledBy: by }).where(claimed(id, at))
      return true
    },

    /** @throws Problem changedMeanwhile when it is not open. */
    handle: (tx: Tx, id: number, at: Date, by: number) =>
      mark(tx, { handledAt: at, handledBy: by }, and(eq(table.id, id), isNull(table.handledAt))),

    /** @throws Problem changedMeanwhile when it is open, or was claimed after `answering`. */
    reopen: (tx: Tx, id: number, answering: Date) =>
      mark(
        tx,
        { handledAt: null, handledBy: null },
        and(
          eq(table.id, id),
          isNotNull(table.handledAt),
          or(isNotNull(table.handledBy), lt(table.handledAt, answering)),
        ),
      ),

    /** Opens again what was claimed between `from` and `to` and `unfinished` holds of. Returns whether there was any. */
    reopenForgotten: async (tx: Tx, from: Date, to: Date, unfinished: SQL) => {
      const reopened = await tx
        .update(table)
        .set({ handledAt: null })
        .where(and(isNull(table.handledBy), between(table.handledAt, from, to), unfinished))
        .returning({ id: table.id })
      return reopened.length > 0
    },
  }
}
