// Stores the pictures of a file that is imported, and gives them their addresses in its text. Those that turn out to be none are left out,
// with their words in their place. Reads no file.
import { rm, writeFile } from 'node:fs/promises'
import { Problem } from '#contract/problems.ts'
import type { PublicUser } from '../accounts/tables.ts'
import type { Site } from '../http/site.ts'
import type { ImportedArticle } from './import-result.ts'
import { withAddresses, withoutPictures } from './picture-addresses.ts'
import { storePicture, toWire } from './store-picture.ts'

type Imported = Pick<ImportedArticle, 'content' | 'pictures' | 'addsCredits'>

/** @returns the text with its pictures, and how many are not there. @throws as storePicture does for what is no fault of a picture. */
export async function withStored(
  site: Parameters<typeof storePicture>[0] & Pick<Site, 'uploads'>,
  user: Pick<PublicUser, 'id'>,
  { content, pictures, addsCredits }: Imported,
  signal: AbortSignal,
): Promise<{ content: string; unread: number }> {
  const addresses = new Map<string, string>()
  const credits = new Map<string, string>()
  const gone = new Set<string>()
  for (const { address, name, bytes } of pictures) {
    signal.throwIfAborted()
    const path = await site.uploads.newPath()
    try {
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600 })
      const stored = toWire(await storePicture(site, user, { path, fileName: name }, { signal }))
      addresses.set(address, stored.address)
      if (addsCredits && stored.credit !== '') credits.set(stored.address, stored.credit)
    } catch (error) {
      if (!(error instanceof Problem) || !isOfPicture(error)) throw error
      gone.add(address)
    } finally {
      await rm(path, { force: true })
    }
  }
  const bare = gone.size === 0 ? content : withoutPictures(content, (address) => gone.has(address))
  const addressed = withAddresses(bare, (address) => addresses.get(address))
  return { content: withCredits(addressed, credits), unread: gone.size }
}

const isOfPicture = ({ code }: Problem) => ['pictureUnreadable', 'pictureTooManyPixels', 'pictureFailed'].includes(code)

/** A picture without a title gets that of its file. */
const withCredits = (content: string, credits: ReadonlyMap<string, string>) =>
  credits.size === 0
    ? content
    : content.replace(/(!\[[^[\]]{0,2000}\]\(([^\s<>()]{1,200}))\)/g, (whole, before: string, address: string) => {
        const credit = credits.get(address)
        return credit === undefined ? whole : `${before} "${credit.replace(/[\\"]/g, '\\$&')}")`
      })
