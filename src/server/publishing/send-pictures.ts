// Sends a site the pictures of an article that it does not have yet. Knows no kind of site.
import { titleOf } from '#contract/pictures/download-name.ts'
import { formatWords } from '#contract/pictures/formats.ts'
import { Problem } from '#contract/problems.ts'
import { slugOf } from '#contract/seo/slug.ts'
import { storedIn } from '../articles/picture-store.ts'
import type { ArticleRow } from '../articles/store.ts'
import type { StoredRow } from '../articles/tables.ts'
import type { Site } from '../http/site.ts'
import type { PicturesThere } from './outgoing.ts'
import { beginPicture, forgetPicture, keepPicture, picturesThere } from './picture-store.ts'
import { RemoteProblem, type Remote, type RemotePicture } from './remote.ts'
import type { PublishedPictureRow } from './tables.ts'
import { findPictures } from './text-work.ts'

/** Of a larger one the next is sent: more than a page needs, and less than what most hosts refuse. */
const MOST_BYTES = 8 * 1024 * 1024

/**
 * Every picture of ours in the text, as the site has it. What is on its way when a run ends is looked for by the next; pictures whose
 * file is gone are left out.
 * @throws RemoteProblem
 */
export async function sendPictures(
  { db, files, texts }: Pick<Site, 'db' | 'files' | 'texts'>,
  siteId: number,
  remote: Remote,
  article: ArticleRow,
  signal: AbortSignal,
): Promise<PicturesThere> {
  const mentions = await texts.work(findPictures, article.content, { userId: article.userId, signal })
  const names = mentions.map(({ name }) => name)
  const stored = new Map((await storedIn(db, article.id, names)).map((row) => [row.name, row]))
  const known = await picturesThere(db, siteId, [...stored.keys()])
  const there = new Map<string, RemotePicture>()
  for (const { name, alt, credit } of mentions) {
    signal.throwIfAborted()
    const row = stored.get(name)
    if (row === undefined) continue
    const before = known.get(name)
    const had = before && asThere(before)
    if (had !== undefined) {
      there.set(name, had)
      if (before?.alt === alt && before.credit === credit) continue
      try {
        await remote.describe(had, { alt, credit })
        await keepPicture(db, rowOf(siteId, name, had, { alt, credit }))
        continue
      } catch (error) {
        if (!(error instanceof RemoteProblem) || error.failure !== 'gone') throw error
        // Somebody threw it away there: it is sent anew.
        await forgetPicture(db, siteId, name)
        there.delete(name)
      }
    }
    const sent = await sendOne(remote, { db, files }, siteId, row, { alt, credit }, before !== undefined)
    if (sent !== null) there.set(name, sent)
  }
  return there
}

async function sendOne(
  remote: Remote,
  { db, files }: Pick<Site, 'db' | 'files'>,
  siteId: number,
  row: StoredRow,
  words: { alt: string; credit: string },
  wasBegun: boolean,
): Promise<RemotePicture | null> {
  const file = row.files.find(({ bytes }) => bytes <= MOST_BYTES) ?? row.files.at(-1)
  if (file === undefined) return null
  const { extension, mediaType } = formatWords[file.format]
  // The name of no other picture there: by it this one is found when its answer was lost.
  const readable = slugOf(titleOf(row.fileName)).slice(0, 60).replace(/-+$/, '') || 'afbeelding'
  const fileName = `${readable}-${row.name
    .slice(0, 10)
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, 'x')}.${extension}`
  const found = wasBegun ? await remote.findUpload(fileName) : null
  const bytes = found === null ? await bytesOf(files, file.name) : null
  if (found === null && bytes === null) return null
  await beginPicture(db, { siteId, name: row.name, ...words })
  const picture = found ?? (await remote.upload({ fileName, mediaType, bytes: bytes as Uint8Array, ...words }))
  const sized = { ...picture, width: picture.width ?? file.width, height: picture.height ?? file.height }
  await keepPicture(db, rowOf(siteId, row.name, sized, words))
  return sized
}

const asThere = ({ remoteId, address, width, height }: PublishedPictureRow): RemotePicture | undefined =>
  remoteId === null || address === null ? undefined : { id: remoteId, address, width, height }

const rowOf = (
  siteId: number,
  name: string,
  { id, address, width, height }: RemotePicture,
  words: { alt: string; credit: string },
): PublishedPictureRow => ({ siteId, name, remoteId: id, address, width, height, ...words })

/** Null when the file has vanished: that stops no article. */
async function bytesOf(files: Site['files'], name: string): Promise<Uint8Array | null> {
  try {
    const pieces: Uint8Array[] = []
    for await (const piece of (await files.read(name)).body) pieces.push(piece)
    return Uint8Array.from(Buffer.concat(pieces))
  } catch (error) {
    if (error instanceof Problem && error.code === 'notFound') return null
    throw error
  }
}
