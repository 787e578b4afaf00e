// Confirming an address: by the link in a letter, once, by the newest; and not being who registered.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { Notice } from '#contract/live.ts'
import { forgetAccountLinks } from '#server/account-links/jobs.ts'
import { accountLinks } from '#server/account-links/tables.ts'
import { pastTrials, users } from '#server/accounts/tables.ts'
import { LETTERS_PER_USER } from '#server/accounts/throttle.ts'
import { runJob } from '#server/jobs/job.ts'
import { makeUser, startApp, until, type Client, type TestApp } from '../support/app.ts'
import { DAY_MINUTES, later, letterTo, tokenOf } from '../support/letters.ts'
import { follow } from '../support/live.ts'

let app: TestApp
before(async () => {
  app = await startApp()
})
after(() => app.close())

let people = 0
/** Somebody who just registered, with the token of the letter that asks to confirm. */
async function registered(): Promise<{ client: Client; email: string; id: number; token: string }> {
  people += 1
  const email = `nieuw${people}@example.org`
  const client = app.client()
  const body = { name: 'Nieuw Hier', email, username: `nieuw${people}`, password: 'een-lang-geheim' }
  const reply = await client.post('/api/register', body)
  assert.equal(reply.status, 201, JSON.stringify(reply.body))
  assert.equal(reply.body.emailConfirmedAt, null)
  return { client, email, id: reply.body.id, token: tokenOf(letterTo(app, email, /Bevestig/)) }
}

const path = (token: string) => `/api/email-confirmation/${token}`
const confirm = (token: string) => app.client().post(path(token))
const disown = (token: string) => app.client().send('DELETE', path(token))
const isConfirmed = async (client: Client) => (await client.get('/api/user')).body.emailConfirmedAt !== null

test('who registers can write at once, and is confirmed by the link, without a login', async () => {
  const { client, email, token } = await registered()
  assert.equal((await client.get('/api/history')).status, 200)
  const read = await app.client().get(path(token))
  assert.deepEqual(read.body, { kind: 'confirm', email, state: 'open', removes: true })
  assert.equal(await isConfirmed(client), false, 'reading a link does nothing: mail scanners open it')
  assert.deepEqual((await confirm(token)).body, { kind: 'confirm', email })
  assert.equal(await isConfirmed(client), true)
  assert.deepEqual((await app.client().get(path(token))).body, {
    kind: 'confirm',
    email,
    state: 'done',
    removes: false,
  })
  const again = await confirm(token)
  assert.deepEqual([again.status, again.body.code], [409, 'letterLinkUsed'])
})

test('of two who press the button at once, one confirms', async () => {
  const { token } = await registered()
  const statuses = (await Promise.all([confirm(token), confirm(token)])).map(({ status }) => status)
  assert.deepEqual(
    statuses.toSorted((a, b) => a - b),
    [200, 409],
  )
})

test('a link works for seven days', async () => {
  for (const [minutes, status, state] of [
    [7 * DAY_MINUTES - 1, 200, 'open'],
    [7 * DAY_MINUTES, 410, 'expired'],
    [7 * DAY_MINUTES + 1, 410, 'expired'],
  ] as const) {
    const { token } = await registered()
    later(app, minutes)
    assert.equal((await app.client().get(path(token))).body.state, state)
    assert.equal((await confirm(token)).status, status, `after ${minutes} minutes`)
  }
})

test('a link that nobody was sent, that was cut in two or that is of another kind does nothing', async () => {
  const { token, email } = await registered()
  await app.client().post('/api/password-reset', { email })
  for (const wrong of ['A'.repeat(43), token.slice(0, 20), `${token}.`, 'x'.repeat(99)]) {
    for (const reply of [await confirm(wrong), await disown(wrong), await app.client().get(path(wrong))])
      assert.deepEqual([reply.status, reply.body.code], [404, 'letterLinkUnknown'], wrong)
  }
  const asPassword = await app.client().post(`/api/password-reset/${token}`, { newPassword: 'heel-ander-woord' })
  assert.equal(asPassword.body.code, 'letterLinkUnknown')
  assert.equal((await confirm(token)).status, 200)
})

test('only the newest link works, and of many that are sent again not more than some in an hour', async () => {
  const { client, email, token } = await registered()
  const sent = await client.post('/api/email-confirmation')
  assert.deepEqual([sent.status, sent.body], [200, { email, mail: false }])
  const newer = tokenOf(letterTo(app, email, /Bevestig/))
  assert.notEqual(newer, token)
  assert.equal((await confirm(token)).body.code, 'letterLinkUnknown')
  const statuses: number[] = []
  for (let time = 0; time < LETTERS_PER_USER; time += 1)
    statuses.push((await client.post('/api/email-confirmation')).status)
  assert.deepEqual(statuses, [...Array.from({ length: LETTERS_PER_USER - 1 }, () => 200), 429])
  assert.equal((await confirm(tokenOf(letterTo(app, email, /Bevestig/)))).status, 200)
})

test('links that are asked for at once leave one that works', async () => {
  const { client, email } = await registered()
  await Promise.all([1, 2, 3].map(() => client.post('/api/email-confirmation')))
  const answers: number[] = []
  for (const letter of app.sent.letters(email)) answers.push((await confirm(tokenOf(letter))).status)
  assert.equal(answers.filter((status) => status === 200).length, 1)
})

test('who is confirmed is sent nothing when they ask again', async () => {
  const { client, email, token } = await registered()
  await confirm(token)
  const had = app.sent.letters(email).length
  assert.equal((await client.post('/api/email-confirmation')).status, 200)
  assert.equal(app.sent.letters(email).length, had)
})

test('open windows of the user, and of nobody else, hear that the address is confirmed', async () => {
  const { client, token } = await registered()
  const own = await follow(app, client)
  const other = await follow(app, (await app.loggedIn()).client)
  await confirm(token)
  await until(() => own.heard.some(({ topic }) => topic === 'account'), 'the window hears of it')
  assert.deepEqual(
    own.sent.filter((notice) => (notice as Notice).topic === 'account'),
    [{ topic: 'account' }],
    'and not for whom it is',
  )
  assert.equal(
    other.heard.some(({ topic }) => topic === 'account'),
    false,
  )
  own.leave()
  other.leave()
})

test('‘Dit was ik niet’ removes an account that was never confirmed, and its sessions, and costs its owner no trial', async () => {
  const { client, email, id, token } = await registered()
  assert.deepEqual((await disown(token)).body, { removed: true })
  assert.equal((await client.get('/api/user')).status, 401)
  assert.deepEqual(await app.database.db.select({ id: users.id }).from(users).where(eq(users.id, id)), [])
  assert.equal((await app.database.db.select().from(pastTrials)).length, 0)
  assert.equal((await confirm(token)).body.code, 'letterLinkUnknown')
  const again = await app
    .client()
    .post('/api/register', { name: 'De Echte', email, username: `echt${id}`, password: 'een-lang-geheim' })
  assert.ok(Date.parse(again.body.subscriptionEndDate) > app.now.getTime())
})

test('of a confirmed account it removes nothing', async () => {
  const { client, email, token } = await registered()
  await client.post('/api/email-confirmation')
  const newest = tokenOf(letterTo(app, email, /Bevestig/))
  await confirm(newest)
  assert.equal((await disown(newest)).body.code, 'letterLinkUsed')
  assert.equal((await disown(token)).body.code, 'letterLinkUnknown')
  assert.equal((await client.get('/api/user')).status, 200)
})

test('nor of one whose confirmed address an administrator mistyped: whoever gets its mail is a stranger to it', async () => {
  const { client, id, token } = await registered()
  await confirm(token)
  const admin = (await app.loggedIn({ role: 'admin' })).client
  const { name, username, version } = (await client.get('/api/user')).body
  const wrong = `tikfout${id}@example.org`
  const edit = { name, username, version, email: wrong }
  const edited = await admin.send('PUT', `/api/users/${id}`, { body: edit })
  assert.equal(edited.status, 200, JSON.stringify(edited.body))
  await client.post('/api/email-confirmation')
  const strangers = tokenOf(letterTo(app, wrong, /Bevestig/))
  assert.equal((await app.client().get(path(strangers))).body.removes, false)
  assert.deepEqual((await disown(strangers)).body, { removed: false })
  assert.equal((await confirm(strangers)).body.code, 'letterLinkUsed')
  assert.equal((await client.get('/api/user')).status, 200)
})

test('confirming and disowning at once: one of them counts', async () => {
  const { client, token } = await registered()
  const [yes, no] = await Promise.all([confirm(token), disown(token)])
  assert.notEqual(yes.status === 200, no.status === 200, `${yes.status} ${no.status}`)
  assert.equal((await client.get('/api/user')).status, yes.status === 200 ? 200 : 401)
})

test('an account that an administrator adds gets the letter too, and another address is to be confirmed anew', async () => {
  const { client: admin } = await app.loggedIn({ role: 'admin' })
  const fields = { name: 'Vera Krant', username: 'verakrant', email: 'vera@krant.nl' }
  const made = await admin.post('/api/users', { ...fields, password: 'een-lang-geheim' })
  const letter = letterTo(app, 'vera@krant.nl', /^Er is een account voor je gemaakt$/)
  const said = [...letter.paragraphs, ...(letter.after ?? []), letter.why].join(' ')
  assert.match(
    said,
    /Een beheerder van .* heeft een account bij Kopij voor je gemaakt\. Je gebruikersnaam is verakrant/,
  )
  assert.doesNotMatch(said, /geregistreerd|Welkom|Heb jij geen account gemaakt/, 'they made nothing themselves')
  assert.equal((await confirm(tokenOf(letter))).status, 200)
  const put = await admin.send('PUT', `/api/users/${made.body.id}`, { body: { ...fields, email: 'vera@nieuw.nl' } })
  assert.equal(put.body.emailConfirmedAt, null)
})

test('who had an account before, or was given one by a test, is not asked', async () => {
  const made = await makeUser(app.database, { username: 'ouder' })
  assert.notEqual(made.emailConfirmedAt, null)
})

test('of a link the database holds a hash only, and a month after its end nothing', async () => {
  const { token } = await registered()
  const rows = await app.database.db.select().from(accountLinks)
  assert.equal(JSON.stringify(rows).includes(token), false)
  later(app, 37 * DAY_MINUTES + 1)
  await runJob(forgetAccountLinks, app.site)
  assert.deepEqual(await app.database.db.select().from(accountLinks), [])
})
