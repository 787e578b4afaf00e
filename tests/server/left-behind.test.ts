// Taking an account back holds also where its taker was an administrator, and where its owner confirmed the address before they chose a password.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { PASSWORD, startApp, type TestApp } from '../support/app.ts'
import { letterTo, tokenOf } from '../support/letters.ts'
import { softPasskey } from '../support/soft-passkey.ts'

let app: TestApp
let origin: string
before(async () => {
  app = await startApp()
  origin = app.url.replace('127.0.0.1', 'localhost')
  await app.loggedIn({ role: 'admin' })
})
after(() => app.close())

const SECRET = 'een-lang-geheim-van-de-vreemde'
const OTHER = 'een-heel-ander-geheim'
const confirm = (token: string) => app.client().post(`/api/email-confirmation/${token}`)

async function ask(path: string, body: unknown, cookie?: string) {
  const reply = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  })
  return { status: reply.status, body: await reply.json() }
}

/** A stranger who registers with somebody's address and adds a passkey; whether that logs them in. */
async function stranger(username: string) {
  const email = `${username}@krant.example`
  const client = app.client()
  const made = await client.post('/api/register', { name: 'Collega Jansen', username, email, password: SECRET })
  assert.equal(made.status, 201)
  const passkey = softPasskey()
  const asked = await ask('/api/account/passkeys/options', {}, client.cookie)
  const credential = passkey.made({ challenge: asked.body.challenge, origin, counter: 1 })
  assert.equal((await ask('/api/account/passkeys', { credential }, client.cookie)).status, 201)
  async function comesIn() {
    const { body } = await ask('/api/login/passkey/options', {})
    return (await ask('/api/login/passkey', passkey.signed({ challenge: body.challenge, origin, counter: 2 }))).status
  }
  return { id: made.body.id as number, email, comesIn }
}

test('a passkey from before the address was confirmed logs nobody in once its owner confirmed it and set a password', async () => {
  const { email, comesIn } = await stranger('bevestigd')
  assert.equal((await confirm(tokenOf(letterTo(app, email, /^Bevestig/)))).status, 200)
  await app.client().post('/api/password-reset', { email })
  await app.sent.run(app.site)
  const token = tokenOf(letterTo(app, email, /nieuw wachtwoord/))
  assert.equal((await app.client().post(`/api/password-reset/${token}`, { newPassword: OTHER })).status, 200)
  assert.equal(await comesIn(), 401)
})

test('nor once an administrator set another password of an account that nobody showed to be theirs', async () => {
  const { id, comesIn } = await stranger('geholpen')
  const { client: admin } = await app.loggedIn({ role: 'admin' })
  const set = await admin.send('PUT', `/api/users/${id}/password`, { body: { newPassword: OTHER } })
  assert.equal(set.status, 200)
  assert.equal((await admin.send('PUT', `/api/users/${id}/desk`, { body: { desk: 'editor' } })).status, 200)
  assert.equal(await comesIn(), 401)
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
    if (status !== 200) return
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
