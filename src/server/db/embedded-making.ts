// Makes the folder of a new embedded database: by copying the one that the build made, or else by making one in another
// process. Whatever dies half-way, the folder is complete or does not exist. Knows nothing of tables.
import { fork } from 'node:child_process'
import { chmod, cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { markOfThisVersion, READY_MARK } from './embedded-options.ts'

/** The empty database that the build made. */
const BUILT = fileURLToPath(new URL('../../../dist/database', import.meta.url))

/** The prefix of folders that are renamed to a database's folder when they are complete. */
const HALF_MADE = 'database-in-the-making-'

/**
 * Makes the database `folder` within `root`. `folder` must not exist or be empty, and this process must hold the lock on
 * `root`.
 * @param pattern the folder of a database to copy, if it is of this version.
 * @throws Error whose message says why it cannot be made.
 */
export async function makeDatabase(root: string, folder: string, pattern = BUILT): Promise<void> {
  for (const name of await readdir(root)) {
    // Left by a process that was killed. Its child process may still write for a moment, so removing is retried.
    if (name.startsWith(HALF_MADE)) await rm(join(root, name), { recursive: true, force: true, maxRetries: 3 })
  }
  const making = await mkdtemp(join(root, HALF_MADE))
  try {
    if (await isOfThisVersion(pattern)) await cp(pattern, making, { recursive: true })
    else await runMaker(making)
    await chmod(making, 0o700)
    await rename(making, folder)
  } catch (error) {
    await rm(making, { recursive: true, force: true, maxRetries: 3 })
    throw error
  }
}

/** Whether `pattern` is a complete database, made by this version of PGlite with these options and tables. */
async function isOfThisVersion(pattern: string): Promise<boolean> {
  const mark = await readFile(join(pattern, READY_MARK), 'utf8').catch(() => undefined)
  return mark === (await markOfThisVersion())
}

/** Runs embedded-maker.ts, which makes a database in `folder`. @throws Error with what it wrote to stderr when it fails. */
function runMaker(folder: string): Promise<void> {
  const maker = fork(new URL('./embedded-maker.ts', import.meta.url), [folder], {
    // V8 does not optimise PGlite's code here, which runs only once: that takes 500 MB and a quarter of the processor time.
    execArgv: ['--disable-warning=ExperimentalWarning', '--liftoff-only'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const kill = () => void maker.kill('SIGKILL')
  process.once('exit', kill)
  let said = ''
  maker.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text))
  return new Promise<void>((made, failed) => {
    maker.once('error', failed)
    maker.once('close', (code) => (code === 0 ? made() : failed(new Error(said.trim() || `exit ${code}`))))
  }).finally(() => process.off('exit', kill))
}
