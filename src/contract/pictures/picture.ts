// A picture that the server keeps for its owner: what a tool made, or what it was made from.
import { z } from 'zod'
import { format } from './formats.ts'

/** After how long a picture of a tool is removed (specification, section 9). */
export const KEPT_HOURS = 24

/** What a picture can have been made by, or for. */
export const pictureTools = ['upscale', 'image-resizer', 'shorts-image', 'article'] as const
export type PictureTool = (typeof pictureTools)[number]

/** Who made a picture and whose it is, as the file itself tells (EXIF, IPTC or XMP); carried along in what is made of it. */
export const credit = z.object({ creator: z.string().nullable(), rights: z.string().nullable() })
export type Credit = z.infer<typeof credit>

export const picture = z.object({
  /** Unguessable; also the last part of its address. */
  name: z.string(),
  /** Its address: `/api/pictures/<name>`. For its owner only. */
  path: z.string(),
  /** What its owner calls it: the name of the file that was sent, or the name that a download of it gets. */
  fileName: z.string(),
  format,
  /** In px, upright. */
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  credit: credit.nullable(),
  /** When it is removed; null for one that stays. */
  expiresAt: z.iso.datetime().nullable(),
})
export type Picture = z.infer<typeof picture>

const noName = 'Deze afbeelding bestaat niet of is al verwijderd.'

/** 192 random bits as base64url: whoever knows the name of one picture knows nothing of another's. */
export const pictureName = z.string({ error: noName }).regex(/^[\w-]{32}$/, noName)
