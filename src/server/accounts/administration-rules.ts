// The rules of user management: when a trial's end is cleared, which dates fit together, and what of Premium is not for administrators
// to change. No SQL, no HTTP.
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

type Plan = Pick<Subscriber, 'subscriptionStatus' | 'subscriptionType'> & { subscriptionEndDate: Date | null }

/**
 * Keeps Premium as its user pays for it: what takes it away, or has it end before it is paid to, leaves Stripe to go on charging, and its
 * next notice puts it back. Given for longer than is paid, it stays.
 * @param paid what runs at Stripe; undefined when nothing does.
 * @throws Problem paysThemselves.
 */
export function refuseUnderPaid(before: Plan, after: Plan, paid: { until: Date; goesOn: boolean } | undefined): void {
  const [had, end] = [before.subscriptionEndDate, after.subscriptionEndDate]
  const isSame =
    before.subscriptionStatus === after.subscriptionStatus &&
    before.subscriptionType === after.subscriptionType &&
    had?.getTime() === end?.getTime()
  if (isSame || paid === undefined) return
  const hasPremium = after.subscriptionStatus === 'paid' && after.subscriptionType === 'paid'
  const isLongEnough = end === null ? paid.goesOn : end > paid.until
  if (!hasPremium || !isLongEnough) throw new Problem('paysThemselves')
}

/** @throws Problem invalidInput on subscriptionEndDate when it is before the start. */
export function refuseEndBeforeStart(start: Date | null, end: Date | null): void {
  if (start === null || end === null || start <= end) return
  throw new Problem('invalidInput', {
    message: ENDS_BEFORE_START,
    errors: { subscriptionEndDate: ENDS_BEFORE_START },
  })
}
