// Where picture and text may stand in a thumbnail, and what YouTube lays over it. Pure geometry, in px of its full size.
import { CENTRE, cropFor, type Focus, type Rectangle, type Size } from '#contract/pictures/frame.ts'
import {
  SOCIAL_PICTURE,
  socialShape,
  youtubeShapes,
  type Shape,
  type YoutubeFormat,
} from '#contract/thumbnails/shapes.ts'

/** On which side of a wide thumbnail the text stands; the others have no room for a choice. `auto`: where it leaves the subject free. */
export type Side = 'left' | 'right' | 'auto'

/** Where a text may stand. */
export interface TextZone extends Rectangle {
  /** The side that its lines begin or end at. */
  side: 'left' | 'right'
  /** Whether the text stands at the bottom of it or halfway. */
  rest: 'bottom' | 'middle'
  /** Whether it lies above or below what the picture is about, which mostly goes on there: a body, a tower. */
  along?: boolean
}

export interface Zones {
  shape: Shape
  picture: Rectangle
  /** Where the text may stand, the best first: a later one is taken when the letters can be clearly larger there. */
  texts: readonly [TextZone, ...TextZone[]]
  /** Where it stands when the letters would be too small in all of `texts`. */
  otherwise: readonly TextZone[]
  /** For a main text and an emphasis beside each other, where the shape has room for that. */
  columns?: readonly [TextZone, TextZone] | undefined
  /** More lines are taken when the letters are so many times larger for it. */
  worthALine: number
  /** What lies over the thumbnail on YouTube: no text may stand there. */
  covered: readonly Rectangle[]
  /** What the picture is about: text stands over it only where there is no room beside it. Null where nobody knows. */
  subject: Rectangle | null
}

/** On a picture every line covers a part of it; below one there is room that nothing else needs. */
const WORTH_A_LINE = { onPicture: 1.18, below: 1.03 }

/** Between the border and the text: at 168 px wide that is 5 px. */
const AIR = 38

/** The stamp with the duration, measured where thumbnails are smallest (168 px wide: 38 x 20 px in the corner). */
const STAMP = { width: 0.24, height: 0.215 }

/** Of a Short: the buttons at its right, the title and the channel at its bottom, and the line at its top. In parts of its size. */
const SHORTS = { buttonsWidth: 0.165, buttonsFrom: 0.42, titleHeight: 0.25, topHeight: 0.1 }

/**
 * @param about the point that the picture is about, in px of the full size; left out where nobody knows. A side that was chosen stays:
 * then the text only avoids it there.
 * @param emptier the side that has the least on it; left out where neither has.
 */
export function youtubeZones(format: YoutubeFormat, side: Side, about?: Point, emptier?: 'left' | 'right'): Zones {
  return format === '16:9' ? wideZones(side, about, emptier) : tallZones(about)
}

export interface Point {
  x: number
  y: number
}

/**
 * Where the point that a photograph is about comes to stand, once it is cut to fill `place`. In px of the full size, or undefined where
 * nobody knows what it is about: then it is cut in its middle.
 */
export function placeOfFocus(photo: Size & { focus: Focus }, place: Rectangle, mirrored: boolean): Point | undefined {
  const { focus } = photo
  if (focus.x === CENTRE.x && focus.y === CENTRE.y) return undefined
  const part = cropFor(photo, place, focus)
  const across = (focus.x * photo.width - part.left) / part.width
  return {
    x: place.left + place.width * (mirrored ? 1 - across : across),
    y: place.top + (place.height * (focus.y * photo.height - part.top)) / part.height,
  }
}

/** How far a face reaches around its middle, in parts of the long side: measured on portraits that were cut to these shapes. */
const SUBJECT = { across: 0.115, down: 0.125 }

function aroundPoint({ x, y }: Point, { width, height }: Size): Rectangle {
  const long = Math.max(width, height)
  const [across, down] = [SUBJECT.across * long, SUBJECT.down * long]
  return { left: x - across, top: y - down, width: 2 * across, height: 2 * down }
}

function wideZones(side: Side, about: Point | undefined, emptier: 'left' | 'right' | undefined): Zones {
  const shape = youtubeShapes['16:9']
  const picture = withinBorder(shape)
  const all = inset(picture, AIR)
  const stamp = { width: Math.round(shape.width * STAMP.width), height: Math.round(shape.height * STAMP.height) }
  const right = shape.width - stamp.width
  const bottom = shape.height - stamp.height
  const atLeft = { side: 'left', rest: 'bottom' } as const
  const atRight = { side: 'right', rest: 'bottom' } as const
  const beside: TextZone = { ...all, width: right - all.left, ...atLeft }
  const above = { ...all, height: bottom - all.top }
  const standsRight = side === 'right' || (side === 'auto' && emptier === 'right')
  const anywhere: TextZone[] = standsRight ? [{ ...above, ...atRight }] : [beside, { ...above, ...atLeft }]
  const subject = about === undefined ? null : aroundPoint(about, shape)
  // What is left of it, right of it, above it and below it, each where the stamp is not.
  const free =
    subject === null
      ? []
      : [
          side !== 'right' && leftOf(beside, subject),
          side !== 'left' && rightOf({ ...above, ...atRight }, subject),
          side !== 'right' && below(beside, subject),
          side !== 'left' && below({ ...above, ...atRight }, subject),
          aboveOf({ ...above, ...(standsRight ? atRight : atLeft) }, subject),
        ].filter((zone) => zone !== false && zone.width >= LEAST_ZONE.width && zone.height >= LEAST_ZONE.height)
  return {
    shape,
    picture,
    ...preferring(byRoom(free as TextZone[], emptier), anywhere),
    worthALine: WORTH_A_LINE.onPicture,
    covered: [{ left: right, top: bottom, ...stamp }],
    subject,
  }
}

function tallZones(about: Point | undefined): Zones {
  const shape = youtubeShapes['9:16']
  const { width, height } = shape
  const picture = withinBorder(shape)
  const all = inset(picture, AIR)
  const buttons = Math.round(width * SHORTS.buttonsWidth)
  const bottom = Math.round(height * (1 - SHORTS.titleHeight))
  const top = Math.round(height * SHORTS.topHeight)
  const from = Math.round(height * SHORTS.buttonsFrom)
  const whole: TextZone = {
    left: all.left,
    top,
    width: width - buttons - all.left,
    height: bottom - top,
    side: 'left',
    rest: 'bottom',
  }
  const subject = about === undefined ? null : aroundPoint(about, shape)
  const free = subject === null ? [] : [below(whole, subject), aboveOf(whole, subject)]
  const high = free.filter((zone) => zone.height >= LEAST_ZONE.height)
  return {
    shape,
    picture,
    ...preferring(high, [whole]),
    worthALine: WORTH_A_LINE.onPicture,
    covered: [
      { left: 0, top: bottom, width, height: height - bottom },
      { left: width - buttons, top: from, width: buttons, height: bottom - from },
      { left: 0, top: 0, width, height: top },
    ],
    subject,
  }
}

/** Narrower or lower than this, in px, no text is set. */
const LEAST_ZONE = { width: 260, height: 150 }

/** The free ones first; without any, those where text stands by itself. */
function preferring(free: TextZone[], anywhere: TextZone[]): Pick<Zones, 'texts' | 'otherwise'> {
  const [first, ...others] = free
  return first === undefined
    ? { texts: anywhere as [TextZone, ...TextZone[]], otherwise: [] }
    : { texts: [first, ...others], otherwise: anywhere }
}

/** How much larger a side is than it is, because it is the emptier one. */
const WORTH_EMPTY = 1.5

/** Beside what it is about first, and the largest of those: letters are largest where there is room for them. */
function byRoom(zones: TextZone[], emptier: 'left' | 'right' | undefined): TextZone[] {
  const worth = (zone: TextZone) => area(zone) * (zone.side === emptier ? WORTH_EMPTY : 1)
  return zones.toSorted(
    (one, other) => Number(one.along ?? false) - Number(other.along ?? false) || worth(other) - worth(one),
  )
}
const area = ({ width, height }: Size) => width * height

const leftOf = (zone: TextZone, subject: Rectangle): TextZone => ({
  ...zone,
  width: Math.min(zone.width, subject.left - zone.left),
})
function rightOf(zone: TextZone, subject: Rectangle): TextZone {
  const left = Math.max(zone.left, subject.left + subject.width)
  return { ...zone, left, width: zone.left + zone.width - left }
}
function below(zone: TextZone, subject: Rectangle): TextZone {
  const top = Math.max(zone.top, subject.top + subject.height)
  return { ...zone, top, height: zone.top + zone.height - top, along: true }
}
const aboveOf = (zone: TextZone, subject: Rectangle): TextZone => ({
  ...zone,
  height: Math.min(zone.height, subject.top - zone.top),
  along: true,
})

/** The line in the accent colour between the picture and the text. */
export const SOCIAL_LINE = 20

export function socialZones(): Zones {
  const shape = socialShape
  const top = SOCIAL_PICTURE.height + SOCIAL_LINE
  const panel = { left: 0, top, width: shape.width, height: shape.height - top }
  return {
    shape,
    picture: { left: 0, top: 0, ...SOCIAL_PICTURE },
    texts: [
      { ...inset(panel, 64), side: 'left', rest: 'middle' },
      { ...inset(panel, 34), side: 'left', rest: 'middle' },
    ],
    columns: halves({ ...inset(panel, 40), side: 'left', rest: 'middle' }),
    otherwise: [],
    worthALine: WORTH_A_LINE.below,
    covered: [],
    subject: null,
  }
}

/** Between two columns. */
const COLUMN_GAP = 36

function halves(zone: TextZone): [TextZone, TextZone] {
  const width = (zone.width - COLUMN_GAP) / 2
  return [
    { ...zone, width },
    { ...zone, left: zone.left + width + COLUMN_GAP, width },
  ]
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
