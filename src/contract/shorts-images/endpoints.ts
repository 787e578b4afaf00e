// The endpoints of the Shorts Image Creator (specification, section 7). None counts an AI request: its screen counts one for all
// pairs of a 'Combineer' (quota.ts). Pictures of another user are answered with 404.
import { z } from 'zod'
import { file, get, post } from '../endpoint.ts'
import { inJson } from '../pictures/form-json.ts'
import { focus } from '../pictures/frame.ts'
import { picture, pictureName } from '../pictures/picture.ts'
import { sourceNote } from '../pictures/source-notes.ts'
import { pictureUpload } from '../pictures/upload.ts'

/** What the specification says of images that are refused (section 5). */
export const shortsWords = {
  notAnImage: 'Upload alleen afbeeldingsbestanden (.jpg, .png, etc.)',
  tooFew: 'Selecteer minimaal twee afbeeldingen om te combineren',
}

/** The kinds of file that a Short can be downloaded as, as addresses name them (specification, section 7). */
export const downloadFormats = ['jpg', 'png'] as const
export const downloadFormat = z.enum(downloadFormats, { error: 'Kies jpg of png.' })
export type DownloadFormat = z.infer<typeof downloadFormat>

const points = z.tuple([focus.nullable(), focus.nullable()], { error: 'Geef voor beide afbeeldingen een brandpunt.' })

const numberWords = 'Geef het nummer van het paar, van 1 tot 99.'
const pairNumber = z.number({ error: numberWords }).int(numberWords).min(1, numberWords).max(99, numberWords)

const part = z.object({
  picture,
  focus,
  /** What else there is to say of it. What was kept before there were any has none. */
  notes: z.array(sourceNote).default([]),
})

const combined = z.object({
  success: z.literal(true),
  /** Its address; the last part of it is its name, by which it is downloaded. */
  resultPath: z.string(),
  result: picture,
  /** What it was made of: the upper one and the lower one, and what each was cut around. */
  parts: z.tuple([part, part]),
})
export type Combined = z.output<typeof combined>

/** Stacks two images, the first on top. */
export const combineImages = post('/api/shorts-image-creator/combine', {
  access: 'user',
  streams: 'asked',
  errorField: true,
  upload: pictureUpload('images', {
    most: 2,
    words: {
      missing: shortsWords.tooFew,
      tooMany: 'Stuur twee afbeeldingen per paar.',
      wrongKind: () => shortsWords.notAnImage,
    },
  }),
  body: z.object({
    /** What each is cut around, as JSON; null where it is to be found. */
    focus: inJson(points, 'De brandpunten zijn geen geldige JSON.').default([null, null]),
    /** Which pair of its batch it is, from 1: its file is called so. */
    pair: z.coerce.number({ error: numberWords }).pipe(pairNumber).default(1),
  }),
  output: combined,
})

const half = z.object({ name: pictureName, focus: focus.nullable() })

/** The same of two images that were sent before, cut around other points. What was made of them before stays until it is removed. */
export const combineAgain = post('/api/shorts-image-creator/again', {
  access: 'user',
  streams: 'asked',
  errorField: true,
  body: z.object({
    parts: z.tuple([half, half]),
    pair: pairNumber.default(1),
  }),
  output: combined,
})

export const downloadShort = get('/api/shorts-image-creator/download/:filename/:format', {
  access: 'user',
  errorField: true,
  params: z.object({ filename: pictureName, format: downloadFormat }),
  output: file,
})

/** Most Shorts in one ZIP. */
const MOST_IN_ZIP = 12

/** Makes the address of a ZIP with these Shorts. */
export const zipShorts = post('/api/shorts-image-creator/download-zip', {
  access: 'user',
  errorField: true,
  body: z.object({
    filenames: z
      .array(pictureName, { error: 'Kies minstens één resultaat.' })
      .min(1, 'Kies minstens één resultaat.')
      .max(MOST_IN_ZIP, `Zet hoogstens ${MOST_IN_ZIP} resultaten in een ZIP.`),
    format: downloadFormat,
  }),
  output: z.object({ success: z.literal(true), zipUrl: z.string() }),
})

/** What `zipUrl` is the address of. `files` holds the names with commas between them. */
export const readZip = get('/api/shorts-image-creator/zip', {
  access: 'user',
  errorField: true,
  query: z.object({
    files: z
      .string()
      .transform((names) => names.split(','))
      .pipe(z.array(pictureName).min(1).max(MOST_IN_ZIP)),
    format: downloadFormat,
  }),
  output: file,
})
