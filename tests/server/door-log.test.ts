// What the audit log keeps of the door: enough to see an attack, no more lines than there are accounts, and no secrets.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { AuditEntry } from '#contract/audit/entry.ts'
import { LOG_KEPT_DAYS, logKeptFrom } from '#server/audit/rules.ts'
import { purgeLog } from '#server/audit/store.ts'
import { auditLog } from '#server/audit/tables.ts'
import { FREE_FAILURES } from '#server/accounts/delay-store.ts'
import { loginDelays } from '#server/accounts/tables.ts'
import { makeUser, PASSWORD, startApp, type Client, type TestApp } from '../support/app.ts'

let app: TestApp
let admin: Client
before(async () => {
  app = await startApp({ trustProxy: true })
  admin = (await app.loggedIn({ role: 'admin', username: 'beheer' })).client
})
after(() => app.close())
beforeEach(async () => {
  app.now = new Date('2026-11-22T12:00:00Z')
  await app.database.db.delete(auditLog)
  await app.database.db.delete(loginDelays)
})

const login = (username: string, password: string, from = '198.51.100.1') =>
  app.client({ 'x-forwarded-for': from }).post('/api/login', { username, password })
const read = async (part: 'changes' | 'door') => (await admin.get(`/api/audit?part=${part}`)).body as AuditEntry[]
/** Oldest first: what, of whom, how often, from where. */
const lines = async () =>
  (await read('door'))
    .toReversed()
    .map(({ action, subjectName, changes }) => [action, subjectName, changes.times?.to, changes.address?.to])

test('logins, wrong passwords and waits stand in it, counted by the hour', async () => {
  await makeUser(app.database, { username: 'anna' })
  assert.equal((await login('anna', PASSWORD)).status, 200)
  for (let failures = 0; failures < FREE_FAILURES; failures += 1) await login('ANNA', 'fout-fout', '198.51.100.2')
  for (let times = 0; times < 3; times += 1) await login('anna', PASSWORD, '198.51.100.3')
  assert.deepEqual(await lines(), [
    ['user.login', 'anna', 1, '198.51.100.1'],
    ['user.loginFailed', 'anna', FREE_FAILURES, '198.51.100.2'],
    ['user.loginWait', 'anna', 3, '198.51.100.3'],
  ])
  app.now = new Date('2026-11-22T13:00:00Z')
  await login('anna', 'fout-fout', '198.51.100.2')
  assert.deepEqual((await lines()).at(-1), ['user.loginFailed', 'anna', 1, '198.51.100.2'])
  assert.ok((await read('door')).every(({ actorId, actorName }) => actorId === null && actorName === 'Iemand'))
})

test('a login from elsewhere has a line of its own', async () => {
  await makeUser(app.database, { username: 'bram' })
  for (const from of ['198.51.100.1', '198.51.100.1', '203.0.113.9']) await login('bram', PASSWORD, from)
  assert.deepEqual(await lines(), [
    ['user.login', 'bram', 2, '198.51.100.1'],
    ['user.login', 'bram', 1, '203.0.113.9'],
  ])
})

test('a flood writes one line, at once or one by one, and what was typed as a name is nowhere', async () => {
  const typed = Array.from({ length: 60 }, (_, at) => `mijn-wachtwoord-${at}`)
  await Promise.all(typed.map((name, at) => login(name, 'fout-fout', `198.51.101.${at}`)))
  const [line, ...others] = await lines()
  assert.deepEqual([line?.slice(0, 3), others], [['user.loginFailed', 'een onbekende naam', 60], []])
  const { rows } = await app.database.pool.query(
    "select (select json_agg(a) from audit_log a)::text || coalesce((select json_agg(d) from login_delays d)::text, '') || coalesce((select json_agg(t) from login_tries t)::text, '') as all",
  )
  assert.match(rows[0].all, /onbekende naam/)
  assert.doesNotMatch(rows[0].all, /mijn-wachtwoord/)
})

test('wrong guesses of the current password, and waits after them, stand in it as those of a login do', async () => {
  const { client, user } = await app.loggedIn({ role: 'admin', username: 'fien' })
  const guess = (currentPassword: string) =>
    client.send('PUT', `/api/users/${user.id}/password`, {
      body: { currentPassword, newPassword: 'ander-geheim' },
      headers: { 'x-forwarded-for': '198.51.100.9' },
    })
  assert.equal((await guess('')).status, 400)
  assert.deepEqual(await lines(), [], 'nothing was guessed yet')
  for (let failures = 0; failures < FREE_FAILURES; failures += 1) assert.equal((await guess('fout-fout')).status, 400)
  for (let times = 0; times < 2; times += 1) assert.equal((await guess(PASSWORD)).status, 429)
  assert.deepEqual(await lines(), [
    ['user.loginFailed', 'fien', FREE_FAILURES, '198.51.100.9'],
    ['user.loginWait', 'fien', 2, '198.51.100.9'],
  ])
})

test('changes are read apart from the door', async () => {
  const user = await makeUser(app.database, { username: 'chris' })
  await login('chris', PASSWORD)
  const password = { newPassword: 'ander-geheim' }
  assert.equal((await admin.send('PUT', `/api/users/${user.id}/password`, { body: password })).status, 200)
  assert.deepEqual(
    (await read('changes')).map(({ action }) => action),
    ['user.password'],
  )
  assert.deepEqual(
    (await read('door')).map(({ action }) => action),
    ['user.login'],
  )
  assert.equal((await admin.get('/api/audit')).body[0].action, 'user.password')
})

test('who is deleted is forgotten at the door too', async () => {
  const user = await makeUser(app.database, { username: 'daan' })
  await login('daan', PASSWORD, '203.0.113.77')
  await login('daan', 'fout-fout', '203.0.113.77')
  assert.equal((await admin.send('DELETE', `/api/users/${user.id}`)).status, 200)
  const told = JSON.stringify(await read('door'))
  assert.match(told, /verwijderd account/)
  assert.doesNotMatch(told, /daan|203\.0\.113\.77/)
})

test('its lines are kept as long as the others', async () => {
  await makeUser(app.database, { username: 'eva' })
  await login('eva', PASSWORD)
  const at = (days: number) => new Date(app.now.getTime() + days * 24 * 60 * 60 * 1000)
  await purgeLog(app.database.db, logKeptFrom(at(LOG_KEPT_DAYS)))
  assert.equal((await lines()).length, 1)
  await purgeLog(app.database.db, logKeptFrom(at(LOG_KEPT_DAYS + 1)))
  assert.equal((await lines()).length, 0)
})
