// The endpoint that packs finished thumbnails (specification, section 7). They are drawn in the browser: the server sees them only to
// put them in one file.
import { file, post } from '../endpoint.ts'
import { pictureUpload } from '../pictures/upload.ts'

/** Most images of a social batch (specification, section 9). */
export const MOST_THUMBNAILS = 12

/** Largest thumbnail that is packed, in bytes: one of noise, as a PNG, has 4.4 million. */
export const THUMBNAIL_BYTES = 5 * 1024 * 1024

/** What the specification says of too many images, of none, and of a ZIP that failed (sections 5 and 8). */
export const thumbnailWords = {
  tooMany: 'Maximaal aantal afbeeldingen bereikt',
  noImages: 'Afbeeldingen vereist',
  noThumbnails: 'Geen thumbnails beschikbaar',
  zipFailed: 'Download mislukt',
} as const

/** Packs them in the order in which they come, each under its own name. Keeps nothing. */
export const createZip = post('/api/thumbnail/create-zip', {
  access: 'user',
  upload: pictureUpload('thumbnails', {
    most: MOST_THUMBNAILS,
    kinds: ['jpeg', 'png'],
    bytesPerFile: THUMBNAIL_BYTES,
    words: { missing: thumbnailWords.noThumbnails, tooMany: thumbnailWords.tooMany },
  }),
  errorField: true,
  output: file,
})
