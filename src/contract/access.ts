// Who may do what: the plan of a user, and whether AI is open to them. Pure; the server and the browser ask the same question.
import type { User } from './accounts/user.ts'

/** Who may call an endpoint or open a screen: anyone, anyone logged in, paying users, administrators. */
export type Access = 'public' | 'user' | 'paid' | 'admin'

export type Plan = 'Admin' | 'Premium' | 'Free'

/** Why AI is refused; each is a problem of the same name. */
export type Block = 'requestLimitReached' | 'trialExpired' | 'subscriptionExpired'

/** The part of a user that decides; the server has dates where the browser has their ISO text. */
export type Subscriber = Pick<
  User,
  'role' | 'subscriptionStatus' | 'subscriptionType' | 'aiRequestsCount' | 'aiRequestsLimit'
> & { subscriptionEndDate: string | Date | null }

export interface Entitlement {
  plan: Plan
  /** Counts as paying: unlimited AI and everything that needs 'paid'. Administrators included. */
  paid: boolean
  blocked: Block | null
}

/** Whether `user` subscribes to Premium, by role or by payment, ended or not. */
export function isSubscribed(user: Pick<Subscriber, 'role' | 'subscriptionStatus' | 'subscriptionType'>): boolean {
  return user.role === 'paid' || (user.subscriptionStatus === 'paid' && user.subscriptionType === 'paid')
}

/**
 * What `user` may at the moment `now`.
 * Paid are administrators, and the role paid or a paid subscription until its end date (none: without end).
 * For everybody else the end date is the end of the trial (none: no end), and the limit counts.
 */
export function entitlement(user: Subscriber, now: Date): Entitlement {
  if (user.role === 'admin') return { plan: 'Admin', paid: true, blocked: null }
  const subscribed = isSubscribed(user)
  const ended = user.subscriptionEndDate !== null && new Date(user.subscriptionEndDate) <= now
  if (subscribed && !ended) return { plan: 'Premium', paid: true, blocked: null }
  if (ended) return { plan: 'Free', paid: false, blocked: subscribed ? 'subscriptionExpired' : 'trialExpired' }
  return {
    plan: 'Free',
    paid: false,
    blocked: user.aiRequestsCount >= user.aiRequestsLimit ? 'requestLimitReached' : null,
  }
}

/** Whether `user` (null: not logged in) passes a guard that asks for `access`. */
export function mayPass(access: Access, user: Subscriber | null, now: Date): boolean {
  if (access === 'public') return true
  if (user === null) return false
  if (access === 'user') return true
  return access === 'admin' ? user.role === 'admin' : entitlement(user, now).paid
}
