// What somebody's plan is called and means, this month's use, and invoices in words.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BillingState } from '#contract/billing/state.ts'
import { eurosOf } from '#web/billing/invoice-words.ts'
import { planWords } from '#web/billing/plan-words.ts'
import { inWords, usageOf } from '#web/billing/usage-words.ts'
import { person } from './hook.ts'

const now = new Date('2026-11-27T12:00:00.000Z')
const past = '2026-11-20T11:30:00.000Z'
const ahead = '2026-12-14T11:30:00.000Z'
const premium = { subscriptionStatus: 'paid', subscriptionType: 'paid' } as const

type Subscription = NonNullable<BillingState['subscription']>
const ordered = (fields: Partial<Subscription>): BillingState => ({
  payments: true,
  subscription: { state: 'active', kind: 'private', until: ahead, withdrawUntil: null, ...fields },
  invoices: [],
})

test('who pays reads the next payment, with the price of their kind first', () => {
  const words = planWords(person(premium), ordered({}), now)
  assert.deepEqual(words, {
    name: 'Premium',
    badge: { tone: 'good', word: 'Actief' },
    sentence: 'Volgende betaling op 14 december 2026.',
    price: { amount: '24,19', terms: ['per maand, incl. btw', '€ 19,99 excl.'] },
  })
  const company = planWords(person(premium), ordered({ kind: 'business' }), now)
  assert.deepEqual(company.price, { amount: '19,99', terms: ['per maand, excl. btw', '€ 24,19 incl.'] })
})

test('who ended it reads until when it runs, and who could not pay until when they have to', () => {
  const ended = planWords(person(premium), ordered({ state: 'cancelled' }), now)
  assert.deepEqual(
    [ended.badge?.word, ended.sentence],
    ['Opgezegd', 'Premium loopt tot 14 december 2026 en stopt dan. Er wordt niets meer afgeschreven.'],
  )
  const failed = planWords(person(premium), ordered({ state: 'failed' }), now)
  assert.equal(failed.badge?.tone, 'bad')
  assert.match(failed.sentence, /Premium blijft tot 14 december 2026/)
})

test('while a payment is being processed the plan is still free, and says what it waits for', () => {
  const words = planWords(person(), ordered({ state: 'pending' }), now)
  assert.deepEqual([words.name, words.badge?.word], ['Gratis', 'Betaling wordt verwerkt'])
})

test('a trial reads its end, before and after, and a former customer not a word of a trial', () => {
  const running = planWords(person({ subscriptionEndDate: ahead }), undefined, now)
  assert.match(running.sentence, /^Je proefperiode loopt tot 14\/12\/2026 12:30\./)
  const over = planWords(person({ subscriptionEndDate: past }), undefined, now)
  assert.equal(over.badge?.word, 'Proefperiode afgelopen')
  for (const former of [
    person({ ...premium, subscriptionEndDate: past }),
    person({ premiumEndedAt: past }),
    person({ premiumEndedAt: past, subscriptionEndDate: past }),
  ]) {
    const words = planWords(former, undefined, now)
    assert.equal(words.badge?.word, 'Premium afgelopen')
    assert.match(words.sentence, /^Je Premium liep tot 20 november 2026\./)
    assert.doesNotMatch(JSON.stringify(words), /proef/i)
  }
})

test('who got no trial reads why, and what they can do where Premium can be paid and where it cannot', () => {
  const again = person({ subscriptionStartDate: past, subscriptionEndDate: past })
  const billing = (payments: boolean): BillingState => ({ payments, subscription: null, invoices: [] })
  const said = [undefined, billing(true), billing(false)].map((state) => planWords(again, state, now))
  for (const { badge, sentence } of said) {
    assert.equal(badge?.word, 'Geen nieuwe proefperiode')
    assert.match(sentence, /^Je hebt Kopij al eens geprobeerd\. .*De taalcheck en je taken/)
  }
  const [unknown, paid, unpaid] = said.map(({ sentence }) => sentence)
  assert.match(paid ?? '', /Met Premium/)
  assert.match(unpaid ?? '', /Een beheerder kan je ruimte geven/)
  assert.doesNotMatch(`${unknown} ${unpaid}`, /Premium/)
})

test('Premium without an order was given, with or without an end; an administrator has no price', () => {
  const given = { role: 'paid' } as const
  const nothing: BillingState = { payments: false, subscription: null, invoices: [] }
  assert.match(planWords(person(given), nothing, now).sentence, /zonder einddatum/)
  const until = planWords(person({ ...given, subscriptionEndDate: ahead }), nothing, now)
  assert.match(until.sentence, /tot 14 december 2026/)
  // Until it is known whether it was ordered, nothing is said of who gave it.
  assert.equal(planWords(person(given), undefined, now).sentence, 'Alle tools, zonder limiet.')
  const administrator = planWords(person({ role: 'admin' }), ordered({}), now)
  assert.deepEqual([administrator.name, administrator.price], ['Beheerder', null])
})

test('the month counts from its first day, and the days end today, also those without requests', () => {
  const report = [
    { day: '2026-10-31', requests: 50 },
    { day: '2026-11-01', requests: 2 },
    { day: '2026-11-25', requests: 4 },
    { day: '2026-11-27', requests: 1 },
  ]
  const used = usageOf(report, '2026-11-27', 14)
  assert.deepEqual([used.month, used.inMonth, used.days.length], ['november', 7, 14])
  assert.deepEqual(
    [used.days[0], ...used.days.slice(-3)],
    [
      { day: '2026-11-14', requests: 0 },
      { day: '2026-11-25', requests: 4 },
      { day: '2026-11-26', requests: 0 },
      { day: '2026-11-27', requests: 1 },
    ],
  )
  assert.equal(
    inWords(used.days),
    'Staafdiagram van de laatste 14 dagen: 5 verzoeken. De meeste, 4, op woensdag 25 november 2026. Vandaag 1.',
  )
  assert.equal(
    inWords(usageOf([], '2026-11-27', 14).days),
    'Staafdiagram van de laatste 14 dagen: 0 verzoeken. Vandaag 0.',
  )
})

test('amounts are in euros, with a comma', () => {
  assert.deepEqual([2419, 5, 120_000].map(eurosOf), ['€ 24,19', '€ 0,05', '€ 1.200,00'])
})
