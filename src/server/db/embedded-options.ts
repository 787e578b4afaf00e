// What the embedded database is made and opened with, the mark of what was made so, and what its worker says. Loads nothing of PGlite.
import { readFile } from 'node:fs/promises'

/** PGlite takes 128 MB of shared buffers as it is; the pages of a newsroom's tables fit in a quarter. */
export const extraStartParams = ['-c', 'shared_buffers=32MB']

/** From the worker it runs in: it serves, or it could not start. */
export type WorkerReport = { ready: true } | { ready: false; reason: string }

/** The name PostgreSQL's clients expect in the folder they are given as host. */
export const SOCKET_NAME = '.s.PGSQL.5432'

/** Written into a database that is whole. One without it was left by a process that died while making it, and holds nothing. */
export const READY_MARK = 'kopij-ready'

/** What the mark says: a database made by another version, otherwise, or with other tables, is no pattern for a new one. */
export async function markOfThisVersion(): Promise<string> {
  const manifest = await readFile(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  const journal = await readFile(new URL('./migrations/meta/_journal.json', import.meta.url), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] }
  return `PGlite ${version} ${extraStartParams.join(' ')} ${entries.at(-1)?.tag}\n`
}
