// Of all addresses that an account had lately the oldest wins: who had it in between, knowing its password, keeps no way in once its owner has
// it back, whichever way they took.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { DAY_MS } from '#contract/days.ts'
import { PASSWORD, type Client, type TestApp } from '../support/app.ts'
import { leave, openLeaving, type Leaving } from '../support/leaving.ts'
import { letterTo, resetByMail, tokenOf } from '../support/letters.ts'
import { passkeyAsks, type PasskeyAsks } from '../support/passkey-asks.ts'
import { publish, runAt, taken, written } from '../support/publishing.ts'

let house: Leaving
let app: TestApp
let passkeys: PasskeyAsks
before(async () => {
  house = await openLeaving()
  app = house.app
  passkeys = passkeyAsks(app)
})
beforeEach(() => void (app.now = new Date('2026-12-01T09:00:00Z')))
after(() => house.room.close())

const NEW_PASSWORD = 'een-lang-geheim-van-de-eigenaar'
const later = (days: number) => void (app.now = new Date(app.now.getTime() + days * DAY_MS))
const confirm = (token: string) => app.client().post(`/api/email-confirmation/${token}`)
const emailOf = async (id: number) =>
  (await app.database.pool.query('select email from users where id = $1', [id])).rows[0]?.email as string
const changeTo = (email: string) => tokenOf(letterTo(app, email, /^Bevestig je nieuwe/))
const takeBackOf = (email: string) => tokenOf(letterTo(app, email, /wordt gewijzigd/))
const askFor = async (client: Client, email: string) =>
  taken(await client.send('PUT', '/api/account', { body: { name: 'Vera Jansen', email, currentPassword: PASSWORD } }))
async function move(client: Client, email: string) {
  await askFor(client, email)
  taken(await confirm(changeTo(email)))
}
const setPassword = async (client: Client, id: number, body: object) =>
  taken(await client.send('PUT', `/api/users/${id}/password`, { body }))

/** An editor whose password somebody else knows, who moves the account to a mailbox of theirs. */
async function robbed(username: string) {
  const { client, user } = await app.loggedIn({ username, role: 'paid', desk: 'editor' })
  const thief = app.client()
  taken(await thief.post('/api/login', { username, password: PASSWORD }))
  const theirs = `${username}-dief@example.net`
  await move(thief, theirs)
  return { client, user, thief, theirs }
}

test('who leaves a thief’s address for a third one can have the account back as long as the thief can, and after', async () => {
  const { client, user, theirs } = await robbed('derde')
  later(3)
  await move(client, 'derde-nieuw@example.nl')
  later(6.9)
  taken(await confirm(takeBackOf(theirs)))
  assert.equal(await emailOf(user.id), theirs)
  letterTo(app, user.email, /^Een account dat van jou was/)
  later(6.9)
  taken(await confirm(takeBackOf(user.email)))
  assert.equal(await emailOf(user.id), user.email)
  assert.throws(() => takeBackOf('derde-nieuw@example.nl'))
})

test('no link outlives an older one while a move is asked, or asked again', async () => {
  const third = await robbed('vraagt')
  later(6)
  await askFor(third.client, 'vraagt-nieuw@example.nl')
  later(2)
  taken(await confirm(changeTo('vraagt-nieuw@example.nl')))
  taken(await confirm(takeBackOf(third.theirs)))
  taken(await confirm(takeBackOf(third.user.email)))
  assert.equal(await emailOf(third.user.id), third.user.email)
  const back = await robbed('vraagt-weer')
  later(1)
  await askFor(back.client, back.user.email)
  later(6)
  taken(await back.client.post('/api/email-confirmation'))
  later(2)
  taken(await confirm(changeTo(back.user.email)))
  assert.throws(() => takeBackOf(back.theirs))
})

test('an address that was left weeks ago wins of nobody: when it is left again it is no older than that', async () => {
  const { client, user } = await app.loggedIn({ username: 'weken' })
  const former = user.email
  await move(client, 'weken-nieuw@example.nl')
  const ended = takeBackOf(former)
  later(20)
  // Who reads that mailbox by now, and knows the password.
  const thief = app.client()
  taken(await thief.post('/api/login', { username: 'weken', password: PASSWORD }))
  await move(thief, former)
  await move(thief, 'weken-dief@example.net')
  taken(await confirm(takeBackOf('weken-nieuw@example.nl')))
  assert.equal((await confirm(ended)).status, 404)
  assert.equal(await emailOf(user.id), 'weken-nieuw@example.nl')
})

test('what changes how one logs in is told at the three oldest of one’s former addresses, however many there are', async () => {
  const { client, user } = await app.loggedIn({ username: 'vaak' })
  for (const nth of [1, 2, 3, 4, 5]) {
    await move(client, `vaak-${nth}@example.nl`)
    later(0.0001)
  }
  await passkeys.add(client)
  const told = [user.email, ...[1, 2, 3, 4].map((nth) => `vaak-${nth}@example.nl`)].map(
    (email) => app.sent.letters(email).filter(({ subject }) => subject.startsWith('Er is iets gewijzigd')).length,
  )
  assert.deepEqual(told, [1, 1, 1, 0, 0])
})

const WAYS = {
  'by moving it back': async (client: Client, user: { id: number; email: string }) => {
    await move(client, user.email)
    await setPassword(client, user.id, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
  },
  'by moving it back, and a reset': async (client: Client, user: { email: string }) => {
    await move(client, user.email)
    await resetByMail(app, user.email, NEW_PASSWORD)
  },
  'by an administrator': async (
    _client: Client,
    { id, email, name, username }: { id: number; email: string; name: string; username: string },
  ) => {
    const { client: admin } = await house.boss()
    taken(await admin.send('PUT', `/api/users/${id}`, { body: { name, username, email } }))
    await setPassword(admin, id, { newPassword: NEW_PASSWORD })
  },
}
for (const [nth, [way, mend]] of Object.entries(WAYS).entries())
  test(`an owner who gets their address back ${way} is rid of what came meanwhile, and keeps what was there before`, async () => {
    const { client, user } = await app.loggedIn({ username: `terug-${nth}`, role: 'paid', desk: 'editor' })
    const own = await written(client, { title: 'Van de eigenaar' })
    taken(await publish(client, own.id, { siteId: house.siteId, when: '2026-12-05T10:00' }))
    later(0.1)
    const thief = app.client()
    taken(await thief.post('/api/login', { username: user.username, password: PASSWORD }))
    await move(thief, `terug-${nth}-dief@example.net`)
    const passkey = await passkeys.add(thief)
    letterTo(app, user.email, /^Er is iets gewijzigd bij een account dat dit adres had/)
    await leave(app, thief, `terug-${nth}-dief@example.net`)
    taken(await thief.post('/api/login', { username: user.username, password: PASSWORD }))
    const { id } = await written(thief, { title: 'Van de dief' })
    taken(await publish(thief, id, { siteId: house.siteId, when: '2026-12-05T10:00' }))
    later(2)
    // The deletion ended their session.
    taken(await client.post('/api/login', { username: user.username, password: PASSWORD }))
    await mend(client, user)
    assert.equal(await passkeys.logIn(passkey), 401)
    assert.equal((await thief.get('/api/user')).status, 401)
    assert.match(
      letterTo(app, user.email, /^Wat er in je account bij kwam/).paragraphs.join(),
      /passkeys .* verwijdering/,
    )
    const { rows } = await app.database.pool.query('select deletion_due_at from users where id = $1', [user.id])
    assert.equal(rows[0].deletion_due_at, null)
    const held = letterTo(app, user.email, /gepland stond, wacht/).paragraphs.join()
    assert.match(held, /Van de dief/)
    assert.doesNotMatch(held, /Van de eigenaar/)
    await runAt(house.room, '2026-12-05T09:00:00Z')
    assert.deepEqual([(await house.ordersOf(id))[0]?.state, (await house.ordersOf(own.id))[0]?.state], ['held', 'sent'])
  })

test('an owner who asks for their address back while they can has it back without a link to who had it, whenever they confirm that', async () => {
  const { client, user, theirs } = await robbed('nipt')
  later(6.9)
  await askFor(client, user.email)
  later(0.5)
  taken(await confirm(changeTo(user.email)))
  assert.equal(await emailOf(user.id), user.email)
  assert.throws(() => takeBackOf(theirs))
})

test('who only thought that they came back can still take the account back: the move back may be the thief’s', async () => {
  const { user, thief } = await robbed('schijn')
  await move(thief, user.email)
  taken(await confirm(takeBackOf(user.email)))
  assert.equal((await thief.get('/api/user')).status, 401)
})

test('an administrator who gives somebody another address ends what addresses of before could do, and what was added since', async () => {
  const { user, thief, theirs } = await robbed('beheerd')
  await move(thief, 'beheerd-dief-2@example.net')
  const passkey = await passkeys.add(thief)
  const { id } = await written(thief, { title: 'Van de dief' })
  taken(await publish(thief, id, { siteId: house.siteId, when: '2026-12-05T10:00' }))
  const { client: admin } = await house.boss()
  const body = { name: user.name, username: user.username, email: 'beheerd-nieuw@example.nl' }
  taken(await admin.send('PUT', `/api/users/${user.id}`, { body }))
  await setPassword(admin, user.id, { newPassword: NEW_PASSWORD })
  assert.equal((await confirm(takeBackOf(theirs))).status, 404)
  assert.equal(await emailOf(user.id), 'beheerd-nieuw@example.nl')
  assert.equal(await passkeys.logIn(passkey), 401)
  assert.equal((await house.ordersOf(id))[0]?.state, 'held')
})
