import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { users } from '#server/accounts/tables.ts'
import { SESSION_DAYS } from '#server/http/session-store.ts'
import { sessions } from '#server/http/tables.ts'
import { makeUser, PASSWORD, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
before(async () => {
  app = await startApp()
})
after(() => app.close())

const DAY_MS = 24 * 60 * 60 * 1000
const person = (username: string) => ({ username, name: 'Noor', email: `${username}@example.com`, password: PASSWORD })

test('registering makes a user of role user, with a trial of 24 hours and ten requests, and logs them in', async () => {
  const client = app.client()
  const reply = await client.post('/api/register', person('Noor'))
  assert.equal(reply.status, 201)
  const { role, subscriptionStatus, subscriptionType, aiRequestsCount, aiRequestsLimit, username } = reply.body
  assert.deepEqual(
    { role, subscriptionStatus, subscriptionType, aiRequestsCount, aiRequestsLimit, username },
    {
      role: 'user',
      subscriptionStatus: 'not_paid',
      subscriptionType: 'free',
      aiRequestsCount: 0,
      aiRequestsLimit: 10,
      username: 'Noor',
    },
  )
  assert.equal(Date.parse(reply.body.subscriptionEndDate) - Date.parse(reply.body.subscriptionStartDate), DAY_MS)
  assert.equal((await client.get('/api/user')).body.username, 'Noor')
})

test('no reply ever holds a password or its hash', async () => {
  const client = app.client()
  const replies = [
    await client.post('/api/register', person('geheim')),
    await client.post('/api/login', { username: 'geheim', password: PASSWORD }),
    await client.get('/api/user'),
  ]
  for (const { body } of replies) {
    assert.ok(!('password' in body))
    assert.doesNotMatch(JSON.stringify(body), /argon2|geheim-genoeg/)
  }
  const [row] = await app.database.db.select().from(users).where(eq(users.username, 'geheim'))
  assert.match(row?.password ?? '', /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('a taken name or address is refused on its field, whatever its capitals', async () => {
  await app.client().post('/api/register', person('bezet'))
  const name = await app.client().post('/api/register', { ...person('BEZET'), email: 'ander@example.com' })
  assert.equal(name.status, 409)
  assert.deepEqual(name.body, {
    code: 'usernameTaken',
    message: 'Deze gebruikersnaam is al in gebruik.',
    errors: { username: 'Deze gebruikersnaam is al in gebruik.' },
  })
  const email = await app.client().post('/api/register', { ...person('vrij'), email: 'Bezet@Example.com' })
  assert.equal(email.status, 409)
  assert.deepEqual(email.body.errors, { email: 'Dit e-mailadres is al in gebruik.' })
  assert.equal((await app.client().post('/api/login', { username: 'vrij', password: PASSWORD })).status, 401)
})

test('of two registrations of one name at the same moment exactly one succeeds', async () => {
  const tries = ['tweeling', 'Tweeling', 'TWEELING'].map((username, at) =>
    app.client().post('/api/register', { ...person(username), email: `tweeling${at}@example.com` }),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  assert.deepEqual(new Set(statuses), new Set([201, 409]))
  assert.equal(statuses.filter((status) => status === 201).length, 1)
})

test('bad input makes no account and says what is wrong per field', async () => {
  const reply = await app.client().post('/api/register', { username: 'a', email: 'nee', name: 'b', password: 'kort' })
  assert.equal(reply.status, 400)
  assert.deepEqual(Object.keys(reply.body.errors).toSorted(), ['email', 'name', 'password', 'username'])
  assert.equal(typeof reply.body.message, 'string')
  assert.equal(reply.headers.get('set-cookie'), null)
  // Five and six characters: the rule's edge.
  const edge = { ...person('rand'), password: '12345' }
  assert.equal((await app.client().post('/api/register', edge)).status, 400)
  assert.equal((await app.client().post('/api/register', { ...edge, password: 'v7kq2x' })).status, 201)
})

test('a role cannot be registered', async () => {
  const reply = await app.client().post('/api/register', { ...person('sluw'), role: 'admin', aiRequestsLimit: 9999 })
  assert.deepEqual([reply.body.role, reply.body.aiRequestsLimit], ['user', 10])
})

test('one logs in with any capitals, and the name stays as it was typed', async () => {
  await app.client().post('/api/register', person('Sofie-Anne'))
  const reply = await app.client().post('/api/login', { username: 'SOFIE-anne', password: PASSWORD })
  assert.equal(reply.status, 200)
  assert.equal(reply.body.username, 'Sofie-Anne')
})

test('a wrong password and an unknown name get the same answer', async () => {
  await app.client().post('/api/register', person('bestaat'))
  const wrong = await app.client().post('/api/login', { username: 'bestaat', password: 'fout-wachtwoord' })
  const unknown = await app.client().post('/api/login', { username: 'bestaat-niet', password: 'fout-wachtwoord' })
  assert.equal(wrong.status, 401)
  assert.deepEqual([unknown.status, unknown.body], [wrong.status, wrong.body])
})

test('the cookie is HttpOnly and SameSite=Lax, lives as long as the browser, and is Secure only on https', async (context) => {
  const reply = await app.client().post('/api/register', person('koek'))
  const cookie = reply.headers.getSetCookie()[0] ?? ''
  assert.match(cookie, /; HttpOnly/)
  assert.match(cookie, /; SameSite=Lax/)
  assert.doesNotMatch(cookie, /Expires|Max-Age|Secure/)

  const secure = await startApp({ publicUrl: 'https://kopij.example' })
  context.after(() => secure.close())
  const safe = await secure.client().post('/api/register', person('koek'))
  assert.match(safe.headers.getSetCookie()[0] ?? '', /; Secure/)
  assert.ok(safe.headers.get('strict-transport-security'))
})

test('logging in gives a new session and ends the one the browser had', async () => {
  const { client } = await app.loggedIn({ username: 'wissel' })
  const old = client.cookie
  await client.post('/api/login', { username: 'wissel', password: PASSWORD })
  assert.notEqual(client.cookie, old)
  const thief = app.client()
  thief.cookie = old
  assert.equal((await thief.get('/api/user')).status, 401)
  assert.equal((await client.get('/api/user')).status, 200)
})

test('a session is kept as a hash: the table does not hold what the cookie holds', async () => {
  await makeUser(app.database, { username: 'hash' })
  const client = app.client()
  await client.post('/api/login', { username: 'hash', password: PASSWORD })
  const token = client.cookie?.split('=')[1] ?? ''
  const rows = await app.database.db.select().from(sessions)
  assert.ok(token.length >= 40)
  assert.ok(!JSON.stringify(rows).includes(token))
})

test('after logging out the cookie is worth nothing, and logging out twice is no error', async () => {
  const { client } = await app.loggedIn({ username: 'weg' })
  const { cookie } = client
  assert.equal((await client.post('/api/logout')).status, 200)
  assert.equal(client.cookie, undefined)
  client.cookie = cookie
  assert.equal((await client.get('/api/user')).status, 401)
  assert.equal((await client.post('/api/logout')).status, 200)
})

test('without a session, with a made-up one, or when the user is gone, there is no user: 401', async () => {
  const stranger = app.client()
  assert.equal((await stranger.get('/api/user')).status, 401)
  stranger.cookie = 'kopij_session=verzonnen'
  assert.equal((await stranger.get('/api/user')).body.message, 'Je bent niet ingelogd.')

  const { client, user } = await app.loggedIn({ username: 'verdwenen' })
  await app.database.db.delete(users).where(eq(users.id, user.id))
  assert.equal((await client.get('/api/user')).status, 401)
  assert.equal((await client.post('/api/content/facebook-titles', { title: 'Titel' })).status, 401)
})

test('a session ends a month after it was last used, and use extends it', async () => {
  const start = app.now
  const { client } = await app.loggedIn({ username: 'lang' })
  const day = (days: number) => new Date(start.getTime() + days * DAY_MS)
  app.now = day(SESSION_DAYS - 1)
  assert.equal((await client.get('/api/user')).status, 200)
  app.now = day(2 * SESSION_DAYS - 2)
  assert.equal((await client.get('/api/user')).status, 200)
  app.now = day(3 * SESSION_DAYS - 1)
  assert.equal((await client.get('/api/user')).status, 401)
  app.now = start
})

test('a change of role counts from the next request', async () => {
  const { client, user } = await app.loggedIn({ username: 'klimmer' })
  await app.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, user.id))
  assert.equal((await client.get('/api/user')).body.role, 'admin')
})

test('the address and the moment of the last login are kept', async () => {
  await makeUser(app.database, { username: 'spoor' })
  const { body: user } = await app.client().post('/api/login', { username: 'spoor', password: PASSWORD })
  assert.equal(user.ipAddress, '127.0.0.1')
  assert.equal(user.lastLoginDate, app.now.toISOString())
})

test('behind a trusted proxy the address is the visitor’s, otherwise a header cannot fake it', async (context) => {
  // What the visitor claims stands left of what the proxy adds.
  const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' }
  const direct = await app.client(headers).post('/api/register', person('direct'))
  assert.equal(direct.body.ipAddress, '127.0.0.1')
  const proxied = await startApp({ trustProxy: true })
  context.after(() => proxied.close())
  const behind = await proxied.client(headers).post('/api/register', person('achter'))
  assert.equal(behind.body.ipAddress, '203.0.113.7')
})

test('replies about a person are kept by no cache', async () => {
  const { client } = await app.loggedIn({ username: 'vers' })
  assert.equal((await client.get('/api/user')).headers.get('cache-control'), 'no-store')
})
