import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { FAILURES_PER_ADDRESS, FAILURES_PER_NAME } from '#server/accounts/throttle.ts'
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
  for (let times = 0; times < 2 * FAILURES_PER_NAME; times += 1) {
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

test('with RATE_LIMIT=off nobody waits', async () => {
  const open = await startApp({ rateLimit: false })
  const statuses = new Set<number>()
  for (let tries = 0; tries < FAILURES_PER_NAME + 3; tries += 1) {
    statuses.add((await open.client().post('/api/login', { username: 'anna', password: 'fout-fout' })).status)
  }
  assert.deepEqual([...statuses], [401])
  await open.close()
})
