// One's own name, address and password: a stranger at an open browser takes nothing, and nobody learns who has an account.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { LETTERS_PER_MAILBOX } from '#server/accounts/throttle.ts'
import { makeUser, PASSWORD, startApp, type Client, type NewTestUser, type TestApp } from '../support/app.ts'
import { DAY_MINUTES, later, letterTo, tokenOf } from '../support/letters.ts'

let app: TestApp
before(async () => {
  app = await startApp()
})
after(() => app.close())

let people = 0
async function someone(fields: Partial<NewTestUser> = {}) {
  people += 1
  return app.loggedIn({ username: `eigen${people}`, email: `eigen${people}@example.org`, ...fields })
}
const newAddress = () => `anders${(people += 1)}@example.org`

type Edit = { name?: string; email?: string; currentPassword?: string }
/** Changes one's own account; the password is the right one unless told. */
async function edit({ client, user }: { client: Client; user: { name: string; email: string } }, fields: Edit) {
  const body = { name: user.name, email: user.email, currentPassword: PASSWORD, ...fields }
  return client.send('PUT', '/api/account', { body })
}
const confirm = (token: string) => app.client().post(`/api/email-confirmation/${token}`)
const me = async (client: Client) => (await client.get('/api/user')).body

test('a name changes at once, without the password, and stands in the log', async () => {
  const own = await someone()
  const reply = await edit(own, { name: 'Een Nieuwe Naam', currentPassword: undefined as never })
  assert.deepEqual([reply.status, reply.body.user.name, reply.body.pendingEmail], [200, 'Een Nieuwe Naam', null])
  assert.equal((await me(own.client)).name, 'Een Nieuwe Naam')
  const { client: admin } = await app.loggedIn({ role: 'admin' })
  const [entry] = (await admin.get('/api/audit')).body
  assert.deepEqual([entry.action, entry.subjectId], ['user.edit', own.user.id])
  assert.equal((await edit(own, { name: 'X' })).body.errors.name, 'Naam moet minimaal 2 karakters bevatten')
})

test('a new address counts once it is confirmed there, and the old one is told', async () => {
  const own = await someone()
  const email = newAddress()
  const reply = await edit(own, { email })
  assert.deepEqual([reply.body.user.email, reply.body.pendingEmail], [own.user.email, email])
  assert.equal((await own.client.get('/api/account')).body.pendingEmail, email)
  const link = letterTo(app, email, /nieuwe e-mailadres/)
  assert.ok(letterTo(app, own.user.email, /wordt gewijzigd/).button)
  assert.equal((await me(own.client)).email, own.user.email)
  assert.deepEqual((await confirm(tokenOf(link))).body, { kind: 'change', email })
  const now = await me(own.client)
  assert.equal(now.email, email)
  assert.notEqual(now.emailConfirmedAt, null)
  assert.equal((await own.client.get('/api/account')).body.pendingEmail, null)
})

test('another address asks for the password: a stranger at an open browser does not take the account', async () => {
  const own = await someone()
  for (const currentPassword of ['', 'verkeerd-geraden']) {
    const reply = await edit(own, { email: newAddress(), currentPassword })
    assert.equal(reply.status, 400)
    assert.ok(reply.body.errors.currentPassword)
  }
  assert.equal(app.sent.letters(own.user.email).length, 0)
  assert.equal((await own.client.get('/api/account')).body.pendingEmail, null)
})

test('the answer is the same for an address that somebody has, and only they are told', async () => {
  const own = await someone()
  const other = await makeUser(app.database, { username: `ander${people}` })
  const reply = await edit(own, { email: other.email.toUpperCase() })
  assert.deepEqual([reply.status, reply.body.pendingEmail], [200, other.email.toUpperCase()])
  const letter = letterTo(app, other.email, /jouw e-mailadres/)
  assert.equal(JSON.stringify(letter).includes('#'), false, 'no link that does anything')
  assert.deepEqual(app.sent.letters(other.email.toUpperCase()), [])
})

test('who registered with the address meanwhile keeps it', async () => {
  const own = await someone()
  const email = newAddress()
  await edit(own, { email })
  await makeUser(app.database, { username: `sneller${people}`, email })
  const reply = await confirm(tokenOf(letterTo(app, email, /nieuwe e-mailadres/)))
  assert.deepEqual([reply.status, reply.body.code], [409, 'emailTaken'])
  assert.equal((await me(own.client)).email, own.user.email)
})

test('only the newest new address can be confirmed, and none once the change is withdrawn by either side', async () => {
  const own = await someone()
  const [first, second, third] = [newAddress(), newAddress(), newAddress()]
  await edit(own, { email: first })
  await edit(own, { email: second })
  assert.equal((await confirm(tokenOf(letterTo(app, first, /nieuwe/)))).body.code, 'letterLinkUnknown')
  await edit(own, {})
  assert.equal((await confirm(tokenOf(letterTo(app, second, /nieuwe/)))).body.code, 'letterLinkUnknown')
  await edit(own, { email: third })
  const token = tokenOf(letterTo(app, third, /nieuwe/))
  const { body } = await app.client().send('DELETE', `/api/email-confirmation/${token}`)
  assert.deepEqual(body, { removed: false })
  assert.equal((await confirm(token)).body.code, 'letterLinkUsed')
  assert.equal((await own.client.get('/api/account')).body.pendingEmail, null)
  assert.equal((await me(own.client)).email, own.user.email)
})

test('the old address takes the change back for seven days: everybody is logged out and the password ends', async () => {
  for (const [minutes, status] of [
    [7 * DAY_MINUTES - 1, 200],
    [7 * DAY_MINUTES, 410],
  ] as const) {
    const own = await someone()
    const email = newAddress()
    await edit(own, { email })
    await confirm(tokenOf(letterTo(app, email, /nieuwe/)))
    const token = tokenOf(letterTo(app, own.user.email, /wordt gewijzigd/))
    later(app, minutes)
    const reply = await confirm(token)
    assert.equal(reply.status, status)
    if (status !== 200) continue
    assert.deepEqual(reply.body, { kind: 'takeBack', email: own.user.email })
    assert.equal((await own.client.get('/api/user')).status, 401)
    const { username } = own.user
    const again = await app.client().post('/api/login', { username, password: PASSWORD })
    assert.equal(again.status, 401, 'whoever changed it knew the password')
    const reset = tokenOf(letterTo(app, own.user.email, /nieuw wachtwoord/))
    const newPassword = 'een-heel-ander-geheim'
    assert.equal((await app.client().post(`/api/password-reset/${reset}`, { newPassword })).status, 200)
    const back = await app.client().post('/api/login', { username, password: newPassword })
    assert.deepEqual([back.status, back.body.email], [200, own.user.email])
  }
})

test('a second change does not rob the first address of its way back', async () => {
  const own = await someone()
  const [second, third] = [newAddress(), newAddress()]
  await edit(own, { email: second })
  await confirm(tokenOf(letterTo(app, second, /nieuwe/)))
  const token = tokenOf(letterTo(app, own.user.email, /wordt gewijzigd/))
  await edit({ client: own.client, user: await me(own.client) }, { email: third })
  await confirm(tokenOf(letterTo(app, third, /nieuwe/)))
  assert.equal((await me(own.client)).email, third)
  assert.equal((await confirm(token)).status, 200)
  assert.equal((await app.client().get(`/api/email-confirmation/${token}`)).body.state, 'done')
})

test('whoever moved an account twice does not rob its owner of the way back by taking the second change back themselves', async () => {
  const own = await someone()
  const [second, third] = [newAddress(), newAddress()]
  await edit(own, { email: second })
  await confirm(tokenOf(letterTo(app, second, /nieuwe/)))
  const owners = tokenOf(letterTo(app, own.user.email, /wordt gewijzigd/))
  later(app, 1)
  await edit({ client: own.client, user: await me(own.client) }, { email: third })
  const between = tokenOf(letterTo(app, second, /wordt gewijzigd/))
  assert.deepEqual((await confirm(between)).body, { kind: 'takeBack', email: second })
  assert.deepEqual((await confirm(owners)).body, { kind: 'takeBack', email: own.user.email })
  // What was mailed to the address between is worth nothing now: neither the new password nor another way back.
  const reset = tokenOf(letterTo(app, second, /nieuw wachtwoord/))
  const taken = await app.client().post(`/api/password-reset/${reset}`, { newPassword: 'een-heel-ander-geheim' })
  assert.equal(taken.body.code, 'letterLinkUnknown')
})

test('the first owner takes back, and no link of an address after theirs undoes that', async () => {
  const own = await someone()
  const second = newAddress()
  await edit(own, { email: second })
  await confirm(tokenOf(letterTo(app, second, /nieuwe/)))
  const owners = tokenOf(letterTo(app, own.user.email, /wordt gewijzigd/))
  later(app, 1)
  await edit({ client: own.client, user: await me(own.client) }, { email: newAddress() })
  const between = tokenOf(letterTo(app, second, /wordt gewijzigd/))
  assert.equal((await confirm(owners)).status, 200)
  assert.equal((await confirm(between)).body.code, 'letterLinkUnknown')
})

test('an address that was never confirmed is not told and takes nothing back: it may be a typing error', async () => {
  const own = await someone({ emailConfirmedAt: null })
  const email = newAddress()
  await own.client.post('/api/email-confirmation')
  const old = tokenOf(letterTo(app, own.user.email, /Bevestig/))
  await edit(own, { email })
  assert.deepEqual(
    app.sent.letters(own.user.email).map(({ subject }) => subject),
    ['Bevestig je e-mailadres'],
  )
  await confirm(tokenOf(letterTo(app, email, /nieuwe/)))
  for (const method of ['POST', 'DELETE'])
    assert.equal((await app.client().send(method, `/api/email-confirmation/${old}`)).body.code, 'letterLinkUnknown')
  assert.equal((await me(own.client)).email, email)
})

test('asked to send it again while a change waits, the letter goes to the new address', async () => {
  const own = await someone()
  const email = newAddress()
  await edit(own, { email })
  assert.equal((await own.client.post('/api/email-confirmation')).body.email, email)
  assert.equal(app.sent.letters(email).length, 2)
  assert.equal((await confirm(tokenOf(letterTo(app, email, /nieuwe/)))).status, 200)
})

test('a mailbox that others fill is spared', async () => {
  const email = newAddress()
  const statuses: number[] = []
  for (let time = 0; time < LETTERS_PER_MAILBOX + 1; time += 1)
    statuses.push((await edit(await someone(), { email })).status)
  assert.deepEqual(statuses, [...Array.from({ length: LETTERS_PER_MAILBOX }, () => 200), 429])
})

test('everybody changes their own password with the one they have, and is told; only administrators that of others', async () => {
  const own = await someone()
  const other = await someone()
  const elsewhere = app.client()
  await elsewhere.post('/api/login', { username: own.user.username, password: PASSWORD })
  const put = (client: Client, id: number, body: object) => client.send('PUT', `/api/users/${id}/password`, { body })
  const newPassword = 'een-heel-ander-geheim'
  assert.equal((await put(own.client, other.user.id, { newPassword, currentPassword: PASSWORD })).status, 403)
  assert.equal((await put(own.client, own.user.id, { newPassword })).status, 400)
  assert.equal((await put(own.client, own.user.id, { newPassword, currentPassword: 'verkeerd' })).status, 400)
  assert.equal((await put(own.client, own.user.id, { newPassword, currentPassword: PASSWORD })).status, 200)
  assert.equal((await own.client.get('/api/user')).status, 200, 'this session goes on')
  assert.equal((await elsewhere.get('/api/user')).status, 401, 'the others end')
  assert.match(letterTo(app, own.user.email, /wachtwoord is gewijzigd/).paragraphs[0] ?? '', /Op andere apparaten/)
  const { client: admin } = await app.loggedIn({ role: 'admin' })
  assert.equal((await put(admin, other.user.id, { newPassword })).status, 200)
  assert.match(letterTo(app, other.user.email, /wachtwoord is gewijzigd/).paragraphs[0] ?? '', /beheerder/)
})
