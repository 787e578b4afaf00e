// The fields of a thumbnail: its texts, its colour and whether the picture is mirrored, with what they say when something is
// missing (specification, section 5). Knows no picture.
import { z } from 'zod'
import { textField } from '../text.ts'
import { youtubeFormat } from './shapes.ts'

/** Most characters of the main text, and of the emphasis (specification, section 9). */
export const LONGEST_LINE = { youtube: 50, social: 100 } as const

const line = (most: number, missing: string) =>
  textField({ min: 1, max: most, tooShort: missing, tooLong: `De tekst mag maximaal ${most} tekens bevatten` })

const noColour = 'Selecteer een accentkleur'

const fields = (most: number) =>
  z.object({
    /** The main text. */
    line1: line(most, 'Hoofdtekst is verplicht'),
    /** The emphasis, in the accent colour. */
    line3: line(most, 'Nadruk tekst is verplicht'),
    accentColor: z.string({ error: noColour }).regex(/^#[\dA-F]{6}$/, noColour),
    mirrorImage: z.boolean(),
  })

export const youtubeThumbnail = fields(LONGEST_LINE.youtube).extend({ format: youtubeFormat })

export const socialThumbnail = fields(LONGEST_LINE.social)
