// Files that exist only while a request is answered. Those that a dead process left behind are recognised by their names,
// which hold its host and process id, and removed.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** A file that another machine made counts as abandoned after this time, in ms: no upload takes so long. */
const ABANDONED_MS = 24 * 60 * 60 * 1000

export interface TemporaryFiles {
  /** A path at which no file exists yet. The caller makes the file, and removes it. */
  newPath: () => Promise<string>
  /** Removes the files of processes that are gone. To be called at the start, before any upload arrives. */
  sweep: () => Promise<void>
}

/** @param folder is made with the first file, readable for this system's user only. */
export function openTemporaryFiles(folder: string): TemporaryFiles {
  const mine = `${hostname()}.${process.pid}.`
  return {
    async newPath() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return join(folder, mine + randomUUID())
    },
    async sweep() {
      const names = await readdir(folder).catch(() => [])
      await Promise.all(
        names.map(async (name) => {
          const path = join(folder, name)
          if (await isAbandoned(name, path)) await rm(path, { force: true })
        }),
      )
    },
  }
}

async function isAbandoned(name: string, path: string): Promise<boolean> {
  const { host, pid } = /^(?<host>.+)\.(?<pid>\d+)\.[\da-f-]+$/.exec(name)?.groups ?? {}
  // A file with this process's own id is left from an earlier process: in a container every start gets the same id.
  if (host === hostname()) return Number(pid) === process.pid || !isAlive(Number(pid))
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && found.mtimeMs < Date.now() - ABANDONED_MS
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
