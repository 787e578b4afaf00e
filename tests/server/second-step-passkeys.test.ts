// Passkeys without a device: what is asked, and what is refused. With one: the journey passkey-login. With one that lies:
// passkeys-attacked.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { PASSKEYS_PER_HOUR } from '#server/second-step/passkey-routes.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { passkeyAsks } from '../support/passkey-asks.ts'

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

test('a person adds and removes so many in an hour, of which each is a letter, and waits then', async () => {
  const { client } = await app.loggedIn()
  const passkeys = passkeyAsks(app)
  for (let changed = 0; changed < PASSKEYS_PER_HOUR; changed += 2) {
    await passkeys.add(client)
    const [passkey] = (await client.get('/api/account/passkeys')).body as { id: number }[]
    assert.equal((await client.send('DELETE', `/api/account/passkeys/${passkey?.id}`)).status, 200)
  }
  const { credential } = await passkeys.toAdd(client)
  const { status, body } = await passkeys.ask('/api/account/passkeys', { credential }, { client })
  assert.deepEqual([status, body.code], [429, 'tooManyTries'])
})
