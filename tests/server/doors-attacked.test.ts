// Links in mail, attacked: an address that is changed and taken back, an invitation, and a withdrawal, each twice, late, at the same moment
// as its opposite, and by somebody else.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { users } from '#server/accounts/tables.ts'
import { makeUser, PASSWORD } from '../support/app.ts'
import { openBillingHouse, type BillingHouse } from '../support/billing-house.ts'
import { letterTo, tokenOf } from '../support/letters.ts'
import { login, turnOn } from '../support/second-step.ts'
import { passkeyAsks } from '../support/passkey-asks.ts'

let house: BillingHouse
before(async () => void (house = await openBillingHouse()))
after(() => house.close())

let people = 0
const newAddress = () => `ander${(people += 1)}@example.org`
async function someone() {
  people += 1
  return house.person({ username: `deur${people}`, email: `deur${people}@example.org` })
}
type Someone = Awaited<ReturnType<typeof someone>>

const confirm = (token: string, client = house.app.client()) => client.post(`/api/email-confirmation/${token}`)
const emailOf = async (id: number) =>
  (await house.app.database.db.select().from(users).where(eq(users.id, id)))[0]?.email

/** Asks for another address; the links to confirm it and to take it back. */
async function moving({ client, user }: Someone, email = newAddress()) {
  const body = { name: user.name, email, currentPassword: PASSWORD }
  assert.equal((await client.send('PUT', '/api/account', { body })).status, 200)
  return {
    email,
    change: tokenOf(letterTo(house.app, email, /nieuwe/)),
    back: tokenOf(letterTo(house.app, user.email, /wordt gewijzigd/)),
  }
}

test('an address that is confirmed and taken back at the same moment ends as the old one', async () => {
  for (let round = 0; round < 4; round++) {
    const one = await someone()
    const { change, back } = await moving(one)
    const [, taken] = await Promise.all([confirm(change), confirm(back)])
    assert.equal(taken.status, 200)
    assert.equal(await emailOf(one.user.id), one.user.email)
    assert.ok((await confirm(change)).status >= 400, 'and stays so')
    assert.equal(await emailOf(one.user.id), one.user.email)
  }
})

test('a change is taken back once, also by two at once', async () => {
  const one = await someone()
  const { change, back } = await moving(one)
  await confirm(change)
  const both = await Promise.all([confirm(back), confirm(back)])
  assert.deepEqual(new Set(both.map(({ status }) => status)), new Set([200, 409]))
  assert.equal((await confirm(back)).body.code, 'letterLinkUsed')
  assert.equal(
    house.app.sent.letters(one.user.email).filter(({ subject }) => /nieuw wachtwoord/.test(subject)).length,
    1,
  )
})

test('whoever is logged in as somebody else changes nothing of their own with a link, and nobody gets their session', async () => {
  const [one, other] = [await someone(), await someone()]
  const { email, change } = await moving(one)
  const reply = await confirm(change, other.client)
  assert.equal(reply.status, 200)
  assert.deepEqual([await emailOf(one.user.id), await emailOf(other.user.id)], [email, other.user.email])
  assert.equal((await other.client.get('/api/user')).body.id, other.user.id)
})

test('a new address that two ask for is of one of them', async () => {
  const [one, other] = [await someone(), await someone()]
  const email = newAddress()
  const [mine, theirs] = [await moving(one, email), await moving(other, email)]
  const replies = await Promise.all([confirm(mine.change), confirm(theirs.change)])
  assert.equal(replies.filter(({ status }) => status === 200).length, 1, replies.map(({ status }) => status).join())
  const held = await house.app.database.db.select().from(users).where(eq(users.email, email))
  assert.equal(held.length, 1)
})

test('taken back, nothing that a thief left behind lets them in or keeps the owner out: neither codes nor a passkey', async () => {
  const one = await someone()
  const { origin, ask, challengeAt, add } = passkeyAsks(house.app)
  // With the password and a session the thief adds a passkey and codes of their own, and takes the address.
  const passkey = await add(one.client, 0)
  await turnOn(house.app, one.client)
  const { change, back } = await moving(one)
  await confirm(change)
  assert.equal((await confirm(back)).status, 200)
  const asked = await challengeAt('/api/login/passkey/options')
  const entering = await ask('/api/login/passkey', passkey.signed({ challenge: asked, origin, counter: 1 }))
  assert.deepEqual([entering.status, entering.body.code], [401, 'passkeyRefused'])
  const newPassword = 'een-heel-ander-geheim'
  const reset = tokenOf(letterTo(house.app, one.user.email, /nieuw wachtwoord/))
  assert.equal((await house.app.client().post(`/api/password-reset/${reset}`, { newPassword })).status, 200)
  assert.equal((await login(house.app.client(), one.user.username, newPassword)).status, 200, 'no code is asked')
  letterTo(house.app, one.user.email, /tweede stap is weggehaald/)
})

async function invited(role = 'user') {
  const { client: admin } = await house.person({ role: 'admin' })
  const email = newAddress()
  const { status, body } = await admin.post('/api/invitations', { email, role })
  assert.equal(status, 201)
  return { admin, email, id: body.id as number, token: tokenOf(letterTo(house.app, email, /uitgenodigd/)) }
}
const registering = (email: string, invitation: string, client = house.app.client()) => {
  people += 1
  const body = { name: 'Nieuwe Collega', email, username: `collega-${people}`, password: 'een-lang-geheim', invitation }
  return client.post('/api/register', body)
}

test('an invitation that is used and withdrawn at the same moment is one of the two', async () => {
  for (let round = 0; round < 4; round++) {
    const { admin, email, id, token } = await invited()
    const [used, withdrawn] = await Promise.all([
      registering(email, token),
      admin.send('DELETE', `/api/invitations/${id}`),
    ])
    assert.notEqual(used.status === 201, withdrawn.status === 200, `${used.status} ${withdrawn.status}`)
    const made = await house.app.database.db.select().from(users).where(eq(users.email, email))
    assert.equal(made.length, used.status === 201 ? 1 : 0)
  }
})

test('an invitation gives its role to who was invited, and never to who is logged in and opens it', async () => {
  const { email, token } = await invited('admin')
  const one = await someone()
  const refused = await registering(one.user.email, token, one.client)
  assert.equal(refused.status, 400)
  const [stranger] = await house.app.database.db.select().from(users).where(eq(users.id, one.user.id))
  assert.notEqual(stranger?.role, 'admin')
  const joined = await registering(email, token, one.client)
  assert.deepEqual([joined.status, joined.body.role], [201, 'admin'])
  assert.notEqual(joined.body.id, one.user.id)
})

test('whose address an invitation is for cannot use it once they have an account by another way', async () => {
  const { email, token } = await invited('admin')
  await makeUser(house.app.database, { username: `zelf${(people += 1)}`, email })
  const { status } = await registering(email, token)
  assert.equal(status, 409)
  const [made] = await house.app.database.db.select().from(users).where(eq(users.email, email))
  assert.notEqual(made?.role, 'admin')
})

const withdraw = (token: string) => house.app.client().post(`/api/withdrawal/${token}`)
async function asksToWithdraw(email: string): Promise<string> {
  assert.equal((await house.app.client().post('/api/withdrawal', { email })).status, 200)
  await house.app.sent.run(house.app.site)
  return tokenOf(letterTo(house.app, email, /^Bevestig je herroeping$/))
}
const refundsOf = (subscription: string) => {
  const { invoices, refunds } = house.stripe.ledger
  const paid = [...invoices.values()]
    .filter(({ parent }) => parent.subscription_details.subscription === subscription)
    .flatMap(({ payments }) => payments.data.map(({ payment }) => payment.payment_intent))
  return refunds.filter((one) => paid.includes(one.payment_intent)).length
}
const settle = async () => {
  await house.app.sent.run(house.app.site)
  await house.hear()
  await house.hear()
}

test('two links for one order, used at the same moment, withdraw it once and pay back once', async () => {
  const { client, user } = await someone()
  const { id } = await house.pays(client)
  const links = [await asksToWithdraw(user.email), await asksToWithdraw(user.email)]
  assert.notEqual(links[0], links[1])
  const replies = await Promise.all([...links, ...links].map(withdraw))
  assert.equal(replies.filter(({ status }) => status === 200).length, 1, replies.map(({ status }) => status).join())
  await settle()
  assert.equal(refundsOf(id), 1)
  for (const token of links) assert.equal((await withdraw(token)).body.code, 'letterLinkUsed')
  await settle()
  assert.equal(refundsOf(id), 1)
})

test('a link for an order that was withdrawn does nothing to the next', async () => {
  const { client, user } = await someone()
  await house.pays(client)
  const [first, second] = [await asksToWithdraw(user.email), await asksToWithdraw(user.email)]
  assert.equal((await withdraw(first)).status, 200)
  await settle()
  const next = await house.pays(client)
  assert.equal((await withdraw(second)).status, 409)
  await settle()
  assert.equal(house.stripe.ledger.subscriptions.get(next.id)?.status, 'active')
  assert.equal(refundsOf(next.id), 0)
})

test('who cancelled can still withdraw in time, and is paid back once', async () => {
  const { client, user } = await someone()
  const { id } = await house.pays(client)
  assert.equal((await client.post('/api/billing/cancel')).status, 200)
  assert.equal((await withdraw(await asksToWithdraw(user.email))).status, 200)
  await settle()
  assert.equal(refundsOf(id), 1)
  assert.equal(house.stripe.ledger.subscriptions.get(id)?.status, 'canceled')
})

test('a link that outlives its account withdraws nothing', async () => {
  const { client, user } = await someone()
  await house.pays(client)
  const token = await asksToWithdraw(user.email)
  const { client: admin } = await house.person({ role: 'admin' })
  assert.equal((await admin.send('DELETE', `/api/users/${user.id}`)).status, 200)
  assert.equal((await withdraw(token)).body.code, 'letterLinkUsed', 'the order ended with the account')
})
