// Removes the files of pictures that are gone. Knows no user.
import { DAY_MS } from '#contract/days.ts'
import { pictureName } from '#contract/pictures/picture.ts'
import type { Db } from '../db/connect.ts'
import type { FileStore } from '../files/store.ts'
import type { Site } from '../http/site.ts'
import { knownNames } from './store.ts'

/** How many files are removed at once, and how many names are looked up in one query. */
const AT_ONCE = 8
const PER_QUERY = 500

/** Removes these files. One that cannot be removed does not stop the others. @throws what stopped the first of those. */
export async function removeFiles(files: Pick<FileStore, 'remove'>, names: readonly string[]): Promise<void> {
  const failed: unknown[] = []
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const outcomes = await Promise.allSettled(names.slice(at, at + AT_ONCE).map((name) => files.remove(name)))
    failed.push(...outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : [])))
  }
  if (failed.length > 0) throw failed[0]
}

/** Removes files of which the rows are gone. One that cannot be removed now, a job removes a day later: that stops nobody. */
export async function removeNow(
  { files, warn }: Pick<Site, 'files' | 'warn'>,
  names: readonly string[],
): Promise<void> {
  await removeFiles(files, names).catch((error: unknown) =>
    warn(error, 'Het bestand van een afbeelding kon niet worden verwijderd.'),
  )
}

/**
 * Removes files that no picture has, once they are a day old: a younger one may be about to get its row. A process that died
 * between the two left it. What is not named as a picture is somebody else's.
 */
export async function removeStrays(
  { db, files }: { db: Db; files: FileStore },
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  for await (const names of inLots(files.keys())) {
    if (signal.aborted) return
    const known = await knownNames(db, names)
    const strays: string[] = []
    for (const name of names) {
      if (known.has(name)) continue
      const writtenAt = await files.writtenAt(name)
      if (writtenAt !== undefined && now.getTime() - writtenAt.getTime() > DAY_MS) strays.push(name)
    }
    await removeFiles(files, strays)
  }
}

async function* inLots(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let lot: string[] = []
  for await (const key of keys) {
    if (!pictureName.safeParse(key).success) continue
    lot.push(key)
    if (lot.length < PER_QUERY) continue
    yield lot
    lot = []
  }
  if (lot.length > 0) yield lot
}
