// Guessing passwords: slower with every wrong one, from wherever it comes, and never so that the owner is kept out.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { FREE_FAILURES, LONGEST_DELAY_S } from '#server/accounts/delay-store.ts'
import { BROWSERS_PER_USER } from '#server/accounts/browser-store.ts'
import { forgetAtDoor } from '#server/accounts/jobs.ts'
import { knownBrowsers, loginDelays, loginTries } from '#server/accounts/tables.ts'
import { FAILURES_PER_ADDRESS, REGISTRATIONS_PER_ADDRESS } from '#server/accounts/throttle.ts'
import { network } from '#server/http/visitor-address.ts'
import { runJob } from '#server/jobs/job.ts'
import { makeUser, PASSWORD, startApp, type Client, type Reply, type TestApp } from '../support/app.ts'

let app: TestApp
before(async () => {
  app = await startApp({ trustProxy: true })
  for (const username of ['anna', 'bram']) await makeUser(app.database, { username })
})
after(() => app.close())
// Each test begins with clean counts.
beforeEach(async () => {
  await app.database.db.delete(loginDelays)
  await app.database.db.delete(loginTries)
})

let addresses = 0
/** From an address that nobody used before, unless told. */
function login(username: string, password: string, headers: Record<string, string> = {}): Promise<Reply> {
  addresses += 1
  const from = `198.51.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`
  return app.client({ 'x-forwarded-for': from, ...headers }).post('/api/login', { username, password })
}
const wrong = (username: string, headers?: Record<string, string>) => login(username, 'fout-fout', headers)
const waitOf = ({ headers }: Reply) => Number(headers.get('retry-after'))
const pass = (seconds: number) => void (app.now = new Date(app.now.getTime() + seconds * 1_000))

/** What a browser that logged in keeps when its session is over. */
function browserOf({ headers }: Reply): Record<string, string> {
  const cookie = headers.getSetCookie().find((line) => line.includes('kopij_browser=')) ?? ''
  return { cookie: cookie.split(';')[0] ?? '' }
}

for (const [whose, username] of [
  ['somebody', 'anna'],
  ['nobody', 'niemand-heet-zo'],
] as const) {
  test(`a name of ${whose}: five wrong passwords are answered, then each waits twice as long, from all addresses together`, async () => {
    for (let failures = 1; failures <= FREE_FAILURES; failures += 1) {
      assert.equal((await wrong(username)).status, 401, `try ${failures}`)
    }
    for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, LONGEST_DELAY_S, LONGEST_DELAY_S]) {
      const refused = await login(username.toUpperCase(), PASSWORD)
      assert.equal(refused.status, 429)
      assert.equal(waitOf(refused), seconds)
      pass(seconds - 0.5)
      assert.equal((await wrong(username)).status, 429, `half a second before ${seconds} s`)
      pass(0.5)
      assert.equal((await wrong(username)).status, 401, `after ${seconds} s`)
    }
    pass(24 * 60 * 60)
    for (let failures = 1; failures <= FREE_FAILURES; failures += 1) {
      assert.equal((await wrong(username)).status, 401, `a day later, try ${failures}`)
    }
  })
}

test('a wait is said in words, by the second or by the minute', async () => {
  for (let failures = 0; failures < FREE_FAILURES; failures += 1) await wrong('anna')
  assert.equal((await wrong('anna')).body.message, 'Te veel pogingen. Probeer het over 1 seconde opnieuw.')
  for (const seconds of [1, 2, 4, 8, 16, 32, 64]) {
    pass(seconds)
    await wrong('anna')
  }
  assert.equal((await wrong('anna')).body.message, 'Te veel pogingen. Probeer het over 3 minuten opnieuw.')
})

test('guesses that fire together do not outrun the count', async () => {
  const statuses = (await Promise.all(Array.from({ length: 40 }, () => wrong('anna')))).map(({ status }) => status)
  assert.equal(statuses.filter((status) => status === 401).length, FREE_FAILURES)
  assert.equal(statuses.filter((status) => status === 429).length, 40 - FREE_FAILURES)
  pass(1)
  const later = (await Promise.all(Array.from({ length: 20 }, () => wrong('anna')))).map(({ status }) => status)
  assert.equal(later.filter((status) => status === 401).length, 1)
})

test('in whatever form a name is typed, it is one count', async () => {
  for (const username of ['anna', 'ANNA', 'ａnna', ' anna ', 'Anna']) assert.equal((await wrong(username)).status, 401)
  assert.equal((await wrong('anna')).status, 429)
})

test('a success ends the count, and successes do not count', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let failures = 1; failures < FREE_FAILURES; failures += 1) await wrong('bram')
    assert.equal((await login('bram', PASSWORD)).status, 200, `round ${round}`)
  }
  for (let times = 0; times < 2 * FREE_FAILURES; times += 1) assert.equal((await login('bram', PASSWORD)).status, 200)
})

test('strangers never lock the owner out of a browser that logged in before', async () => {
  const known = browserOf(await login('anna', PASSWORD))
  for (let failures = 0; failures < 30; failures += 1) {
    await wrong('anna')
    pass(1)
  }
  assert.equal((await login('anna', PASSWORD)).status, 429, 'a stranger')
  assert.equal((await login('anna', PASSWORD, known)).status, 200, 'the owner')
  assert.equal((await login('anna', PASSWORD)).status, 429, 'the owner’s login forgives strangers nothing')
})

test('a known browser keeps its own count, and has to wait by it', async () => {
  const known = browserOf(await login('anna', PASSWORD))
  for (let failures = 0; failures < FREE_FAILURES; failures += 1) {
    assert.equal((await wrong('anna', known)).status, 401)
  }
  assert.equal((await login('anna', PASSWORD, known)).status, 429)
  assert.equal((await login('anna', PASSWORD)).status, 200, 'elsewhere nothing happened')
})

test('a browser is known for who logged in with it, and for nobody else', async () => {
  const ofBram = browserOf(await login('bram', PASSWORD))
  for (let failures = 0; failures < FREE_FAILURES; failures += 1) await wrong('anna', ofBram)
  assert.equal((await wrong('anna', ofBram)).status, 429)
  assert.equal((await login('anna', PASSWORD)).status, 429, 'its guesses count as any stranger’s')
  for (const cookie of ['kopij_browser=verzonnen', 'kopij_browser=', ofBram['cookie'] + 'x']) {
    assert.equal((await login('anna', PASSWORD, { cookie })).status, 429, cookie)
  }
  pass(1)
  const both = browserOf(await login('anna', PASSWORD, ofBram))
  for (let failures = 0; failures < 8; failures += 1) await Promise.all([wrong('anna'), wrong('bram')])
  assert.equal((await login('anna', PASSWORD, both)).status, 200)
  assert.equal((await login('bram', PASSWORD, both)).status, 200, 'two people share a browser')
})

test('a cookie that somebody planted makes nobody known', async () => {
  const planted = browserOf(await login('bram', PASSWORD))
  const victim = browserOf(await login('anna', PASSWORD, planted))
  assert.notDeepEqual(victim, planted)
  for (let failures = 0; failures < FREE_FAILURES; failures += 1) await wrong('anna')
  assert.equal((await login('anna', PASSWORD, planted)).status, 429)
  assert.equal((await login('anna', PASSWORD, victim)).status, 200)
})

test('the browser’s cookie is for a year, for the server only, and the table holds no token', async () => {
  const reply = await login('anna', PASSWORD)
  const cookie = reply.headers.getSetCookie().find((line) => line.startsWith('kopij_browser=')) ?? ''
  assert.match(cookie, /; Max-Age=31536000/)
  assert.match(cookie, /; HttpOnly/)
  assert.match(cookie, /; SameSite=Lax/)
  const token = browserOf(reply)['cookie']?.split('=')[1] ?? 'none'
  const rows = await app.database.db.select().from(knownBrowsers)
  assert.ok(rows.length > 0 && !JSON.stringify(rows).includes(token))
  // It lets nobody in.
  assert.equal((await app.client(browserOf(reply)).get('/api/user')).status, 401)
})

test('one user is known by a score of browsers, the last ones', async () => {
  const chris = await makeUser(app.database, { username: 'chris' })
  const replies: Reply[] = []
  for (let times = 0; times < BROWSERS_PER_USER + 2; times += 1) {
    pass(1)
    replies.push(await login('chris', PASSWORD))
  }
  const rows = await app.database.db.select().from(knownBrowsers)
  assert.equal(rows.filter(({ userId }) => userId === chris.id).length, BROWSERS_PER_USER)
  for (let failures = 0; failures < FREE_FAILURES; failures += 1) await wrong('chris')
  assert.equal((await login('chris', PASSWORD, browserOf(replies[0] as Reply))).status, 429)
  assert.equal((await login('chris', PASSWORD, browserOf(replies.at(-1) as Reply))).status, 200)
})

test('one address cannot try many names without end, and does not keep a known browser in its office out', async () => {
  const office = { 'x-forwarded-for': '203.0.113.5' }
  const known = browserOf(await login('bram', PASSWORD, office))
  const guesses = Array.from({ length: FAILURES_PER_ADDRESS }, (_, at) => wrong(`naam${at}`, office))
  assert.ok((await Promise.all(guesses)).every(({ status }) => status === 401))
  assert.equal((await login('bram', PASSWORD, office)).status, 429)
  assert.equal((await login('bram', PASSWORD, { ...office, ...known })).status, 200)
  assert.equal((await login('bram', PASSWORD)).status, 200, 'from another address')
})

test('an address that may try no more leaves nothing behind for the names it tries all the same', async () => {
  const office = { 'x-forwarded-for': '203.0.113.9' }
  await Promise.all(Array.from({ length: FAILURES_PER_ADDRESS }, (_, at) => wrong(`naam${at}`, office)))
  const kept = await app.database.db.$count(loginDelays)
  const more = await Promise.all(Array.from({ length: 20 }, (_, at) => wrong(`ander${at}`, office)))
  assert.ok(more.every(({ status }) => status === 429))
  assert.equal(await app.database.db.$count(loginDelays), kept)
})

test('a script with an old password is stopped at its name, before it uses up what its office has', async () => {
  const office = { 'x-forwarded-for': '203.0.113.6' }
  await Promise.all(Array.from({ length: FAILURES_PER_ADDRESS + 20 }, () => wrong('anna', office)))
  assert.equal((await login('bram', PASSWORD, office)).status, 200)
})

test('one address makes a hundred accounts an hour, and no more', async () => {
  const client: Client = app.client({ 'x-forwarded-for': '203.0.113.7' })
  const register = (turn: number) =>
    client.post('/api/register', {
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

test('counts are forgotten after a day, and browsers after a year', async () => {
  await makeUser(app.database, { username: 'dirk' })
  await login('dirk', PASSWORD)
  await wrong('dirk')
  const { db } = app.database
  const left = async () => [
    (await db.select().from(loginDelays)).length,
    (await db.select().from(knownBrowsers)).length,
  ]
  const [, browsers = 0] = await left()
  assert.ok(browsers > 0)
  const daysLater = (days: number) => () => new Date(app.now.getTime() + days * 24 * 60 * 60 * 1_000)
  await runJob(forgetAtDoor, { ...app.site, clock: daysLater(0.9) })
  assert.deepEqual(await left(), [1, browsers])
  await runJob(forgetAtDoor, { ...app.site, clock: daysLater(364) })
  assert.deepEqual(await left(), [0, browsers])
  await runJob(forgetAtDoor, { ...app.site, clock: daysLater(366) })
  assert.deepEqual(await left(), [0, 0])
})

test('with RATE_LIMIT=off nobody waits', async (context) => {
  const open = await startApp({ rateLimit: false })
  context.after(() => open.close())
  const statuses = new Set<number>()
  for (let tries = 0; tries < FREE_FAILURES + 3; tries += 1) {
    statuses.add((await open.client().post('/api/login', { username: 'anna', password: 'fout-fout' })).status)
  }
  assert.deepEqual([...statuses], [401])
})
