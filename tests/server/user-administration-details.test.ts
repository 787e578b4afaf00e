// The extended details: dates and counts as people type them, and the end of a trial that begins to be paid.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { dutchDay, endOfDutchDay, startOfDutchDay } from '#contract/days.ts'
import type { FullDetails } from '#contract/accounts/administration.ts'
import { PASSWORD, startApp, type Client, type NewTestUser, type Reply, type TestApp } from '../support/app.ts'

let app: TestApp
let admin: Client
before(async () => {
  app = await startApp()
  ;({ client: admin } = await app.loggedIn({ username: 'baas', role: 'admin' }))
})
after(() => app.close())

const HOUR_MS = 60 * 60 * 1000
let made = 0

/** A user with a trial that ends in a day, and what one sees of them. */
async function member(fields: Partial<NewTestUser> = {}) {
  made += 1
  const trialEnd = new Date(app.now.getTime() + 24 * HOUR_MS)
  const { user, client } = await app.loggedIn({
    username: `lid${made}`,
    role: 'free',
    subscriptionEndDate: trialEnd,
    ...fields,
  })
  const path = `/api/users/${user.id}/full-details`
  const seen = (await admin.get(path)).body as FullDetails
  const { version: _version, ...fieldsSeen } = seen
  const save = (change: object): Promise<Reply> => admin.send('PUT', path, { body: { ...fieldsSeen, ...change } })
  return { id: user.id, client, seen, save, trialEnd: trialEnd.toISOString() }
}

test('the details hold what the specification names, id and version, and what the dialog of rights asks', async () => {
  const { seen, id } = await member()
  assert.deepEqual(Object.keys(seen).toSorted(), [
    'aiRequestsCount',
    'aiRequestsLimit',
    'createdAt',
    'desk',
    'email',
    'emailConfirmedAt',
    'id',
    'name',
    'role',
    'subscriptionEndDate',
    'subscriptionStartDate',
    'subscriptionStatus',
    'subscriptionType',
    'username',
    'version',
  ])
  assert.deepEqual([seen.id, seen.version], [id, 0])
})

test('all of them can be changed, and the log names only what did', async () => {
  const { save, id, trialEnd } = await member()
  const reply = await save({ name: 'Ander', aiRequestsLimit: 50, subscriptionEndDate: '2027-01-31T12:00:00.000Z' })
  assert.equal(reply.status, 200)
  assert.deepEqual(
    [reply.body.name, reply.body.aiRequestsLimit, reply.body.subscriptionEndDate, reply.body.version],
    ['Ander', 50, '2027-01-31T12:00:00.000Z', 1],
  )
  const entries = (await admin.get('/api/audit')).body
  assert.deepEqual([entries[0].action, entries[0].subjectId], ['user.details', id])
  assert.deepEqual(entries[0].changes.aiRequestsLimit, { from: 10, to: 50 })
  assert.deepEqual(entries[0].changes.subscriptionEndDate, { from: trialEnd, to: '2027-01-31T12:00:00.000Z' })
  assert.equal(Object.keys(entries[0].changes).length, 3)
})

test('a day is taken whole, in Dutch time: a start date is its midnight, an end date its last moment', async () => {
  const { save } = await member()
  const { body } = await save({ subscriptionStartDate: '2026-07-01', subscriptionEndDate: '2026-07-01' })
  assert.equal(body.subscriptionStartDate, '2026-06-30T22:00:00.000Z')
  assert.equal(body.subscriptionEndDate, '2026-07-01T21:59:59.999Z')
})

test('a day begins at midnight in summer time and winter time, also on the days they change', () => {
  const days = ['2026-01-15', '2026-03-01', '2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26', '2027-01-01']
  const starts = days.map((day) => startOfDutchDay(day))
  assert.deepEqual(
    starts.map((start) => start.toISOString()),
    [
      '2026-01-14T23:00:00.000Z',
      '2026-02-28T23:00:00.000Z',
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T23:00:00.000Z',
      '2026-12-31T23:00:00.000Z',
    ],
  )
  assert.deepEqual(
    starts.map((start) => dutchDay(start)),
    days,
  )
})

test('the last moment of a day counts summer time and winter time, also on the days they change', () => {
  const ends = ['2026-01-15', '2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-12-31']
  assert.deepEqual(
    ends.map((day) => endOfDutchDay(day).toISOString()),
    [
      '2026-01-15T22:59:59.999Z',
      '2026-03-28T22:59:59.999Z',
      '2026-03-29T21:59:59.999Z',
      '2026-10-24T21:59:59.999Z',
      '2026-10-25T22:59:59.999Z',
      '2026-12-31T22:59:59.999Z',
    ],
  )
})

test('a date that is left out stays, an empty one or null is none', async () => {
  const { save, trialEnd } = await member()
  assert.equal((await save({ subscriptionEndDate: undefined })).body.subscriptionEndDate, trialEnd)
  assert.equal((await save({ subscriptionEndDate: '' })).body.subscriptionEndDate, null)
  assert.equal((await save({ subscriptionEndDate: '2027-01-01' })).body.subscriptionEndDate, '2027-01-01T22:59:59.999Z')
  assert.equal((await save({ subscriptionEndDate: null })).body.subscriptionEndDate, null)
})

test('what is no date is refused on its field, and so is an end before its start', async () => {
  const { save, seen } = await member()
  for (const wrong of ['morgen', '2026-02-30', '31-01-2027', 20270131, '9999-12-31T23:00:00-12:00']) {
    const reply = await save({ subscriptionStartDate: wrong })
    assert.deepEqual([reply.status, Object.keys(reply.body.errors)], [400, ['subscriptionStartDate']], String(wrong))
  }
  const both = await save({ subscriptionStartDate: '2026-05-02', subscriptionEndDate: '2026-05-01' })
  assert.deepEqual([both.status, Object.keys(both.body.errors)], [400, ['subscriptionEndDate']])
  // Against the end that stands there already.
  const start = await save({ subscriptionStartDate: '2030-01-01', subscriptionEndDate: undefined })
  assert.deepEqual([start.status, Object.keys(start.body.errors)], [400, ['subscriptionEndDate']])
  assert.deepEqual((await admin.get(`/api/users/${seen.id}/full-details`)).body, seen)
})

test('a count that is no number becomes 0; a negative one, or half of one, is refused on its field', async () => {
  const { save } = await member({ aiRequestsCount: 4 })
  const zero = await save({ aiRequestsCount: 'veel', aiRequestsLimit: '' })
  assert.deepEqual([zero.body.aiRequestsCount, zero.body.aiRequestsLimit], [0, 0])
  const text = await save({ aiRequestsCount: '7', aiRequestsLimit: ' 25 ' })
  assert.deepEqual([text.body.aiRequestsCount, text.body.aiRequestsLimit], [7, 25])
  for (const wrong of [-1, '-1', 1.5, 2_147_483_648]) {
    for (const field of ['aiRequestsCount', 'aiRequestsLimit']) {
      const reply = await save({ [field]: wrong })
      assert.deepEqual([reply.status, Object.keys(reply.body.errors)], [400, [field]], `${field} ${wrong}`)
    }
  }
})

test('a count that is left out is untouched: its user may be generating meanwhile', async () => {
  const { save, client } = await member({ aiRequestsCount: 4 })
  await client.post('/api/user/register-ai-request')
  const { body } = await save({ aiRequestsCount: undefined, aiRequestsLimit: 20 })
  assert.deepEqual([body.aiRequestsCount, body.aiRequestsLimit], [5, 20])
})

test('role, status and type are required, from their lists', async () => {
  const { save } = await member()
  const missing = await save({ role: undefined, subscriptionStatus: undefined, subscriptionType: undefined })
  assert.deepEqual(Object.keys(missing.body.errors).toSorted(), ['role', 'subscriptionStatus', 'subscriptionType'])
  assert.equal((await save({ subscriptionStatus: 'later' })).status, 400)
})

const waysToPay: Record<string, object> = {
  'role paid': { role: 'paid' },
  'role admin': { role: 'admin' },
  'status and type': { subscriptionStatus: 'paid', subscriptionType: 'paid' },
}
for (const [way, change] of Object.entries(waysToPay)) {
  test(`who begins to pay by ${way} loses the end of the trial, unless another end is given`, async () => {
    for (const same of [{}, { subscriptionEndDate: undefined }]) {
      const { save, client } = await member()
      assert.equal((await save({ ...change, ...same })).body.subscriptionEndDate, null)
      app.now = new Date(app.now.getTime() + 48 * HOUR_MS)
      assert.equal((await admin.post('/api/account/proof', { currentPassword: PASSWORD })).status, 200)
      assert.equal((await client.get('/api/styles')).status, 200)
    }
    const { save } = await member()
    const given = await save({ ...change, subscriptionEndDate: '2099-12-31' })
    assert.equal(given.body.subscriptionEndDate, '2099-12-31T22:59:59.999Z')
    // Who pays already keeps the end of it.
    const kept = await save({ ...change, name: 'Ander', subscriptionEndDate: '2099-12-31T22:59:59.999Z' })
    assert.equal(kept.body.subscriptionEndDate, '2099-12-31T22:59:59.999Z')
  })
}

test('half of a subscription does not clear the end of the trial', async () => {
  const { save, trialEnd } = await member()
  assert.equal((await save({ subscriptionStatus: 'paid' })).body.subscriptionEndDate, trialEnd)
})

test('a Premium that has ended is not given back by a change of something else', async () => {
  const ended = new Date(app.now.getTime() - HOUR_MS)
  const { save } = await member({ role: 'paid', subscriptionEndDate: ended })
  assert.equal((await save({ name: 'Ander' })).body.subscriptionEndDate, ended.toISOString())
})

test('the role’s own call clears the end of the trial too', async () => {
  const { id, trialEnd } = await member()
  const role = (value: string) => admin.send('PUT', `/api/users/${id}/role`, { body: { role: value } })
  assert.equal((await role('user')).body.subscriptionEndDate, trialEnd)
  assert.equal((await role('paid')).body.subscriptionEndDate, null)
})
