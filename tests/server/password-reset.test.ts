// A forgotten password: the same answer for everybody, a link that works once and for an hour, and an end to all sessions.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sendLetter } from '#server/letters/jobs.ts'
import { sendResetLetter } from '#server/account-links/jobs.ts'
import { FREE_FAILURES } from '#server/accounts/delay-store.ts'
import { LETTERS_PER_MAILBOX, RESETS_PER_ADDRESS } from '#server/accounts/throttle.ts'
import { runJob } from '#server/jobs/job.ts'
import { makeUser, PASSWORD, startApp, type Client, type TestApp } from '../support/app.ts'
import { later, letterTo, tokenOf } from '../support/letters.ts'

let app: TestApp
before(async () => {
  app = await startApp({ trustProxy: true })
})
after(() => app.close())

const NEW = 'een-heel-ander-geheim'

let visitors = 0
/** A visitor from an address of their own. */
const visitor = () => app.client({ 'x-forwarded-for': `198.51.100.${(visitors += 1)}` })

/** Asks for a link, and does what was sent to be done; returns the token when a letter came. */
async function ask(email: string, from = visitor()): Promise<string | undefined> {
  const had = app.sent.letters().length
  const at = app.sent.all.length
  const reply = await from.post('/api/password-reset', { email })
  assert.deepEqual([reply.status, reply.body], [200, {}])
  for (const { name, data } of app.sent.all.slice(at))
    if (name === sendResetLetter.name) await runJob(sendResetLetter, app.site, sendResetLetter.data.parse(data))
  const [letter] = app.sent.letters().slice(had)
  return letter && tokenOf(letter)
}

let people = 0
async function someone(fields: Parameters<typeof makeUser>[1] extends infer F ? Partial<F> : never = {}) {
  people += 1
  return makeUser(app.database, { username: `vergeten${people}`, ...fields })
}

const use = (token: string, newPassword = NEW): ReturnType<Client['post']> =>
  visitor().post(`/api/password-reset/${token}`, { newPassword })
const logIn = (username: string, password: string, client = visitor()) =>
  client.post('/api/login', { username, password })

test('the link gives another password, ends all sessions, confirms the address and is told by mail', async () => {
  const user = await someone({ emailConfirmedAt: null })
  const open = visitor()
  await logIn(user.username, PASSWORD, open)
  const token = (await ask(user.email.toUpperCase())) ?? ''
  assert.deepEqual((await app.client().get(`/api/password-reset/${token}`)).body, {
    state: 'open',
    username: user.username,
  })
  assert.equal((await open.get('/api/user')).status, 200, 'reading a link does nothing')
  const reply = await use(token)
  assert.deepEqual([reply.status, reply.body, reply.headers.getSetCookie()], [200, {}, []], 'it gives no session')
  assert.equal((await open.get('/api/user')).status, 401)
  assert.equal((await logIn(user.username, PASSWORD)).status, 401)
  const entered = await logIn(user.username, NEW)
  assert.equal(entered.status, 200)
  assert.notEqual(entered.body.emailConfirmedAt, null)
  assert.match(letterTo(app, user.email, /gewijzigd/).paragraphs.join(' '), /uitgelogd/)
  const { client: admin } = await app.loggedIn({ role: 'admin' })
  const [entry] = (await admin.get('/api/audit')).body
  assert.deepEqual([entry.action, entry.actorName, entry.subjectName], ['user.reset', 'Kopij', user.name])
})

test('the answer is the same for an address that nobody has, and looks nobody up', async () => {
  const user = await someone()
  const at = app.sent.all.length
  const replies = [
    await visitor().post('/api/password-reset', { email: user.email }),
    await visitor().post('/api/password-reset', { email: 'niemand@example.org' }),
  ]
  assert.deepEqual(
    replies.map(({ status, body }) => [status, body]),
    [
      [200, {}],
      [200, {}],
    ],
  )
  // What differs happens in the job, which nobody waits for; of both one was sent, and neither tells for whom.
  const jobs = app.sent.all.slice(at)
  assert.deepEqual(
    jobs.map(({ name }) => name),
    [sendResetLetter.name, sendResetLetter.name],
  )
  assert.equal(JSON.stringify(jobs).includes('@'), false)
  assert.equal(await ask('niemand@example.org'), undefined, 'nobody is written to')
  assert.equal((await visitor().post('/api/password-reset', { email: 'geen adres' })).status, 400)
})

test('a link works for an hour', async () => {
  for (const [minutes, status, state] of [
    [59, 200, 'open'],
    [60, 410, 'expired'],
    [61, 410, 'expired'],
  ] as const) {
    const user = await someone()
    const token = (await ask(user.email)) ?? ''
    later(app, minutes)
    assert.equal((await app.client().get(`/api/password-reset/${token}`)).body.state, state)
    assert.equal((await use(token)).status, status, `after ${minutes} minutes`)
  }
})

test('a link works once, also for two who use it at once', async () => {
  const user = await someone()
  const token = (await ask(user.email)) ?? ''
  const replies = await Promise.all([use(token, 'eerste-van-de-twee'), use(token, 'tweede-van-de-twee')])
  assert.deepEqual(
    replies.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  )
  const again = await use(token)
  assert.deepEqual([again.status, again.body.code], [409, 'letterLinkUsed'])
  assert.equal((await app.client().get(`/api/password-reset/${token}`)).body.username, '')
})

test('a newer link makes the older one useless, and so does another password', async () => {
  const user = await someone()
  const older = (await ask(user.email)) ?? ''
  const newer = (await ask(user.email)) ?? ''
  assert.equal((await use(older)).body.code, 'letterLinkUnknown')
  const client = visitor()
  await logIn(user.username, PASSWORD, client)
  const body = { currentPassword: PASSWORD, newPassword: NEW }
  assert.equal((await client.send('PUT', `/api/users/${user.id}/password`, { body })).status, 200)
  assert.equal((await use(newer)).body.code, 'letterLinkUnknown')
})

test('a job that runs twice leaves one link that works', async () => {
  const user = await someone()
  const at = app.sent.all.length
  const token = (await ask(user.email)) ?? ''
  const [job] = app.sent.all.slice(at)
  await runJob(sendResetLetter, app.site, sendResetLetter.data.parse(job?.data))
  assert.equal((await use(token)).status, 404)
  assert.equal((await use(tokenOf(letterTo(app, user.email, /nieuw wachtwoord/)))).status, 200)
})

test('a password that is guessed first or too short is refused, and the link still works', async () => {
  const user = await someone()
  const token = (await ask(user.email)) ?? ''
  for (const weak of ['welkom2025', `${user.username}!`, '12345', 'qwerty']) {
    const reply = await use(token, weak)
    assert.equal(reply.status, 400, weak)
    assert.ok(reply.body.errors.newPassword, weak)
  }
  assert.equal((await use(token)).status, 200)
})

test('nobody is written to more than some times an hour, and nothing tells that', async () => {
  const user = await someone()
  const tokens: (string | undefined)[] = []
  for (let time = 0; time < LETTERS_PER_MAILBOX + 1; time += 1) tokens.push(await ask(user.email))
  assert.deepEqual(
    tokens.map((token) => token !== undefined),
    [...Array.from({ length: LETTERS_PER_MAILBOX }, () => true), false],
  )
})

test('one visitor may ask some times an hour, for whatever addresses', async () => {
  const from = visitor()
  const statuses = await Promise.all(
    Array.from({ length: RESETS_PER_ADDRESS + 1 }, async (_, at) => {
      return (await from.post('/api/password-reset', { email: `iemand${at}@example.org` })).status
    }),
  )
  assert.deepEqual(
    statuses.toSorted((a, b) => a - b),
    [...Array.from({ length: RESETS_PER_ADDRESS }, () => 200), 429],
  )
})

test('who waits after wrong guesses need not wait once they have another password', async () => {
  const user = await someone()
  for (let guess = 0; guess < FREE_FAILURES + 2; guess += 1) await logIn(user.username, 'verkeerd-geraden')
  assert.equal((await logIn(user.username, PASSWORD)).status, 429)
  await use((await ask(user.email)) ?? '')
  assert.equal((await logIn(user.username, NEW)).status, 200)
})

test('a page can tell beforehand whether mail is sent here, and where people can write to', async () => {
  const { body } = await app.client().get('/api/front-door')
  assert.deepEqual(body, { registration: 'open', mail: false, contactEmail: 'redactie@example.com' })
})

test('the letter is sealed in the queue', async () => {
  const user = await someone()
  const token = (await ask(user.email)) ?? ''
  const queued = app.sent.all.filter(({ name }) => name === sendLetter.name)
  assert.ok(token !== '' && queued.length > 0)
  assert.equal(JSON.stringify(queued).includes(token), false)
})
