// Mailing: to a real SMTP server with all its faults, and as files without one.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Problem } from '#contract/problems.ts'
import { createMailer, type Mailer } from '#server/mail/mailer.ts'
import { MAIL_PASSWORD, readMail, startMailServer, type MailServer } from '../support/mail-server.ts'

const FROM = 'Redactie Kopij <redactie@example.com>'
const mail = { to: 'noor@example.org', subject: 'Re: je bericht', text: 'Beste Noor,\n\nDank je wel.' }

let dataDir: string
let server: MailServer
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kopij-mail-'))
  server = await startMailServer()
})
beforeEach(() => {
  server.turn = 'take'
  server.mails.length = 0
})
after(async () => {
  await server.close()
  await rm(dataDir, { recursive: true })
})

const bySmtp = (smtpUrl = server.url): Mailer => createMailer({ smtpUrl, from: FROM, dataDir })

/** What a mail that cannot be sent throws. */
async function failure(sending: Promise<void>): Promise<{ problem: Problem; cause: string }> {
  const error = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  assert.ok(error instanceof Problem, String(error))
  assert.equal(error.code, 'mailFailed')
  assert.ok(error.cause instanceof Error)
  assert.equal(error.cause.cause, undefined, 'nothing of nodemailer goes along')
  return { problem: error, cause: error.cause.message }
}

const received = () => {
  const [only, ...more] = server.mails
  assert.ok(only && more.length === 0, `${server.mails.length} mails`)
  return only
}

test('a mail reaches its one recipient, from the configured sender, with where to answer', async () => {
  const mailer = bySmtp()
  assert.deepEqual(mailer.state(), { kind: 'smtp', where: '127.0.0.1', from: FROM })
  await mailer.send({ ...mail, replyTo: 'vragen@example.com' })
  const { from, to, headers, text } = received()
  assert.deepEqual([from, to], ['redactie@example.com', ['noor@example.org']])
  assert.equal(headers['from'], FROM)
  assert.equal(headers['to'], 'noor@example.org')
  assert.equal(headers['reply-to'], 'vragen@example.com')
  assert.equal(headers['subject'], 'Re: je bericht')
  assert.equal(headers['auto-submitted'], undefined)
  assert.equal(text, mail.text)
  assert.ok(mailer.state().lastSuccess instanceof Date)
})

test('a mail that nobody wrote says so', async () => {
  await bySmtp().send({ ...mail, automatic: true })
  assert.equal(received().headers['auto-submitted'], 'auto-generated')
})

test('subjects and texts keep every letter, and no line is longer than SMTP allows', async () => {
  const subject = `Re: ‘Geïnteresseerd’ 🧡 ${'een heel lang onderwerp '.repeat(8)}€`.trim()
  const text = `Één regel: ${'lang en zonder einde '.repeat(500)}\n\n.\n.. puntjes\nFrom hier\n${'z'.repeat(5_000)} 🧡`
  await bySmtp().send({ ...mail, subject, text })
  const got = received()
  assert.equal(got.headers['subject'], subject)
  assert.equal(got.text, text)
  const longest = Math.max(...got.source.split('\r\n').map((line) => Buffer.byteLength(line)))
  assert.ok(longest <= 998, `${longest} bytes`)
})

for (const ending of ['\r\n', '\n', '\r', '\u2028']) {
  test(`${JSON.stringify(ending)} in a subject begins no header of its own`, async () => {
    await bySmtp().send({ ...mail, subject: `Hoi${ending}Bcc: ander@example.org${ending}${ending}Andere tekst` })
    const { to, headers, text } = received()
    assert.deepEqual(to, ['noor@example.org'])
    assert.equal(headers['bcc'], undefined)
    assert.equal(headers['subject'], 'Hoi Bcc: ander@example.org Andere tekst')
    assert.equal(text, mail.text)
  })
}

for (const to of [
  'noor@example.org, ander@example.org',
  'noor@example.org>\r\nRCPT TO:<ander@example.org',
  'noor@example.org\r\nBcc: ander@example.org',
]) {
  test(`a recipient of ${JSON.stringify(to)} never becomes two`, async () => {
    await bySmtp()
      .send({ ...mail, to, replyTo: to })
      .catch((error: unknown) => assert.ok(error instanceof Problem))
    for (const got of server.mails) {
      assert.equal(got.to.length, 1)
      assert.ok(!got.to.includes('ander@example.org'))
      assert.equal(got.headers['bcc'], undefined)
    }
  })
}

test('an international domain and an international mailbox are reached', async (context) => {
  await bySmtp().send({ ...mail, to: 'zoë@example.org' })
  assert.deepEqual(received().to, ['zoë@example.org'])
  const old = await startMailServer({ international: false })
  context.after(() => old.close())
  await bySmtp(old.url).send({ ...mail, to: 'info@café.example' })
  assert.equal(old.mails[0]?.headers['to'], 'info@xn--caf-dma.example', 'a domain has a spelling in ASCII')
})

test('a refused recipient, a broken connection and a server that is not there are failures, and the next mail goes', async () => {
  const mailer = bySmtp()
  server.turn = 'refuse'
  assert.match((await failure(mailer.send(mail))).cause, /no such mailbox/)
  assert.match(mailer.state().lastFailure?.message ?? '', /no such mailbox/)
  server.turn = 'hang-up'
  await failure(mailer.send(mail))
  server.turn = 'take'
  assert.equal(mailer.state().lastSuccess, undefined)
  await mailer.send(mail)
  assert.ok(mailer.state().lastSuccess && mailer.state().lastFailure)
  const gone = await startMailServer()
  await gone.close()
  assert.match((await failure(bySmtp(gone.url).send(mail))).cause, /ECONNREFUSED/)
})

test('a server that never acknowledges, or never greets, is given up after ten seconds', async (context) => {
  server.turn = 'silence'
  const mute = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1')
  context.after(() => mute.close())
  await once(mute, 'listening')
  const { port } = mute.address() as AddressInfo
  const began = performance.now()
  await Promise.all([failure(bySmtp().send(mail)), failure(bySmtp(`smtp://127.0.0.1:${port}`).send(mail))])
  const took = performance.now() - began
  assert.ok(took > 9_000 && took < 60_000, `${Math.round(took)} ms`)
})

test('a refusal that repeats name and password is told without the password', async () => {
  server.turn = 'refuse-login'
  const mailer = bySmtp()
  const { cause, problem } = await failure(mailer.send(mail))
  assert.match(cause, /not welcome: kopij \*\*\*/)
  const everything = [cause, problem.stack, JSON.stringify(problem.reply()), JSON.stringify(mailer.state())].join('\n')
  const base64 = Buffer.from(`\0kopij\0${MAIL_PASSWORD}`).toString('base64')
  for (const secret of [MAIL_PASSWORD, encodeURIComponent(MAIL_PASSWORD), base64]) {
    assert.ok(!everything.includes(secret), everything)
  }
})

test('nothing is sent to a server whose certificate nobody vouches for', async (context) => {
  const stranger = await startMailServer({ startTls: true })
  context.after(() => stranger.close())
  await failure(bySmtp(stranger.url).send(mail))
  assert.equal(stranger.connections, 1)
  assert.deepEqual(stranger.mails, [])
})

test('without a mail server each mail is a file that only its owner may read, with its text and its sender', async () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const mailer = createMailer({ smtpUrl: undefined, from: FROM, dataDir, clock: () => now })
  assert.deepEqual(mailer.state(), { kind: 'files', where: join(dataDir, 'mail'), from: FROM })
  const text = 'Beste Zoë,\n\nTot ‘ziens’ 🧡'
  await Promise.all([1, 2, 3].map(() => mailer.send({ ...mail, text })))
  const folder = join(dataDir, 'mail')
  const names = await readdir(folder)
  assert.equal(names.length, 3, 'of the same moment, and each its own')
  assert.equal((await stat(folder)).mode & 0o777, 0o700)
  for (const name of names) {
    assert.match(name, /^2026-11-20T10-00-00-000Z-[0-9a-f]{12}\.eml$/)
    assert.equal((await stat(join(folder, name))).mode & 0o777, 0o600)
    const kept = readMail(await readFile(join(folder, name), 'utf8'))
    assert.equal(kept.text, text)
    assert.deepEqual([kept.headers['from'], kept.headers['to']], [FROM, 'noor@example.org'])
    assert.equal(new Date(kept.headers['date'] ?? '').getTime(), now.getTime())
  }
  assert.deepEqual(mailer.state().lastSuccess, now)
})

test('a folder that cannot be written to is a failure like any other', async () => {
  const file = join(dataDir, 'no-folder')
  await writeFile(file, '')
  const { cause } = await failure(createMailer({ smtpUrl: undefined, from: FROM, dataDir: file }).send(mail))
  assert.match(cause, /ENOTDIR|EEXIST/)
})

test('making a mailer loads no mail library', () => {
  const script = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
    const { createMailer } = await import('#server/mail/mailer.ts')
    createMailer({ smtpUrl: 'smtp://localhost', from: 'kopij@localhost', dataDir: '.' }).state()
    console.log(loaded.filter((url) => url.includes('/nodemailer/')).length)
  `
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' })
  assert.equal(stdout.trim(), '0')
})
