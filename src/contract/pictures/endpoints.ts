// The endpoints of pictures in general: to see and to remove one, and to enlarge one. What other tools make of pictures is theirs.
import { z } from 'zod'
import { del, file, get, nothing, post } from '../endpoint.ts'
import { focus } from './frame.ts'
import { picture, pictureName } from './picture.ts'
import { pictureUpload } from './upload.ts'

const pictureParams = z.object({ name: pictureName })

/** Shows it; with `download` the browser saves it under its own name with the moment in it. */
export const readPicture = get('/api/pictures/:name', {
  access: 'user',
  params: pictureParams,
  query: z.object({ download: z.literal('1').optional() }),
  output: file,
  errorField: true,
})

/** Only for one that has its time: what stays is removed with what it belongs to. */
export const removePicture = del('/api/pictures/:name', {
  access: 'user',
  params: pictureParams,
  output: nothing,
  errorField: true,
})

/** The address at which a picture stands. */
export const picturePath = (name: string) => readPicture.path.replace(':name', name)

/** Px on the long side that an enlarged picture gets by default, and the least and most that can be asked for. */
export const LONG_SIDE = { standard: 3840, least: 320, most: 3840 }

const sideWords = `Geef een lange zijde van ${LONG_SIDE.least} tot ${LONG_SIDE.most} pixels.`

/** What was really done to a picture that was enlarged: no more may be told of it. */
export const enlarged = z.object({
  /**
   * `trained`: by the network that was trained on photographs; `resampled`: by calculation, for there is no network, or
   * nothing in it that a network could add to; `slight`: the same, for it was nearly large enough; `none`: it was large enough.
   */
  enlargement: z.enum(['trained', 'resampled', 'slight', 'none']),
  /** Whether traces of JPEG or WebP were taken away. */
  denoised: z.boolean(),
  contrast: z.boolean(),
  colour: z.boolean(),
  sharpness: z.boolean(),
})
export type Enlarged = z.infer<typeof enlarged>

/** Enlarges a photograph, PNG out. The form field `longSide` is in px. */
export const upscaleImage = post('/api/upscale-image', {
  access: 'user',
  upload: pictureUpload('image', { most: 1 }),
  streams: 'asked',
  errorField: true,
  body: z.object({
    longSide: z.coerce
      .number({ error: sideWords })
      .int(sideWords)
      .min(LONG_SIDE.least, sideWords)
      .max(LONG_SIDE.most, sideWords)
      .default(LONG_SIDE.standard),
  }),
  output: z.object({
    /** The address of the enlarged picture (specification, section 7). */
    enhancedImage: z.string(),
    picture,
    done: enlarged,
    /** What it is probably about: who cuts it begins there. */
    focus,
    /** What was sent moved: this is its first picture. */
    animated: z.boolean(),
  }),
})

/** Of a small copy that is looked at, the most bytes; and its long side in px, larger is looked at no better. */
export const COPY = { bytes: 1024 * 1024, longSide: 512 }

/** Tells of a small copy of a picture what that is probably about: before the picture itself has been sent, or had its turn. */
export const lookAt = post('/api/pictures/look', {
  access: 'user',
  upload: pictureUpload('image', { most: 1, bytesPerFile: COPY.bytes }),
  errorField: true,
  output: z.object({ focus }),
})

/** How fast this server enlarges, for an estimate beforehand. */
export const readPace = get('/api/upscale-image/pace', {
  access: 'user',
  errorField: true,
  output: z.object({
    /** False when the network for photographs is not installed: enlarging is then calculation only, and quick. */
    trained: z.boolean(),
    /** For one tile of the network, in ms, measured on this machine. */
    tileMs: z.number(),
    /** How many pieces of this work wait or are under way now. */
    ahead: z.number().int(),
  }),
})
