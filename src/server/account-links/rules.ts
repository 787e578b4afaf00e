// How long links in mail work and what is remembered of them. No SQL, no HTTP.
import { DAY_MS } from '#contract/days.ts'
import type { LinkKind, TrialLetterKind } from './tables.ts'

const HOUR_MS = 60 * 60 * 1000

/** How long a link works, in ms. Whoever can read the mailbox for an hour must not have the account for a week. */
export const lifetimes: Record<LinkKind, number> = {
  confirm: 7 * DAY_MS,
  change: 7 * DAY_MS,
  takeBack: 7 * DAY_MS,
  reset: HOUR_MS,
}

/** Until when a move can be taken back that happens now: its letter promises so long from then, whenever the move was asked for. */
export const takeBackUntil = (now: Date) => new Date(now.getTime() + lifetimes.takeBack)

export const INVITATION_DAYS = 14

/** How long an ended link is known, to tell people that it has ended, in days. */
export const ENDED_KEPT_DAYS = 30

/** How long before the end of a trial its first letter is sent, in ms. */
const ENDING_MS = 4 * HOUR_MS

/** When a letter about a trial that ends then is due. */
export function trialLetterDue(kind: TrialLetterKind, end: Date): Date {
  return kind === 'ending' ? new Date(end.getTime() - ENDING_MS) : end
}
