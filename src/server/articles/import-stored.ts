// Stores the pictures of a file that is imported, and gives them their addresses in its text. Those that turn out to be none are left out,
// with their words in their place. Reads no file.
import { rm } from 'node:fs/promises'
import { Problem } from '#contract/problems.ts'
import type { PublicUser } from '../accounts/tables.ts'
import type { Site } from '../http/site.ts'
import { putAway } from '../pictures/put-away.ts'
import type { PictureOnDisk } from './import-pictures.ts'
import type { ImportedArticle } from './import-result.ts'
import { storePicture, toWire } from './store-picture.ts'
import { placePictures } from './text-work.ts'

const removed = (pictures: readonly PictureOnDisk[]) =>
  Promise.all(pictures.map(({ path }) => rm(path, { force: true })))

type PlacingSite = Parameters<typeof storePicture>[0] & Pick<Site, 'texts'>

type Imported = Pick<ImportedArticle, 'content' | 'addsCredits'> & { pictures: readonly PictureOnDisk[] }

/** A text with its pictures. */
interface ReadText {
  content: string
  /** How many are not there. */
  unread: number
  /** Of how many, which moved, only the first picture is there. */
  stills: number
}

/**
 * Calls `use` with the text and its pictures, to keep it.
 * @throws as storePicture does for what is no fault of a picture, and what `use` throws. Then no picture is kept for it.
 */
export async function withStored<Result>(
  site: PlacingSite,
  user: Pick<PublicUser, 'id'>,
  imported: Imported,
  signal: AbortSignal,
  use: (read: ReadText) => Promise<Result>,
): Promise<Result> {
  const files: string[] = []
  try {
    return await use(await readText(site, user, imported, signal, files))
  } catch (error) {
    // Those that an article has stay: one that was there already, or all, when the article is kept and only that was not heard.
    await putAway(site, user.id, files)
    throw error
  } finally {
    await removed(imported.pictures)
  }
}

/** @param files gets the names of the files that are kept, as they come. */
async function readText(
  site: PlacingSite,
  user: Pick<PublicUser, 'id'>,
  { content, pictures, addsCredits }: Imported,
  signal: AbortSignal,
  files: string[],
): Promise<ReadText> {
  const addresses = new Map<string, string>()
  const credits = new Map<string, string>()
  const gone = new Set<string>()
  let stills = 0
  for (const { address, name, path } of pictures) {
    signal.throwIfAborted()
    try {
      const { row, notes } = await storePicture(site, user, { path, fileName: name }, { signal })
      files.push(...row.files.map((file) => file.name))
      if (notes.includes('still')) stills += 1
      const picture = toWire(row)
      addresses.set(address, picture.address)
      if (addsCredits && picture.credit !== '') credits.set(picture.address, picture.credit)
    } catch (error) {
      if (!(error instanceof Problem) || !isOfPicture(error)) throw error
      gone.add(address)
    }
  }
  const placed = { content, addresses, credits, gone }
  const text =
    pictures.length === 0 ? content : await site.texts.work(placePictures, placed, { userId: user.id, signal })
  return { content: text, unread: gone.size, stills }
}

const isOfPicture = ({ code }: Problem) => ['pictureUnreadable', 'pictureTooManyPixels', 'pictureFailed'].includes(code)
