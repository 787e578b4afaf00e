// Makes a database with the product's tables, empty, in the folder it is given; in a process of its own: the memory that takes,
// Node never gives back. Run by a first start, and by a build, whose database later first starts copy.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import pg from 'pg'
import { extraStartParams, markOfThisVersion, READY_MARK, SOCKET_NAME } from './embedded-options.ts'
import { migrateTables } from './migrate-tables.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Which folder?')
// The process that asked for it is gone, and with it whoever would use the result.
process.once('disconnect', () => process.exit(1))
try {
  const startParams = [...PGlite.defaultStartParams, ...extraStartParams]
  const database = await PGlite.create(folder, { extensions: { pg_trgm }, startParams })
  const socketDir = await mkdtemp(join(tmpdir(), 'kopij-'))
  const server = new PGLiteSocketServer({ db: database, path: join(socketDir, SOCKET_NAME) })
  await server.start()
  const client = new pg.Client({ host: socketDir, user: 'postgres', database: 'postgres' })
  // The connection outlives its socket: what is killed from now on leaves nothing behind.
  try {
    await client.connect()
  } finally {
    await rm(socketDir, { recursive: true })
  }
  await migrateTables(client)
  await client.end()
  await server.stop()
  await database.close()
  await writeFile(join(folder, READY_MARK), await markOfThisVersion())
  process.exit(0)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
