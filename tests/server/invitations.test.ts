// Inviting people by mail: with a role, for one address, once; and a door that opens only to who was invited.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { users } from '#server/accounts/tables.ts'
import { makeUser, startApp, type Client, type TestApp } from '../support/app.ts'
import { DAY_MINUTES, later, letterTo, tokenOf } from '../support/letters.ts'

let app: TestApp
let admin: Client
before(async () => {
  app = await startApp({ registration: 'invite' })
  admin = (await app.loggedIn({ role: 'admin', name: 'Mira Beheer', username: 'mira' })).client
})
after(() => app.close())

let people = 0
const newAddress = () => `collega${(people += 1)}@krant.nl`

async function invited(fields: { email?: string; role?: string } = {}, by = admin) {
  const email = fields.email ?? newAddress()
  const reply = await by.post('/api/invitations', { email, role: fields.role ?? 'user' })
  assert.equal(reply.status, 201, JSON.stringify(reply.body))
  return { email, id: reply.body.id as number, token: tokenOf(letterTo(app, email, /uitgenodigd/)) }
}

const registering = (email: string, invitation?: string, client = app.client()) => {
  people += 1
  const body = { name: 'Nieuwe Collega', email, username: `collega-${people}`, password: 'een-lang-geheim', invitation }
  return client.post('/api/register', body)
}
const list = async () => (await admin.get('/api/invitations')).body as { id: number; email: string; state: string }[]

test('where only who was invited may register, nobody else does', async () => {
  assert.equal((await app.client().get('/api/front-door')).body.registration, 'invite')
  const refused = await registering(newAddress())
  assert.deepEqual([refused.status, refused.body.code], [403, 'invitationNeeded'])
  const made = await admin.post('/api/users', {
    name: 'Toegevoegd',
    email: newAddress(),
    username: 'toegevoegd',
    password: 'een-lang-geheim',
  })
  assert.equal(made.status, 201, 'an administrator still adds whom they like')
})

test('who was invited gets the role, a confirmed address, no trial that ends, and is on no list any more', async () => {
  const { email, token } = await invited({ role: 'paid' })
  assert.match(letterTo(app, email, /uitgenodigd/).paragraphs.join(' '), /Mira Beheer.*Betaalde gebruiker/)
  const read = await app.client().get(`/api/invitation/${token}`)
  assert.deepEqual(read.body, { email, role: 'paid', desk: 'none', invitedBy: 'Mira Beheer', state: 'pending' })
  const reply = await registering(email.toUpperCase(), token)
  assert.equal(reply.status, 201, JSON.stringify(reply.body))
  const { role, emailConfirmedAt, subscriptionEndDate } = reply.body
  assert.deepEqual([role, subscriptionEndDate], ['paid', null])
  assert.notEqual(emailConfirmedAt, null)
  assert.equal(
    (await list()).some((one) => one.email === email),
    false,
  )
  assert.equal(app.sent.letters(email).length, 1, 'they are not asked to confirm')
  assert.equal((await app.client().get(`/api/invitation/${token}`)).body.state, 'accepted')
})

test('an invitation works once, also for two at once, and for its address alone', async () => {
  const { email, token } = await invited()
  const other = await registering('iemand@anders.nl', token)
  assert.deepEqual([other.status, other.body.errors], [400, { email: `Deze uitnodiging is voor ${email}.` }])
  const replies = await Promise.all([registering(email, token), registering(email, token)])
  assert.equal(replies.filter(({ status }) => status === 201).length, 1)
  assert.equal((await app.database.db.select().from(users).where(eq(users.email, email))).length, 1)
  const again = await registering(email, token)
  assert.deepEqual([again.status, again.body.code], [409, 'letterLinkUsed'])
})

test('a registration that fails leaves the invitation as it was', async () => {
  await makeUser(app.database, { username: 'bezet' })
  const { email, token } = await invited()
  const body = { name: 'Nieuwe Collega', email, username: 'bezet', password: 'een-lang-geheim', invitation: token }
  assert.equal((await app.client().post('/api/register', body)).body.code, 'usernameTaken')
  assert.equal((await registering(email, token)).status, 201)
})

test('an invitation works for fourteen days', async () => {
  for (const [minutes, status] of [
    [14 * DAY_MINUTES - 1, 201],
    [14 * DAY_MINUTES, 410],
    [14 * DAY_MINUTES + 1, 410],
  ] as const) {
    const { client: boss } = await app.loggedIn({ role: 'admin' })
    const { email, token, id } = await invited({}, boss)
    later(app, minutes)
    assert.equal((await registering(email, token)).status, status, `after ${minutes} minutes`)
    const { client: now } = await app.loggedIn({ role: 'admin' })
    if (status === 201) continue
    const all = (await now.get('/api/invitations')).body as { id: number; state: string }[]
    assert.equal(all.find((one) => one.id === id)?.state, 'expired')
    admin = now
  }
})

test('sent again, only the newest link works; withdrawn, none', async () => {
  const { email, id, token } = await invited()
  assert.equal((await admin.post(`/api/invitations/${id}/resend`)).status, 200)
  const newer = tokenOf(letterTo(app, email, /uitgenodigd/))
  assert.notEqual(newer, token)
  assert.equal((await registering(email, token)).body.code, 'letterLinkUnknown')
  assert.equal((await admin.send('DELETE', `/api/invitations/${id}`)).status, 200)
  assert.equal((await registering(email, newer)).body.code, 'letterLinkUnknown')
  assert.equal((await admin.send('DELETE', `/api/invitations/${id}`)).status, 404)
  assert.equal((await admin.post(`/api/invitations/${id}/resend`)).status, 404)
})

test('an address is on the list once: inviting it again gives it the new role and another link', async () => {
  const { email, id, token } = await invited({ role: 'free' })
  const again = await invited({ email: email.toUpperCase(), role: 'user' })
  assert.equal(again.id, id)
  assert.equal((await list()).filter((one) => one.email.toLowerCase() === email).length, 1)
  assert.equal((await registering(email, token)).body.code, 'letterLinkUnknown')
  const reply = await registering(email, again.token)
  assert.deepEqual([reply.status, reply.body.role], [201, 'user'])
})

test('who got an account without their invitation is sent no other', async () => {
  const { email, id, token } = await invited()
  await makeUser(app.database, { username: 'zonder', email })
  const reply = await admin.post(`/api/invitations/${id}/resend`)
  assert.deepEqual([reply.status, reply.body.code], [409, 'emailTaken'])
  assert.equal(tokenOf(letterTo(app, email, /uitgenodigd/)), token, 'no letter was sent')
})

test('who has an account is not invited', async () => {
  const { email } = await makeUser(app.database, { username: 'bestaat' })
  const reply = await admin.post('/api/invitations', { email: email.toUpperCase(), role: 'user' })
  assert.deepEqual([reply.status, reply.body.code], [409, 'emailTaken'])
  assert.ok(reply.body.errors.email)
})

test('nobody gives more than they may: an invitation ends with the rights of who sent it, until another sends it again', async () => {
  const { client: boss, user } = await app.loggedIn({ role: 'admin' })
  const { email, id, token } = await invited({ role: 'admin' }, boss)
  const demoted = await admin.send('PUT', `/api/users/${user.id}/role`, { body: { role: 'user' } })
  assert.equal(demoted.status, 200)
  assert.equal((await list()).find((one) => one.id === id)?.state, 'void')
  assert.equal((await registering(email, token)).body.code, 'letterLinkUnknown')
  assert.equal((await app.client().get(`/api/invitation/${token}`)).body.state, 'void')
  await admin.send('DELETE', `/api/users/${user.id}`)
  assert.equal((await registering(email, token)).body.code, 'letterLinkUnknown')
  await admin.post(`/api/invitations/${id}/resend`)
  const reply = await registering(email, tokenOf(letterTo(app, email, /uitgenodigd/)))
  assert.deepEqual([reply.status, reply.body.role], [201, 'admin'])
})

test('the log tells who was invited with which role, by whom, and forgets the address with the account', async () => {
  const { email, token } = await invited({ role: 'admin' })
  const reply = await registering(email, token)
  const entries = async () =>
    ((await admin.get('/api/audit')).body as { action: string; subjectName: string; changes: object }[]).slice(0, 3)
  const [joined, added] = await entries()
  assert.deepEqual(
    [added?.action, added?.subjectName, added?.changes],
    ['invitation.add', email, { role: { to: 'admin' } }],
  )
  assert.equal(joined?.action, 'user.join')
  await admin.send('DELETE', `/api/users/${reply.body.id}`)
  assert.equal(JSON.stringify(await entries()).includes(email), false)
})

test('where anybody may register, an invitation works as well, and is dropped by who registers without it', async (context) => {
  const open = await startApp()
  context.after(() => open.close())
  const { client: boss } = await open.loggedIn({ role: 'admin' })
  const tokenFor = async (email: string, role: string) => {
    await boss.post('/api/invitations', { email, role })
    return tokenOf(letterTo(open, email, /uitgenodigd/))
  }
  const one = await tokenFor('een@krant.nl', 'free')
  const two = await tokenFor('twee@krant.nl', 'admin')
  const invitedOne = await registering('een@krant.nl', one, open.client())
  assert.deepEqual([invitedOne.status, invitedOne.body.role], [201, 'free'])
  const without = await registering('twee@krant.nl', undefined, open.client())
  assert.deepEqual([without.status, without.body.role], [201, 'user'])
  assert.deepEqual((await boss.get('/api/invitations')).body, [])
  assert.equal((await registering('twee@krant.nl', two, open.client())).body.code, 'letterLinkUnknown')
})
