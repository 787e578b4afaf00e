// Finds what a picture is about: the point that a crop should keep. Faces first; else what stands out from the rest, what is sharp,
// and what has the colour of skin. Knows no file.
import { CENTRE, type Focus, type Size } from '#contract/pictures/frame.ts'
import { facesIn, type Face } from './faces.ts'
import { fromPixels, toPixels, type Pixels } from './pixels.ts'

/** How many px a picture has when faces are looked for in it: the smallest that is found is then an eighth as wide as a square one. */
const FACES_AT = 200 * 200
/** The same for what stands out: what cannot be seen at that size is not what a picture is about. */
const LOOKED_AT = 110 * 110
/** How wide the surroundings of a px are that count with it, as a share of the long side. */
const SURROUNDINGS = 0.07
/** What stands out this much less than the most is not part of it. */
const PART = 0.7
/** What stands out less than this, in all, is nothing: a wall, a sky. */
const NOTHING = 2

/** How much each kind of sign counts. */
const WEIGHTS = { contrast: 0.8, detail: 1.3, skin: 38 }
/** By how much leaves count less. */
const FOLIAGE = 0.7

/** The same picture gives the same point. */
export async function focalPointOf(pixels: Pixels): Promise<Focus> {
  const forFaces = await smallOf(pixels, FACES_AT)
  const faces = peopleIn(forFaces)
  if (faces.length > 0) return middleOfFaces(faces, forFaces)
  const small = await smallOf(forFaces, LOOKED_AT)
  const reach = Math.max(1, Math.round(SURROUNDINGS * Math.max(small.width, small.height)))
  const seen = blurred(saliency(small), small, reach)
  return middleOf(weighed(seen, small), small)
}

/** About `count` px of it, three channels; what shows through shows grey. A picture with fewer stays as large. */
function smallOf(pixels: Pixels, count: number): Promise<Pixels> {
  const { width, height, channels } = pixels
  const scale = Math.min(1, Math.sqrt(count / (width * height)))
  const whole = fromPixels(pixels)
  const opaque = channels === 4 ? whole.flatten({ background: GREY }) : whole
  const side = (px: number) => Math.max(1, Math.round(px * scale))
  // By the library: the engine has compiled what is calculated here only after some pictures, and most come alone.
  return toPixels(opaque.resize({ width: side(width), height: side(height), fit: 'fill' }))
}

const GREY = '#808080'

function peopleIn(small: Pixels): Face[] {
  const [light, redness, yellowness] = planesOf(small)
  const colourful = redness.some((value) => Math.abs(value) > 12)
  const skin = colourful ? light.map((level, px) => skinness(level, redness[px]!, yellowness[px]!)) : undefined
  return facesIn(light, small, skin)
}

/** Larger faces count more: who stands in front is meant. */
function middleOfFaces(faces: readonly Face[], { width, height }: Size): Focus {
  const areas = faces.reduce((sum, face) => sum + face.width * face.height, 0)
  const mean = (at: (face: Face) => number) =>
    faces.reduce((sum, face) => sum + face.width * face.height * at(face), 0) / areas
  return {
    x: mean((face) => face.left + face.width / 2) / width,
    y: mean((face) => face.top + face.height / 2) / height,
  }
}

/** Brightness and two differences of colour of each px. */
function planesOf({ data, width, height }: Pixels): [Float32Array, Float32Array, Float32Array] {
  const light = new Float32Array(width * height)
  const redness = new Float32Array(width * height)
  const yellowness = new Float32Array(width * height)
  for (let px = 0; px < light.length; px += 1) {
    const [red, green, blue] = [data[3 * px]!, data[3 * px + 1]!, data[3 * px + 2]!]
    light[px] = 0.299 * red + 0.587 * green + 0.114 * blue
    redness[px] = red - green
    yellowness[px] = (red + green) / 2 - blue
  }
  return [light, redness, yellowness]
}

/** How much each px stands out: in colour from the whole picture (Achanta 2009), in detail, and as skin. */
function saliency(small: Pixels): Float32Array {
  const { width, height } = small
  const planes = planesOf(small)
  const means = planes.map((plane) => plane.reduce((sum, value) => sum + value, 0) / plane.length)
  const [light, redness, yellowness] = planes
  const found = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const px = y * width + x
      const across = light[px - (x > 0 ? 1 : 0)]! - light[px + (x < width - 1 ? 1 : 0)]!
      const down = light[px - (y > 0 ? width : 0)]! - light[px + (y < height - 1 ? width : 0)]!
      const contrast = distance(0.5 * (light[px]! - means[0]!), redness[px]! - means[1]!, yellowness[px]! - means[2]!)
      found[px] =
        (WEIGHTS.contrast * contrast + WEIGHTS.detail * Math.min(60, distance(across, down))) *
          (1 - FOLIAGE * greenness(light[px]!, redness[px]!, yellowness[px]!)) +
        WEIGHTS.skin * skinness(light[px]!, redness[px]!, yellowness[px]!)
    }
  return found
}

/** `Math.hypot` takes care of numbers that are not here, at ten times the time. */
const distance = (x: number, y: number, z = 0) => Math.sqrt(x * x + y * y + z * z)

/** From 0 to 1: leaves and grass are full of detail, and hardly ever what a picture is about. */
const greenness = (light: number, redness: number, yellowness: number) =>
  yellowness > 0 && redness < 0 ? Math.min(1, (-3 * redness) / Math.max(40, light)) : 0

/** From 0 to 1: skin of every tone is a little red and a little yellow, in a narrow band of both. */
function skinness(light: number, redness: number, yellowness: number): number {
  if (light < 40 || light > 235) return 0
  const share = redness / light
  const near = (value: number, middle: number, width: number) => Math.max(0, 1 - Math.abs(value - middle) / width)
  return near(share, 0.28, 0.2) * near(yellowness / light, 0.36, 0.3)
}

/** Each px with its surroundings: a mean over a square, twice, which is nearly round. */
function blurred(plane: Float32Array, size: Size, reach: number): Float32Array {
  const once = (from: Float32Array) => meanAlong(meanAlong(from, size, reach, true), size, reach, false)
  return once(once(plane))
}

function meanAlong(from: Float32Array, { width, height }: Size, reach: number, across: boolean): Float32Array {
  const into = new Float32Array(from.length)
  const [lines, length, along, next] = across ? [height, width, 1, width] : [width, height, width, 1]
  for (let line = 0; line < lines; line += 1) {
    const start = line * next
    let sum = 0
    let count = 0
    for (let at = -reach; at < length; at += 1) {
      if (at + reach < length) {
        sum += from[start + (at + reach) * along]!
        count += 1
      }
      if (at - reach > 0) {
        sum -= from[start + (at - reach - 1) * along]!
        count -= 1
      }
      if (at >= 0) into[start + at * along] = sum / count
    }
  }
  return into
}

/** What is at the very edge is rarely what was meant: photographers aim. */
function weighed(seen: Float32Array, { width, height }: Size): Float32Array {
  return seen.map((value, px) => {
    const x = ((px % width) + 0.5) / width - 0.5
    const y = (Math.floor(px / width) + 0.5) / height - 0.5
    return value * (1 - 0.9 * (x * x + y * y))
  })
}

/** The middle of what stands out most and hangs together. */
function middleOf(seen: Float32Array, { width, height }: Size): Focus {
  let top = 0
  let least = Infinity
  for (let px = 0; px < seen.length; px += 1) {
    if (seen[px]! > seen[top]!) top = px
    if (seen[px]! < least) least = seen[px]!
  }
  if (seen[top]! - least < NOTHING) return CENTRE
  const line = least + PART * (seen[top]! - least)
  const reached = new Uint8Array(seen.length)
  const next = [top]
  reached[top] = 1
  let [sum, left, down] = [0, 0, 0]
  for (let px = next.pop(); px !== undefined; px = next.pop()) {
    const x = px % width
    const weight = seen[px]! - line
    sum += weight
    left += weight * (x + 0.5)
    down += weight * (Math.floor(px / width) + 0.5)
    for (const one of [x > 0 ? px - 1 : px, x < width - 1 ? px + 1 : px, px - width, px + width])
      if (reached[one] === 0 && seen[one]! > line) {
        reached[one] = 1
        next.push(one)
      }
  }
  return { x: left / sum / width, y: down / sum / height }
}
