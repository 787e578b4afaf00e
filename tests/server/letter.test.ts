// A letter: one message as text and as HTML, sent with the change it tells of, by a real mail server.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { change } from '#server/change/change.ts'
import { sendLetter } from '#server/letters/jobs.ts'
import { htmlOf, textOf, type Letter } from '#server/letters/letter.ts'
import { postLetter } from '#server/letters/post.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { startApp, until, type TestApp } from '../support/app.ts'
import { keptRuns } from '../support/jobs.ts'
import { startMailServer, type MailServer } from '../support/mail-server.ts'

const said: Letter = {
  to: 'noor@example.org',
  subject: 'Bevestig je adres',
  name: 'Noor <b>de Wit</b>',
  paragraphs: ['Welkom bij Kopij.', 'Eén ding nog & dan ben je klaar.'],
  button: { label: 'Adres bevestigen', url: 'https://kopij.example/bevestigen#abc' },
  after: ['De link werkt zeven dagen.'],
  why: 'Je krijgt deze mail omdat met dit adres een account is gemaakt.',
}

let mails: MailServer
let app: TestApp
before(async () => {
  mails = await startMailServer()
  app = await startApp({
    runJobs: true,
    mailer: createMailer({ smtpUrl: mails.url, from: 'Kopij <kopij@example.com>', dataDir: '' }),
  })
})
after(async () => {
  await app.close()
  await mails.close()
})

const post = (letter: Letter) => change(app.site, null, (tx) => postLetter(app.site, tx, letter))

test('the text alone is enough: who it is for, what to do and where, and why it came', () => {
  assert.equal(
    textOf(said),
    `Hallo Noor <b>de Wit</b>,

Welkom bij Kopij.

Eén ding nog & dan ben je klaar.

Adres bevestigen:
https://kopij.example/bevestigen#abc

De link werkt zeven dagen.

Groet,
Kopij

-- 
Je krijgt deze mail omdat met dit adres een account is gemaakt.
`,
  )
})

test('the HTML says the same, with one button, nothing from elsewhere, and no words of a person as markup', () => {
  const html = htmlOf(said)
  assert.ok(html.includes('Hallo Noor &lt;b&gt;de Wit&lt;/b&gt;,'))
  assert.ok(html.includes('Eén ding nog &amp; dan ben je klaar.'))
  assert.deepEqual(
    [...html.matchAll(/<a href="([^"]+)"/g)].map(([, url]) => url),
    Array(2).fill(said.button?.url),
  )
  assert.doesNotMatch(html, /<img|<link|<script|url\(|src=/)
  assert.match(html, /Je krijgt deze mail omdat/)
})

test('a letter posted with a change arrives in both forms, marked as written by no person', async () => {
  await post(said)
  await until(() => mails.mails.length === 1, 'the letter came')
  const [mail] = mails.mails
  assert.deepEqual(mail?.to, ['noor@example.org'])
  assert.equal(mail?.headers['auto-submitted'], 'auto-generated')
  assert.match(mail?.headers['content-type'] ?? '', /^multipart\/alternative/)
  assert.match(mail?.source ?? '', /Content-Type: text\/html/)
})

test('a change that is undone posts nothing, and a queue tells nobody what a letter says', async () => {
  mails.mails.length = 0
  await assert.rejects(
    change(app.site, null, async (tx) => {
      await postLetter(app.site, tx, { ...said, subject: 'Nooit' })
      throw new Error('undone')
    }),
    /undone/,
  )
  await post({ ...said, subject: 'Wel' })
  await until(() => mails.mails.length > 0, 'the other letter came')
  assert.deepEqual(
    mails.mails.map(({ headers }) => headers['subject']),
    ['Wel'],
  )
  const { rows } = await app.database.pool.query<{ kept: string }>(
    `select string_agg(data::text, ' ') as kept from pgboss.job where name = $1`,
    [sendLetter.name],
  )
  assert.ok(rows[0]?.kept)
  assert.doesNotMatch(rows[0].kept, /noor|bevestigen|abc/i)
})

test('a mail server that refuses loses no letter: it waits for another try', async () => {
  mails.turn = 'refuse'
  await post({ ...said, subject: 'Later' })
  await until(
    async () => (await keptRuns(app.database, sendLetter.name)).some(({ state }) => state === 'retry'),
    'the letter waits',
  )
})
