// Draws a thumbnail: the one function for YouTube and social media, on the canvas of a browser or of Node, at any scale. Knows no
// screen and loads nothing: the letters must have been loaded before.
import { cropFor, type Focus, type Rectangle, type Size } from '#contract/pictures/frame.ts'
import { groundFor, INK, PAPER } from './colours.ts'
import { measureWith, type Brush } from './measured-line.ts'
import { paintText } from './paint-text.ts'
import { paintPlate, paintShade, SHADE } from './shade.ts'
import { placeText, type PlacedLine, type Texts } from './text-layout.ts'
import type { TypefaceName } from './typefaces.ts'
import { SOCIAL_LINE, type Zones } from './zones.ts'

export interface Design extends Texts {
  zones: Zones
  /** `#rrggbb`. */
  accentColor: string
  /** Mirrors the picture, never the text. */
  mirrorImage: boolean
  typeface: TypefaceName
  /** How deep the shade behind a text on the picture is, 0 to 1. */
  shade: number
  /** Whether the text stands on a plate instead: a shade on what is nearly white is a grey cloud (glare.ts). */
  plate?: boolean
  /** Another number means that letters have been loaded since: what was drawn before is to be drawn again. Draws nothing itself. */
  letters?: number
}

export interface Photo extends Size {
  image: CanvasImageSource
  focus: Focus
}

/** Kept separate from `Design`: what of it is drawn, and how large. */
interface Drawing {
  /** How many px of the canvas one px of the full size takes. */
  scale: number
  /** False draws only what the text stands on. */
  text?: boolean
}

/** Where the lines stand in a design, without drawing it. */
export function layOut(brush: Brush, { zones, typeface, ...texts }: Design): PlacedLine[] {
  return placeText(texts, zones, measureWith(brush, typeface))
}

/**
 * The lines that stand over what the picture is about: there is no room beside it, or the side was chosen. Most of the subject counts, not
 * its edge.
 */
export function overSubject(brush: Brush, design: Design): PlacedLine[] {
  const { subject } = design.zones
  if (subject === null) return []
  const middle = {
    left: subject.left + EDGE_OF_SUBJECT * subject.width,
    right: subject.left + (1 - EDGE_OF_SUBJECT) * subject.width,
    top: subject.top + EDGE_OF_SUBJECT * subject.height,
    bottom: subject.top + (1 - EDGE_OF_SUBJECT) * subject.height,
  }
  return layOut(brush, design).filter(
    ({ box: { left, top, width, height } }) =>
      left < middle.right && left + width > middle.left && top < middle.bottom && top + height > middle.top,
  )
}
const EDGE_OF_SUBJECT = 0.1

/** Main text in the colour that stands out, emphasis in the accent colour. */
export function colourOf({ accentColor, zones }: Design, { part }: Pick<PlacedLine, 'part'>): string {
  if (part === 'line3') return accentColor
  return isOnPicture(zones) || groundFor(accentColor) === INK ? PAPER : INK
}

/** Whether the text stands on the picture, or on a plain ground below it. */
export const isOnPicture = ({ shape, picture }: Zones): boolean => picture.height > shape.height - 2 * shape.border - 1

/**
 * Draws from the top left corner of the canvas; its size is `design.zones.shape` times `scale`. Without a photo an even ground stands in
 * its place. Returns where the lines stand, in px of the full size.
 */
export function drawThumbnail(
  brush: Brush,
  design: Design,
  photo: Photo | null,
  { scale, text = true }: Drawing,
): PlacedLine[] {
  const { zones, accentColor } = design
  const { shape, picture } = zones
  const lines = layOut(brush, design)
  const onPicture = isOnPicture(zones)
  brush.save()
  brush.scale(scale, scale)
  brush.fillStyle = accentColor
  brush.fillRect(0, 0, shape.width, shape.height)
  if (!onPicture) paintPanel(brush, design)
  brush.save()
  brush.beginPath()
  brush.rect(picture.left, picture.top, picture.width, picture.height)
  brush.clip()
  paintPhoto(brush, picture, photo, design.mirrorImage)
  if (onPicture && design.plate) paintPlate(brush, lines)
  else if (onPicture) paintShade(brush, picture, lines, Math.min(design.shade, SHADE.most), scale)
  // A shadow would fall on the border.
  if (!onPicture) brush.restore()
  if (text) {
    const colour = (line: PlacedLine) => colourOf(design, line)
    paintText(brush, lines, { typeface: design.typeface, colour, outlined: onPicture && !design.plate, scale })
  }
  if (onPicture) brush.restore()
  brush.restore()
  return lines
}

function paintPhoto(brush: Brush, place: Rectangle, photo: Photo | null, mirrored: boolean): void {
  // Behind what is transparent, as in every JPEG that is made of a picture.
  brush.fillStyle = photo === null ? EMPTY : PAPER
  brush.fillRect(place.left, place.top, place.width, place.height)
  if (photo === null) return
  const part = cropFor(photo, place, photo.focus)
  brush.imageSmoothingEnabled = true
  brush.imageSmoothingQuality = 'high'
  brush.save()
  if (mirrored) {
    brush.translate(2 * place.left + place.width, 0)
    brush.scale(-1, 1)
  }
  brush.drawImage(
    photo.image,
    part.left,
    part.top,
    part.width,
    part.height,
    place.left,
    place.top,
    place.width,
    place.height,
  )
  brush.restore()
}

/** Where a photograph is still to come. */
const EMPTY = '#3A3630'

/** The ground below the picture of a social thumbnail. */
function paintPanel(brush: Brush, { zones: { shape, picture }, accentColor }: Design): void {
  const top = picture.top + picture.height + SOCIAL_LINE
  brush.fillStyle = groundFor(accentColor)
  brush.fillRect(0, top, shape.width, shape.height - top)
}
