// Where a picture is cut so that it fills a frame without being stretched: the same for the preview in the browser and for the
// server. Pure geometry; sizes in px, points in fractions.
import { z } from 'zod'

export interface Size {
  width: number
  height: number
}

export interface Rectangle extends Size {
  left: number
  top: number
}

const fraction = z.number({ error: 'Geef een punt binnen de afbeelding.' }).min(0).max(1)

/** What a picture is about: a point in fractions of its width and height, from the left and from the top, once it is upright. */
export const focus = z.object({ x: fraction, y: fraction })
export type Focus = z.infer<typeof focus>

/** For a picture of which nobody knows more. */
export const CENTRE: Focus = { x: 0.5, y: 0.5 }

/**
 * The largest part of `source` with the shape of `target`, as near around `focus` as the edges allow. In whole px, at least one
 * wide and high, within the source; its shape differs from the target's by less than a pixel.
 */
export function cropFor(source: Size, target: Size, { x, y }: Focus): Rectangle {
  const scale = Math.min(source.width / target.width, source.height / target.height)
  const width = within(Math.round(target.width * scale), 1, source.width)
  const height = within(Math.round(target.height * scale), 1, source.height)
  return {
    left: within(Math.round(source.width * x - width / 2), 0, source.width - width),
    top: within(Math.round(source.height * y - height / 2), 0, source.height - height),
    width,
    height,
  }
}

/** The size of `source` when the whole of it is fitted in `target`: larger or smaller, in whole px, at least one each way. */
export function fitIn(source: Size, target: Size): Size {
  const scale = Math.min(target.width / source.width, target.height / source.height)
  return {
    width: within(Math.round(source.width * scale), 1, target.width),
    height: within(Math.round(source.height * scale), 1, target.height),
  }
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
