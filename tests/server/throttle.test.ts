import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  FAILURES_PER_ADDRESS,
  FAILURES_PER_NAME,
  network,
  REGISTRATIONS_PER_ADDRESS,
} from '#server/accounts/throttle.ts'
import { makeUser, PASSWORD, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
before(async () => {
  app = await startApp({ trustProxy: true })
  for (const username of ['anna', 'bram', 'chris', 'daan']) await makeUser(app.database, { username })
})
after(() => app.close())

/** Each test comes from an address of its own, so that one's failures do not count for another. */
const login = (address: string, username: string, password: string) =>
  app.client({ 'x-forwarded-for': address }).post('/api/login', { username, password })

test('ten wrong passwords are answered, the eleventh try has to wait, the right password too', async () => {
  for (let failures = 1; failures <= FAILURES_PER_NAME; failures += 1) {
    assert.equal((await login('198.51.100.1', 'anna', 'fout-fout')).status, 401, `try ${failures}`)
  }
  const refused = await login('198.51.100.1', 'ANNA', PASSWORD)
  assert.equal(refused.status, 429)
  assert.match(refused.body.message, /^Te veel pogingen\. Probeer het over \d+ minu(ut|ten) opnieuw\.$/)
  const wait = Number(refused.headers.get('retry-after'))
  assert.ok(wait > 800 && wait <= 900, `${wait} s`)
})

test('somebody else’s failures do not lock out the same name from another address', async () => {
  assert.equal((await login('198.51.100.2', 'anna', PASSWORD)).status, 200)
})

test('successes do not count, and a success forgets the failures before it', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let failures = 1; failures < FAILURES_PER_NAME; failures += 1) await login('198.51.100.3', 'bram', 'fout-fout')
    assert.equal((await login('198.51.100.3', 'bram', PASSWORD)).status, 200, `round ${round}`)
  }
  for (let times = 0; times < FAILURES_PER_ADDRESS + 5; times += 1) {
    assert.equal((await login('198.51.100.3', 'bram', PASSWORD)).status, 200)
  }
})

test('guesses that fire together do not outrun the count', async () => {
  const guesses = Array.from({ length: 40 }, () => login('198.51.100.4', 'chris', 'fout-fout'))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  assert.equal(statuses.filter((status) => status === 401).length, FAILURES_PER_NAME)
  assert.equal(statuses.filter((status) => status === 429).length, 40 - FAILURES_PER_NAME)
})

test('one address cannot try many names without end', async () => {
  const guesses = Array.from({ length: FAILURES_PER_ADDRESS }, (_, at) =>
    login('198.51.100.5', `naam${at}`, 'fout-fout'),
  )
  assert.ok((await Promise.all(guesses)).every(({ status }) => status === 401))
  assert.equal((await login('198.51.100.5', 'daan', PASSWORD)).status, 429)
})

test('a script with an old password is stopped at its name, before it uses up what its office has', async () => {
  const guesses = Array.from({ length: FAILURES_PER_ADDRESS + 20 }, () => login('198.51.100.6', 'anna', 'fout-fout'))
  await Promise.all(guesses)
  assert.equal((await login('198.51.100.6', 'daan', PASSWORD)).status, 200)
})

test('one address makes a hundred accounts an hour, and no more', async () => {
  const register = (turn: number) =>
    app.client({ 'x-forwarded-for': '198.51.100.7' }).post('/api/register', {
      username: `nieuw${turn}`,
      name: 'Nieuw',
      email: `nieuw${turn}@example.com`,
      password: PASSWORD,
    })
  const replies = await Promise.all(Array.from({ length: REGISTRATIONS_PER_ADDRESS }, (_, turn) => register(turn)))
  assert.ok(replies.every(({ status }) => status === 201))
  assert.equal((await register(REGISTRATIONS_PER_ADDRESS)).status, 429)
})

test('of IPv6 a whole /64 counts as one address', () => {
  assert.equal(network('2001:db8:1:2:3:4:5:6'), network('2001:db8:1:2::9'))
  assert.notEqual(network('2001:db8:1:2::9'), network('2001:db8:1:3::9'))
  assert.equal(network('2001:db8::1'), '2001:db8:0:0')
  assert.equal(network('::1'), '0:0:0:0')
  assert.equal(network('203.0.113.7'), '203.0.113.7')
  assert.equal(network('::ffff:203.0.113.7'), '::ffff:203.0.113.7')
})

test('with RATE_LIMIT=off nobody waits', async (context) => {
  const open = await startApp({ rateLimit: false })
  context.after(() => open.close())
  const statuses = new Set<number>()
  for (let tries = 0; tries < FAILURES_PER_NAME + 3; tries += 1) {
    statuses.add((await open.client().post('/api/login', { username: 'anna', password: 'fout-fout' })).status)
  }
  assert.deepEqual([...statuses], [401])
})
