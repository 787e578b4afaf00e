// A request that began before its session was ended does nothing afterwards: whoever holds its body back would come in by it.
import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { after, before, test } from 'node:test'
import { PASSWORD, startApp, type Client, type TestApp } from '../support/app.ts'
import { letterTo, resetByMail, tokenOf } from '../support/letters.ts'
import { passkeyAsks, type PasskeyAsks } from '../support/passkey-asks.ts'

let app: TestApp
let passkeys: PasskeyAsks
before(async () => {
  app = await startApp()
  passkeys = passkeyAsks(app)
})
after(() => app.close())

/** Begins a request, of which the body is sent when the returned function is called; that returns the status. */
async function begun(path: string, body: string, cookie = '') {
  const { host, port } = new URL(passkeys.origin)
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    `origin: ${passkeys.origin}`,
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

const OTHER = 'een-heel-ander-geheim'

/** Somebody's account, and who logged in with their password. */
async function robbed(username: string, fields: { emailConfirmedAt?: null } = {}) {
  const { user } = await app.loggedIn({ username, ...fields })
  const thief = app.client()
  await thief.post('/api/login', { username, password: PASSWORD })
  return { user, thief }
}

/** A passkey of which the thief's request was begun. */
async function passkeyOnItsWay(thief: Client) {
  const { passkey, credential } = await passkeys.toAdd(thief)
  return { passkey, send: await begun('/api/account/passkeys', JSON.stringify({ credential }), thief.cookie) }
}

test('a passkey that is on its way when an account is taken back logs nobody in', async () => {
  const { user, thief } = await robbed('teruggehaald')
  const email = 'dief@example.net'
  await thief.send('PUT', '/api/account', { body: { name: user.name, email, currentPassword: PASSWORD } })
  const confirm = (token: string) => app.client().post(`/api/email-confirmation/${token}`)
  assert.equal((await confirm(tokenOf(letterTo(app, email, /nieuwe/)))).status, 200)
  const { passkey, send } = await passkeyOnItsWay(thief)
  assert.equal((await confirm(tokenOf(letterTo(app, user.email, /wordt gewijzigd/)))).status, 200)
  await resetByMail(app, user.email, OTHER)
  assert.equal((await thief.get('/api/user')).status, 401)
  assert.equal(await send(), 401)
  assert.equal(await passkeys.logIn(passkey), 401)
})

for (const isConfirmed of [true, false])
  test(`nor one that is on its way when ${isConfirmed ? 'a password' : 'the password of a never confirmed account'} is reset`, async () => {
    const { user, thief } = await robbed(`reset-${isConfirmed}`, isConfirmed ? {} : { emailConfirmedAt: null })
    const { passkey, send } = await passkeyOnItsWay(thief)
    await resetByMail(app, user.email, OTHER)
    assert.equal(await send(), 401)
    assert.equal(await passkeys.logIn(passkey), 401)
  })

test('nor is an address of the calendar made by a request that was on its way', async () => {
  const { user, thief } = await robbed('agenda')
  const send = await begun('/api/tasks/calendar', '{}', thief.cookie)
  await resetByMail(app, user.email, OTHER)
  assert.equal(await send(), 401)
})

test('a change of address that is asked beside a reset does not outlive it, whenever it comes', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { user, thief } = await robbed(`tegelijk${round}`)
    const body = { name: user.name, email: `dief${round}@example.net`, currentPassword: PASSWORD }
    await Promise.all([
      resetByMail(app, user.email, OTHER),
      wait(round * 20).then(() => thief.send('PUT', '/api/account', { body })),
    ])
    const asked = await app.database.pool.query(
      `select 1 from account_links where user_id = $1 and kind = 'change' and used_at is null`,
      [user.id],
    )
    assert.equal(asked.rows.length, 0, `round ${round}`)
  }
})
