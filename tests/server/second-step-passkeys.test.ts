// Passkeys without a device: what is asked, what is refused, and when the password is asked first. With one: the journey
// passkey-login.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { PASSWORD, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
before(async () => void (app = await startApp()))
after(() => app.close())

test('a passkey’s answer that nobody asked, or that is nonsense, is refused', async () => {
  const nonsense = {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
  }
  assert.equal((await app.client().post('/api/login/passkey', {})).status, 400)
  const url = app.url.replace('127.0.0.1', 'localhost')
  const ask = (path: string, body?: unknown, cookie?: string) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  assert.equal((await ask('/api/login/passkey', nonsense)).status, 401)
  const options = await (await ask('/api/login/passkey/options')).json()
  assert.equal(options.rpId, 'localhost')
  assert.equal(options.userVerification, 'required')
  assert.equal(options.allowCredentials, undefined)
  const { client } = await app.loggedIn()
  const made = await (await ask('/api/account/passkeys/options', undefined, client.cookie)).json()
  assert.deepEqual(
    made.pubKeyCredParams.map(({ alg }: { alg: number }) => alg),
    [-8, -7, -257],
  )
  const body = { credential: { ...nonsense, response: { clientDataJSON: 'e30', attestationObject: 'AAAA' } } }
  const refused = await ask('/api/account/passkeys', body, client.cookie)
  assert.equal(refused.status, 400)
  // Browsers know no passkeys of a bare address.
  assert.equal((await app.client().post('/api/login/passkey/options')).body.code, 'passkeysNeedAddress')
  assert.equal((await client.post('/api/account/passkeys/options', {})).status, 409)
})

test('adding a passkey asks the password once the login is ten minutes ago', async () => {
  const { client } = await app.loggedIn()
  const ask = (body: unknown) =>
    fetch(`${app.url.replace('127.0.0.1', 'localhost')}/api/account/passkeys/options`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: client.cookie ?? '' },
      body: JSON.stringify(body),
    })
  const begun = app.now
  app.now = new Date(begun.getTime() + 10 * 60_000 - 1)
  assert.equal((await ask({})).status, 200)
  assert.equal((await ask({ currentPassword: 'verkeerd' })).status, 400)
  app.now = new Date(begun.getTime() + 10 * 60_000)
  const refused = await ask({})
  assert.equal(refused.status, 400)
  assert.equal((await refused.json()).errors.currentPassword, 'Vul je huidige wachtwoord in.')
  assert.equal((await ask({ currentPassword: PASSWORD })).status, 200)
  assert.equal((await client.send('DELETE', '/api/account/passkeys/1', { body: {} })).status, 400)
  assert.equal(
    (await client.send('DELETE', '/api/account/passkeys/1', { body: { currentPassword: PASSWORD } })).status,
    404,
  )
})
