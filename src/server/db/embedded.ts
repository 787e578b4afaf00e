// Starts the embedded database: its folder, the lock on that, and the worker thread it runs in. Knows nothing of tables.
import { chmod, mkdir, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { getCompileCacheDir } from 'node:module'
import { tmpdir, totalmem } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { StartProblem } from '../config.ts'
import type { Pulse } from './alive.ts'
import { makeDatabase } from './embedded-making.ts'
import { PULSE, pulseTime, READY_MARK, SOCKET_NAME, type WorkerReport } from './embedded-options.ts'

/** A new database takes about 40 MB, and its write-ahead log another 30; with less free space the disk counts as full. */
const FREE_BYTES_NEEDED = 100 * 1024 * 1024

/** A machine or container with less memory than this, in bytes, may not optimise PGlite's code. */
const MEMORY_TO_OPTIMISE = 1.5 * 1024 * 1024 * 1024

/** The longest path of a Unix socket, in bytes, that works everywhere (the strictest is macOS: 104 with the final zero). */
const SOCKET_PATH_BYTES = 100

export interface Embedded {
  /** Folder of the Unix socket. Only this system user may enter it, because PGlite asks for no password. */
  socketDir: string
  pulse: Pulse
  close(): Promise<void>
}

/**
 * Starts the database in `dataDir`.
 * @param onLost called when the database stops by itself.
 * @throws StartProblem when another process uses the folder, it cannot be written, or the database cannot be opened.
 */
export async function startEmbedded(dataDir: string, onLost: (error: Error) => void): Promise<Embedded> {
  const root = resolve(dataDir)
  const folder = join(root, 'database')
  const lock = await inWords(root, async () => {
    await mkdir(root, { recursive: true, mode: 0o700 })
    const { bavail, bsize } = await statfs(root)
    if (bavail * bsize < FREE_BYTES_NEEDED) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
    return takeLock(root)
  })
  let temporary: string | undefined
  async function release(): Promise<void> {
    if (temporary !== undefined) await rm(temporary, { recursive: true, force: true })
    lock.close()
  }
  try {
    const socketDir = await inWords(root, () => prepare(root, folder))
    if (!socketDir.startsWith(root)) temporary = socketDir
    const said = new Int32Array(new SharedArrayBuffer(PULSE.bytes))
    const worker = await startWorker(folder, join(socketDir, SOCKET_NAME), root, said.buffer)
    let closing = false
    const ended = new Promise<void>((done) => worker.once('exit', () => done()))
    worker.once('error', (error) => closing || onLost(error))
    void ended.then(() => closing || onLost(new Error('The embedded database stopped.')))
    return {
      socketDir,
      pulse: {
        answered: () => Atomics.load(said, PULSE.answered),
        busyMs: () => {
          const since = Atomics.load(said, PULSE.busySince)
          return since === 0 ? undefined : (pulseTime() - since) & 0x7fff_ffff
        },
      },
      close: async () => {
        closing = true
        worker.postMessage('close')
        await ended
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

/**
 * Makes the folders, private to this system user, and the database if it does not exist or is only half-made.
 * @returns the folder for the socket.
 */
async function prepare(root: string, folder: string): Promise<string> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (!names.includes(READY_MARK)) {
    // Only a half-made database is removed: the folder could also be something else of the user's with the same name.
    if (names.length > 0 && !names.includes('PG_VERSION') && !names.includes('base')) {
      throw new StartProblem(
        `De map ${folder} bevat iets anders dan een database van Kopij. Kies een andere map met DATA_DIR.`,
      )
    }
    await rm(folder, { recursive: true, force: true })
    await makeDatabase(root, folder)
  }
  await chmod(folder, 0o700)
  const inside = join(root, 'socket')
  if (Buffer.byteLength(join(inside, SOCKET_NAME)) > SOCKET_PATH_BYTES) return await mkdtemp(join(tmpdir(), 'kopij-'))
  await mkdir(inside, { recursive: true, mode: 0o700 })
  await chmod(inside, 0o700)
  // A process that was killed leaves its socket behind, and no other can listen at that path until it is removed.
  await rm(join(inside, SOCKET_NAME), { force: true })
  return inside
}

/**
 * Locks the folder for this process: two processes with one folder would lose each other's rows without an error. It is
 * the lock of an SQLite file, which the operating system releases even after kill -9.
 * @throws StartProblem when another process has the lock.
 */
function takeLock(root: string): DatabaseSync {
  const lock = new DatabaseSync(join(root, 'lock'))
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    if (error instanceof Error && error.message.includes('locked')) {
      throw new StartProblem(
        `De map ${root} is al in gebruik door een ander proces van Kopij. Stop dat eerst, of kies een andere map met DATA_DIR.`,
      )
    }
    throw error
  }
}

async function startWorker(
  folder: string,
  socketPath: string,
  root: string,
  pulse: SharedArrayBuffer,
): Promise<Worker> {
  // Compiles PGlite's WebAssembly on one thread: the memory that each compiling thread takes is never given back.
  setFlagsFromString('--wasm-num-compilation-tasks=1')
  // Optimises a function of PGlite only once it is really busy (V8's default is a third of this): optimising what is busy
  // only while the database opens took a twentieth of the processor time of a start.
  setFlagsFromString('--wasm-tiering-budget=40000000')
  // Optimising one function of PGlite, the largest that is busy at a start, takes 550 MB for a third of a second: the process
  // then needs 810 MB instead of 290. Without it a query takes up to twice as long.
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  if (memory < MEMORY_TO_OPTIMISE)
    for (const flag of ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up']) setFlagsFromString(flag)
  const cache = getCompileCacheDir()
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { folder, socketPath, pulse },
    // A worker gets Node's compile cache only through this variable; without it the worker would load the type stripper.
    env: { ...process.env, ...(cache !== undefined && { NODE_COMPILE_CACHE: dirname(cache) }) },
  })
  const report = await new Promise<WorkerReport>((answer) => {
    // Under `node --watch` a worker also sends messages about the files it loaded.
    worker.on('message', (message: WorkerReport) => 'ready' in message && answer(message))
    worker.once('error', (error: Error) => answer({ ready: false, reason: error.message }))
    worker.once('exit', (code) => answer({ ready: false, reason: `exit ${code}` }))
  })
  worker.removeAllListeners()
  if (report.ready) return worker
  await worker.terminate()
  throw new StartProblem(`De database in ${root} kon niet worden geopend: ${report.reason}.`)
}

const diskWords: Record<string, string> = {
  ENOSPC: 'de schijf is vol',
  EDQUOT: 'de schijf is vol',
  EACCES: 'er zijn geen rechten om er te schrijven',
  EPERM: 'er zijn geen rechten om er te schrijven',
  EROFS: 'de schijf is alleen te lezen',
  ENOTDIR: 'het pad is geen map',
  EEXIST: 'het pad is geen map',
}

/** Runs `work`; an error of the file system becomes a StartProblem in Dutch that names the folder `root`. */
async function inWords<T>(root: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StartProblem) throw error
    const { code, message } = error as NodeJS.ErrnoException
    throw new StartProblem(`De map ${root} kan niet worden gebruikt: ${diskWords[code ?? ''] ?? message}.`, {
      cause: error,
    })
  }
}
