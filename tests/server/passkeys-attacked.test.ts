// Passkeys that lie: at login, when one is added, and where one proves within a session who one is.
import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { after, before, beforeEach, test } from 'node:test'
import { DAY_MS } from '#contract/days.ts'
import { PASSKEY_ASKED } from '#contract/second-step/codes.ts'
import { loginDelays } from '#server/accounts/tables.ts'
import { PASSWORD, startApp, type Client, type TestApp } from '../support/app.ts'
import { passkeyAsks, type PasskeyAsks } from '../support/passkey-asks.ts'
import { turnOn } from '../support/second-step.ts'
import { softPasskey, type Said, type SoftPasskey } from '../support/soft-passkey.ts'

let app: TestApp
let origin: string
let ask: PasskeyAsks['ask']
let challengeAt: PasskeyAsks['challengeAt']
let add: PasskeyAsks['add']
before(async () => {
  app = await startApp()
  ;({ origin, ask, challengeAt, add } = passkeyAsks(app))
})
after(() => app.close())
beforeEach(async () => void (await app.database.db.delete(loginDelays)))

const toLogIn = () => challengeAt('/api/login/passkey/options')
const logIn = (credential: object) => ask('/api/login/passkey', credential)

/** Somebody with a passkey that has signed `counter` times. */
async function owner(counter = 5): Promise<{ client: Client; username: string; passkey: SoftPasskey }> {
  const { client, user } = await app.loggedIn()
  return { client, username: user.username, passkey: await add(client, counter) }
}

test('a passkey in software logs its owner in, so that what follows is refused for what is wrong with it', async () => {
  const { passkey, username } = await owner()
  const { status, body } = await logIn(passkey.signed({ challenge: await toLogIn(), origin, counter: 6 }))
  assert.deepEqual([status, body.username], [200, username])
})

const lies: Record<string, (challenge: string) => Said> = {
  'of another origin': (challenge) => ({ challenge, origin: 'https://kopij.example.com', counter: 6 }),
  'of the same host at another port': (challenge) => ({ challenge, origin: 'http://localhost:1', counter: 6 }),
  'of another site': (challenge) => ({ challenge, origin, rpId: 'example.com', counter: 6 }),
  'without finger, face or code': (challenge) => ({ challenge, origin, counter: 6, verified: false }),
  'with a count that stands still': (challenge) => ({ challenge, origin, counter: 5 }),
  'with a count that goes back': (challenge) => ({ challenge, origin, counter: 4 }),
  'with a count of zero after others': (challenge) => ({ challenge, origin, counter: 0 }),
  'of a question that nobody asked': () => ({ challenge: 'bmllbWFuZA', origin, counter: 6 }),
}
for (const [name, lie] of Object.entries(lies))
  test(`an answer ${name} neither logs in nor proves anything`, async () => {
    const { client, passkey } = await owner()
    const refused = await logIn(passkey.signed(lie(await toLogIn())))
    assert.deepEqual([refused.status, refused.body.code, refused.cookies], [401, 'passkeyRefused', []])
    const challenge = await challengeAt('/api/account/proof/passkey/options', client)
    const proof = await ask('/api/account/proof/passkey', passkey.signed(lie(challenge)), { client })
    assert.deepEqual([proof.status, proof.cookies], [401, []])
    const { body } = await client.get('/api/user')
    assert.ok(body.id > 0, 'the session of its owner goes on')
  })

test('an answer works once, also when it comes twice at the same moment', async () => {
  const { passkey } = await owner()
  const answer = passkey.signed({ challenge: await toLogIn(), origin, counter: 6 })
  const both = await Promise.all([logIn(answer), logIn(answer)])
  assert.deepEqual(new Set(both.map(({ status }) => status)), new Set([200, 401]))
  assert.equal((await logIn(answer)).status, 401)
})

test('an answer to a question of six minutes ago comes too late', async () => {
  const { passkey } = await owner()
  const challenge = await toLogIn()
  app.now = new Date(app.now.getTime() + 6 * 60_000)
  assert.equal((await logIn(passkey.signed({ challenge, origin, counter: 6 }))).status, 401)
})

test('another key, and the passkey of nobody, log nobody in', async () => {
  const { passkey } = await owner()
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  assert.equal(
    (await logIn(passkey.signed({ challenge: await toLogIn(), origin, counter: 6 }, privateKey))).status,
    401,
  )
  assert.equal((await logIn(softPasskey().signed({ challenge: await toLogIn(), origin, counter: 6 }))).status, 401)
})

test('the passkey of somebody else proves nothing, and neither does an answer to somebody else’s question', async () => {
  const [mine, theirs] = [await owner(), await owner()]
  const own = await challengeAt('/api/account/proof/passkey/options', mine.client)
  const strange = theirs.passkey.signed({ challenge: own, origin, counter: 6 })
  assert.equal((await ask('/api/account/proof/passkey', strange, mine)).status, 401)
  const their = await challengeAt('/api/account/proof/passkey/options', theirs.client)
  const signed = mine.passkey.signed({ challenge: their, origin, counter: 6 })
  assert.equal((await ask('/api/account/proof/passkey', signed, mine)).status, 401)
  // What was asked for a login proves nothing within a session, and the reverse.
  const login = mine.passkey.signed({ challenge: await toLogIn(), origin, counter: 6 })
  assert.equal((await ask('/api/account/proof/passkey', login, mine)).status, 401)
  const proof = await challengeAt('/api/account/proof/passkey/options', mine.client)
  assert.equal((await logIn(mine.passkey.signed({ challenge: proof, origin, counter: 6 }))).status, 401)
})

test('nobody adds a passkey with an answer to somebody else’s question, nor one that somebody has', async () => {
  const [mine, theirs] = [await owner(), await owner()]
  const their = await challengeAt('/api/account/passkeys/options', theirs.client)
  const credential = softPasskey().made({ challenge: their, origin })
  assert.equal((await ask('/api/account/passkeys', { credential }, mine)).status, 400)
  const challenge = await challengeAt('/api/account/passkeys/options', mine.client)
  const taken = await ask('/api/account/passkeys', { credential: theirs.passkey.made({ challenge, origin }) }, mine)
  assert.deepEqual([taken.status, taken.body.code], [409, 'passkeyKnown'])
  for (const said of [{ origin: 'https://kopij.example.com' }, { rpId: 'example.com' }, { verified: false }]) {
    const asked = await challengeAt('/api/account/passkeys/options', mine.client)
    const made = softPasskey().made({ challenge: asked, origin, ...said })
    assert.equal((await ask('/api/account/passkeys', { credential: made }, mine)).status, 400, JSON.stringify(said))
  }
})

test('a session that may add none adds none with the question of a proof, and proves nothing with that of adding', async () => {
  const mine = await owner()
  const asked = await challengeAt('/api/account/passkeys/options', mine.client)
  const signed = mine.passkey.signed({ challenge: asked, origin, counter: 6 })
  assert.equal((await ask('/api/account/proof/passkey', signed, mine)).status, 401)
  // What is asked of who cannot prove it: in a session of 25 days this question is all that a thief gets.
  app.now = new Date(app.now.getTime() + 25 * DAY_MS)
  assert.equal((await ask('/api/account/passkeys/options', {}, mine)).status, 403)
  const challenge = await challengeAt('/api/account/proof/passkey/options', mine.client)
  const added = await ask('/api/account/passkeys', { credential: softPasskey().made({ challenge, origin }) }, mine)
  assert.equal(added.status, 400, JSON.stringify(added.body))
  assert.equal((await mine.client.get('/api/account/passkeys')).body.length, 1)
})

test('where the house wants a second step, the password of who has only a passkey proves nothing by itself', async () => {
  const mine = await owner()
  const boss = await app.loggedIn({ role: 'admin' })
  await turnOn(app, boss.client)
  const want = (required: string) => boss.client.send('PUT', '/api/settings/second-step', { body: { required } })
  const byPassword = () => mine.client.post('/api/account/proof', { currentPassword: PASSWORD })
  assert.equal((await byPassword()).status, 200)
  assert.equal((await want('everybody')).status, 200)
  const refused = await byPassword()
  assert.deepEqual([refused.status, refused.body.errors], [400, { currentPassword: PASSKEY_ASKED }])
  const challenge = await challengeAt('/api/account/proof/passkey/options', mine.client)
  const signed = mine.passkey.signed({ challenge, origin, counter: 6 })
  assert.equal((await ask('/api/account/proof/passkey', signed, mine)).status, 200)
  assert.equal((await want('nobody')).status, 200)
})

test('a login by passkey that another site sends is refused, whatever it holds', async () => {
  const { passkey } = await owner()
  const signed = passkey.signed({ challenge: await toLogIn(), origin, counter: 6 })
  const refused = await ask('/api/login/passkey', signed, { from: 'https://kwaad.example' })
  assert.deepEqual([refused.status, refused.body.code], [403, 'foreignOrigin'])
})

test('nobody removes the passkey of somebody else', async () => {
  const [mine, theirs] = [await owner(), await owner()]
  const [passkey] = (await theirs.client.get('/api/account/passkeys')).body
  assert.equal((await mine.client.send('DELETE', `/api/account/passkeys/${passkey.id}`)).status, 404)
  assert.equal((await theirs.client.get('/api/account/passkeys')).body.length, 1)
})
