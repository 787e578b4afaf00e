// Which part of an image fills its half of a Short. Pure.
import { CENTRE, cropFor, type Rectangle, type Size } from '#contract/pictures/frame.ts'
import { HALF } from '#contract/shorts-images/pairs.ts'
import type { GivenImage } from './parts.ts'

/** Around the point that was chosen, else the one that was found; in the middle while nobody knows. */
export const cutOf = ({ focus, found }: Pick<GivenImage, 'focus' | 'found'>, size: Size): Rectangle =>
  cropFor(size, HALF, focus ?? found ?? CENTRE)
