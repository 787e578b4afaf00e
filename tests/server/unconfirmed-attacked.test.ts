// Who registers with somebody else's address is out once its owner sets another password by mail: nothing left behind lets them in.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startApp, type TestApp } from '../support/app.ts'
import { letterTo, tokenOf } from '../support/letters.ts'
import { softPasskey } from '../support/soft-passkey.ts'

let app: TestApp
let origin: string
before(async () => {
  app = await startApp()
  origin = app.url.replace('127.0.0.1', 'localhost')
})
after(() => app.close())

async function ask(path: string, body: unknown, cookie?: string) {
  const reply = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  })
  return { status: reply.status, body: await reply.json() }
}

test('a passkey that was added before an address was ever confirmed logs nobody in after its owner set another password', async () => {
  const email = 'collega@krant.example'
  const stranger = app.client()
  const body = { name: 'Collega Jansen', username: 'collega', email, password: 'een-lang-geheim-van-de-vreemde' }
  assert.equal((await stranger.post('/api/register', body)).status, 201)
  const passkey = softPasskey()
  const asked = await ask('/api/account/passkeys/options', {}, stranger.cookie)
  const credential = passkey.made({ challenge: asked.body.challenge, origin, counter: 1 })
  assert.equal((await ask('/api/account/passkeys', { credential }, stranger.cookie)).status, 201)
  const { pathname } = new URL((await stranger.post('/api/tasks/calendar')).body.url)

  // The owner of the address takes the account that is in their name, as the login page offers.
  await app.client().post('/api/password-reset', { email })
  await app.sent.run(app.site)
  const token = tokenOf(letterTo(app, email, /nieuw wachtwoord/))
  const newPassword = 'een-heel-ander-geheim'
  assert.equal((await app.client().post(`/api/password-reset/${token}`, { newPassword })).status, 200)
  const owner = app.client()
  assert.equal((await owner.post('/api/login', { username: 'collega', password: newPassword })).status, 200)
  assert.equal((await stranger.get('/api/user')).status, 401)

  const login = await ask('/api/login/passkey/options', {})
  const entered = await ask(
    '/api/login/passkey',
    passkey.signed({ challenge: login.body.challenge, origin, counter: 2 }),
  )
  assert.equal(entered.status, 401, `logged in as ${entered.body.username}, confirmed ${entered.body.emailConfirmedAt}`)
  assert.equal((await app.client().get(pathname)).status, 404)
})

test('an address that a stranger asked for before the owner set another password does not get the account afterwards', async () => {
  const email = 'ander@krant.example'
  const stranger = app.client()
  const password = 'een-lang-geheim-van-de-vreemde'
  const registered = await stranger.post('/api/register', { name: 'Ander Jansen', username: 'ander', email, password })
  assert.equal(registered.status, 201)
  const body = { name: 'Ander Jansen', email: 'vreemde@elders.example', currentPassword: password }
  assert.equal((await stranger.send('PUT', '/api/account', { body })).status, 200)
  const change = tokenOf(letterTo(app, 'vreemde@elders.example', /nieuwe/))

  await app.client().post('/api/password-reset', { email })
  await app.sent.run(app.site)
  const token = tokenOf(letterTo(app, email, /nieuw wachtwoord/))
  const newPassword = 'een-heel-ander-geheim'
  assert.equal((await app.client().post(`/api/password-reset/${token}`, { newPassword })).status, 200)
  const owner = app.client()
  assert.equal((await owner.post('/api/login', { username: 'ander', password: newPassword })).status, 200)

  const moved = await app.client().post(`/api/email-confirmation/${change}`)
  const [{ subject }] = [app.sent.letters(email).at(-1) ?? { subject: '' }]
  assert.equal(
    (await owner.get('/api/user')).body.email,
    email,
    `${moved.status}, and the owner last read ‘${subject}’`,
  )
})
