// What every room of the server is given: the database, the clock, and the ways to reach people. Knows no endpoint.
import type pg from 'pg'
import type { YoutubeSettings } from '../config.ts'
import type { Db } from '../db/connect.ts'
import type { Notices } from '../db/notices.ts'
import type { JobSender } from '../jobs/queue.ts'
import type { SafeFetch } from '../fetch/safe-fetch.ts'
import type { FileStore } from '../files/store.ts'
import type { TemporaryFiles } from '../files/temporary.ts'
import type { Studio } from '../imaging/studio.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Payments } from '../payments/payments.ts'
import type { Secrets } from '../secrets/secrets.ts'
import type { Texts } from '../workshop/text-work.ts'

/** What the endpoints and jobs of all rooms share; made once, in app.ts. */
export interface Site {
  /** For reading, and for a single statement that is neither recorded nor told. Everything else goes through change/. */
  db: Db
  /** For change/ to open its transactions with. */
  pool: pg.Pool
  /** Passes the notices of changes on to every open window. */
  notices: Notices
  /** Has work done in the background, now or later. */
  jobs: JobSender
  mailer: Mailer
  /** How Premium is paid; undefined: it cannot be. */
  payments: Payments | undefined
  /** Where YouTube is asked, and with which key. */
  youtube: YoutubeSettings
  /** Encrypts what must not be readable in a stolen database. */
  secrets: Secrets
  /** Reaches addresses that people entered, behind a filter. */
  fetching: SafeFetch
  /** Where uploaded files are kept while their request is answered. */
  uploads: TemporaryFiles
  /** Where files are kept for longer. */
  files: FileStore
  /** Works on pictures, behind a wall. */
  studio: Studio
  /** Works on texts, of which a long one would hold everybody up. */
  texts: Texts
  /** Writes in the server's log what failed without stopping anybody. @param what a sentence about it. */
  warn: (failure: unknown, what: string) => void
  /** Writes in the server's log what administrators may want to know. */
  info: (what: string) => void
  /** Where people can write to. */
  contactEmail: string
  clock: () => Date
  /** The origin under which people reach the site, if it is configured: changes may come from there. */
  publicUrl: string | undefined
  /** The address under which people reach the site, for links in mail: PUBLIC_URL, else where it listens on this machine. */
  address: () => string
  /** Whether anybody may register, or only who was invited. */
  registration: 'open' | 'invite'
  /** Whether people reach the site over https: then cookies are for https only. */
  secure: boolean
}
