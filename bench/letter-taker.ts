// A process that takes letters from the queue and sends them, for bench/letters.ts. It may be killed at any moment.
import { openDatabase } from '#server/db/connect.ts'
import { openJobs } from '#server/jobs/queue.ts'
import { sendLetter } from '#server/letters/jobs.ts'
import { createMailer, type Mailer } from '#server/mail/mailer.ts'
import { createSecrets, type Secrets } from '#server/secrets/secrets.ts'

interface Needs {
  clock: () => Date
  mailer: Mailer
  secrets: Secrets
}

const { DATABASE_URL, SMTP_URL, SECRET_KEY = '' } = process.env
const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: '' })
const jobs = openJobs<Needs>({
  database,
  jobs: [sendLetter],
  clock: () => new Date(),
  onFailure: (_job, error) => console.error(error),
  // Sooner than in the product, where a dead process is noticed after a minute or two: nobody waits for that here.
  pace: { lookSeconds: 2, heartbeatSeconds: 10, superviseSeconds: 5 },
})
await jobs.prepare()
await jobs.start({
  clock: () => new Date(),
  mailer: createMailer({ smtpUrl: SMTP_URL, from: 'Kopij <kopij@localhost>', dataDir: '' }),
  secrets: createSecrets([SECRET_KEY]),
})
console.log('(ready)')
process.on('SIGTERM', () => void jobs.stop().then(() => process.exit(0)))
