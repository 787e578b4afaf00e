// Packs pictures that were made in the browser into a ZIP and saves it. What the server keeps it packs itself. Knows no tool.
import { stampOf, uniqueNames } from '#contract/file-names.ts'
import { saveBlob } from '#web/http/saved-file.ts'

export interface PackedPicture {
  /** Without its ending. Equal ones get a number behind them. */
  title: string
  extension: string
  blob: Blob
}

/**
 * Saves `thumbnails 2026-03-12 1403.zip`. The packer is loaded with the first. Nothing is compressed: pictures are already.
 * @param title what the ZIP is called, before the moment.
 */
export async function saveZip(title: string, pictures: readonly PackedPicture[], now = new Date()): Promise<void> {
  saveBlob(await zipOf(pictures, now), `${title} ${stampOf(now)}.zip`)
}

export async function zipOf(pictures: readonly PackedPicture[], now: Date): Promise<Blob> {
  const { downloadZip } = await import('client-zip')
  const unique = uniqueNames()
  return downloadZip(
    pictures.map(({ title, extension, blob }) => ({ name: unique(title, extension), input: blob, lastModified: now })),
  ).blob()
}
