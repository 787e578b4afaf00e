// The options with which the embedded database is made and opened, the mark of a complete database, and the messages of
// its worker. Does not load PGlite.
import { readFile } from 'node:fs/promises'

/** PGlite's default is 128 MB of shared buffers; the tables of a newsroom fit in a quarter of that. */
export const extraStartParams = ['-c', 'shared_buffers=32MB']

/** The message of the worker after its start: the database is ready, or why it could not start. */
export type WorkerReport = { ready: true } | { ready: false; reason: string }

/** The socket's file name. PostgreSQL clients expect it in the folder that they are given as host. */
export const SOCKET_NAME = '.s.PGSQL.5432'

/** A file that marks a complete database. A folder without it was left half-made by a process that died, without data. */
export const READY_MARK = 'kopij-ready'

/**
 * The content of that file: the version of PGlite, the options, and the newest migration. Only a database with the same
 * mark is copied to make a new one.
 */
export async function markOfThisVersion(): Promise<string> {
  const manifest = await readFile(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  const journal = await readFile(new URL('./migrations/meta/_journal.json', import.meta.url), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] }
  return `PGlite ${version} ${extraStartParams.join(' ')} ${entries.at(-1)?.tag}\n`
}

/** Where the worker says what it does, as 32-bit numbers: how many statements it answered, and since when it is at work on one. */
export const PULSE = { answered: 0, busySince: 1, bytes: 8 } as const

/** The time in ms, as it stands there: it comes round every 24 days, and is never 0, which says that nothing is under way. */
export const pulseTime = () => Date.now() & 0x7fff_ffff || 1
