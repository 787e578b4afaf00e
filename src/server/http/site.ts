// What every room is given of the house: its database, its clock, and the ways to reach people. Knows no endpoint.
import type pg from 'pg'
import type { Db } from '../db/connect.ts'
import type { Notices } from '../db/notices.ts'
import type { JobSender } from '../jobs/queue.ts'
import type { TemporaryFiles } from '../files/temporary.ts'
import type { Mailer } from '../mail/mailer.ts'

/** What a room needs to know of the house it stands in; made once, in app.ts. */
export interface Site {
  /** For reading, and for what is one statement that nobody has to hear of. Everything else goes through change/. */
  db: Db
  /** For change/ to open its transactions with. */
  pool: pg.Pool
  /** Passes on to every window what a change told. */
  notices: Notices
  /** Has work done later, or by itself. */
  jobs: JobSender
  mailer: Mailer
  /** Where files are while a request with them is answered. */
  uploads: TemporaryFiles
  /** Where people can write to. */
  contactEmail: string
  clock: () => Date
  /** The origin of the address people use, when it is known: a change from there is ours. */
  publicUrl: string | undefined
  /** Whether people reach the site over https: then cookies are for https only. */
  secure: boolean
}
