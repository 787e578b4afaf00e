// What waits for administrators, and how trials and paying users go: each is counted by the room it is about.
import type { Board } from '#contract/usage/overview.ts'
import type { Period } from '#contract/usage/period.ts'
import { countPeople } from '../accounts/people-store.ts'
import { countMessages } from '../contact/store.ts'
import type { Db } from '../db/connect.ts'
import { countLinks } from '../links/store.ts'
import { countTasks } from '../tasks/store.ts'

/** One statement for each subject, so that other requests get at the database in between. */
export async function readBoard(db: Db, period: Period, now: Date): Promise<Board> {
  return {
    ...(await countLinks(db)),
    ...(await countTasks(db, now)),
    ...(await countMessages(db)),
    ...(await countPeople(db, period, now)),
  }
}
