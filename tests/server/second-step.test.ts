// Codes of an app and recovery codes in one's account: how they are turned on, what works once, and what becomes of sessions.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { AuditEntry } from '#contract/audit/entry.ts'
import { FRESH_MINUTES } from '#contract/second-step/account-endpoints.ts'
import { RECOVERY_CODES } from '#contract/second-step/codes.ts'
import { loginDelays } from '#server/accounts/tables.ts'
import { FREE_FAILURES } from '#server/accounts/delay-store.ts'
import { runJob } from '#server/jobs/job.ts'
import { forgetSecondSteps } from '#server/second-step/jobs.ts'
import { secondStepOf } from '#server/second-step/steps-store.ts'
import { loginChallenges, recoveryCodes, totps } from '#server/second-step/tables.ts'
import { PASSWORD, startApp, type Client, type TestApp } from '../support/app.ts'
import { passkeyAsks } from '../support/passkey-asks.ts'
import { challengeFor, codeAt, laterBy, turnOn } from '../support/second-step.ts'

let app: TestApp
before(async () => void (app = await startApp()))
after(() => app.close())
beforeEach(async () => {
  await app.database.db.delete(loginDelays)
})

const remove = (client: Client, code: string) => client.send('DELETE', '/api/account/totp', { body: { code } })
const state = async (client: Client) => (await client.get('/api/account/second-step')).body

test('a secret counts once the app shows that it has it: until then a login asks nothing', async () => {
  const { client, user } = await app.loggedIn({ username: 'begin' })
  const begun = await client.post('/api/account/totp', { currentPassword: PASSWORD })
  assert.equal(begun.status, 200)
  const { secret, otpauthUrl } = begun.body
  assert.match(secret, /^[A-Z2-7]{32}$/)
  const url = new URL(otpauthUrl)
  assert.equal(url.protocol + url.host, 'otpauth:totp')
  assert.equal(decodeURIComponent(url.pathname), '/Kopij:begin')
  assert.equal(url.searchParams.get('secret'), secret)
  assert.equal((await app.client().post('/api/login', { username: 'begin', password: PASSWORD })).status, 200)

  const confirmed = await client.post('/api/account/totp/confirm', { code: codeAt(secret, app.now) })
  assert.equal(confirmed.status, 200)
  assert.equal(new Set(confirmed.body.recoveryCodes).size, RECOVERY_CODES)
  assert.ok(
    confirmed.body.recoveryCodes.every((code: string) =>
      /^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/.test(code),
    ),
  )
  assert.equal((await app.client().post('/api/login', { username: 'begin', password: PASSWORD })).status, 401)
  const now = await state(client)
  assert.equal(now.codesSince, app.now.toISOString())
  assert.equal(now.recoveryCodesLeft, RECOVERY_CODES)
  assert.deepEqual(
    app.sent.letters(user.email).map(({ subject }) => subject),
    ['Tweede stap ingeschakeld'],
  )
})

test('nothing of it stands readable in the database, nor in what the log keeps', async () => {
  const { client } = await app.loggedIn({ username: 'verzegeld' })
  const { secret, recoveryCodes: codes } = await turnOn(app, client)
  const { rows } = await app.database.pool.query(
    'select (select json_agg(t) from totps t)::text || (select json_agg(r) from recovery_codes r)::text || (select json_agg(a) from audit_log a)::text as all',
  )
  for (const text of [secret, ...codes]) assert.ok(!rows[0].all.includes(text))
})

test('the current password is asked, as a stranger at an open browser does not know it', async () => {
  const { client } = await app.loggedIn()
  for (const [body, message] of [
    [{}, 'Vul je huidige wachtwoord in.'],
    [{ currentPassword: 'verkeerd' }, 'Je huidige wachtwoord klopt niet.'],
  ] as const) {
    const refused = await client.post('/api/account/totp', body)
    assert.equal(refused.status, 400)
    assert.equal(refused.body.errors.currentPassword, message)
  }
  assert.equal((await client.post('/api/account/totp/confirm', { code: '000000' })).status, 409)
})

test('a code of another secret does not confirm, and one that is malformed is wrong, no fault of ours', async () => {
  const { client } = await app.loggedIn()
  const { secret } = (await client.post('/api/account/totp', { currentPassword: PASSWORD })).body
  const other = (await client.post('/api/account/totp', { currentPassword: PASSWORD })).body.secret
  assert.notEqual(other, secret)
  for (const code of [
    codeAt(secret, app.now),
    '12345',
    '1234567',
    'abcdef',
    '１２３４５６',
    '-12345',
    '1e5000',
    '\u0000',
  ]) {
    const refused = await client.post('/api/account/totp/confirm', { code })
    assert.equal(refused.status, 400, code)
    await app.database.db.delete(loginDelays)
  }
  for (const code of ['', '   ', 'x'.repeat(65), 123456, null])
    assert.equal((await client.post('/api/account/totp/confirm', { code })).body.code, 'invalidInput')
  const spaced = codeAt(other, app.now).replace(/^(...)/, '$1 ')
  assert.equal((await client.post('/api/account/totp/confirm', { code: spaced })).status, 200)
  assert.equal((await client.post('/api/account/totp', { currentPassword: PASSWORD })).status, 409)
  assert.equal((await client.post('/api/account/totp/confirm', { code: '000000' })).body.code, 'secondStepStands')
})

test('confirming twice at once makes one set of recovery codes', async () => {
  const { client } = await app.loggedIn()
  const { secret } = (await client.post('/api/account/totp', { currentPassword: PASSWORD })).body
  const both = await Promise.all(
    [0, 1].map(() => client.post('/api/account/totp/confirm', { code: codeAt(secret, app.now) })),
  )
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  )
  assert.equal((await state(client)).recoveryCodesLeft, RECOVERY_CODES)
})

test('turning it off takes a code of the app or a recovery code, and not the one that was used just before', async () => {
  const { client, user } = await app.loggedIn({ username: 'uit' })
  const first = await turnOn(app, client)
  assert.equal((await remove(client, '000000')).body.errors.code, 'Deze code klopt niet, of is al gebruikt.')
  assert.equal((await remove(client, codeAt(first.secret, app.now))).status, 200)
  assert.deepEqual(await app.database.db.select().from(totps).where(eq(totps.userId, user.id)), [])
  assert.deepEqual(await app.database.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id)), [])
  assert.equal((await remove(client, codeAt(first.secret, app.now, 1))).status, 400)

  const again = await turnOn(app, client)
  assert.equal((await remove(client, first.recoveryCodes[0] ?? '')).status, 400, 'those of before are gone')
  assert.equal((await remove(client, (again.recoveryCodes[0] ?? '').toUpperCase().replaceAll('-', ' '))).status, 200)
  assert.equal((await app.client().post('/api/login', { username: 'uit', password: PASSWORD })).status, 200)
})

test('new recovery codes take the place of the old ones', async () => {
  const { client } = await app.loggedIn()
  const { secret, recoveryCodes: old } = await turnOn(app, client)
  const renewed = await client.post('/api/account/totp/recovery-codes', { code: codeAt(secret, app.now) })
  assert.equal(renewed.status, 200)
  assert.equal(renewed.body.recoveryCodes.length, RECOVERY_CODES)
  assert.equal((await client.post('/api/account/totp/recovery-codes', { code: old[1] })).status, 400)
  assert.equal((await remove(client, renewed.body.recoveryCodes[1])).status, 200)
})

test('turning it on or off ends the sessions elsewhere, and keeps the one that did it', async () => {
  const { client, user } = await app.loggedIn({ username: 'elders' })
  const elsewhere = app.client()
  const session = await app.session(user.id)
  elsewhere.cookie = `${session.name}=${session.value}`
  assert.equal((await elsewhere.get('/api/user')).status, 200)
  const { secret } = await turnOn(app, client)
  assert.equal((await elsewhere.get('/api/user')).status, 401)
  const third = await app.session(user.id)
  elsewhere.cookie = `${third.name}=${third.value}`
  assert.equal((await client.post('/api/account/totp/recovery-codes', { code: codeAt(secret, app.now) })).status, 200)
  assert.equal((await elsewhere.get('/api/user')).status, 200, 'new recovery codes end nothing')
  laterBy(app, 2)
  assert.equal((await remove(client, codeAt(secret, app.now))).status, 200)
  assert.equal((await elsewhere.get('/api/user')).status, 401)
  assert.equal((await client.get('/api/user')).status, 200)
})

test('wrong codes are slowed down as wrong passwords are, and stand in the log of the door', async () => {
  const { client, user } = await app.loggedIn({ username: 'rader' })
  const { secret } = await turnOn(app, client)
  for (let failures = 0; failures < FREE_FAILURES; failures += 1)
    assert.equal((await remove(client, '000000')).status, 400)
  const waits = await remove(client, codeAt(secret, app.now))
  assert.equal(waits.status, 429)
  app.now = new Date(app.now.getTime() + 2_000)
  const admin = (await app.loggedIn({ role: 'admin' })).client
  const door = (await admin.get('/api/audit?part=door')).body as AuditEntry[]
  const lines = door
    .filter(({ subjectId }) => subjectId === user.id)
    .map(({ action, changes }) => [action, changes.times?.to])
  assert.deepEqual(lines.toReversed(), [
    ['user.codeFailed', FREE_FAILURES],
    ['user.loginWait', 1],
  ])
  assert.equal((await remove(client, codeAt(secret, app.now))).status, 200)
})

test('an export has names and dates of it, and no secret', async () => {
  const { client, user } = await app.loggedIn()
  const { secret } = await turnOn(app, client)
  const told = await secondStepOf(app.database.db, user.id)
  assert.equal(told.recoveryCodesLeft, RECOVERY_CODES)
  assert.deepEqual(told.passkeys, [])
  assert.ok(!JSON.stringify(told).includes(secret))
})

test('what was asked and never answered is removed', async () => {
  const { client } = await app.loggedIn({ username: 'vergeten' })
  await turnOn(app, client)
  await challengeFor(app.client(), 'vergeten')
  await app.client().post('/api/login/passkey/options')
  app.now = new Date(app.now.getTime() + 5 * 60_000)
  await runJob(forgetSecondSteps, app.site)
  assert.deepEqual(await app.database.db.select().from(loginChallenges), [])
})

test('a secret that was begun can be confirmed for an hour, and not after another password', async () => {
  const { client } = await app.loggedIn({ username: 'begonnen' })
  const begin = async () =>
    (await client.post('/api/account/totp', { currentPassword: PASSWORD })).body.secret as string
  const confirmNow = (secret: string) => client.post('/api/account/totp/confirm', { code: codeAt(secret, app.now) })
  const late = await begin()
  app.now = new Date(app.now.getTime() + 60 * 60_000 + 1)
  const refused = await confirmNow(late)
  assert.deepEqual([refused.status, refused.body.code], [409, 'secondStepNotBegun'])
  const { id } = (await client.get('/api/user')).body
  const begun = await begin()
  const body = { currentPassword: PASSWORD, newPassword: 'een-heel-ander-geheim' }
  assert.equal((await client.send('PUT', `/api/users/${id}/password`, { body })).status, 200)
  assert.equal((await confirmNow(begun)).body.code, 'secondStepNotBegun')
})

test('where a passkey is asked beside the password, codes are set up by who proved it lately, not with the password alone', async () => {
  const passkeys = passkeyAsks(app)
  const { client: admin } = await app.loggedIn({ role: 'admin' })
  await passkeys.add(admin)
  const { client } = await app.loggedIn({ username: 'alleen-passkey' })
  await passkeys.add(client)
  const { client: bare } = await app.loggedIn({ username: 'niets' })
  const begin = (from: Client) => from.post('/api/account/totp', { currentPassword: PASSWORD })
  const ask = (required: string) => admin.send('PUT', '/api/settings/second-step', { body: { required } })
  assert.equal((await ask('everybody')).status, 200)
  const begun = await begin(client)
  assert.equal(begun.status, 200)
  app.now = new Date(app.now.getTime() + FRESH_MINUTES * 60_000)
  const code = codeAt(begun.body.secret, app.now)
  for (const refused of [await begin(client), await client.post('/api/account/totp/confirm', { code })])
    assert.deepEqual([refused.status, refused.body.code], [403, 'freshLoginNeeded'])
  assert.equal((await begin(bare)).status, 200, 'nothing is asked beside the password of who has nothing yet')
  assert.equal((await ask('nobody')).status, 403)
})

test('who has a second step moves to another address after a proof of lately, not with the password alone', async () => {
  const { client, user } = await app.loggedIn({ username: 'verhuizer' })
  await turnOn(app, client)
  const move = () =>
    client.send('PUT', '/api/account', {
      body: { name: user.name, email: 'verhuizer-nieuw@example.nl', currentPassword: PASSWORD },
    })
  app.now = new Date(app.now.getTime() + FRESH_MINUTES * 60_000)
  const refused = await move()
  assert.deepEqual([refused.status, refused.body.code], [403, 'freshLoginNeeded'])
  assert.equal(app.sent.letters('verhuizer-nieuw@example.nl').length, 0)
})
