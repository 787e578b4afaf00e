// The files that a user takes along of the pictures that tools made and that are still kept.
import { fileNameOf, uniqueNames } from '#contract/file-names.ts'
import { titleOf } from '#contract/pictures/download-name.ts'
import { formatWords } from '#contract/pictures/formats.ts'
import type { ZipFile } from '../files/zip.ts'
import type { Site } from '../http/site.ts'
import { madePicturesOf } from './export-store.ts'

export async function* madePictureFiles(
  { db, files }: Pick<Site, 'db' | 'files'>,
  userId: number,
  now: Date,
): AsyncGenerator<ZipFile, void, undefined> {
  const unique = uniqueNames()
  for (const { name, fileName, format, bytes, createdAt } of await madePicturesOf(db, userId, now)) {
    if ((await files.writtenAt(name)) === undefined) continue
    const file = unique(fileNameOf(titleOf(fileName), 'afbeelding'), formatWords[format].extension)
    yield { name: `afbeeldingen/tools/${file}`, bytes, at: createdAt, open: async () => (await files.read(name)).body }
  }
}
