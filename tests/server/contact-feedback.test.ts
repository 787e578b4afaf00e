// Feedback as administrators read and answer it.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { FeedbackEntry, FeedbackMessage } from '#contract/contact/message.ts'
import type { User } from '#contract/accounts/user.ts'
import { userFeedback } from '#server/feedback/tables.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { startApp, until, type Client, type TestApp } from '../support/app.ts'
import { follow } from '../support/live.ts'
import { startMailServer, type MailServer } from '../support/mail-server.ts'

let mailServer: MailServer
let app: TestApp
let admin: Client
let free: { client: Client; user: User }
let paying: { client: Client; user: User }
before(async () => {
  mailServer = await startMailServer()
  app = await startApp({
    mailer: createMailer({ smtpUrl: mailServer.url, from: 'kopij@example.com', dataDir: '' }),
  })
  admin = (await app.loggedIn({ role: 'admin', name: 'Anna Baas' })).client
  free = await app.loggedIn({ name: 'Gratis Gea', aiRequestsLimit: 100 })
  paying = await app.loggedIn({ name: 'Premium Piet', role: 'paid' })
})
beforeEach(async () => {
  await app.database.db.delete(userFeedback)
  mailServer.turn = 'take'
  mailServer.mails.length = 0
})
after(async () => {
  await app.close()
  await mailServer.close()
})

const answer = { subject: 'Re: je feedback', text: 'Dank je wel!' }

/** Titles, and what their user says of one of them. */
async function give(client: Client, feedback: { index?: number; rating: 1 | -1; comment?: string }, along = {}) {
  const made = await client.post('/api/content/facebook-titles', { title: 'Fietsen naar zee', ...along })
  assert.equal(made.status, 200)
  const { generationId, titles } = made.body as { generationId: number; titles: string[] }
  const said = { generationId, index: 0, ...feedback }
  assert.equal((await client.post('/api/feedback', said)).status, 200)
  return {
    generationId,
    text: titles[said.index],
    say: (fields: object) => client.post('/api/feedback', { ...said, ...fields }),
  }
}

const list = async (query = ''): Promise<FeedbackEntry[]> => {
  const reply = await admin.get(`/api/feedback-inbox${query}`)
  assert.equal(reply.status, 200, JSON.stringify(reply.body))
  return reply.body as FeedbackEntry[]
}
const said = (messages: FeedbackEntry[]) => messages.map(({ comment, rating }) => comment ?? rating)
/** The first of the list, read whole. */
const first = async () => {
  const [one] = await list()
  return (await admin.get(`/api/feedback-inbox/${one?.id}`)).body as FeedbackMessage
}

test('feedback shows who gave it, of which tool, what they said and the text it is about', async () => {
  const { text } = await give(paying.client, { index: 2, rating: -1, comment: 'Te schreeuwerig' })
  const one = await first()
  const { id, createdAt, ...rest } = one
  assert.ok(id > 0 && !Number.isNaN(Date.parse(createdAt)))
  assert.deepEqual(rest, {
    userId: paying.user.id,
    name: 'Premium Piet',
    email: paying.user.email,
    paid: true,
    tool: 'facebook-captions',
    rating: -1,
    comment: 'Te schreeuwerig',
    article: null,
    text,
    handledAt: null,
    handledBy: null,
    replies: [],
  })
  const { replies: _replies, ...entry } = one
  assert.deepEqual(await list(), [entry])
})

test('feedback on what was written for an article names it, until that is deleted', async () => {
  const { client } = paying
  const added = await client.post('/api/articles', { title: 'De fietsbrug', content: 'De brug gaat dicht.' })
  const { id } = added.body as { id: number }
  await give(client, { rating: 1, comment: 'Raak' }, { articleId: id })
  const named = async () => (await first()).article
  assert.deepEqual(await named(), { id, title: 'De fietsbrug' })
  await client.send('DELETE', `/api/articles/${id}`)
  assert.deepEqual(await named(), { id, title: null })
})

test('a text that its user deleted is not shown, and what they said of it is', async () => {
  const { generationId } = await give(free.client, { rating: -1, comment: 'Klopt niet' })
  assert.equal((await free.client.send('DELETE', `/api/history/${generationId}`)).status, 200)
  const { text, comment } = await first()
  assert.deepEqual([text, comment], [null, 'Klopt niet'])
})

test('open feedback stands first, then that of paying users, then the newest; and it can be narrowed', async () => {
  await give(paying.client, { rating: 1 })
  await give(free.client, { rating: 1, comment: 'Prachtig' })
  await give(paying.client, { rating: -1, comment: 'Klaar' })
  await give(free.client, { rating: -1 })
  const done = (await list()).find(({ comment }) => comment === 'Klaar')
  await admin.post(`/api/feedback-inbox/${done?.id}/handle`)
  assert.deepEqual(said(await list()), [1, -1, 'Prachtig', 'Klaar'])
  assert.deepEqual(said(await list('?only=comment')), ['Prachtig', 'Klaar'])
  assert.deepEqual(said(await list('?only=down&state=open')), [-1])
  assert.deepEqual(said(await list('?search=premium')), [1, 'Klaar'])
  assert.deepEqual(said(await list('?search=PRACHTIG%20facebook')), ['Prachtig'])
  const page = await admin.get('/api/feedback-inbox?limit=3')
  assert.equal(page.headers.get('x-total-count'), '4')
  assert.deepEqual(said(await list(`?limit=3&after=${page.headers.get('x-next-page')}`)), ['Klaar'])
  assert.equal((await admin.get('/api/feedback-inbox?only=up')).status, 400)
})

test('an answer goes to the user’s own address and is kept; a failed mail leaves the feedback open', async () => {
  await give(free.client, { rating: -1, comment: 'Klopt niet' })
  const { id } = await first()
  mailServer.turn = 'refuse'
  assert.equal((await admin.post(`/api/feedback-inbox/${id}/reply`, answer)).status, 502)
  assert.deepEqual([(await first()).handledAt, (await first()).replies], [null, []])
  mailServer.turn = 'take'
  const tries = [1, 2, 3].map(() => admin.post(`/api/feedback-inbox/${id}/reply`, answer))
  assert.deepEqual(
    (await Promise.all(tries)).map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409, 409],
  )
  assert.deepEqual(
    mailServer.mails.map(({ to }) => to),
    [[free.user.email]],
  )
  const { handledBy, replies } = await first()
  assert.equal(handledBy, 'Anna Baas')
  assert.deepEqual(
    replies.map(({ subject, text }) => ({ subject, text })),
    [answer],
  )
})

test('feedback that is said in other words is open again, and keeps its answers', async () => {
  const { say } = await give(free.client, { rating: -1, comment: 'Klopt niet' })
  await admin.post(`/api/feedback-inbox/${(await first()).id}/reply`, answer)
  await say({ comment: 'Klopt nog steeds niet' })
  const { handledAt, handledBy, comment, replies } = await first()
  assert.deepEqual([handledAt, handledBy, comment, replies.length], [null, null, 'Klopt nog steeds niet', 1])
})

test('who watches hears of a thumb without a comment, and of feedback that is taken back', async () => {
  const watching = await follow(app, admin)
  const hears = async () => {
    await until(() => watching.heard.some(({ topic }) => topic === 'messages'), 'the change is heard of')
    watching.heard.length = 0
  }
  const { say } = await give(free.client, { rating: -1 })
  await hears()
  await say({ rating: null })
  await hears()
  watching.leave()
})

test('feedback that is given again while it is answered stays open, with the answer', async () => {
  const { say } = await give(free.client, { rating: -1, comment: 'Klopt niet' })
  const { id } = await first()
  mailServer.turn = 'hold'
  const underWay = admin.post(`/api/feedback-inbox/${id}/reply`, answer)
  await until(async () => (await first()).handledAt !== null, 'the feedback is claimed')
  await say({ comment: 'En de naam ook niet' })
  mailServer.release()
  assert.equal((await underWay).status, 200)
  const { handledAt, handledBy, comment, replies } = await first()
  assert.deepEqual([handledAt, handledBy, comment, replies.length], [null, null, 'En de naam ook niet', 1])
})

test('feedback that is taken back while it is answered takes its answer along', async () => {
  const { say } = await give(free.client, { rating: -1, comment: 'Klopt niet' })
  const { id } = await first()
  const [reply] = await Promise.all([admin.post(`/api/feedback-inbox/${id}/reply`, answer), say({ rating: null })])
  assert.ok([200, 404, 409].includes(reply.status), `${reply.status}`)
  assert.deepEqual(await list(), [])
})

test('an answer to feedback is none to the contact message with the same number', async () => {
  await give(free.client, { rating: -1, comment: 'Klopt niet' })
  const { id } = await first()
  await app.database.pool.query(
    `insert into contact_submissions (id, name, email, message, created_at) overriding system value
     values ($1, 'Noor', 'noor@example.org', 'Een gewone vraag', now())`,
    [id],
  )
  await admin.post(`/api/feedback-inbox/${id}/reply`, answer)
  const { handledAt, replies } = (await admin.get(`/api/contact-submissions/${id}`)).body
  assert.deepEqual([handledAt, replies], [null, []])
})

test('the feedback of a deleted user goes with its user', async () => {
  const { client, user } = await app.loggedIn({ name: 'Vertrekker' })
  await give(client, { rating: -1, comment: 'Tot ziens' })
  await admin.post(`/api/feedback-inbox/${(await first()).id}/reply`, answer)
  await app.database.pool.query('delete from users where id = $1', [user.id])
  assert.deepEqual(await list(), [])
})
