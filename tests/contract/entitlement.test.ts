import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entitlement, isTrialRefused, mayPass, type Access, type Subscriber } from '#contract/access.ts'
import { captionsRefused, preCheck, requestsLeft } from '#contract/quota.ts'

const now = new Date('2026-03-01T12:00:00Z')
const before = '2026-03-01T11:59:59.999Z'
const after = '2026-03-01T12:00:00.001Z'

const person = (fields: Partial<Subscriber> = {}): Subscriber => ({
  role: 'user',
  subscriptionStatus: 'not_paid',
  subscriptionType: 'free',
  subscriptionEndDate: null,
  premiumEndedAt: null,
  aiRequestsCount: 0,
  aiRequestsLimit: 10,
  ...fields,
})

test('an administrator is on plan Admin, whatever dates and counts say', () => {
  const admin = person({ role: 'admin', subscriptionEndDate: before, aiRequestsCount: 99 })
  assert.deepEqual(entitlement(admin, now), { plan: 'Admin', paid: true, blocked: null })
})

test('the role paid, or a subscription whose status and type are both paid, is Premium', () => {
  const premium = { plan: 'Premium', paid: true, blocked: null }
  assert.deepEqual(entitlement(person({ role: 'paid' }), now), premium)
  assert.deepEqual(entitlement(person({ subscriptionStatus: 'paid', subscriptionType: 'paid' }), now), premium)
  assert.equal(entitlement(person({ subscriptionStatus: 'paid' }), now).paid, false)
  assert.equal(entitlement(person({ subscriptionType: 'paid' }), now).paid, false)
})

test('Premium lasts until its end date and not a moment longer', () => {
  assert.equal(entitlement(person({ role: 'paid', subscriptionEndDate: after }), now).paid, true)
  assert.equal(entitlement(person({ role: 'paid', subscriptionEndDate: now }), now).paid, false)
  assert.deepEqual(entitlement(person({ role: 'paid', subscriptionEndDate: before }), now), {
    plan: 'Free',
    paid: false,
    blocked: 'subscriptionExpired',
  })
})

test('an end date that passed is the end of Premium for who had it, and of the trial for everybody else', () => {
  const ended = (fields: Partial<Subscriber>) =>
    entitlement(person({ ...fields, subscriptionEndDate: before }), now).blocked
  assert.equal(ended({ role: 'paid' }), 'subscriptionExpired')
  assert.equal(ended({ subscriptionStatus: 'paid', subscriptionType: 'paid' }), 'subscriptionExpired')
  assert.equal(ended({ subscriptionStatus: 'paid' }), 'trialExpired')
  assert.equal(ended({ role: 'free' }), 'trialExpired')
  assert.equal(ended({ role: 'user', aiRequestsCount: 10 }), 'trialExpired')
})

test('a paying user is never blocked by the limit', () => {
  assert.equal(entitlement(person({ role: 'paid', aiRequestsCount: 5000 }), now).blocked, null)
})

test('a free user is blocked at the limit, not one before it', () => {
  assert.equal(entitlement(person({ aiRequestsCount: 9 }), now).blocked, null)
  assert.equal(entitlement(person({ aiRequestsCount: 10 }), now).blocked, 'requestLimitReached')
  assert.equal(entitlement(person({ aiRequestsCount: 11 }), now).blocked, 'requestLimitReached')
})

test('a trial without an end never ends; one with an end is over from that moment', () => {
  assert.equal(entitlement(person({ subscriptionEndDate: null }), now).blocked, null)
  assert.equal(entitlement(person({ subscriptionEndDate: after }), now).blocked, null)
  assert.equal(entitlement(person({ subscriptionEndDate: now }), now).blocked, 'trialExpired')
})

test('the role user behaves as free', () => {
  for (const count of [9, 10]) {
    assert.deepEqual(
      entitlement(person({ role: 'user', aiRequestsCount: count }), now),
      entitlement(person({ role: 'free', aiRequestsCount: count }), now),
    )
  }
})

test('guards let through exactly who they should', () => {
  const visitors = { nobody: null, free: person(), paid: person({ role: 'paid' }), admin: person({ role: 'admin' }) }
  const passing: Record<Access, (keyof typeof visitors)[]> = {
    public: ['nobody', 'free', 'paid', 'admin'],
    user: ['free', 'paid', 'admin'],
    paid: ['paid', 'admin'],
    admin: ['admin'],
  }
  for (const [access, names] of Object.entries(passing)) {
    const passed = Object.entries(visitors).filter(([, visitor]) => mayPass(access as Access, visitor, now))
    assert.deepEqual(
      passed.map(([name]) => name),
      names,
      access,
    )
  }
})

test('the pre-check refuses in the words of the product', () => {
  assert.equal(preCheck(null, now)?.title, 'Toegang beperkt')
  assert.equal(preCheck(null, now)?.description, 'Je moet ingelogd zijn om deze functie te gebruiken.')
  const full = preCheck(person({ aiRequestsCount: 25, aiRequestsLimit: 25 }), now)
  assert.deepEqual(full, {
    title: 'Limiet bereikt',
    description: 'Je hebt je limiet van 25 AI verzoeken bereikt. Upgrade je account om meer verzoeken te doen.',
  })
  assert.deepEqual(preCheck(person({ subscriptionEndDate: before }), now), {
    title: 'Proefperiode afgelopen',
    description: 'Je proefperiode is afgelopen. Upgrade je account om meer verzoeken te doen.',
  })
  assert.deepEqual(preCheck(person({ role: 'paid', subscriptionEndDate: before }), now), {
    title: 'Premium afgelopen',
    description: 'Je Premium-abonnement is afgelopen. Verleng het om meer verzoeken te doen.',
  })
  assert.equal(preCheck(person(), now), null)
  assert.equal(preCheck(person({ role: 'admin', aiRequestsCount: 99 }), now), null)
})

test('a tool with words of its own for the limit says those, and only at the limit', () => {
  assert.deepEqual(preCheck(person({ aiRequestsCount: 10 }), now, captionsRefused), {
    title: 'Limiet AI-aanvragen bereikt',
    description: 'Je hebt je limiet voor AI-aanvragen bereikt. Upgrade je account voor meer verzoeken.',
  })
  const ended = person({ aiRequestsCount: 10, subscriptionEndDate: before })
  assert.equal(preCheck(ended, now, captionsRefused)?.title, 'Proefperiode afgelopen')
  assert.equal(preCheck(person({ aiRequestsCount: 9 }), now, captionsRefused), null)
})

test('what is left is the limit less what was used, none when blocked, and no number for who pays', () => {
  assert.equal(requestsLeft(person({ aiRequestsCount: 8 }), now), 2)
  assert.equal(requestsLeft(person({ aiRequestsCount: 12 }), now), 0)
  assert.equal(requestsLeft(person({ subscriptionEndDate: before }), now), 0)
  assert.equal(requestsLeft(person({ role: 'paid', aiRequestsCount: 12 }), now), null)
  assert.equal(requestsLeft(person({ role: 'admin' }), now), null)
})

test('who got no trial, as their address had one, is told so instead of that it ended', () => {
  const again = { ...person({ subscriptionEndDate: before }), subscriptionStartDate: before }
  assert.equal(preCheck(again, now)?.title, 'Je hebt Kopij al eens geprobeerd')
  assert.match(preCheck(again, now)?.description ?? '', /het afgelopen jaar al een proefperiode/)
  for (const other of [
    { ...again, subscriptionStartDate: '2026-03-01T11:59:59.998Z' },
    { ...again, subscriptionStartDate: null },
    { ...again, premiumEndedAt: before },
    { ...again, role: 'admin' as const },
    { ...again, role: 'paid' as const },
  ])
    assert.equal(isTrialRefused(other, now), false, JSON.stringify(other))
})
