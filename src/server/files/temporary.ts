// Files that are only here while a request is answered. Those of a process that died are found by their names and removed.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** A file of another machine that is this old is nobody's any more; no upload takes so long. */
const ABANDONED_MS = 24 * 60 * 60 * 1000

export interface TemporaryFiles {
  /** A path where no file is yet. Who makes one there removes it. */
  newPath: () => Promise<string>
  /** Removes what processes left that are no more: for a start, before anything arrives. */
  sweep: () => Promise<void>
}

/** @param folder made with the first file, and only this system's user looks into it. */
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
  // A process with this one's number has died: in a container it is the same after each start.
  if (host === hostname()) return Number(pid) === process.pid || !isAlive(Number(pid))
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && found.mtimeMs < Date.now() - ABANDONED_MS
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process exists and belongs to another user (EPERM), so it is not one of ours that died.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
