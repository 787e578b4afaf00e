// Plays out the history of the demo: each event is done by the product's own stores, in the name of a demo user and at its
// own moment in the past.
import { writing, type Line } from '../audit/store.ts'
import type { DemoName } from '../accounts/first-users.ts'
import type { Actor, Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'

/** One event, which user `by` did `hoursAgo` hours ago. */
export interface Happening {
  hoursAgo: number
  happen: (deed: Deed) => Promise<unknown>
  by: DemoName
}

/** What the events are played in: the transaction, the demo users, and the present moment. */
export interface Scene {
  tx: Tx
  people: Record<DemoName, Actor>
  now: Date
}

const HOUR_MS = 60 * 60 * 1000

export const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS)

/**
 * Does all events in the order of time, so that lists and audit log agree, and writes the log. Notices are dropped: at
 * start-up nobody is watching.
 */
export async function playOut({ tx, people, now }: Scene, happenings: readonly Happening[]): Promise<void> {
  for (const { hoursAgo, happen, by } of happenings.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) {
    const at = hoursBefore(now, hoursAgo)
    const actor = people[by]
    const lines: Line[] = []
    await happen({
      by: actor,
      at,
      record: (action, subject, changes = {}) => void lines.push({ actor, action, subject, changes, at }),
      tell: () => {},
    })
    if (lines.length > 0) await tx.execute(writing(tx, lines))
  }
}
