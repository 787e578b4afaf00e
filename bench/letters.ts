// Ten thousand letters in the queue and four processes that send them to a mail server on this machine, one of which is killed
// half-way: none may be lost, and how fast they go against nodemailer alone.
import { setTimeout as pause } from 'node:timers/promises'
import { change } from '#server/change/change.ts'
import { openDatabase } from '#server/db/connect.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { openJobs } from '#server/jobs/queue.ts'
import { sendLetter } from '#server/letters/jobs.ts'
import { htmlOf, textOf, type Letter } from '#server/letters/letter.ts'
import { postLetter } from '#server/letters/post.ts'
import { smtpDelivery } from '#server/mail/smtp.ts'
import { createSecrets } from '#server/secrets/secrets.ts'
import { startMailServer } from '../tests/support/mail-server.ts'
import { startNode } from './measure.ts'
import type { Row } from './report.ts'

const LETTERS = 10_000
const TAKERS = 4
/** As many at once as all takers together. */
const AT_ONCE = TAKERS * sendLetter.atOnce
const BARE = 2_000
/** Letters that are posted in one change. */
const BATCH = 100
/** A killed process had so many under way; whichever of them had been handed over comes twice. */
const MOST_TWICE = sendLetter.atOnce
/** The least share of the bare rate. */
const LEAST = 0.2
/** A letter that a killed process had is tried again a minute after that was noticed. */
const PATIENCE_MS = 10 * 60_000

const SECRET_KEY = 'only-for-benchmarks-only-for-benchmarks'

const letter = (number: number): Letter => ({
  to: `lezer${number}@example.org`,
  subject: `Brief ${number}`,
  name: 'Noor',
  paragraphs: ['Je proefperiode is bijna voorbij.', 'Alles wat je schreef blijft staan.'],
  button: { label: 'Bekijk Premium', url: 'https://kopij.example.nl/#pricing' },
  why: 'Je krijgt deze mail omdat je Kopij probeert.',
})

export async function letters(databaseUrl: string): Promise<Row[]> {
  const mailServer = await startMailServer()
  const database = await openDatabase({ databaseUrl, dataDir: '' })
  const clock = () => new Date()
  const secrets = createSecrets([SECRET_KEY])
  const jobs = openJobs<{ clock: typeof clock; mailer: never; secrets: never }>({
    database,
    jobs: [sendLetter],
    clock,
    onFailure: () => {},
  })
  try {
    await migrateAndSeed(database, async () => {})
    await jobs.prepare()
    const bare = await bareRate(mailServer.url)
    mailServer.mails.length = 0

    const begun = performance.now()
    for (let at = 0; at < LETTERS; at += BATCH) {
      await change({ ...database, clock }, null, async (tx) => {
        for (let number = at; number < at + BATCH; number += 1) await postLetter({ jobs, secrets }, tx, letter(number))
      })
    }
    const queued = LETTERS / ((performance.now() - begun) / 1_000)

    const env = { DATABASE_URL: databaseUrl, SMTP_URL: mailServer.url, SECRET_KEY }
    const takers = Array.from({ length: TAKERS }, () => startNode('bench/letter-taker.ts', env))
    const arrived = () => new Set(mailServer.mails.map(({ to }) => to[0])).size
    const started = performance.now()
    const until = async (count: number) => {
      while (arrived() < count && performance.now() - started < PATIENCE_MS) await pause(100)
    }
    await until(LETTERS / 2)
    takers[0]?.process.kill('SIGKILL')
    // The last few are those that the killed process had, which wait for their turn.
    await until(LETTERS - MOST_TWICE)
    const rate = (LETTERS - MOST_TWICE) / ((performance.now() - started) / 1_000)
    await until(LETTERS)
    await Promise.all(takers.slice(1).map((taker) => taker.stop()))

    const lost = LETTERS - arrived()
    const twice = mailServer.mails.length - arrived()
    return [
      {
        what: `${LETTERS} letters posted, ${BATCH} in a change`,
        measured: `${Math.round(queued)}/s`,
        limit: 'reported',
      },
      {
        what: `${TAKERS} processes send them, one is killed half-way`,
        measured: `${lost} lost, ${twice} twice`,
        limit: `none lost, at most ${MOST_TWICE} twice`,
        met: lost === 0 && twice <= MOST_TWICE,
      },
      {
        what: 'letters sent from the queue, against nodemailer alone',
        measured: `${Math.round(rate)}/s against ${Math.round(bare)}/s: ${(rate / bare).toFixed(2)}`,
        limit: `at least ${LEAST}`,
        met: rate / bare >= LEAST,
      },
    ]
  } finally {
    await jobs.stop()
    await database.close()
    await mailServer.close()
  }
}

/** How many of the same mails one process sends in a second, as many at once, without a queue. */
async function bareRate(url: string): Promise<number> {
  const deliver = smtpDelivery(url, 'Kopij <kopij@localhost>')
  let next = 0
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < BARE) {
        const one = letter((next += 1))
        await deliver({ to: one.to, subject: one.subject, text: textOf(one), html: htmlOf(one), automatic: true })
      }
    }),
  )
  return BARE / ((performance.now() - begun) / 1_000)
}
