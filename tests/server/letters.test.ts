// Letters as they arrive: by a real mail server, as text and HTML, with nothing in them that somebody else put there.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import * as letters from '#server/account-links/letters.ts'
import * as trialLetters from '#server/account-links/trial-letters.ts'
import { sendLetter } from '#server/letters/jobs.ts'
import type { Letter } from '#server/letters/letter.ts'
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
const unpaid = { ...house, payments: false }
const person = { name: 'Noor de Wit', email: 'noor@example.org', username: 'noor' }
const trying = { ...person, aiRequestsCount: 3, aiRequestsLimit: 10 }
const MOMENT = 'zaterdag 28 november om 09:30'
const token = 'A'.repeat(43)

/** Every letter about an account. */
const all: Record<string, Letter> = {
  confirm: letters.confirmLetter(house, person, token, 'registered'),
  added: letters.confirmLetter(house, person, token, 'added'),
  again: letters.confirmLetter(house, person, token, 'again'),
  pastTrial: trialLetters.pastTrialLetter(house, person),
  pastTrialUnpaid: trialLetters.pastTrialLetter(unpaid, person),
  change: letters.changeLetter(house, person, 'nieuw@example.org', token),
  moving: letters.movingLetter(house, person, token),
  addressInUse: letters.addressInUseLetter(house, person),
  reset: letters.resetLetter(house, person, token),
  changedByUser: letters.passwordChangedLetter(house, person, 'user'),
  changedByAdministrator: letters.passwordChangedLetter(house, person, 'administrator'),
  changedByLink: letters.passwordChangedLetter(house, person, 'link'),
  invitation: letters.invitationLetter(house, { email: 'noor@example.org', role: 'user' }, 'Mira Beheer', token),
  trialEnding: trialLetters.trialEndingLetter(house, trying, MOMENT),
  trialEndingUnpaid: trialLetters.trialEndingLetter(unpaid, trying, MOMENT),
  trialEnded: trialLetters.trialEndedLetter(house, person),
  trialEndedUnpaid: trialLetters.trialEndedLetter(unpaid, person),
}

async function deliver(letter: Letter) {
  const sealed = app.site.secrets.seal('mail', JSON.stringify(letter))
  await runJob(sendLetter, app.site, { sealed })
  const mail = mailServer.mails.at(-1)
  assert.ok(mail)
  return mail
}

for (const [name, letter] of Object.entries(all)) {
  test(`${name}: says why it came, has one thing to do, and its text alone is enough`, async () => {
    const { to, headers, text, html } = await deliver(letter)
    assert.deepEqual(to, [letter.to])
    assert.equal(headers['subject'], letter.subject)
    assert.equal(headers['auto-submitted'], 'auto-generated')
    const url = letter.button?.url ?? ''
    for (const said of [...letter.paragraphs, ...(letter.after ?? []), letter.why, letter.button?.label ?? '', url])
      assert.ok(text.includes(said), said)
    assert.match(letter.why, /^Je krijgt deze mail omdat .*kopij\.example\.nl/)
    assert.deepEqual(
      [...new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, to_ = '']) => to_.replaceAll('&amp;', '&')))],
      [url],
    )
    assert.doesNotMatch(html, /<img|<script|<link|url\(/, 'nothing is fetched from elsewhere')
  })
}

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
  await assert.rejects(deliver(all['reset']!))
  mailServer.turn = 'take'
  assert.deepEqual((await deliver(all['reset']!)).to, ['noor@example.org'])
})
