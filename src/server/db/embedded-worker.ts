// The worker thread of the embedded database: PGlite behind a Unix socket, so that its queries do not block the server's
// event loop.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { extraStartParams, PULSE, pulseTime, type WorkerReport } from './embedded-options.ts'

const { folder, socketPath, pulse } = workerData as { folder: string; socketPath: string; pulse: SharedArrayBuffer }
const said = new Int32Array(pulse)
const report = (message: WorkerReport) => parentPort?.postMessage(message)

try {
  const startParams = [...PGlite.defaultStartParams, ...extraStartParams]
  const database = await PGlite.create(folder, { extensions: { pg_trgm }, startParams })
  const answer = database.execProtocolRawStream.bind(database)
  // Every message of the socket server comes by here.
  database.execProtocolRawStream = async (...asked) => {
    Atomics.store(said, PULSE.busySince, pulseTime())
    try {
      await answer(...asked)
      Atomics.add(said, PULSE.answered, 1)
    } finally {
      Atomics.store(said, PULSE.busySince, 0)
    }
  }
  // The pool uses one connection. More are allowed, so that it can replace a broken one before that has been cleaned up.
  const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 4 })
  await server.start()
  const close = async () => {
    await server.stop()
    await database.close()
    process.exit(0)
  }
  parentPort?.once('message', () => void close())
  report({ ready: true })
} catch (error) {
  report({ ready: false, reason: error instanceof Error ? error.message : String(error) })
}
