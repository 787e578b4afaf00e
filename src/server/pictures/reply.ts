// The reply that is a kept picture. Whoever makes it has checked for whom.
import type { FileReply } from '#contract/endpoint.ts'
import { downloadName } from '#contract/pictures/download-name.ts'
import { formatWords } from '#contract/pictures/formats.ts'
import { Problem } from '#contract/problems.ts'
import type { Site } from '../http/site.ts'
import type { PictureRow } from './tables.ts'

/** How long a browser may keep a picture at most, in seconds: its content never changes, but it may be removed. */
const KEEP_SECONDS = 60 * 60

/** @throws Problem pictureGone when its file has vanished, or storageUnavailable. */
export async function pictureReply(
  { files, clock }: Pick<Site, 'files' | 'clock'>,
  { name, fileName, format, expiresAt }: Pick<PictureRow, 'name' | 'fileName' | 'format' | 'expiresAt'>,
  { asDownload = false } = {},
): Promise<FileReply> {
  const { body, bytes } = await files.read(name).catch((error: unknown) => {
    throw error instanceof Problem && error.code === 'notFound' ? new Problem('pictureGone', { cause: error }) : error
  })
  const now = clock()
  const left = expiresAt === null ? KEEP_SECONDS : (expiresAt.getTime() - now.getTime()) / 1_000
  return {
    mediaType: formatWords[format].mediaType,
    body,
    length: bytes,
    keepSeconds: Math.floor(Math.min(left, KEEP_SECONDS)),
    fileName: downloadName(fileName, format, now),
    inline: !asDownload,
  }
}
