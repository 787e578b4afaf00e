// A request that began before its session was ended does nothing afterwards: whoever holds its body back would come in by it.
import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { after, before, test } from 'node:test'
import { PASSWORD, startApp, type TestApp } from '../support/app.ts'
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

/** Begins a request, of which the body is sent when the returned function is called; that returns the status. */
async function begun(path: string, body: string, cookie = '') {
  const { host, port } = new URL(origin)
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    `origin: ${origin}`,
    `cookie: ${cookie}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 1)}`)
  await wait(300)
  return async () => {
    socket.write(body.slice(1))
    let text = ''
    for await (const chunk of socket) text += String(chunk)
    return Number(text.split(' ')[1])
  }
}

const reset = async (email: string) => {
  await app.client().post('/api/password-reset', { email })
  await app.sent.run(app.site)
  const token = tokenOf(letterTo(app, email, /nieuw wachtwoord/))
  return app.client().post(`/api/password-reset/${token}`, { newPassword: 'een-heel-ander-geheim' })
}

async function passkeyOf(cookie: string | undefined) {
  const passkey = softPasskey()
  const asked = await ask('/api/account/passkeys/options', {}, cookie)
  const credential = passkey.made({ challenge: asked.body.challenge, origin, counter: 1 })
  const send = await begun('/api/account/passkeys', JSON.stringify({ credential }), cookie)
  async function comesIn() {
    const { body } = await ask('/api/login/passkey/options', {})
    return (await ask('/api/login/passkey', passkey.signed({ challenge: body.challenge, origin, counter: 2 }))).status
  }
  return { send, comesIn }
}

test('a passkey that is on its way when an account is taken back logs nobody in', async () => {
  const { user } = await app.loggedIn({ username: 'teruggehaald' })
  const thief = app.client()
  await thief.post('/api/login', { username: user.username, password: PASSWORD })
  const email = 'dief@example.net'
  await thief.send('PUT', '/api/account', { body: { name: user.name, email, currentPassword: PASSWORD } })
  const confirm = (token: string) => app.client().post(`/api/email-confirmation/${token}`)
  assert.equal((await confirm(tokenOf(letterTo(app, email, /nieuwe/)))).status, 200)
  const { send, comesIn } = await passkeyOf(thief.cookie)
  assert.equal((await confirm(tokenOf(letterTo(app, user.email, /wordt gewijzigd/)))).status, 200)
  assert.equal((await reset(user.email)).status, 200)
  assert.equal((await thief.get('/api/user')).status, 401)
  const sent = await send()
  assert.equal(
    await comesIn(),
    401,
    `adding it answered ${sent}, owner read ${app.sent
      .letters(user.email)
      .map(({ subject }) => subject)
      .join(' / ')}`,
  )
})

for (const isConfirmed of [true, false])
  test(`nor one that is on its way when ${isConfirmed ? 'a password' : 'the password of a never confirmed account'} is reset`, async () => {
    const fields = isConfirmed ? {} : { emailConfirmedAt: null }
    const { user } = await app.loggedIn({ username: `reset-${isConfirmed}`, ...fields })
    const thief = app.client()
    await thief.post('/api/login', { username: user.username, password: PASSWORD })
    const { send, comesIn } = await passkeyOf(thief.cookie)
    assert.equal((await reset(user.email)).status, 200)
    const sent = await send()
    assert.equal(await comesIn(), 401, `adding it answered ${sent}`)
  })

test('nor is an address of the calendar made by a request that was on its way', async () => {
  const { user } = await app.loggedIn({ username: 'agenda' })
  const thief = app.client()
  await thief.post('/api/login', { username: user.username, password: PASSWORD })
  const send = await begun('/api/tasks/calendar', '{}', thief.cookie)
  assert.equal((await reset(user.email)).status, 200)
  assert.equal(await send(), 401)
})

test('a change of address that is asked beside a reset does not outlive it, whenever it comes', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { user } = await app.loggedIn({ username: `tegelijk${round}` })
    const thief = app.client()
    await thief.post('/api/login', { username: user.username, password: PASSWORD })
    const body = { name: user.name, email: `dief${round}@example.net`, currentPassword: PASSWORD }
    const [{ status }] = await Promise.all([
      reset(user.email),
      wait(round * 20).then(() => thief.send('PUT', '/api/account', { body })),
    ])
    assert.equal(status, 200)
    const asked = await app.database.pool.query(
      `select 1 from account_links where user_id = $1 and kind = 'change' and used_at is null`,
      [user.id],
    )
    assert.equal(asked.rows.length, 0, `round ${round}`)
  }
})
