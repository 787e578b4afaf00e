// A script that makes an empty database with the product's tables in the folder it is given. It runs in a process of its
// own, because Node never gives back the memory that this takes. Run by the build, so that a first start can copy the
// result, and by a first start that finds none to copy.
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
// The parent process has ended, so nobody will use the result.
process.once('disconnect', () => process.exit(1))
try {
  const startParams = [...PGlite.defaultStartParams, ...extraStartParams]
  const database = await PGlite.create(folder, { extensions: { pg_trgm }, startParams })
  const socketDir = await mkdtemp(join(tmpdir(), 'kopij-'))
  const server = new PGLiteSocketServer({ db: database, path: join(socketDir, SOCKET_NAME) })
  await server.start()
  const client = new pg.Client({ host: socketDir, user: 'postgres', database: 'postgres' })
  // An open connection does not need the socket's file any more. Removed now, it is not left behind by a kill later.
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
