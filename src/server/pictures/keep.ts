// Keeps a picture for its owner: its file and its row, both or neither. Knows nothing of how pictures are made.
import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { Format } from '#contract/pictures/formats.ts'
import { KEPT_HOURS, type Credit, type Picture, type PictureTool } from '#contract/pictures/picture.ts'
import { picturePath } from '#contract/pictures/endpoints.ts'
import type { PublicUser } from '../accounts/tables.ts'
import type { Site } from '../http/site.ts'
import { removeNow } from './files.ts'
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
  /** How long it is kept, by default as long as the pictures of tools. */
  hours?: number
}

/**
 * How much the pictures that tools made for one person may take together, in bytes: more than a day of steady work. Beyond it the
 * oldest go before their time, so that nobody fills the disk.
 */
export const MOST_KEPT_BYTES = 2_000_000_000

/** The same of pictures that were sent for articles and stand in none of them: more than anybody writes with in a month. */
export const MOST_UNUSED_BYTES = 1_000_000_000

type KeepingSite = Pick<Site, 'db' | 'files' | 'clock' | 'warn'>

const HOUR_MS = 60 * 60 * 1000

/** @throws an error with the code ENOSPC on a full disk, and one that becomes notLoggedIn when the user was deleted meanwhile. */
export async function keepPicture(
  site: KeepingSite,
  user: Pick<PublicUser, 'id'>,
  { path, credit, hours = KEPT_HOURS, ...made }: MadePicture,
): Promise<Picture> {
  const { size } = await stat(path)
  const name = randomBytes(24).toString('base64url')
  // First the file: a row always has its file. If the process dies in between, a job finds the file that has no row.
  await site.files.keep(path, name)
  const now = site.clock()
  const row = await insertPicture(site.db, {
    ...made,
    name,
    userId: user.id,
    bytes: size,
    creator: credit?.creator ?? null,
    rights: credit?.rights ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + hours * HOUR_MS),
  }).catch(async (error: unknown) => {
    await removeNow(site, [name])
    throw error
  })
  await makeRoom(site, user.id, made.tool === 'article')
  return toWire(row)
}

/** Throws nothing: the picture that it makes room for is kept already, and the next one makes room again. */
async function makeRoom(site: KeepingSite, userId: number, forArticles: boolean): Promise<void> {
  const most = forArticles ? MOST_UNUSED_BYTES : MOST_KEPT_BYTES
  try {
    await removeNow(site, await deleteBeyond(site.db, { userId, forArticles }, most))
  } catch (error) {
    site.warn(error, 'De oudste afbeeldingen van een gebruiker konden niet worden verwijderd.')
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
