// How images are paired and stacked for a Short: which with which, and how large. Knows no file.
import type { Size } from '../pictures/frame.ts'

/** How many images one asks for at once (specification, section 9). */
export const IMAGES = { least: 2, most: 6 }

/** In px (specification, section 9). */
export const SHORT: Size = { width: 1080, height: 1920 }

/** Each of the two images of a Short, in px. */
export const HALF: Size = { width: 1080, height: 960 }

/** The pairs of `images`, first on top: 1-2, 3-4, 5-6. With an odd count the last one stands twice (specification, section 5). */
export function pairsOf<Image>(images: readonly Image[]): [Image, Image][] {
  return images.flatMap((top, at): [Image, Image][] => (at % 2 === 0 ? [[top, images[at + 1] ?? top]] : []))
}
