// Where picture and text may stand in a thumbnail, and what YouTube lays over it. Pure geometry, in px of its full size.
import type { Rectangle } from '#contract/pictures/frame.ts'
import {
  SOCIAL_PICTURE,
  socialShape,
  youtubeShapes,
  type Shape,
  type YoutubeFormat,
} from '#contract/thumbnails/shapes.ts'

/** On which side of a wide thumbnail the text stands; the others have no room for a choice. */
export type Side = 'left' | 'right'

export interface Zones {
  shape: Shape
  picture: Rectangle
  /** Where the text may stand, the best first: a later one is taken when the letters can be clearly larger there. */
  texts: readonly [Rectangle, ...Rectangle[]]
  /** More lines are taken when the letters are so many times larger for it. */
  worthALine: number
  /** Whether the text stands at the bottom of its zone or halfway. */
  rest: 'bottom' | 'middle'
  side: Side
  /** What lies over the thumbnail on YouTube: no text may stand there. */
  covered: readonly Rectangle[]
}

/** On a picture every line covers a part of it; below one there is room that nothing else needs. */
const WORTH_A_LINE = { onPicture: 1.18, below: 1.03 }

/** Between the border and the text: at 168 px wide that is 5 px. */
const AIR = 38

/** The stamp with the duration, measured where thumbnails are smallest (168 px wide: 38 x 20 px in the corner). */
const STAMP = { width: 0.24, height: 0.215 }

/** Of a Short: the buttons at its right, the title and the channel at its bottom, and the line at its top. In parts of its size. */
const SHORTS = { buttonsWidth: 0.165, buttonsFrom: 0.42, titleHeight: 0.25, topHeight: 0.1 }

export function youtubeZones(format: YoutubeFormat, side: Side): Zones {
  return format === '16:9' ? wideZones(side) : tallZones()
}

function wideZones(side: Side): Zones {
  const shape = youtubeShapes['16:9']
  const picture = withinBorder(shape)
  const all = inset(picture, AIR)
  const stamp = { width: Math.round(shape.width * STAMP.width), height: Math.round(shape.height * STAMP.height) }
  const right = shape.width - stamp.width
  const bottom = shape.height - stamp.height
  const above = { ...all, height: bottom - all.top }
  return {
    shape,
    picture,
    texts: side === 'left' ? [{ ...all, width: right - all.left }, above] : [above],
    worthALine: WORTH_A_LINE.onPicture,
    rest: 'bottom',
    side,
    covered: [{ left: right, top: bottom, ...stamp }],
  }
}

function tallZones(): Zones {
  const shape = youtubeShapes['9:16']
  const { width, height } = shape
  const picture = withinBorder(shape)
  const all = inset(picture, AIR)
  const buttons = Math.round(width * SHORTS.buttonsWidth)
  const bottom = Math.round(height * (1 - SHORTS.titleHeight))
  const top = Math.round(height * SHORTS.topHeight)
  const from = Math.round(height * SHORTS.buttonsFrom)
  return {
    shape,
    picture,
    texts: [{ left: all.left, top, width: width - buttons - all.left, height: bottom - top }],
    worthALine: WORTH_A_LINE.onPicture,
    rest: 'bottom',
    side: 'left',
    covered: [
      { left: 0, top: bottom, width, height: height - bottom },
      { left: width - buttons, top: from, width: buttons, height: bottom - from },
      { left: 0, top: 0, width, height: top },
    ],
  }
}

/** The line in the accent colour between the picture and the text. */
export const SOCIAL_LINE = 20

export function socialZones(): Zones {
  const shape = socialShape
  const top = SOCIAL_PICTURE.height + SOCIAL_LINE
  const panel = { left: 0, top, width: shape.width, height: shape.height - top }
  return {
    shape,
    picture: { left: 0, top: 0, ...SOCIAL_PICTURE },
    texts: [inset(panel, 64), inset(panel, 34)],
    worthALine: WORTH_A_LINE.below,
    rest: 'middle',
    side: 'left',
    covered: [],
  }
}

const withinBorder = ({ border, width, height }: Shape): Rectangle => ({
  left: border,
  top: border,
  width: width - 2 * border,
  height: height - 2 * border,
})

const inset = ({ left, top, width, height }: Rectangle, by: number): Rectangle => ({
  left: left + by,
  top: top + by,
  width: width - 2 * by,
  height: height - 2 * by,
})
