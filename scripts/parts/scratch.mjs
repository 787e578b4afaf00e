// A folder for everything that a run of the tests writes: in memory where the system offers that (Linux: /dev/shm), because
// a test that copies a database of 1,200 files to a disk spends most of its processor time on that.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const IN_MEMORY = '/dev/shm'

/** What a run needs at most, with a margin: a PostgreSQL server, half a dozen embedded databases, three browsers. */
const BYTES_NEEDED = 2 * 1024 ** 3

/** Makes the folder the place for temporary files of this process and those it starts, until this process ends. */
export function useScratchFolder() {
  const folder = mkdtempSync(join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'kopij-tests-'))
  // PostgreSQL refuses to run as root; the user it runs as instead goes through here to its own folder.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
}

function hasRoom(path) {
  try {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize >= BYTES_NEEDED
  } catch {
    return false
  }
}
