// The fields by which administrators add and change users, at their edges, with what people read beside them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { z } from 'zod'
import {
  ENDS_BEFORE_START,
  fullDetailsInput,
  newUserInput,
  passwordForm,
  userEdit,
} from '#contract/accounts/administration.ts'

/** What each field says; nothing when all is well. */
function said(schema: z.ZodType, given: object): Record<string, string> {
  const { error } = schema.safeParse(given)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

const nina = { name: 'Nina', username: 'nina', email: 'nina@krant.nl' }
const added = { ...nina, password: 'geheim-van-nina' }
const details = { ...nina, role: 'free', subscriptionStatus: 'not_paid', subscriptionType: 'free' }

test('an empty form says of each field what it needs', () => {
  assert.deepEqual(said(newUserInput, { name: '', username: '', email: '', password: '' }), {
    name: 'Naam moet minimaal 2 karakters bevatten',
    username: 'Gebruikersnaam moet minimaal 3 karakters bevatten',
    email: 'Voer een geldig e-mailadres in',
    password: 'Wachtwoord moet minimaal 6 karakters bevatten',
  })
})

for (const [field, least, most] of [
  ['name', 2, 100],
  ['username', 3, 50],
  ['password', 6, 200],
] as const) {
  test(`${field} of a new user has ${least} to ${most} characters`, () => {
    for (const [length, fits] of [
      [least - 1, false],
      [least, true],
      [most, true],
      [most + 1, false],
    ] as const) {
      const errors = said(newUserInput, { ...added, [field]: 'n'.repeat(length) })
      assert.deepEqual(Object.keys(errors), fits ? [] : [field], String(length))
    }
  })
}

test('an edit asks the same of a name as a new user', () => {
  assert.deepEqual(said(userEdit, nina), {})
  assert.deepEqual(Object.keys(said(userEdit, { ...nina, name: 'N', username: 'ni' })), ['name', 'username'])
})

test('a new password is typed twice alike; one’s own asks the current one too', () => {
  const typed = { currentPassword: '', newPassword: 'nieuw-woord', confirmPassword: 'nieuw-woord' }
  assert.deepEqual(said(passwordForm(false), typed), {})
  assert.deepEqual(said(passwordForm(true), typed), { currentPassword: 'Vul je huidige wachtwoord in.' })
  assert.deepEqual(said(passwordForm(true), { ...typed, confirmPassword: 'ander-woord' }), {
    currentPassword: 'Vul je huidige wachtwoord in.',
    confirmPassword: 'Wachtwoorden komen niet overeen',
  })
})

test('a count of requests is a whole number from 0; what is no number is 0', () => {
  const told: Record<string, string | undefined> = {
    '-1': 'Vul 0 of een hoger getal in.',
    '0': undefined,
    '1': undefined,
    '1.5': 'Vul een heel getal in.',
    '2147483647': undefined,
    '2147483648': 'Dit getal is te groot.',
    '': undefined,
    veel: undefined,
  }
  for (const [typed, message] of Object.entries(told))
    assert.equal(said(fullDetailsInput, { ...details, aiRequestsLimit: typed })['aiRequestsLimit'], message, typed)
  for (const typed of ['', 'veel'])
    assert.equal(fullDetailsInput.parse({ ...details, aiRequestsCount: typed }).aiRequestsCount, 0)
})

test('a subscription ends on the day it begins at the earliest', () => {
  const from = (subscriptionStartDate: string, subscriptionEndDate: string) =>
    said(fullDetailsInput, { ...details, subscriptionStartDate, subscriptionEndDate })
  assert.deepEqual(from('2027-07-02', '2027-07-01'), { subscriptionEndDate: ENDS_BEFORE_START })
  for (const [start, end] of [
    ['2027-07-01', '2027-07-01'],
    ['2027-07-01', '2027-07-02'],
    ['', '2027-07-01'],
    ['2027-07-01', ''],
  ] as const)
    assert.deepEqual(from(start, end), {})
})

test('the day a subscription begins on is whole, and so is the day it ends on, in the Netherlands', () => {
  const day = (start: string, end: string) => {
    const parsed = fullDetailsInput.parse({ ...details, subscriptionStartDate: start, subscriptionEndDate: end })
    return [parsed.subscriptionStartDate?.toISOString(), parsed.subscriptionEndDate?.toISOString()]
  }
  assert.deepEqual(day('2027-07-01', '2027-07-01'), ['2027-06-30T22:00:00.000Z', '2027-07-01T21:59:59.999Z'])
  assert.deepEqual(day('2027-01-01', '2027-01-01'), ['2026-12-31T23:00:00.000Z', '2027-01-01T22:59:59.999Z'])
  for (const typed of ['2027-02-30', 'morgen', '0800-01-01'])
    assert.equal(
      said(fullDetailsInput, { ...details, subscriptionEndDate: typed })['subscriptionEndDate'],
      'Vul een geldige datum in.',
    )
})
