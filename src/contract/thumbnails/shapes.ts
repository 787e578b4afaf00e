// The shapes in which thumbnails are made, and what their text is held to. Sizes in px (specification, section 9).
import { z } from 'zod'
import type { Size } from '../pictures/frame.ts'

/** The formats of a thumbnail for YouTube: of a video and of a Short. */
export const youtubeFormats = ['16:9', '9:16'] as const
export const youtubeFormat = z.enum(youtubeFormats, { error: 'Kies 16:9 of 9:16.' })
export type YoutubeFormat = (typeof youtubeFormats)[number]

export interface Shape extends Size {
  /** Width of the border around the picture, in the accent colour. */
  border: number
  /** Most words on a line. */
  wordsPerLine: number
  /** Size of the letters for a text of at most the length of that step in `TEXT_STEPS`; the last is for longer ones. */
  letterSizes: readonly [number, number, number, number]
}

/** From more characters than these, main text and emphasis together, the letters are a step smaller. */
export const TEXT_STEPS = [70, 100, 150] as const

export const youtubeShapes = {
  '16:9': { width: 1280, height: 720, border: 20, wordsPerLine: 3, letterSizes: [144, 124, 104, 86] },
  '9:16': { width: 1080, height: 1920, border: 20, wordsPerLine: 3, letterSizes: [168, 144, 122, 100] },
} as const satisfies Record<YoutubeFormat, Shape>

/** A thumbnail for social media: the picture fills the upper part, the text stands below it. */
export const socialShape = {
  width: 1080,
  height: 1350,
  border: 0,
  wordsPerLine: 4,
  letterSizes: [124, 106, 88, 74],
} as const satisfies Shape

/** The part of a social thumbnail that the picture fills, from the top. */
export const SOCIAL_PICTURE = { width: 1080, height: 808 } as const satisfies Size

/** The size of the letters for a text of `characters` characters in all. */
export function letterSize({ letterSizes }: Shape, characters: number): number {
  const step = TEXT_STEPS.findIndex((most) => characters <= most)
  return letterSizes[step === -1 ? 3 : (step as 0 | 1 | 2)]
}

/** How many times larger a thumbnail of 16:9 is made from an enlarged picture: 3840 x 2160. */
export const LARGE_TIMES = 3

/** The JPEG quality of social thumbnails (specification, section 9), in Canvas's measure of 0 to 1. */
export const SOCIAL_QUALITY = 0.95
