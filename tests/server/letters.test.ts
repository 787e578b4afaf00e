// Letters as they arrive: by a real mail server, as text and HTML, with nothing in them that somebody else put there.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import * as letters from '#server/account-links/letters.ts'
import { sendLetter } from '#server/letters/jobs.ts'
import { htmlOf, textOf, type Letter } from '#server/letters/letter.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { runJob } from '#server/jobs/job.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { startMailServer, type MailServer } from '../support/mail-server.ts'

let mailServer: MailServer
let app: TestApp
before(async () => {
  mailServer = await startMailServer()
  const mailer = createMailer({ smtpUrl: mailServer.url, from: 'Kopij <kopij@example.com>', dataDir: '' })
  app = await startApp({ mailer, publicUrl: 'https://kopij.example.nl' })
})
beforeEach(() => {
  mailServer.mails.length = 0
})
after(async () => {
  await app.close()
  await mailServer.close()
})

const house = { address: 'https://kopij.example.nl', contactEmail: 'redactie@example.com', payments: true }
const person = { name: 'Noor de Wit', email: 'noor@example.org', username: 'noor', emailConfirmedAt: new Date() }
const token = 'A'.repeat(43)

async function deliver(letter: Letter) {
  const sealed = app.site.secrets.seal('mail', JSON.stringify(letter))
  await runJob(sendLetter, app.site, { sealed })
  const mail = mailServer.mails.at(-1)
  assert.ok(mail)
  return mail
}

test('a letter arrives as text and HTML, which say the same', async () => {
  const letter = letters.resetLetter(house, person, token)
  const { to, headers, text, html } = await deliver(letter)
  assert.deepEqual(to, [letter.to])
  assert.equal(headers['subject'], letter.subject)
  assert.equal(headers['auto-submitted'], 'auto-generated')
  assert.equal(text.replaceAll('\r\n', '\n').trim(), textOf(letter).trim())
  assert.equal(html.replaceAll('\r\n', '\n').trim(), htmlOf(letter).trim())
})

test('a letter that somebody could send to anybody greets with a name, and with no message in its place', () => {
  for (const name of ['Noor de Wit', 'J.R.R. Tolkien', "Anne-Sophie d'Hondt", 'Özlem Ünal', 'Dr. Noor']) {
    assert.equal(letters.confirmLetter(house, { ...person, name }, token, 'registered').name, name)
  }
  for (const name of [
    'Win €1000 op https://kwaad.example',
    'kijk op www.kwaad.example',
    'gratis: klik nu',
    'kwaad.example',
    'mail geld@kwaad.example',
  ])
    assert.equal(letters.confirmLetter(house, { ...person, name }, token, 'registered').name, undefined, name)
})

test('nothing that people fill in adds a header, a recipient or a part to a mail', async () => {
  const evil = 'Noor\r\nBcc: ander@example.org\r\n\r\n<script>alert(1)</script>'
  const mail = await deliver({ ...letters.resetLetter(house, person, token), name: evil, subject: evil })
  assert.deepEqual(mail.to, ['noor@example.org'])
  assert.equal(mail.headers['bcc'], undefined)
  assert.match(mail.headers['subject'] ?? '', /^Noor Bcc: ander@example\.org <script>/)
  assert.doesNotMatch(mail.html, /<script>/)
  const two = await deliver({
    ...letters.resetLetter(house, person, token),
    to: 'noor@example.org, ander@example.org',
  }).catch((problem: unknown) => problem)
  assert.ok(two instanceof Error || !(two as { to: string[] }).to.includes('ander@example.org'))
  for (const [field, value] of [
    ['email', 'noor@example.org\r\nBcc: ander@example.org'],
    ['email', 'noor@example.org, ander@example.org'],
    ['name', 'Noor\r\nBcc: ander@example.org'],
  ] as const) {
    const body = {
      name: 'Noor de Wit',
      email: 'n@example.org',
      username: 'noor1',
      password: 'een-lang-geheim',
      [field]: value,
    }
    const refused = await app.client().post('/api/register', body)
    assert.equal(refused.status, 400, value)
    assert.ok(refused.body.errors[field])
  }
})

test('a letter that its mail server refuses is not lost: its run fails, and is done again', async () => {
  mailServer.turn = 'refuse'
  await assert.rejects(deliver(letters.resetLetter(house, person, token)))
  mailServer.turn = 'take'
  assert.deepEqual((await deliver(letters.resetLetter(house, person, token))).to, ['noor@example.org'])
})
