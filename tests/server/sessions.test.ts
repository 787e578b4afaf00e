// One's own sessions: on which device, when last used, and how each is ended. Never those of somebody else.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { SESSIONS_LISTED, type OwnSession } from '#contract/accounts/sessions.ts'
import { DAY_MS } from '#contract/days.ts'
import { deviceOf, UNKNOWN_DEVICE } from '#server/http/device.ts'
import { sessions } from '#server/http/tables.ts'
import { makeUser, PASSWORD, startApp, type Client, type TestApp } from '../support/app.ts'

let app: TestApp
before(async () => void (app = await startApp()))
after(() => app.close())

const agents = {
  'Chrome op Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Safari op iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
  'Firefox op Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
  'Safari op Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
  'Samsung Internet op Android':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  'Edge op Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  'Chrome op iPad':
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
  curl: 'curl/8.14.1',
}

for (const [device, agent] of Object.entries(agents))
  test(`a browser is named as people know it: ${device}`, () => assert.equal(deviceOf({ 'user-agent': agent }), device))

test('what a browser says of itself is never shown as it was sent', () => {
  assert.equal(deviceOf({}), UNKNOWN_DEVICE)
  assert.equal(deviceOf({ 'user-agent': '<script>alert(1)</script>' }), UNKNOWN_DEVICE)
  assert.equal(deviceOf({ 'user-agent': `${'('.repeat(100_000)} Firefox/1` }), UNKNOWN_DEVICE)
  const hints = { 'sec-ch-ua': '"Chromium";v="140", "Brave";v="140"', 'sec-ch-ua-platform': '"macOS"' }
  assert.equal(deviceOf({ ...hints, 'user-agent': agents['Chrome op Windows'] }), 'Brave op Mac')
})

async function enter(username: string, agent: string): Promise<Client> {
  const client = app.client({ 'user-agent': agent })
  assert.equal((await client.post('/api/login', { username, password: PASSWORD })).status, 200)
  return client
}
const list = async (client: Client) => (await client.get('/api/account/sessions')).body as OwnSession[]

test('the list has the own sessions, the one that asks first and marked', async () => {
  await makeUser(app.database, { username: 'drie' })
  await app.loggedIn({ username: 'vreemd' })
  app.now = new Date('2026-11-20T10:00:00Z')
  const phone = await enter('drie', agents['Safari op iPhone'])
  app.now = new Date('2026-11-20T22:59:00Z')
  const desk = await enter('drie', agents['Firefox op Linux'])
  assert.deepEqual(
    (await list(phone)).map(({ device, lastUsedOn, current }) => [device, lastUsedOn, current]),
    [
      ['Safari op iPhone', '2026-11-20', true],
      ['Firefox op Linux', '2026-11-20', false],
    ],
  )
  // A minute later it is another day in the Netherlands, and who is used then says so.
  app.now = new Date('2026-11-20T23:01:00Z')
  assert.deepEqual(
    (await list(desk)).map(({ device, lastUsedOn, current }) => [device, lastUsedOn, current]),
    [
      ['Firefox op Linux', '2026-11-21', true],
      ['Safari op iPhone', '2026-11-20', false],
    ],
  )
})

test('each can be ended, once, and by its own user only', async () => {
  await makeUser(app.database, { username: 'einde' })
  const [one, other] = [await enter('einde', agents['curl']), await enter('einde', agents['Safari op Mac'])]
  const { client: stranger } = await app.loggedIn({ username: 'bemoeial' })
  const [, second] = await list(one)
  const path = `/api/account/sessions/${second?.id}`
  assert.equal((await stranger.send('DELETE', path)).status, 404)
  assert.equal((await other.get('/api/user')).status, 200)
  assert.equal((await one.send('DELETE', path)).status, 200)
  assert.equal((await other.get('/api/user')).status, 401)
  assert.equal((await one.send('DELETE', path)).status, 404)
  assert.equal((await one.send('DELETE', '/api/account/sessions/0')).status, 400)
  const [own] = await list(one)
  assert.equal((await one.send('DELETE', `/api/account/sessions/${own?.id}`)).status, 200)
  assert.equal((await one.get('/api/user')).status, 401)
})

test('all others are ended at once; those of other users and of before are not touched', async () => {
  await makeUser(app.database, { username: 'alle' })
  const { client: stranger } = await app.loggedIn({ username: 'blijft' })
  const clients = [await enter('alle', 'curl/8'), await enter('alle', 'curl/8'), await enter('alle', 'curl/8')]
  const [first] = clients as [Client]
  assert.equal((await first.send('DELETE', '/api/account/sessions')).status, 200)
  const statuses = await Promise.all(
    [...clients, stranger].map(async (client) => (await client.get('/api/user')).status),
  )
  assert.deepEqual(statuses, [200, 401, 401, 200])
})

test('of very many the list has the own one and those used last', async () => {
  const { id: userId } = await makeUser(app.database, { username: 'veel' })
  const own = await enter('veel', 'curl/8')
  const createdAt = app.now
  await app.database.db.insert(sessions).values(
    Array.from({ length: SESSIONS_LISTED }, (_, at) => ({
      tokenHash: `veel ${at}`,
      userId,
      device: `nummer ${at}`,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + 40 * DAY_MS + at),
    })),
  )
  const listed = await list(own)
  assert.equal(listed.length, SESSIONS_LISTED)
  assert.equal(listed[0]?.current, true)
  assert.deepEqual([listed[1]?.device, listed.at(-1)?.device], [`nummer ${SESSIONS_LISTED - 1}`, 'nummer 1'])
})

test('a session that has ended by itself is not in the list', async () => {
  await makeUser(app.database, { username: 'oud' })
  await enter('oud', 'curl/8')
  app.now = new Date(app.now.getTime() + 29 * DAY_MS)
  const client = await enter('oud', 'curl/8')
  assert.equal((await list(client)).length, 2)
  app.now = new Date(app.now.getTime() + DAY_MS)
  assert.equal((await list(client)).length, 1)
})
