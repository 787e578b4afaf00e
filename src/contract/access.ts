// Who may do what: the plan of a user, and whether they may use AI. Pure functions, shared by the server and the browser.
import type { User } from './accounts/user.ts'

/** Who may call an endpoint or open a screen: anyone, anyone logged in, paying users, administrators. */
export type Access = 'public' | 'user' | 'paid' | 'admin'

export type Plan = 'Admin' | 'Premium' | 'Free'

/** Why AI is refused; each value is also the code of a problem in problems.ts. */
export type Block = 'requestLimitReached' | 'trialExpired' | 'subscriptionExpired'

/** The fields of a user that decide. The end date is a Date on the server and an ISO string in the browser. */
export type Subscriber = Pick<
  User,
  'role' | 'subscriptionStatus' | 'subscriptionType' | 'aiRequestsCount' | 'aiRequestsLimit'
> & { subscriptionEndDate: string | Date | null; premiumEndedAt: string | Date | null }

/** The same with the date on which a trial began. */
export type Beginner = Subscriber & { subscriptionStartDate?: string | Date | null }

export interface Entitlement {
  plan: Plan
  /** Counts as paying: unlimited AI and everything that needs 'paid'. Administrators included. */
  paid: boolean
  blocked: Block | null
}

/** Whether `user` has a Premium subscription, by role or by payment; also true when its end date has passed. */
export function isSubscribed(user: Pick<Subscriber, 'role' | 'subscriptionStatus' | 'subscriptionType'>): boolean {
  return user.role === 'paid' || (user.subscriptionStatus === 'paid' && user.subscriptionType === 'paid')
}

/**
 * What `user` may do at the moment `now`.
 * Administrators count as paying. So does a user with the role `paid` or a paid subscription, until the end date (null:
 * for ever). For everybody else the end date is the end of the trial (null: no end), and the request limit applies.
 */
export function entitlement(user: Subscriber, now: Date): Entitlement {
  if (user.role === 'admin') return { plan: 'Admin', paid: true, blocked: null }
  const subscribed = isSubscribed(user)
  const ended = user.subscriptionEndDate !== null && new Date(user.subscriptionEndDate) <= now
  if (subscribed && !ended) return { plan: 'Premium', paid: true, blocked: null }
  // A former customer has no trial: they read that Premium ended, whatever their plan became.
  const former = subscribed || user.premiumEndedAt !== null
  if (ended) return { plan: 'Free', paid: false, blocked: former ? 'subscriptionExpired' : 'trialExpired' }
  return {
    plan: 'Free',
    paid: false,
    blocked: user.aiRequestsCount >= user.aiRequestsLimit ? 'requestLimitReached' : null,
  }
}

/** Whether `user` got no trial, as their address had one before: it ended as it began. Until an administrator gives them time. */
export function isTrialRefused(user: Beginner, now: Date): boolean {
  const { subscriptionStartDate: start = null, subscriptionEndDate: end } = user
  if (start === null || end === null || entitlement(user, now).blocked !== 'trialExpired') return false
  return new Date(start).getTime() === new Date(end).getTime()
}

/** Whether `user` (null: not logged in) may call an endpoint, or open a screen, that requires `access`. */
export function mayPass(access: Access, user: Subscriber | null, now: Date): boolean {
  if (access === 'public') return true
  if (user === null) return false
  if (access === 'user') return true
  return access === 'admin' ? user.role === 'admin' : entitlement(user, now).paid
}
