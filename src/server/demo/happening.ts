// What happened in the newsroom of the demo, and who did it: each thing by the product's own stores, at its own moment.
import { writing, type Line } from '../audit/store.ts'
import type { DemoName } from '../accounts/first-users.ts'
import type { Actor, Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'

/** Something that happened so many hours ago. */
export interface Happening {
  hoursAgo: number
  happen: (deed: Deed) => Promise<unknown>
  by: DemoName
}

export interface Scene {
  tx: Tx
  people: Record<DemoName, Actor>
  now: Date
}

const HOUR_MS = 60 * 60 * 1000

export const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS)

/** Lets everything happen in the order of time, so that lists and log tell the same story. Nobody is watching yet. */
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
