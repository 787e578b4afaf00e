// What user management never lets happen: no administrator left, one's own account gone, a password guessed or kept.
import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { FREE_FAILURES } from '#server/accounts/delay-store.ts'
import { PASSWORD, startApp, until, type Client, type TestApp } from '../support/app.ts'

let app: TestApp
before(async () => void (app = await startApp({ trustProxy: true })))
after(() => app.close())
// Every test begins without an administrator.
const forgetAll = () => app.database.pool.query("UPDATE users SET role = 'user' WHERE role = 'admin'")
beforeEach(forgetAll)
afterEach(forgetAll)

const NEW = 'nieuw-geheim'
const put = (client: Client, path: string, body: unknown) => client.send('PUT', path, { body })
const administrators = async () =>
  (await app.database.pool.query("SELECT id FROM users WHERE role = 'admin'")).rows.length
const login = (username: string, password: string) => app.client().post('/api/login', { username, password })

test('the last administrator keeps the role, by every way there is', async () => {
  const { client, user } = await app.loggedIn({ role: 'admin' })
  const { body: details } = await client.get(`/api/users/${user.id}/full-details`)
  for (const reply of [
    await put(client, `/api/users/${user.id}/role`, { role: 'paid' }),
    await put(client, `/api/users/${user.id}/full-details`, { ...details, role: 'free' }),
  ]) {
    assert.deepEqual(
      [reply.status, reply.body.message],
      [409, 'Dit is de laatste beheerder. Maak eerst iemand anders beheerder.'],
    )
  }
  assert.equal((await put(client, `/api/users/${user.id}/full-details`, { ...details, name: 'Ander' })).status, 200)
  const { user: second } = await app.loggedIn({ role: 'admin' })
  assert.equal((await put(client, `/api/users/${user.id}/role`, { role: 'paid' })).status, 200)
  assert.equal(await administrators(), 1)
  assert.notEqual(second.id, user.id)
})

test('nobody deletes the account they are logged in with', async () => {
  const { client, user } = await app.loggedIn({ role: 'admin' })
  await app.loggedIn({ role: 'admin' })
  const reply = await client.send('DELETE', `/api/users/${user.id}`)
  assert.deepEqual(
    [reply.status, reply.body.message],
    [409, 'Je kunt het account waarmee je bent ingelogd niet verwijderen.'],
  )
  assert.equal((await client.get('/api/user')).status, 200)
})

const ways: Record<string, (client: Client, id: number) => Promise<{ status: number }>> = {
  'a role': (client, id) => put(client, `/api/users/${id}/role`, { role: 'free' }),
  'a deletion': (client, id) => client.send('DELETE', `/api/users/${id}`),
}
for (const [way, remove] of Object.entries(ways)) {
  test(`of administrators who remove each other by ${way} at the same moment one is always left`, async () => {
    for (let round = 0; round < 5; round += 1) {
      await forgetAll()
      const [a, b] = [await app.loggedIn({ role: 'admin' }), await app.loggedIn({ role: 'admin' })]
      const replies = await Promise.all([remove(a.client, b.user.id), remove(b.client, a.user.id)])
      const statuses = replies.map(({ status }) => status)
      assert.equal(statuses.filter((status) => status === 200).length, 1)
      // The other came too late for the guard, or is held up in the change itself.
      assert.ok(
        statuses.every((status) => [200, 401, 403, 409].includes(status)),
        statuses.join(),
      )
      assert.equal(await administrators(), 1)
    }
  })
}

test('among three who all remove the next, whoever was removed first removes nobody', async () => {
  for (let round = 0; round < 5; round += 1) {
    await forgetAll()
    const ring = [
      await app.loggedIn({ role: 'admin' }),
      await app.loggedIn({ role: 'admin' }),
      await app.loggedIn({ role: 'admin' }),
    ]
    const replies = await Promise.all(
      ring.map(({ client }, at) => put(client, `/api/users/${ring[(at + 1) % 3]?.user.id}/role`, { role: 'free' })),
    )
    const done = replies.filter(({ status }) => status === 200).length
    assert.ok(replies.every(({ status }) => [200, 401, 403, 409].includes(status)))
    assert.equal(await administrators(), 3 - done)
    assert.ok(done >= 1 && done <= 2)
  }
})

test('another’s password is changed without the old one, and ends all their sessions', async () => {
  const { client: admin } = await app.loggedIn({ role: 'admin' })
  const { client, user } = await app.loggedIn({ username: 'vergeten' })
  assert.equal((await put(admin, `/api/users/${user.id}/password`, { newPassword: '12345' })).status, 400)
  assert.equal((await client.get('/api/user')).status, 200)
  const reply = await put(admin, `/api/users/${user.id}/password`, { currentPassword: null, newPassword: NEW })
  assert.deepEqual([reply.status, reply.body.version], [200, 1])
  assert.doesNotMatch(JSON.stringify(reply.body), /argon2/)
  assert.equal((await client.get('/api/user')).status, 401)
  assert.equal((await login('vergeten', PASSWORD)).status, 401)
  assert.equal((await login('vergeten', NEW)).status, 200)
  const log = JSON.stringify((await admin.get('/api/audit')).body)
  assert.match(log, /user\.password/)
  assert.doesNotMatch(log, /argon2|nieuw-geheim/)
})

test('one’s own password needs the current one, and the session that asks goes on', async () => {
  const { client, user } = await app.loggedIn({ username: 'zelf', role: 'admin' })
  const elsewhere = app.client()
  await elsewhere.post('/api/login', { username: 'zelf', password: PASSWORD })
  const path = `/api/users/${user.id}/password`
  const missing = await put(client, path, { newPassword: NEW })
  assert.deepEqual([missing.status, missing.body.errors], [400, { currentPassword: 'Vul je huidige wachtwoord in.' }])
  const wrong = await put(client, path, { currentPassword: 'fout-fout', newPassword: NEW })
  assert.deepEqual([wrong.status, wrong.body.errors], [400, { currentPassword: 'Je huidige wachtwoord klopt niet.' }])
  assert.equal((await elsewhere.get('/api/user')).status, 200)
  assert.equal((await put(client, path, { currentPassword: PASSWORD, newPassword: NEW })).status, 200)
  assert.equal((await client.get('/api/user')).status, 200)
  assert.equal((await elsewhere.get('/api/user')).status, 401)
  assert.equal((await login('zelf', NEW)).status, 200)
})

test('of two changes of one’s own password at the same moment one wins', async () => {
  const { client, user } = await app.loggedIn({ role: 'admin' })
  const tries = ['eerste-geheim', 'tweede-geheim'].map((newPassword) =>
    put(client, `/api/users/${user.id}/password`, { currentPassword: PASSWORD, newPassword }),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  assert.equal(statuses.filter((status) => status === 200).length, 1)
  // The other finds the old password wrong, or the account changed since it was checked.
  assert.ok(
    statuses.every((status) => [200, 400, 409].includes(status)),
    statuses.join(),
  )
})

test('guessing one’s own password in a browser left open has to wait after ten tries', async () => {
  const { client, user } = await app.loggedIn({ role: 'admin' })
  const guesser = app.client({ 'x-forwarded-for': '198.51.100.99' })
  guesser.cookie = client.cookie
  const guess = () => put(guesser, `/api/users/${user.id}/password`, { currentPassword: 'fout-fout', newPassword: NEW })
  for (let tries = 0; tries < FREE_FAILURES; tries += 1) assert.equal((await guess()).status, 400)
  assert.equal((await guess()).status, 429)
})

test('a login that was under way with the old password when it changed lets nobody in', async (context) => {
  if (app.database.exclusive) return context.skip('one connection does one thing after the other')
  const { client } = await app.loggedIn({ role: 'admin' })
  const { user } = await app.loggedIn({ username: 'gelekt' })
  const holder = await app.database.pool.connect()
  // The login has found the old hash and checked against it by the time that it wants the row.
  await holder.query('BEGIN')
  await holder.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [user.id])
  const changed = put(client, `/api/users/${user.id}/password`, { newPassword: NEW })
  await until(async () => (await waitingForRows()) === 1, 'the change waits for the row')
  const late = login('gelekt', PASSWORD)
  await until(async () => (await waitingForRows()) === 2, 'the login waits behind it')
  await holder.query('COMMIT')
  holder.release()
  assert.equal((await changed).status, 200)
  assert.equal((await late).status, 401)
  const { rows } = await app.database.pool.query('SELECT 1 FROM sessions WHERE user_id = $1', [user.id])
  assert.equal(rows.length, 0)
  assert.equal((await login('gelekt', NEW)).status, 200)
})

async function waitingForRows(): Promise<number> {
  const { rows } = await app.database.pool.query(
    "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
  )
  return rows.length
}
