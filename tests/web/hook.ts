// A hook without a browser: rendered once, after which what it returned can be called and what it does to the cache be read.
// Its own state does not change after that; journeys look at screens.
import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { User } from '#contract/accounts/user.ts'
import { LoggedInUser } from '#web/session/use-user.ts'

export function hook<Value>(use: () => Value, client: QueryClient, user: User | null = null): Value {
  const out: Value[] = []
  function Probe() {
    out.push(use())
    return null
  }
  const inside = createElement(LoggedInUser, { value: user }, createElement(Probe))
  renderToString(createElement(QueryClientProvider, { client }, inside))
  return out[0] as Value
}

/** As the server would send it. */
export function person(fields: Partial<User> = {}): User {
  return {
    id: 1,
    username: 'anna',
    email: 'anna@example.com',
    name: 'Anna',
    role: 'user',
    desk: 'none',
    createdAt: '2026-01-01T00:00:00.000Z',
    subscriptionStatus: 'not_paid',
    subscriptionType: 'free',
    subscriptionStartDate: null,
    subscriptionEndDate: null,
    aiRequestsCount: 0,
    aiRequestsLimit: 10,
    ipAddress: null,
    lastLoginDate: null,
    emailConfirmedAt: '2026-01-01T00:00:00.000Z',
    premiumEndedAt: null,
    deletionDueAt: null,
    ...fields,
  }
}
