// What somebody left behind in an account, to come in by later or to keep its owner out: it ends with another password, also where an
// administrator was who left it, or where a stranger had registered with an address that is not theirs.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { textOf } from '#server/letters/letter.ts'
import { PASSWORD, startApp, type TestApp } from '../support/app.ts'
import { letterTo, resetByMail, tokenOf } from '../support/letters.ts'
import { passkeyAsks, type PasskeyAsks } from '../support/passkey-asks.ts'

let app: TestApp
let passkeys: PasskeyAsks
before(async () => {
  app = await startApp()
  passkeys = passkeyAsks(app)
  await app.loggedIn({ role: 'admin' })
})
after(() => app.close())

const SECRET = 'een-lang-geheim-van-de-vreemde'
const OTHER = 'een-heel-ander-geheim'
const confirm = (token: string) => app.client().post(`/api/email-confirmation/${token}`)

/** A stranger who registers with somebody's address. */
async function stranger(username: string) {
  const email = `${username}@krant.example`
  const client = app.client()
  const made = await client.post('/api/register', { name: 'Collega Jansen', username, email, password: SECRET })
  assert.equal(made.status, 201)
  return { id: made.body.id as number, email, client }
}

test('a passkey from before an address was ever confirmed logs nobody in once its owner set another password', async () => {
  const { email, client } = await stranger('collega')
  const passkey = await passkeys.add(client)
  const { pathname } = new URL((await client.post('/api/tasks/calendar')).body.url)
  // The owner of the address takes the account that is in their name, as the login page offers.
  await resetByMail(app, email, OTHER)
  const owner = app.client()
  assert.equal((await owner.post('/api/login', { username: 'collega', password: OTHER })).status, 200)
  assert.equal((await client.get('/api/user')).status, 401)
  assert.equal(await passkeys.logIn(passkey), 401)
  assert.equal((await app.client().get(pathname)).status, 404)
})

test('nor once its owner confirmed the address first, and set a password then', async () => {
  const { email, client } = await stranger('bevestigd')
  const passkey = await passkeys.add(client)
  assert.equal((await confirm(tokenOf(letterTo(app, email, /^Bevestig/)))).status, 200)
  await resetByMail(app, email, OTHER)
  assert.equal(await passkeys.logIn(passkey), 401)
})

test('one from after the address was confirmed is its owner’s, and goes on', async () => {
  const { email, client } = await stranger('eigenaar')
  assert.equal((await confirm(tokenOf(letterTo(app, email, /^Bevestig/)))).status, 200)
  app.now = new Date(app.now.getTime() + 60_000)
  const passkey = await passkeys.add(client)
  await resetByMail(app, email, OTHER)
  assert.equal(await passkeys.logIn(passkey), 200)
})

test('an address that a stranger asked for before the owner set another password does not get the account afterwards', async () => {
  const { email, client } = await stranger('ander')
  const body = { name: 'Ander Jansen', email: 'vreemde@elders.example', currentPassword: SECRET }
  assert.equal((await client.send('PUT', '/api/account', { body })).status, 200)
  const change = tokenOf(letterTo(app, body.email, /nieuwe/))
  await resetByMail(app, email, OTHER)
  const owner = app.client()
  assert.equal((await owner.post('/api/login', { username: 'ander', password: OTHER })).status, 200)
  assert.equal((await confirm(change)).status, 404)
  assert.equal((await owner.get('/api/user')).body.email, email)
  // Who asked for it themselves reads that it is over.
  assert.match(textOf(letterTo(app, email, /Je wachtwoord is gewijzigd/)), /Een ander e-mailadres .* gaat niet door/)
})

test('a passkey logs nobody in once an administrator set another password of an account that nobody showed to be theirs', async () => {
  const { id, client } = await stranger('geholpen')
  const passkey = await passkeys.add(client)
  const { client: admin } = await app.loggedIn({ role: 'admin' })
  const set = await admin.send('PUT', `/api/users/${id}/password`, { body: { newPassword: OTHER } })
  assert.equal(set.status, 200)
  assert.equal((await admin.send('PUT', `/api/users/${id}/desk`, { body: { desk: 'editor' } })).status, 200)
  assert.equal(await passkeys.logIn(passkey), 401)
})

for (const path of ['', '/full-details'])
  test(`an administrator who moves their own address by PUT /api/users/:id${path} leaves the former one a way back`, async () => {
    const { user } = await app.loggedIn({ role: 'admin' })
    const thief = app.client()
    await thief.post('/api/login', { username: user.username, password: PASSWORD })
    const { body } = await thief.get(`/api/users/${user.id}/full-details`)
    const { name, username } = user
    const fields = path === '' ? { name, username } : body
    const edit = { body: { ...fields, email: `${username}-dief@example.net` } }
    const { status } = await thief.send('PUT', `/api/users/${user.id}${path}`, edit)
    assert.equal(status, 200)
    assert.equal((await confirm(tokenOf(letterTo(app, user.email, /wordt gewijzigd/)))).status, 200)
  })

for (const how of ['adds', 'moves'])
  test(`no administrator ${how} an account to an address that its owner can still take back`, async () => {
    const { user } = await app.loggedIn({ role: 'admin' })
    const thief = app.client()
    await thief.post('/api/login', { username: user.username, password: PASSWORD })
    const email = `${user.username}-dief@example.net`
    await thief.send('PUT', '/api/account', { body: { name: user.name, email, currentPassword: PASSWORD } })
    assert.equal((await confirm(tokenOf(letterTo(app, email, /nieuwe/)))).status, 200)
    const made = { name: 'Kraker Jansen', username: `kraker-${how}`, password: SECRET }
    if (how === 'adds') await thief.post('/api/users', { ...made, email: user.email })
    else {
      const { body } = await thief.post('/api/users', { ...made, email: `${how}@example.net` })
      await thief.send('PUT', `/api/users/${body.id}`, { body: { ...made, email: user.email } })
    }
    assert.equal((await confirm(tokenOf(letterTo(app, user.email, /wordt gewijzigd/)))).status, 200)
    assert.equal((await thief.get('/api/user')).status, 401)
  })
