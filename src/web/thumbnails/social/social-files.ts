// The files of a social batch: which images are taken, what a thumbnail is called, and the ZIP of several. Shows nothing.
import { fileNameOf, stampOf } from '#contract/file-names.ts'
import { pictureUpload } from '#contract/pictures/upload.ts'
import { createZip, MOST_THUMBNAILS, thumbnailWords } from '#contract/thumbnails/endpoints.ts'
import { SOCIAL_QUALITY } from '#contract/thumbnails/shapes.ts'
import { answer } from '#web/http/call.ts'
import { saveReply } from '#web/http/saved-file.ts'
import type { Design } from '../drawing/draw-thumbnail.ts'
import { socialZones } from '../drawing/zones.ts'
import { photoOf, readPhoto, releasePhoto } from '../photo.ts'
import { renderedFile } from '../rendered-file.ts'
import { SHADE } from '../drawing/shade.ts'
import type { Item } from './items.ts'

/** Px on the long side that an image is enlarged to: twice as wide as it is shown. */
export const SOCIAL_LONG_SIDE = 2160

/** What a batch takes. */
export const socialUpload = pictureUpload('image', {
  most: MOST_THUMBNAILS,
  kinds: ['jpeg', 'png'],
  words: { tooMany: thumbnailWords.tooMany },
})

const zones = socialZones()

const designs = new WeakMap<Item['settings'], Design>()

/**
 * What is drawn for an image: the same object as long as its settings and the letters are.
 * @param letters how many times letters have come (use-typeface.ts).
 */
export function designOf({ settings }: Pick<Item, 'settings'>, letters = 0): Design {
  const known = designs.get(settings)
  if (known?.letters === letters) return known
  const made = { ...settings, zones, shade: SHADE.usual, letters }
  designs.set(settings, made)
  return made
}

/** Draws it from `source` at its full size. @throws when the source cannot be read. */
export async function thumbnailOf(one: Item, source: Blob, now: Date): Promise<File> {
  const photo = await readPhoto(source)
  try {
    const design = { ...one.settings, zones, shade: SHADE.usual }
    const blob = await renderedFile(design, () => photoOf(photo.full, one.focus), {
      format: 'jpeg',
      quality: SOCIAL_QUALITY,
      credit: one.credit,
    })
    const title = fileNameOf([design.line1, design.line3].join(' ').trim(), 'thumbnail')
    return new File([blob], `${title} ${stampOf(now)}.jpg`, { type: blob.type })
  } finally {
    releasePhoto(photo)
  }
}

/** Has the server pack them, and saves the ZIP. @throws ApiError. */
export async function saveThumbnailsZip(files: readonly File[]): Promise<void> {
  const form = new FormData()
  for (const file of files) form.append('thumbnails', file)
  await saveReply(await answer(createZip, { body: form }), 'thumbnails.zip')
}
