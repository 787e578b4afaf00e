// What every room is given of the house: its database, its clock, and the ways to reach people. Knows no endpoint.
import type { Db } from '../db/connect.ts'
import type { Notices } from '../db/notices.ts'
import type { Mailer } from '../mail/mailer.ts'

/** What a room needs to know of the house it stands in; made once, in app.ts. */
export interface Site {
  db: Db
  /** Tells everyone who is watching that something changed. */
  notices: Notices
  mailer: Mailer
  /** Where people can write to. */
  contactEmail: string
  clock: () => Date
  /** The origin of the address people use, when it is known: a change from there is ours. */
  publicUrl: string | undefined
  /** Whether people reach the site over https: then cookies are for https only. */
  secure: boolean
}
