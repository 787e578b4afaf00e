// The application on a database of its own, with an administrator who is logged in: what benchmarks ask over HTTP.
import { tmpdir } from 'node:os'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { createApp } from '#server/app.ts'
import { openDatabase, type Database } from '#server/db/connect.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { createSecrets } from '#server/secrets/secrets.ts'
import { builtIn } from '#server/tools/providers/built-in.ts'
import { logIn } from './account.ts'

export interface Installation {
  url: string
  cookie: string
  database: Database
  app: FastifyInstance
  get(path: string): Promise<{ ms: number; reply: Response; body: unknown }>
  close(): Promise<void>
}

/** Opens it on the database, which is emptied of nothing: an account of an earlier run is made anew. */
export async function openInstallation(
  databaseUrl: string,
  { runJobs = true }: { runJobs?: boolean } = {},
): Promise<Installation> {
  const database = await openDatabase({ databaseUrl, dataDir: '' })
  await migrateAndSeed(database, async () => {})
  const mailer = createMailer({ smtpUrl: undefined, from: 'Kopij <kopij@localhost>', dataDir: tmpdir() })
  const secrets = createSecrets(['only-for-benchmarks-only-for-benchmarks'])
  const parts = { database, provider: builtIn, mailer, secrets, contactEmail: 'kopij@localhost' }
  const app = await createApp({ ...parts, logLevel: 'silent', rateLimit: false, runJobs })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const cookie = await logIn(database.db, url, 'meting', 'admin')
  return {
    url,
    cookie,
    database,
    app,
    async get(path) {
      const begun = performance.now()
      const reply = await fetch(url + path, { headers: { cookie } })
      const body = await reply.json()
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${JSON.stringify(body)}`)
      return { ms: performance.now() - begun, reply, body }
    },
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}
