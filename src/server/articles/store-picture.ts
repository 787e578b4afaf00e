// Stores a picture for the texts of one user: has it made whole and in three sizes, and keeps those together. Which article it is for
// shows when a text with it is saved.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import {
  creditLine,
  storedAddress,
  STORED_WIDTHS,
  UNUSED_DAYS,
  type StoredPicture,
} from '#contract/articles/stored-pictures.ts'
import { sourceNotes, type SourceNote } from '#contract/pictures/source-notes.ts'
import type { PublicUser } from '../accounts/tables.ts'
import type { Site } from '../http/site.ts'
import { keepTogether } from '../pictures/keep-together.ts'
import type { MadePicture } from '../pictures/keep.ts'
import { withPicture } from '../pictures/local.ts'
import type { Asker } from '../workshop/workshop.ts'
import { findSame, insertStored } from './picture-store.ts'
import type { StoredFile, StoredRow } from './tables.ts'

type StoringSite = Pick<Site, 'db' | 'files' | 'clock' | 'uploads' | 'studio' | 'warn'>
type Owner = Pick<PublicUser, 'id'>

export interface Stored {
  row: StoredRow
  /** What there is to say of what became of it. */
  notes: SourceNote[]
}

/**
 * @param sent stays where it is.
 * @returns one that was stored before, when that is the same and in use.
 * @throws Problem pictureUnreadable, pictureTooManyPixels, pictureFailed, workshopBusy or storageFull, or the reason of the signal.
 *   Then nothing is kept.
 */
export async function storePicture(
  site: StoringSite,
  user: Owner,
  sent: { path: string; fileName: string },
  waiting: Omit<Asker, 'userId'>,
): Promise<Stored> {
  return withNewPaths(site, STORED_WIDTHS.length + 1, async ([out = '', ...outs]) => {
    const smaller = STORED_WIDTHS.map((width, at) => ({ width, out: outs[at] ?? '' }))
    const made = await site.studio.pages({ path: sent.path, out, smaller }, { ...waiting, userId: user.id })
    waiting.signal.throwIfAborted()
    const hash = await hashOf(out)
    // It keeps its size and its shape.
    const notes = sourceNotes(made.source, made.source, 'fill')
    const before = await findSame(site.db, user.id, hash)
    if (before !== null) return { row: before, notes }
    const { fileName } = sent
    const files = [made.whole, ...made.smaller.toReversed()].map(({ out: path, ...file }) => ({
      ...file,
      path,
      fileName,
    }))
    const about = { fileName, credit: creditLine(made.whole.credit), hash }
    return { row: await kept(site, user, files, about, waiting.signal), notes }
  })
}

/** A copy for this user of a picture that is somebody else's; nothing of it is made anew. @throws Problem pictureGone. */
export async function copyPicture(
  site: StoringSite,
  user: Owner,
  { files, fileName, credit, hash }: StoredRow,
  signal: AbortSignal,
): Promise<StoredRow> {
  const before = await findSame(site.db, user.id, hash)
  if (before !== null) return before
  return withNewPaths(site, files.length, async (paths) => {
    const copies = files.map((file, at) => ({ ...file, path: paths[at] ?? '', fileName, credit: null }))
    for (const { name, path } of copies) await withPicture(site, name, (from) => copyFile(from, path))
    return kept(site, user, copies, { fileName, credit, hash }, signal)
  })
}

/** Keeps the files and says what they are together: all or nothing. */
async function kept(
  site: StoringSite,
  user: Owner,
  files: readonly Pick<MadePicture, 'path' | 'fileName' | 'format' | 'width' | 'height' | 'credit'>[],
  about: Pick<StoredRow, 'fileName' | 'credit' | 'hash'>,
  signal: AbortSignal,
): Promise<StoredRow> {
  const keeping = keepTogether(site, user)
  try {
    const rows: StoredFile[] = []
    for (const file of files) {
      const picture = await keeping.keep({ ...file, tool: 'article', hours: 24 * UNUSED_DAYS })
      const { name, format, width, height, bytes } = picture
      rows.push({ name, format, width, height, bytes })
      signal.throwIfAborted()
    }
    const [whole] = rows
    if (whole === undefined) throw new Error('a picture has one file at least')
    return await insertStored(site.db, {
      ...about,
      name: whole.name,
      userId: user.id,
      files: rows,
      createdAt: site.clock(),
    })
  } catch (error) {
    await keeping.undo()
    throw error
  }
}

/** Calls `use` with paths at which there are no files yet; what stands there afterwards is removed. */
async function withNewPaths<Result>(
  { uploads }: Pick<Site, 'uploads'>,
  count: number,
  use: (paths: string[]) => Promise<Result>,
): Promise<Result> {
  const paths: string[] = []
  for (let at = 0; at < count; at += 1) paths.push(await uploads.newPath())
  try {
    return await use(paths)
  } finally {
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** What its owner is told of it. */
export function toWire({ name, fileName, credit, files: [whole] }: StoredRow): StoredPicture {
  const { width = 1, height = 1, bytes = 0 } = whole ?? {}
  return { name, fileName, credit, width, height, bytes, address: storedAddress(name, { width, height }) }
}
