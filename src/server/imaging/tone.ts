// Contrast and colour of a photograph: what it lacks, and no more. Nothing is pushed to black or white that was not there. Pure
// calculation: knows no file.

/** What a picture lacks. */
export interface Tone {
  /** For each level of a channel its new one; undefined when the contrast is good. It never goes to 0 or 255 from elsewhere. */
  curve: Uint8Array | undefined
  /** How much dull colours are to gain, as a share; 0 when they are not dull, or there are none. */
  vibrance: number
}

/** How much of the darkest and lightest px may lie outside what counts as the range of a picture. */
const OUTLIERS = 0.005
/** Where the range of a picture with good contrast begins and ends. */
const DARK = 10
const LIGHT = 245
/** The most that contrast gains, and how much of what is lacking: what is soft or grey on purpose, such as fog, stays so. */
const MOST_GAIN = 1.15
const SHARE = 0.6
/** A gain that is less is not seen. */
const LEAST_GAIN = 1.03

/** Colour that a photograph has on average when nobody misses any, as the mean of largest minus smallest channel. */
const LIVELY = 60
/** Below it a picture is black and white, or means to be. */
const COLOURLESS = 6
const MOST_VIBRANCE = 0.25
const LEAST_VIBRANCE = 0.07

/** Every so many px is looked at, each way. */
const STEP = 3

/** @param channels 3, or 4 with opacity: what shows through does not count. */
export function toneOf(data: Uint8Array, width: number, height: number, channels: number): Tone {
  const levels = new Uint32Array(256)
  let colour = 0
  for (let y = 0; y < height; y += STEP)
    colour += countRow(data.subarray(y * width * channels, (y + 1) * width * channels), channels, levels)
  const count = levels.reduce((sum, one) => sum + one, 0)
  if (count === 0) return { curve: undefined, vibrance: 0 }
  return { curve: curveFor(levels, count), vibrance: vibranceFor(colour / count) }
}

/** Counts the levels of a row. Returns how much colour it has, in all. */
function countRow(row: Uint8Array, channels: number, levels: Uint32Array): number {
  let colour = 0
  for (let at = 0; at < row.length; at += STEP * channels) {
    if (channels === 4 && row[at + 3]! < 128) continue
    const red = row[at]!
    const green = row[at + 1]!
    const blue = row[at + 2]!
    levels[(red * 77 + green * 150 + blue * 29) >> 8]! += 1
    colour += Math.max(red, green, blue) - Math.min(red, green, blue)
  }
  return colour
}

function vibranceFor(colour: number): number {
  if (colour < COLOURLESS || colour >= LIVELY) return 0
  const wanted = MOST_VIBRANCE * (1 - colour / LIVELY)
  return wanted < LEAST_VIBRANCE ? 0 : wanted
}

function curveFor(levels: Uint32Array, count: number): Uint8Array | undefined {
  const low = levelBelow(levels, count * OUTLIERS)
  const high = levelBelow(levels, count * (1 - OUTLIERS))
  const range = high - low
  const room = Math.min(low, DARK) + (255 - Math.max(high, LIGHT))
  const wanted = Math.min(MOST_GAIN, 1 + SHARE * ((255 - room) / Math.max(1, range) - 1))
  // Of one colour, or of two: a drawing and no photograph.
  if (range < 32 || wanted < LEAST_GAIN) return undefined
  // What is gained goes to both ends, each as far as it lacks.
  const gained = range * (wanted - 1)
  const below = Math.max(0, low - DARK)
  const above = Math.max(0, LIGHT - high)
  const start = low - (gained * below) / (below + above)
  const end = high + (gained * above) / (below + above)
  return through(low, start, high, end)
}

/** The level under which so many px lie. */
function levelBelow(levels: Uint32Array, wanted: number): number {
  let sum = 0
  for (const [level, count] of levels.entries()) {
    sum += count
    if (sum > wanted) return level
  }
  return 255
}

/** A line through (0, 0), (low, start), (high, end) and (255, 255): steeper in the middle, and nowhere flat. */
function through(low: number, start: number, high: number, end: number): Uint8Array {
  const curve = new Uint8Array(256)
  for (let level = 1; level < 255; level += 1) {
    const value =
      level < low
        ? (level * start) / low
        : level <= high
          ? start + ((level - low) * (end - start)) / (high - low)
          : end + ((level - high) * (255 - end)) / (255 - high)
    curve[level] = Math.min(254, Math.max(1, Math.round(value)))
  }
  curve[255] = 255
  return curve
}

/** Applies it, in place. */
export function applyTone(data: Uint8Array, channels: number, { curve, vibrance }: Tone): void {
  if (curve !== undefined) applyCurve(data, channels, curve)
  if (vibrance > 0) applyVibrance(data, channels, vibrance)
}

function applyCurve(data: Uint8Array, channels: number, curve: Uint8Array): void {
  for (let at = 0; at < data.length; at += channels) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!]
    const level = (red * 77 + green * 150 + blue * 29) >> 8
    // The same to each channel: a curve for each would make every colour fiercer, and skin orange.
    const more = curve[level]! - level
    data[at] = moved(red, more)
    data[at + 1] = moved(green, more)
    data[at + 2] = moved(blue, more)
  }
}

/** A gain of less than this changes no level. */
const NO_GAIN = 0.004

function applyVibrance(data: Uint8Array, channels: number, vibrance: number): void {
  const gains = gainsFor(vibrance)
  for (let at = 0; at < data.length; at += channels) {
    const red = data[at]!
    const green = data[at + 1]!
    const blue = data[at + 2]!
    const most = red > green ? (red > blue ? red : blue) : green > blue ? green : blue
    const least = red < green ? (red < blue ? red : blue) : green < blue ? green : blue
    if (most === least) continue
    let more = gains[(most << 8) | least]!
    if (more < NO_GAIN) continue
    if (red === most && green > blue && isSkin(green, blue, most, least)) more *= SKIN_SHARE
    const grey = (red * 77 + green * 150 + blue * 29) >> 8
    // As far as no channel becomes black or white by it: those that are furthest from grey would be first.
    if (most + (most - grey) * more > HIGHEST) more = Math.max(0, (HIGHEST - most) / (most - grey))
    if (least - (grey - least) * more < LOWEST) more = Math.max(0, (least - LOWEST) / (grey - least))
    data[at] = red + (red - grey) * more + 0.5
    data[at + 1] = green + (green - grey) * more + 0.5
    data[at + 2] = blue + (blue - grey) * more + 0.5
  }
}

/** Between these a level may end: half a level more and it would be rounded to 255, or be 0. */
const HIGHEST = 253.4
const LOWEST = 1

/** A level that neither leaves black or white, nor becomes it. */
function moved(level: number, by: number): number {
  if (level === 0 || level === 255) return level
  const to = level + by
  return to < 1 ? 1 : to > 254 ? 254 : to
}

/** By largest and smallest channel: all of it for what is nearly grey, and nothing for what is full of colour. */
function gainsFor(vibrance: number): Float32Array {
  const gains = new Float32Array(256 * 256)
  for (let most = 1; most < 256; most += 1)
    for (let least = 0; least < most; least += 1) gains[(most << 8) | least] = vibrance * (least / most) ** 2
  return gains
}

/** Skin soon turns orange. */
const SKIN_SHARE = 0.2

/** Red most of all, blue least, and green between them; neither grey nor full of colour. */
const isSkin = (green: number, blue: number, most: number, least: number) =>
  green - blue < (most - least) * 0.75 && least > most * 0.25 && least < most * 0.9
