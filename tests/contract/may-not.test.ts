// Who may not do what with an article: each desk, with and without a confirmed address, own and somebody else's.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deskOf, desks, type Desk } from '#contract/accounts/desk.ts'
import { mayNot, type Person } from '#contract/articles/may-not.ts'

const person = (fields: Partial<Person> = {}): Person => ({
  id: 1,
  role: 'user',
  desk: 'none',
  emailConfirmedAt: '2026-01-01T00:00:00.000Z',
  mailIsSent: true,
  ...fields,
})
const own = { userId: 1 }
const anothers = { userId: 2 }

test('editors and chiefs publish their articles, creators and writers do not', () => {
  const refusals = Object.fromEntries(desks.map((desk) => [desk, mayNot(person({ desk }), 'publish', own)]))
  assert.deepEqual(refusals, { none: 'deskNeeded', writer: 'deskNeeded', editor: null, chief: null })
})

test('an administrator is a chief, whatever desk they were given', () => {
  for (const desk of desks) assert.equal(deskOf({ role: 'admin', desk }), 'chief')
  assert.equal(mayNot(person({ role: 'admin' }), 'publish', anothers), null)
})

test('neither a subscription nor a role of the specification gives a desk', () => {
  for (const role of ['user', 'free', 'paid'] as const)
    assert.equal(mayNot(person({ role }), 'publish', own), 'deskNeeded')
})

test('where mail is sent, who publishes has confirmed their address', () => {
  const unconfirmed = { desk: 'chief' as Desk, emailConfirmedAt: null }
  assert.equal(mayNot(person(unconfirmed), 'publish', own), 'emailUnconfirmed')
  assert.equal(mayNot(person({ ...unconfirmed, mailIsSent: false }), 'publish', own), null)
})

test('a refusal does not tell that somebody else’s article exists', () => {
  for (const desk of desks) assert.equal(mayNot(person({ desk }), 'publish', anothers), 'notFound')
})

test('without an article it says whether somebody publishes at all', () => {
  assert.equal(mayNot(person({ desk: 'writer' }), 'publish', null), 'deskNeeded')
  assert.equal(mayNot(person({ desk: 'editor' }), 'publish', null), null)
})
