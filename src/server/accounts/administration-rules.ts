// The rules of user management: when a trial's end is cleared, and which dates fit together. No SQL, no HTTP.
import { isSubscribed, type Subscriber } from '#contract/access.ts'
import { ENDS_BEFORE_START } from '#contract/accounts/administration.ts'
import { Problem } from '#contract/problems.ts'

type Standing = Pick<Subscriber, 'role' | 'subscriptionStatus' | 'subscriptionType'>

const pays = (user: Standing) => user.role === 'admin' || isSubscribed(user)

/**
 * The new end date of a user who changes from `before` to `after`. `given` is what the administrator filled in; undefined
 * when they did not touch it. If the user begins to pay and the date is not changed, it is cleared: it is the end of the
 * trial, and would otherwise end the subscription.
 */
export function endDateAfter(
  before: Standing & { subscriptionEndDate: Date | null },
  after: Standing,
  given: Date | null | undefined,
): Date | null {
  const had = before.subscriptionEndDate
  const isNew = given !== undefined && given?.getTime() !== had?.getTime()
  if (isNew) return given
  return !pays(before) && pays(after) ? null : had
}

/** @throws Problem invalidInput on subscriptionEndDate when it is before the start. */
export function refuseEndBeforeStart(start: Date | null, end: Date | null): void {
  if (start === null || end === null || start <= end) return
  throw new Problem('invalidInput', {
    message: ENDS_BEFORE_START,
    errors: { subscriptionEndDate: ENDS_BEFORE_START },
  })
}
