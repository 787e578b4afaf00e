// Keeps a picture for its owner: its file and its row, both or neither. Knows nothing of how pictures are made.
import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { Format } from '#contract/pictures/formats.ts'
import { KEPT_HOURS, type Credit, type Picture, type PictureTool } from '#contract/pictures/picture.ts'
import { picturePath } from '#contract/pictures/endpoints.ts'
import type { PublicUser } from '../accounts/tables.ts'
import type { Db } from '../db/connect.ts'
import type { FileStore } from '../files/store.ts'
import type { Site } from '../http/site.ts'
import { deleteBeyond, insertPicture } from './store.ts'
import type { PictureRow } from './tables.ts'

export interface MadePicture {
  /** Where its file is now; it is taken from there. */
  path: string
  /** What its owner calls it: the name of the file that was sent. */
  fileName: string
  format: Format
  /** In px. */
  width: number
  height: number
  credit: Credit | null
  tool: PictureTool
  /** How long it is kept, by default as long as the pictures of tools; null: until somebody removes it. */
  hours?: number | null
}

/**
 * How much the pictures that tools made for one person may take together, in bytes: more than a day of steady work. Beyond it the
 * oldest go before their time, so that nobody fills the disk.
 */
export const MOST_KEPT_BYTES = 2_000_000_000

const HOUR_MS = 60 * 60 * 1000

/**
 * @param db in a change, its transaction: when that is rolled back the file is removed by a job, a day later.
 * @throws an error with the code ENOSPC on a full disk, and one that becomes notLoggedIn when the user was deleted meanwhile.
 */
export async function keepPicture(
  { files, clock, ...site }: Pick<Site, 'db' | 'files' | 'clock'>,
  user: Pick<PublicUser, 'id'>,
  { path, credit, hours = KEPT_HOURS, ...made }: MadePicture,
  db: Db = site.db,
): Promise<Picture> {
  const { size } = await stat(path)
  const name = randomBytes(24).toString('base64url')
  // First the file: a row always has its file. If the process dies in between, a job finds the file that has no row.
  await files.keep(path, name)
  const now = clock()
  const row = await insertPicture(db, {
    ...made,
    name,
    userId: user.id,
    bytes: size,
    creator: credit?.creator ?? null,
    rights: credit?.rights ?? null,
    createdAt: now,
    expiresAt: hours === null ? null : new Date(now.getTime() + hours * HOUR_MS),
  }).catch(async (error: unknown) => {
    await files.remove(name).catch(() => {})
    throw error
  })
  // Not within a change: what that removes must come back when it is rolled back.
  if (hours === KEPT_HOURS && db === site.db) await makeRoom(site.db, files, user.id)
  return toWire(row)
}

async function makeRoom(db: Db, files: FileStore, userId: number): Promise<void> {
  for (const name of await deleteBeyond(db, userId, MOST_KEPT_BYTES)) {
    // What cannot be removed now, a job removes a day later.
    await files.remove(name).catch(() => {})
  }
}

/** What the browser is told of a picture. */
export function toWire({ creator, rights, expiresAt, ...row }: PictureRow): Picture {
  const { name, fileName, format, width, height, bytes } = row
  return {
    name,
    path: picturePath(name),
    fileName,
    format,
    width,
    height,
    bytes,
    credit: creator === null && rights === null ? null : { creator, rights },
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}
