// The endpoints of the pictures that are stored with articles. One belongs to who sent it, and to each article of theirs that has it in
// its text; who may read such an article sees it, and to anybody else it does not exist.
import { z } from 'zod'
import { file, get, post } from '../endpoint.ts'
import { pictureName } from '../pictures/picture.ts'
import { sourceNote } from '../pictures/source-notes.ts'
import { pictureUpload } from '../pictures/upload.ts'
import { STORED_WIDTHS, storedPicture } from './stored-pictures.ts'

const params = z.object({ name: pictureName })

/**
 * Stores a picture for a text: whole, and in three sizes. Which articles it belongs to follows from their texts when they are saved;
 * so it may be sent before its article has a number. Unused it goes after `UNUSED_DAYS`.
 */
export const storePicture = post('/api/articles/pictures', {
  access: 'user',
  upload: pictureUpload('image', { most: 1 }),
  streams: 'asked',
  errorField: true,
  /** `notes`: what there is to say of what became of it. */
  output: storedPicture.extend({ notes: z.array(sourceNote) }),
  status: 201,
})

const widths = STORED_WIDTHS.map(String) as [`${(typeof STORED_WIDTHS)[number]}`]

/** Shows one: with `w` no wider than that, else the whole. */
export const readStoredPicture = get('/api/articles/pictures/:name', {
  access: 'user',
  params,
  query: z.object({
    w: z.enum(widths, { error: 'Kies een breedte van 480, 960 of 1600 pixels.' }).transform(Number).optional(),
    /** For who shows it: the server knows it. */
    size: z.string().max(20).optional(),
  }),
  output: file,
})

/** For a text that a picture was pasted in: one's own as it is, of somebody else's that one may see a copy. */
export const takePicture = post('/api/articles/pictures/:name/take', {
  access: 'user',
  params,
  output: storedPicture,
  errorField: true,
})
