// Answering, handling and reopening: one answer per message however many try, and none lost when mailing fails.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { ContactMessage } from '#contract/contact/message.ts'
import { ANSWER_LIMITS } from '#contract/contact/message.ts'
import { problems } from '#contract/problems.ts'
import { change } from '#server/change/change.ts'
import { ANSWERING_MINUTES } from '#server/contact/rules.ts'
import { reopenForgotten } from '#server/contact/handling.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { startApp, until, type Client, type TestApp } from '../support/app.ts'
import { siteOf } from '../support/database.ts'
import { follow } from '../support/live.ts'
import { startMailServer, type MailServer } from '../support/mail-server.ts'

let mailServer: MailServer
let app: TestApp
let admin: Client
let other: Client
before(async () => {
  mailServer = await startMailServer()
  const mailer = createMailer({ smtpUrl: mailServer.url, from: 'Kopij <kopij@example.com>', dataDir: '' })
  app = await startApp({ mailer, rateLimit: false })
  admin = (await app.loggedIn({ role: 'admin', name: 'Anna Baas' })).client
  other = (await app.loggedIn({ role: 'admin', name: 'Bram Baas' })).client
})
after(async () => {
  await app.close()
  await mailServer.close()
})

const answer = { subject: 'Re: je vraag', text: 'Beste Noor,\n\nJa, dat mag.\n\nGroet,\nAnna' }
const question = { name: 'Noor', email: 'Noor@example.org', message: 'Mag ik een vraag stellen?' }

/** A new message. */
let id: number
const path = (deed = '') => `/api/contact-submissions/${id}${deed}`
beforeEach(async () => {
  mailServer.turn = 'take'
  mailServer.mails.length = 0
  id = (await app.client().post('/api/contact', question)).body.id
})

const read = async () => (await admin.get(path())).body as ContactMessage
const audited = async () =>
  ((await admin.get('/api/audit')).body as { action: string; subjectId: number; actorName: string }[]).filter(
    (entry) => entry.action.startsWith('message.') && entry.subjectId === id,
  )

test('an answer is mailed to who wrote, kept with the message, and the message is handled', async () => {
  const reply = await admin.post(path('/reply'), answer)
  assert.deepEqual([reply.status, reply.body], [200, {}])
  const [mail, ...more] = mailServer.mails
  assert.ok(mail && more.length === 0)
  assert.deepEqual(mail.to, ['Noor@example.org'])
  assert.equal(mail.headers['from'], 'Kopij <kopij@example.com>')
  assert.equal(mail.headers['reply-to'], 'redactie@example.com', 'what they answer comes where people read')
  assert.equal(mail.headers['auto-submitted'], undefined)
  assert.deepEqual([mail.headers['subject'], mail.text], [answer.subject, answer.text])
  const { handledAt, handledBy, replies } = await read()
  assert.ok(handledAt !== null)
  assert.equal(handledBy, 'Anna Baas')
  assert.deepEqual(
    replies.map(({ subject, text, sentBy }) => ({ subject, text, sentBy })),
    [{ ...answer, sentBy: 'Anna Baas' }],
  )
  assert.deepEqual(
    (await audited()).map(({ action, actorName }) => [action, actorName]),
    [['message.answer', 'Anna Baas']],
  )
})

for (const turn of ['refuse', 'refuse-login', 'hang-up'] as const) {
  test(`a mail that fails (${turn}) leaves the message open, without an answer, to try again`, async () => {
    mailServer.turn = turn
    const reply = await admin.post(path('/reply'), answer)
    assert.equal(reply.status, 502)
    assert.deepEqual(reply.body, { code: 'mailFailed', message: problems.mailFailed.message })
    const left = await read()
    assert.deepEqual([left.handledAt, left.handledBy, left.replies], [null, null, []])
    assert.deepEqual(await audited(), [])
    mailServer.turn = 'take'
    assert.equal((await admin.post(path('/reply'), answer)).status, 200)
    assert.equal((await read()).replies.length, 1)
  })
}

test('of administrators who answer at once one is told the message has changed, and one mail goes out', async () => {
  const tries = [admin, other, admin, other, admin, other].map((client) => client.post(path('/reply'), answer))
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  assert.deepEqual(
    statuses.toSorted((a, b) => a - b),
    [200, 409, 409, 409, 409, 409],
  )
  assert.equal(mailServer.mails.length, 1)
  assert.equal((await read()).replies.length, 1)
  assert.equal((await audited()).length, 1)
})

test('while an answer is under way nobody else answers, handles or reopens the message', async () => {
  mailServer.turn = 'silence'
  const underWay = admin.post(path('/reply'), answer)
  await until(async () => (await read()).handledAt !== null, 'the message is claimed')
  for (const deed of ['/handle', '/reopen']) assert.equal((await other.post(path(deed))).status, 409, deed)
  const late = await other.post(path('/reply'), answer)
  assert.deepEqual([late.status, late.body.message], [409, problems.changedMeanwhile.message])
  assert.equal((await underWay).status, 502)
  assert.equal((await read()).handledAt, null)
})

test('what a process left behind when it died is open again, and an answer under way is not touched', async () => {
  const claimedAt = app.now
  await app.database.pool.query('update contact_submissions set handled_at = $1 where id = $2', [claimedAt, id])
  const lookAfter = (minutes: number) =>
    change(
      siteOf(app.database, () => new Date(claimedAt.getTime() + minutes * 60_000)),
      null,
      reopenForgotten,
    )
  await lookAfter(ANSWERING_MINUTES - 1)
  assert.ok((await read()).handledAt !== null)
  await lookAfter(ANSWERING_MINUTES)
  assert.equal((await read()).handledAt, null)

  // Done by an administrator who is gone by now, and long ago or answered: it stays done.
  await admin.post(path('/reply'), answer)
  await app.database.pool.query('update contact_submissions set handled_by = null where id = $1', [id])
  await lookAfter(60)
  assert.ok((await read()).handledAt !== null)
  await app.database.pool.query('delete from contact_replies where submission_id = $1', [id])
  await lookAfter(25 * 60)
  assert.ok((await read()).handledAt !== null)
})

test('handling and reopening each happen once, by who did it first', async () => {
  const handled = await Promise.all([admin, other, admin].map((client) => client.post(path('/handle'))))
  assert.deepEqual(
    handled.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409, 409],
  )
  assert.ok((await read()).handledAt !== null)
  assert.equal((await admin.post(path('/reply'), answer)).status, 409, 'what is handled is reopened first')
  const reopened = await Promise.all([admin, other, admin].map((client) => client.post(path('/reopen'))))
  assert.deepEqual(
    reopened.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409, 409],
  )
  assert.deepEqual([(await read()).handledAt, (await read()).handledBy], [null, null])
  assert.deepEqual(
    (await audited()).map(({ action }) => action),
    ['message.reopen', 'message.handle'],
  )
})

test('a reopened message can be answered again, and shows both answers, oldest first', async () => {
  await admin.post(path('/reply'), answer)
  await other.post(path('/reopen'))
  await other.post(path('/reply'), { ...answer, subject: 'Nog iets' })
  assert.deepEqual(
    (await read()).replies.map(({ subject, sentBy }) => [subject, sentBy]),
    [
      [answer.subject, 'Anna Baas'],
      ['Nog iets', 'Bram Baas'],
    ],
  )
})

test('an answer has a subject and a text, no longer than they may be', async () => {
  const { subject, text } = ANSWER_LIMITS
  for (const [fields, errors] of [
    [
      { subject: ' ', text: '' },
      { subject: 'Vul een onderwerp in.', text: 'Schrijf eerst je antwoord.' },
    ],
    [{ subject: 'z'.repeat(subject + 1) }, { subject: `Gebruik hoogstens ${subject} tekens.` }],
    [{ text: 'z'.repeat(text + 1) }, { text: `Gebruik hoogstens ${text} tekens.` }],
  ] as const) {
    const reply = await admin.post(path('/reply'), { ...answer, ...fields })
    assert.deepEqual([reply.status, reply.body.errors], [400, errors])
  }
  assert.equal((await read()).handledAt, null)
  const longest = { subject: '🧡'.repeat(subject), text: '🧡'.repeat(text) }
  assert.equal((await admin.post(path('/reply'), longest)).status, 200)
  assert.deepEqual(
    mailServer.mails.map(({ headers, text: got }) => [headers['subject'], got]),
    [[longest.subject, longest.text]],
  )
})

test('an answer outlives the account of who sent it, and so does that the message is handled', async () => {
  const { client, user } = await app.loggedIn({ role: 'admin', name: 'Vertrekker' })
  await client.post(path('/reply'), answer)
  await app.database.pool.query('delete from users where id = $1', [user.id])
  const { handledAt, handledBy, replies } = await read()
  assert.ok(handledAt !== null)
  assert.deepEqual([handledBy, replies[0]?.sentBy, replies[0]?.text], [null, null, answer.text])
})

test('who watches hears that a message was answered, handled or reopened', async () => {
  const watching = await follow(app, admin)
  const heard = () => watching.heard.filter(({ topic, id: of }) => topic === 'messages' && of === id).length
  for (const [deed, body] of [['/handle'], ['/reopen'], ['/reply', answer]] as const) {
    const heardBefore = heard()
    assert.equal((await admin.post(path(deed), body)).status, 200, deed)
    await until(() => heard() > heardBefore, `${deed} is heard of`)
  }
  watching.leave()
})
