// Marks rows that administrators handle, in any table with the columns `handledAt` and `handledBy`. Knows no table.
//
// Open: both are null. Handled: both are set. Claimed: `handledAt` is set and `handledBy` is null. An administrator claims
// a row before mailing an answer, so that two of them cannot both answer it.
import { and, between, eq, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import { integer, pgTable, timestamp, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { Problem } from '#contract/problems.ts'
import type { Db } from './connect.ts'
import type { Tx } from './transaction.ts'

/** The columns of such a table. */
const shape = pgTable('shape', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  handledAt: timestamp('handled_at', { withTimezone: true, mode: 'date' }),
  handledBy: integer('handled_by'),
})

export type Marks = ReturnType<typeof marksOn>

/** The functions that mark rows of `of`. The table's own room exports them, so that no other room writes to its table. */
export function marksOn(of: PgTable & Record<keyof typeof shape.$inferSelect, AnyPgColumn>) {
  // The cast is safe: only these three columns are used.
  const table = of as PgTable as typeof shape
  const claimed = (id: number, at: Date) => and(eq(table.id, id), eq(table.handledAt, at), isNull(table.handledBy))

  async function mark(db: Db, next: Partial<typeof shape.$inferInsert>, which: SQL | undefined): Promise<void> {
    const changed = await db.update(table).set(next).where(which).returning({ id: table.id })
    if (changed.length === 0) throw new Problem('changedMeanwhile')
  }

  return {
    id: table.id,

    /** Claims an open row. @throws Problem changedMeanwhile when it is not open: somebody else answers or handled it. */
    claim: (db: Db, id: number, at: Date) =>
      mark(db, { handledAt: at, handledBy: null }, and(eq(table.id, id), isNull(table.handledAt))),

    /** Takes back the claim of `at`, so that the row is open again. */
    giveBack: async (db: Db, id: number, at: Date) => {
      await db.update(table).set({ handledAt: null }).where(claimed(id, at))
    },

    /**
     * Marks the row that was claimed at `at` as handled by `by`. One that was opened since stays as it is now: its writer
     * has said something else by then, or an administrator gave up waiting. False when the row was deleted.
     */
    settle: async (tx: Tx, id: number, at: Date, by: number) => {
      const [there] = await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update')
      if (there === undefined) return false
      await tx.update(table).set({ handledBy: by }).where(claimed(id, at))
      return true
    },

    /** Marks an open row as handled by `by`. @throws Problem changedMeanwhile when it is not open. */
    handle: (tx: Tx, id: number, at: Date, by: number) =>
      mark(tx, { handledAt: at, handledBy: by }, and(eq(table.id, id), isNull(table.handledAt))),

    /** Opens a handled row, or one claimed before `answering`. @throws Problem changedMeanwhile when it is neither. */
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

    /** Opens the rows that were claimed between `from` and `to` and meet `unfinished`. Returns whether there were any. */
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
