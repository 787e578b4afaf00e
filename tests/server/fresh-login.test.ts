// What a stolen session must not do alone: it asks a login of the last ten minutes, or a proof. And no session lasts over 90 days.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import * as all from '#contract/second-step/account-endpoints.ts'
import * as ownData from '#contract/account-data/endpoints.ts'
import { DAY_MS } from '#contract/days.ts'
import { problems } from '#contract/problems.ts'
import { FREE_FAILURES } from '#server/accounts/delay-store.ts'
import { loginDelays } from '#server/accounts/tables.ts'
import { SESSION_DAYS, SESSION_MOST_DAYS } from '#server/http/session-store.ts'
import { dropEndedSessions } from '#server/http/jobs.ts'
import { sessions } from '#server/http/tables.ts'
import { runJob } from '#server/jobs/job.ts'
import { PASSWORD, startApp, until, type Client, type TestApp } from '../support/app.ts'
import { endpointsOfContract } from '../support/contract.ts'
import { follow } from '../support/live.ts'
import { codeAt, laterBy, turnOn } from '../support/second-step.ts'

let app: TestApp
before(async () => void (app = await startApp()))
after(() => app.close())
beforeEach(async () => void (await app.database.db.delete(loginDelays)))

const FRESH_MS = all.FRESH_MINUTES * 60_000
const pass = (ms: number) => void (app.now = new Date(app.now.getTime() + ms))
const prove = (client: Client, body: object = { currentPassword: PASSWORD }) => client.post('/api/account/proof', body)
const isFresh = async (client: Client) => (await client.get('/api/account/proof')).status === 200

/** Another browser with the same cookie. */
function copyOf({ cookie }: Client): Client {
  const copy = app.client()
  copy.cookie = cookie
  return copy
}

/** What asks for it, each with a call that is right but for that. */
const asking: [method: 'GET' | 'POST' | 'DELETE', path: string][] = [
  ['POST', '/api/account/export'],
  ['GET', `/api/account/export/${ownData.EXPORT_MARK}${'a'.repeat(43)}`],
  ['GET', '/api/tasks/calendar'],
  ['POST', '/api/tasks/calendar'],
  ['POST', '/api/account/passkeys/options'],
  ['DELETE', '/api/account/passkeys/1'],
  ['GET', '/api/account/proof'],
]

for (const [method, path] of asking)
  test(`${method} ${path}: a session of ten minutes ago is asked who it is of, one that was proved is not`, async () => {
    const { client } = await app.loggedIn()
    pass(FRESH_MS)
    const refused = await client.send(method, path)
    assert.deepEqual([refused.status, refused.body.code], [403, 'freshLoginNeeded'])
    assert.equal(refused.body.message, problems.freshLoginNeeded.message)
    assert.equal((await prove(client)).status, 200)
    assert.notEqual((await client.send(method, path)).status, 403)
  })

/** The same for what gives an account away or ends it: to who has the session of an administrator, another’s or, by their own, the own one. */
const giving: [method: 'POST' | 'PUT' | 'DELETE', path: string][] = [
  ['POST', '/api/users'],
  ['PUT', '/api/users/1'],
  ['PUT', '/api/users/1/role'],
  ['PUT', '/api/users/1/desk'],
  ['PUT', '/api/users/1/full-details'],
  ['DELETE', '/api/users/2147483647'],
  ['DELETE', '/api/users/1/second-step'],
  ['PUT', '/api/settings/second-step'],
  ['POST', '/api/invitations'],
  ['POST', '/api/invitations/2147483647/resend'],
]

for (const [method, path] of giving)
  test(`${method} ${path}: an administrator's session of ten minutes ago is asked who it is of`, async () => {
    const { client } = await app.loggedIn({ role: 'admin' })
    pass(FRESH_MS)
    const ask = async () => (await client.send(method, path, { body: {} })).body.code
    assert.equal(await ask(), 'freshLoginNeeded')
    assert.equal((await prove(client)).status, 200)
    assert.notEqual(await ask(), 'freshLoginNeeded')
  })

test('a session of 25 days of an administrator gives no account away and ends none: not the own one, and no colleague’s', async () => {
  const { client, user } = await app.loggedIn({ role: 'admin', username: 'chef' })
  const { user: colleague } = await app.loggedIn({ role: 'admin', username: 'collega' })
  await turnOn(app, client)
  pass(25 * DAY_MS)
  const email = 'dief@example.com'
  const newPassword = 'van-de-dief-nu'
  for (const [method, path, body] of [
    ['PUT', `/api/users/${user.id}`, { username: 'chef', name: 'Chef', email }],
    ['DELETE', `/api/users/${user.id}/second-step`, undefined],
    ['DELETE', `/api/users/${colleague.id}`, { articlesTo: user.id }],
    ['PUT', `/api/users/${colleague.id}/password`, { newPassword }],
    ['POST', '/api/users', { username: 'dief', name: 'Dief', email, password: newPassword, role: 'admin' }],
  ] as const) {
    const refused = await client.send(method, path, { body })
    assert.deepEqual([refused.status, refused.body.code], [403, 'freshLoginNeeded'], path)
  }
  const own = await client.send('PUT', `/api/users/${user.id}/password`, { body: { newPassword } })
  assert.deepEqual(Object.keys(own.body.errors), ['currentPassword'], 'the own one asks the password itself')
  assert.equal((await client.get('/api/user')).body.email, user.email)
  assert.ok((await client.get('/api/account/second-step')).body.codesSince)
})

test('every endpoint that asks it stands in those lists', async () => {
  const declared = (await endpointsOfContract())
    .filter(({ fresh }) => fresh)
    .map(({ method, path }) => `${method} ${path}`)
  const listed = [...asking, ...giving].map(([method, path]) =>
    `${method} ${path}`.replace(/export\/.+$/, 'export/:name').replace(/\/\d+(?=\/|$)/, '/:id'),
  )
  assert.deepEqual(declared.toSorted(), listed.toSorted())
})

test('just before ten minutes it is asked nothing; a refusal begins no copy and makes no address', async () => {
  const { client } = await app.loggedIn()
  pass(FRESH_MS - 1)
  assert.ok(await isFresh(client))
  const { body: made } = await client.post('/api/tasks/calendar')
  pass(1)
  assert.equal((await client.post('/api/tasks/calendar')).status, 403)
  assert.equal((await app.client().get(new URL(made.url).pathname)).status, 200, 'the old address goes on')
  const told = await client.get('/api/tasks/calendar')
  assert.deepEqual([told.status, told.body.url], [403, undefined], 'and is told to nobody whose session outlived that')
  assert.equal((await client.post('/api/account/export')).status, 403)
  assert.equal((await client.get('/api/account/export')).body.state, 'none')
})

test('a session of 25 days does not turn the second step off with a code alone, nor makes new recovery codes', async () => {
  const { client } = await app.loggedIn()
  const { secret } = await turnOn(app, client)
  pass(25 * DAY_MS)
  const turnOff = (body: object) => client.send('DELETE', '/api/account/totp', { body })
  for (const ask of [turnOff, (body: object) => client.post('/api/account/totp/recovery-codes', body)]) {
    const alone = await ask({ code: codeAt(secret, app.now) })
    assert.deepEqual([alone.status, Object.keys(alone.body.errors)], [400, ['currentPassword']])
    const wrong = await ask({ code: codeAt(secret, app.now), currentPassword: 'verkeerd' })
    assert.deepEqual([wrong.status, Object.keys(wrong.body.errors)], [400, ['currentPassword']])
  }
  assert.ok((await client.get('/api/account/second-step')).body.codesSince)
  assert.equal((await turnOff({ code: codeAt(secret, app.now), currentPassword: PASSWORD })).status, 200)
})

test('a password alone proves nothing of who has codes: it would add a passkey as a way around them', async () => {
  const { client } = await app.loggedIn()
  const { secret, recoveryCodes } = await turnOn(app, client)
  pass(FRESH_MS)
  const without = await prove(client)
  assert.deepEqual([without.status, Object.keys(without.body.errors)], [400, ['code']])
  const wrong = await prove(client, { currentPassword: PASSWORD, code: '000000' })
  assert.deepEqual([wrong.status, Object.keys(wrong.body.errors)], [400, ['code']])
  assert.equal(await isFresh(client), false)
  const code = codeAt(secret, app.now)
  assert.equal((await prove(client, { currentPassword: 'verkeerd', code })).status, 400)
  assert.equal((await prove(client, { currentPassword: PASSWORD, code })).status, 200, 'the code was not used up')
  assert.ok(await isFresh(client))
  assert.equal((await prove(client, { currentPassword: PASSWORD, code })).status, 400, 'now it was')
  laterBy(app, 2)
  assert.equal((await prove(client, { currentPassword: PASSWORD, code: recoveryCodes[0] })).status, 200)
})

test('a proof makes the copy of a cookie worthless instead of fresh', async () => {
  const { client } = await app.loggedIn()
  const thief = copyOf(client)
  pass(FRESH_MS)
  assert.equal((await thief.get('/api/user')).status, 200)
  assert.equal((await prove(client)).status, 200)
  assert.equal((await thief.get('/api/user')).status, 401)
  assert.equal((await client.get('/api/user')).status, 200)
  assert.equal((await client.get('/api/account/sessions')).body.length, 1, 'it is the same session')
})

test('a proof ends the stream of notices under the old token, and the own windows hear on under the new one', async () => {
  const { client } = await app.loggedIn()
  const stolen = await follow(app, copyOf(client))
  assert.equal((await prove(client)).status, 200)
  await until(() => stolen.ended, 'the stream of the copy ends')
  const own = await follow(app, client)
  assert.equal(own.status, 200)
  own.leave()
})

test('guesses are slowed down as at login, stand in the log, and keep nobody else waiting', async () => {
  const { client } = await app.loggedIn()
  for (let guess = 0; guess < FREE_FAILURES; guess++)
    assert.equal((await prove(client, { currentPassword: `gok ${guess}` })).status, 400)
  const waits = await prove(client)
  assert.deepEqual([waits.status, waits.body.code], [429, 'tooManyTries'])
  assert.equal((await client.get('/api/user')).status, 200)
  const { client: admin } = await app.loggedIn({ role: 'admin' })
  const log = (await admin.get('/api/audit?part=door')).body as { action: string }[]
  assert.ok(log.some(({ action }) => action === 'user.loginFailed'))
  assert.ok(log.some(({ action }) => action === 'user.loginWait'))
  const { client: other } = await app.loggedIn()
  assert.equal((await prove(other)).status, 200)
})

test('a proof after the session was ended elsewhere begins no new one', async () => {
  const { client, user } = await app.loggedIn()
  const [own] = (await client.get('/api/account/sessions')).body
  // In another browser: under the own token it would be too late once the proof has given another.
  const { name, value } = await app.session(user.id)
  const elsewhere = app.client()
  elsewhere.cookie = `${name}=${value}`
  const proving = prove(client)
  assert.equal((await elsewhere.send('DELETE', `/api/account/sessions/${own.id}`)).status, 200)
  const { status } = await proving
  assert.ok([200, 401].includes(status))
  assert.equal((await client.get('/api/user')).status, 401)
})

test('a session that is used every day ends after 90 days, and not a minute before', async () => {
  const { client } = await app.loggedIn()
  const begun = app.now.getTime()
  for (let day = 1; day < SESSION_MOST_DAYS; day++) {
    app.now = new Date(begun + day * DAY_MS)
    assert.equal((await client.get('/api/user')).status, 200, `day ${day}`)
  }
  // A proof makes it fresh, not young.
  app.now = new Date(begun + SESSION_MOST_DAYS * DAY_MS - 60_000)
  assert.equal((await prove(client)).status, 200)
  app.now = new Date(begun + SESSION_MOST_DAYS * DAY_MS - 1)
  assert.equal((await client.get('/api/user')).status, 200)
  assert.equal((await client.get('/api/account/sessions')).body.length, 1)
  app.now = new Date(begun + SESSION_MOST_DAYS * DAY_MS)
  assert.equal((await client.get('/api/user')).status, 401)
})

test('what has had its time is forgotten; what is not used for thirty days still ends then', async () => {
  const { client, user } = await app.loggedIn()
  pass(SESSION_DAYS * DAY_MS)
  assert.equal((await client.get('/api/user')).status, 401)
  const old = await app.loggedIn()
  const begun = app.now.getTime()
  for (let day = 1; day <= SESSION_MOST_DAYS; day += 20) {
    app.now = new Date(begun + day * DAY_MS)
    await old.client.get('/api/user')
  }
  app.now = new Date(begun + SESSION_MOST_DAYS * DAY_MS)
  await runJob(dropEndedSessions, app.site)
  const left = await app.database.db.select({ userId: sessions.userId }).from(sessions)
  assert.ok(left.every(({ userId }) => userId !== user.id && userId !== old.user.id))
})
