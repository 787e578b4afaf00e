// Finds faces that look this way: a window is moved over the picture in many sizes, and a cascade of quick tests throws out what is no
// face (Viola and Jones 2001, with local binary patterns: Liao 2007). The cascade is data (models/README.md). Pure calculation.
import { readFileSync } from 'node:fs'
import type { Rectangle, Size } from '#contract/pictures/frame.ts'

interface Cascade {
  /** Of the window that it was trained on, in px. */
  side: number
  stages: { least: number; tests: Test[] }[]
}

interface Test {
  /** Of the first of nine blocks, three by three: left, top, width, height. */
  block: [number, number, number, number]
  /** A bit for each of 256 patterns: which of the outer blocks are at least as light as the middle one. */
  patterns: number[]
  /** Added when the bit of the pattern is set, and when it is not. */
  votes: [number, number]
}

/** How much larger each next window is. */
const GROWTH = 1.15
/** How far a window is moved each time, as a share of its side. */
const STEP = 0.06
/** A face is seen by several windows that nearly coincide; what fewer see is none. */
const LEAST_SEEN = 3

/** How much of the colour of skin a face has at least, from 0 to 1. */
const LEAST_SKIN = 0.12
/** In sums of whole numbers. */
const SKIN_UNIT = 255

/** The cascade, its tests one behind the other: this is asked of ten thousands of windows. */
interface Packed {
  side: number
  blocks: Test['block'][]
  /** Eight numbers of 32 bits for each test, and two votes. */
  patterns: Int32Array
  votes: Float64Array
  /** Of each stage: the number of the first test after it, and the least sum of its votes. */
  ends: Int32Array
  least: Float64Array
}

let loaded: Packed | undefined

function cascade(): Packed {
  if (loaded !== undefined) return loaded
  const file = new URL('../../../models/frontal-faces.json', import.meta.url)
  const { side, stages } = JSON.parse(readFileSync(file, 'utf8')) as Cascade
  const tests = stages.flatMap((stage) => stage.tests)
  let end = 0
  loaded = {
    side,
    blocks: tests.map(({ block }) => block),
    patterns: Int32Array.from(tests.flatMap(({ patterns }) => patterns)),
    votes: Float64Array.from(tests.flatMap(({ votes }) => votes)),
    ends: Int32Array.from(stages, (stage) => (end += stage.tests.length)),
    least: Float64Array.from(stages, ({ least }) => least),
  }
  return loaded
}

/** A face, and by how many windows it was seen. */
export interface Face extends Rectangle {
  seen: number
}

/**
 * The faces in a plane of brightness, those seen best first.
 * @param skin how much each px has the colour of skin, from 0 to 1; undefined where there are no colours. What has too little of it is
 *   not looked at: that saves most of the work.
 */
export function facesIn(light: Float32Array, size: Size, skin?: Float32Array): Face[] {
  const packed = cascade()
  const { side } = packed
  const sums = sumsOf(light, size)
  const skinSums = skin && sumsOf(skin, size, SKIN_UNIT)
  const row = size.width + 1
  const found: Rectangle[] = []
  for (let window = side; window <= Math.min(size.width, size.height); window = Math.ceil(window * GROWTH)) {
    const step = Math.max(1, Math.round(window * STEP))
    const corners = cornersFor(packed, window / side, row)
    for (let top = 0; top + window <= size.height; top += step)
      for (const left of lookAlong({ packed, corners, sums, skinSums, row }, top, window, step))
        found.push({ left, top, width: window, height: window })
  }
  return grouped(found)
}

interface Looking {
  packed: Packed
  corners: Int32Array
  sums: Int32Array
  skinSums: Int32Array | undefined
  /** Of the sums, in numbers. */
  row: number
}

/** Where along a row of windows there is a face: their left sides. */
function lookAlong(
  { packed, corners, sums, skinSums, row }: Looking,
  top: number,
  window: number,
  step: number,
): number[] {
  const found: number[] = []
  const leastSkin = LEAST_SKIN * SKIN_UNIT * window * window
  for (let left = 0; left + window < row; left += step) {
    const at = top * row + left
    const below = at + window * row
    const isBare =
      skinSums !== undefined &&
      skinSums[at]! - skinSums[at + window]! - skinSums[below]! + skinSums[below + window]! <= leastSkin
    if (!isBare && passesAll(packed, corners, sums, at)) found.push(left)
  }
  return found
}

/** For each px the sum of all above and left of it, in so many parts of one: the sum of any rectangle is then four of these. */
function sumsOf(plane: Float32Array, { width, height }: Size, unit = 1): Int32Array {
  const sums = new Int32Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += Math.round(unit * plane[y * width + x]!)
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row
    }
  }
  return sums
}

/** For each test the sixteen corners of its nine blocks, by line and column, as places in the sums from that of the window. */
function cornersFor({ blocks }: Packed, scale: number, row: number): Int32Array {
  const corners = new Int32Array(blocks.length * 16)
  for (const [nth, block] of blocks.entries()) {
    const [left, top] = [Math.round(block[0] * scale), Math.round(block[1] * scale)]
    const [width, height] = [Math.max(1, Math.round(block[2] * scale)), Math.max(1, Math.round(block[3] * scale))]
    for (let corner = 0; corner < 16; corner += 1)
      corners[16 * nth + corner] = (top + (corner >> 2) * height) * row + left + (corner & 3) * width
  }
  return corners
}

function passesAll(packed: Packed, corners: Int32Array, sums: Int32Array, at: number): boolean {
  const { patterns, votes, ends, least } = packed
  let nth = 0
  for (let stage = 0; stage < ends.length; stage += 1) {
    let sum = 0
    for (; nth < ends[stage]!; nth += 1) {
      const pattern = patternAt(sums, corners, 16 * nth, at)
      const isSet = (patterns[8 * nth + (pattern >> 5)]! & (1 << (pattern & 31))) !== 0
      sum += votes[2 * nth + (isSet ? 0 : 1)]!
    }
    if (sum < least[stage]!) return false
  }
  return true
}

/** Which of the outer blocks are at least as light as the middle one: a bit for each, the first block the highest, and round from it. */
function patternAt(sums: Int32Array, corners: Int32Array, first: number, at: number): number {
  // By line and column: each is a corner of up to four blocks, and is looked up once.
  const s00 = sums[at + corners[first]!]!
  const s01 = sums[at + corners[first + 1]!]!
  const s02 = sums[at + corners[first + 2]!]!
  const s03 = sums[at + corners[first + 3]!]!
  const s10 = sums[at + corners[first + 4]!]!
  const s11 = sums[at + corners[first + 5]!]!
  const s12 = sums[at + corners[first + 6]!]!
  const s13 = sums[at + corners[first + 7]!]!
  const s20 = sums[at + corners[first + 8]!]!
  const s21 = sums[at + corners[first + 9]!]!
  const s22 = sums[at + corners[first + 10]!]!
  const s23 = sums[at + corners[first + 11]!]!
  const s30 = sums[at + corners[first + 12]!]!
  const s31 = sums[at + corners[first + 13]!]!
  const s32 = sums[at + corners[first + 14]!]!
  const s33 = sums[at + corners[first + 15]!]!
  const middle = s11 - s12 - s21 + s22
  return (
    (s00 - s01 - s10 + s11 >= middle ? 128 : 0) |
    (s01 - s02 - s11 + s12 >= middle ? 64 : 0) |
    (s02 - s03 - s12 + s13 >= middle ? 32 : 0) |
    (s12 - s13 - s22 + s23 >= middle ? 16 : 0) |
    (s22 - s23 - s32 + s33 >= middle ? 8 : 0) |
    (s21 - s22 - s31 + s32 >= middle ? 4 : 0) |
    (s20 - s21 - s30 + s31 >= middle ? 2 : 0) |
    (s10 - s11 - s20 + s21 >= middle ? 1 : 0)
  )
}

/** Windows that share most of their middle are one face, in the middle of them all. */
function grouped(found: readonly Rectangle[]): Face[] {
  const groups: Rectangle[][] = []
  for (const one of found) {
    const group = groups.find(([first]) => first !== undefined && isNear(first, one))
    if (group === undefined) groups.push([one])
    else group.push(one)
  }
  return groups
    .filter((group) => group.length >= LEAST_SEEN)
    .map((group) => {
      const mean = (part: keyof Rectangle) => group.reduce((sum, one) => sum + one[part], 0) / group.length
      return { left: mean('left'), top: mean('top'), width: mean('width'), height: mean('height'), seen: group.length }
    })
    .toSorted((one, other) => other.seen - one.seen)
}

function isNear(one: Rectangle, other: Rectangle): boolean {
  const reach = 0.35 * Math.min(one.width, other.width)
  const apart = (start: 'left' | 'top', length: 'width' | 'height') =>
    Math.abs(one[start] + one[length] / 2 - other[start] - other[length] / 2)
  return (
    apart('left', 'width') <= reach &&
    apart('top', 'height') <= reach &&
    Math.max(one.width, other.width) < 1.8 * Math.min(one.width, other.width)
  )
}
