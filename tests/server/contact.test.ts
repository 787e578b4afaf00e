// Contact messages: taken from anyone, announced by mail, read by administrators with paying users first.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { roles, subscriptionStatuses, subscriptionTypes } from '#contract/accounts/user.ts'
import { entitlement } from '#contract/access.ts'
import type { ContactEntry } from '#contract/contact/message.ts'
import type { Notice } from '#contract/live.ts'
import { MESSAGES_PER_ADDRESS } from '#server/accounts/throttle.ts'
import { contactSubmissions } from '#server/contact/tables.ts'
import { runJob } from '#server/jobs/job.ts'
import { sendLetter } from '#server/letters/jobs.ts'
import { createMailer, type Mailer } from '#server/mail/mailer.ts'
import { Client, makeUser, startApp, until, type TestApp } from '../support/app.ts'
import { newDatabasePlace } from '../support/database.ts'
import { startMailServer, type MailServer } from '../support/mail-server.ts'
import { listening, serverStarter } from '../support/server-process.ts'

const start = serverStarter()

let mailServer: MailServer
let smtp: Mailer
let app: TestApp
let admin: Client
before(async () => {
  mailServer = await startMailServer()
  smtp = createMailer({ smtpUrl: mailServer.url, from: 'kopij@example.com', dataDir: '' })
  app = await startApp({ trustProxy: true, mailer: smtp, publicUrl: 'https://kopij.example.nl' })
  admin = (await app.loggedIn({ role: 'admin', username: 'baas' })).client
})
beforeEach(async () => {
  await app.database.db.delete(contactSubmissions)
  mailServer.turn = 'take'
  mailServer.mails.length = 0
})
after(async () => {
  await app.close()
  await mailServer.close()
})

const message = { name: 'Noor de Wit', email: 'noor@example.org', message: 'Mag ik een vraag stellen?' }

let visitors = 0
/** Sends a message, each from an address of its own unless told. */
async function send(fields: object = {}, from = `198.51.${Math.floor((visitors += 1) / 200)}.${visitors % 200}`) {
  return app.client({ 'x-forwarded-for': from }).post('/api/contact', { ...message, ...fields })
}

const list = async (query = ''): Promise<ContactEntry[]> => {
  const reply = await admin.get(`/api/contact-submissions${query}`)
  assert.equal(reply.status, 200, JSON.stringify(reply.body))
  return reply.body as ContactEntry[]
}
const names = (messages: ContactEntry[]) => messages.map(({ name }) => name)

test('a message is kept as it was sent, with what was left out empty', async () => {
  const sent = await send({ name: '  Noor de Wit ', company: null, betaTester: null })
  assert.equal(sent.status, 201)
  const { id, createdAt, ...rest } = sent.body
  assert.ok(id > 0 && !Number.isNaN(Date.parse(createdAt)))
  assert.deepEqual(rest, { ...message, company: null, betaTester: false })
  const open = { handledAt: null, handledBy: null, paid: false, account: null }
  assert.deepEqual(await list(), [{ ...sent.body, ...open }])
  const full = await send({ company: 'De Krant', betaTester: true })
  assert.deepEqual([full.body.company, full.body.betaTester], ['De Krant', true])
  assert.deepEqual((await admin.get(`/api/contact-submissions/${full.body.id}`)).body, {
    ...full.body,
    ...open,
    replies: [],
  })
})

test('each field that is wrong is told in its own words, and nothing is kept', async () => {
  const reply = await send({ name: 'N', email: 'noor', message: 'Te kort' })
  assert.equal(reply.status, 400)
  assert.deepEqual(reply.body.errors, {
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    message: 'Message must be at least 10 characters',
  })
  for (const [field, value, status] of [
    ['message', 'z'.repeat(9), 400],
    ['message', 'z'.repeat(10), 201],
    ['message', '🧡'.repeat(5_000), 201],
    ['message', 'z'.repeat(5_001), 400],
    // They stand in the subject and the greeting of mails.
    ['name', 'Noor\r\nBcc: ander@example.org', 400],
    ['company', 'De\nKrant', 400],
    ['name', 'No', 201],
    ['email', 'noor@example.org, ander@example.org', 400],
    ['email', 'noor@example.org\r\nBcc: ander@example.org', 400],
    ['message', 'Met een nul: \u0000', 400],
  ] as const) {
    assert.equal((await send({ [field]: value })).status, status, `${field} ${value.slice(0, 20)}`)
  }
  assert.equal((await list()).length, 3)
})

test('one address may send so many messages an hour, and another is not held back', async () => {
  const statuses = await Promise.all(
    Array.from({ length: MESSAGES_PER_ADDRESS + 5 }, async () => (await send({}, '203.0.113.9')).status),
  )
  assert.equal(statuses.filter((status) => status === 201).length, MESSAGES_PER_ADDRESS)
  assert.equal(statuses.filter((status) => status === 429).length, 5)
  assert.equal((await list()).length, MESSAGES_PER_ADDRESS)
  assert.equal((await send()).status, 201)
})

test('the team is told by mail, with where to answer and what belongs to it', async () => {
  await makeUser(app.database, { username: 'premium-noor', role: 'paid' })
  await send({
    name: 'Noor Bcc: ander@example.org',
    email: 'Premium-Noor@example.com',
    company: 'De Krant',
    betaTester: true,
  })
  const [job] = app.sent.all.slice(-1)
  await runJob(sendLetter, app.site, sendLetter.data.parse(job?.data))
  const [mail] = mailServer.mails
  assert.deepEqual(mail?.to, ['redactie@example.com'])
  assert.equal(mail.headers['reply-to'], 'Premium-Noor@example.com')
  assert.equal(mail.headers['subject'], '[Premium] Nieuw bericht van Noor Bcc: ander@example.org')
  assert.equal(mail.headers['auto-submitted'], 'auto-generated')
  for (const line of [message.message, 'Bedrijf: De Krant', 'Wil bètatester zijn: ja', 'Premium: ja'])
    assert.ok(mail.text.includes(line), line)
  assert.match(mail.text, /https:\/\/kopij\.example\.nl\/admin\?tab=messages$/m)
})

test('a mail server that fails neither loses nor delays a message, and its announcement is tried again', async () => {
  const announced = app.sent.letters().length
  mailServer.turn = 'refuse'
  assert.equal((await send({ name: 'Eerste' })).status, 201)
  assert.equal((await send({ name: 'Tweede' })).status, 201)
  assert.deepEqual(names(await list()), ['Tweede', 'Eerste'])
  assert.deepEqual(
    app.sent
      .letters()
      .slice(announced)
      .map(({ subject }) => subject),
    ['Nieuw bericht van Eerste', 'Nieuw bericht van Tweede'],
  )
  const [job] = app.sent.all.slice(-1)
  const run = () => runJob(sendLetter, app.site, sendLetter.data.parse(job?.data))
  await assert.rejects(run, 'the queue tries it again')
  mailServer.turn = 'take'
  await run()
  assert.equal(mailServer.mails.length, 1)
})

test('without a mail server nothing is announced, and the message is there', async (context) => {
  const files: string[] = []
  const mailer = {
    send: async ({ to }: { to: string }) => void files.push(to),
    state: () => ({ kind: 'files', where: '/tmp', from: 'kopij@localhost' }) as const,
    onFailure: () => {},
  }
  const quiet = await startApp({ mailer })
  context.after(() => quiet.close())
  assert.equal((await quiet.client().post('/api/contact', message)).status, 201)
  const reader = (await quiet.loggedIn({ role: 'admin' })).client
  assert.equal((await reader.get('/api/contact-submissions')).body.length, 1)
  assert.deepEqual((await reader.get('/api/contact-submissions/mailing')).body, {
    kind: 'files',
    from: 'kopij@localhost',
  })
  await quiet.close()
  assert.deepEqual(files, [])
})

test('the settings of mail decide who writes to whom', async (context) => {
  const place = await newDatabasePlace()
  context.after(() => place.remove())
  const server = start(place, {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'De Redactie <redactie@example.nl>',
    CONTACT_EMAIL: 'vragen@example.nl',
  })
  await listening(server)
  assert.equal((await new Client(server.url).post('/api/contact', { ...message, name: 'Instelling' })).status, 201)
  const arrived = () => mailServer.mails.find(({ text }) => text.includes('Instelling'))
  await until(() => arrived() !== undefined, 'the mail arrived')
  assert.deepEqual(
    [arrived()?.headers['from'], arrived()?.to],
    ['De Redactie <redactie@example.nl>', ['vragen@example.nl']],
  )
  assert.doesNotMatch(server.printed(), /woord met/)
  server.kill('SIGTERM')
  assert.equal(await server.exited, 0)
})

test('open messages stand first, among them those of paying users, then the newest', async () => {
  await makeUser(app.database, { username: 'betaler', role: 'paid' })
  await send({ name: 'Oud' })
  await send({ name: 'Premium klaar', email: 'betaler@example.com' })
  await send({ name: 'Premium oud', email: 'BETALER@example.com' })
  await send({ name: 'Klaar' })
  await send({ name: 'Premium nieuw', email: 'betaler@example.com' })
  await send({ name: 'Nieuw' })
  for (const { id, name } of await list()) {
    if (name.endsWith('klaar') || name === 'Klaar') await admin.post(`/api/contact-submissions/${id}/handle`)
  }
  const open = ['Premium nieuw', 'Premium oud', 'Nieuw', 'Oud']
  const handled = ['Premium klaar', 'Klaar']
  assert.deepEqual(names(await list()), [...open, ...handled])
  assert.deepEqual(names(await list('?state=open')), open)
  assert.deepEqual(names(await list('?state=handled')), handled)

  const paged: string[] = []
  let from = ''
  for (let page = 0; page < 6; page += 1) {
    const reply = await admin.get(`/api/contact-submissions?limit=1${from}`)
    assert.equal(reply.headers.get('x-total-count'), '6')
    paged.push(...names(reply.body as ContactEntry[]))
    const next = reply.headers.get('x-next-page')
    assert.equal(next === null, page === 5)
    from = `&after=${next}`
  }
  assert.deepEqual(paged, [...open, ...handled], 'page by page the same')
})

test('a message is found by its words, and by nothing that is not there', async () => {
  await send({ name: 'Anna', company: 'De Krant', message: 'Korting van 100% op alles_' })
  await send({ name: 'Bram', email: 'bram@krant.example', message: 'Honderd procent tevreden' })
  assert.deepEqual(names(await list('?search=KRANT')), ['Bram', 'Anna'])
  assert.deepEqual(names(await list(`?search=${encodeURIComponent('krant korting')}`)), ['Anna'])
  assert.deepEqual(names(await list(`?search=${encodeURIComponent('100%')}`)), ['Anna'])
  assert.deepEqual(names(await list(`?search=${encodeURIComponent('s_')}`)), ['Anna'])
  assert.deepEqual(names(await list('?search=zwembad')), [])
  assert.equal((await admin.get('/api/contact-submissions?state=anders')).status, 400)
  assert.equal((await admin.get('/api/contact-submissions?after=onzin')).status, 400)
})

test('who counts as paying is what entitlement says, for every kind of user, at this moment', async () => {
  const day = 24 * 60 * 60 * 1000
  const ends = [null, new Date(app.now.getTime() - day), new Date(app.now.getTime() + day)]
  const expected = new Map<string, boolean>()
  for (const role of roles)
    for (const subscriptionStatus of subscriptionStatuses)
      for (const subscriptionType of subscriptionTypes)
        for (const [at, subscriptionEndDate] of ends.entries()) {
          const username = `${role}-${subscriptionStatus}-${subscriptionType}-${at}`
          const fields = { username, role, subscriptionStatus, subscriptionType, subscriptionEndDate }
          const user = await makeUser(app.database, fields)
          expected.set(user.email, entitlement(user, app.now).paid)
          await app.database.db.insert(contactSubmissions).values({ ...message, email: user.email, createdAt: app.now })
        }
  const found = new Map((await list()).map(({ email, paid }) => [email, paid]))
  assert.deepEqual(Object.fromEntries(found), Object.fromEntries(expected))
  assert.equal(new Set(expected.values()).size, 2)
})

test('a message names the account of its address, and outlives it', async () => {
  const user = await makeUser(app.database, { username: 'vertrekker', name: 'Vera' })
  await send({ name: 'Iemand', email: 'VERTREKKER@example.com' })
  assert.deepEqual((await list())[0]?.account, { id: user.id, name: 'Vera' })
  await app.database.pool.query('delete from users where id = $1', [user.id])
  const [left] = await list()
  assert.deepEqual([left?.name, left?.account, left?.paid], ['Iemand', null, false])
})

test('who is watching hears of a new message', async () => {
  const heard: Notice[] = []
  const stop = app.database.notices.listen((notice) => heard.push(notice))
  // On a server the ear opens a connection of its own first.
  await until(async () => {
    await app.database.notices.tell({ topic: 'tasks' })
    return heard.length > 0
  }, 'one hears anything')
  const { body } = await send()
  await until(() => heard.some(({ topic, id }) => topic === 'messages' && id === body.id), 'the message is heard of')
  stop()
})

test('a message that is not there is not found', async () => {
  for (const path of ['', '/reply', '/handle', '/reopen']) {
    const body = path === '/reply' ? { subject: 'Re', text: 'Dag' } : undefined
    const method = path === '' ? 'GET' : 'POST'
    assert.equal((await admin.send(method, `/api/contact-submissions/999999${path}`, { body })).status, 404, path)
  }
})
