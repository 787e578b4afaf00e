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
const LEAST_SEEN = 4

let loaded: Cascade | undefined
const cascade = () =>
  (loaded ??= JSON.parse(
    readFileSync(new URL('../../../models/frontal-faces.json', import.meta.url), 'utf8'),
  ) as Cascade)

/** A face, and by how many windows it was seen. */
export interface Face extends Rectangle {
  seen: number
}

/** The faces in a plane of brightness, those seen best first. */
export function facesIn(light: Float32Array, size: Size): Face[] {
  const { side, stages } = cascade()
  const sums = sumsOf(light, size)
  const found: Rectangle[] = []
  for (let window = side; window <= Math.min(size.width, size.height); window = Math.ceil(window * GROWTH)) {
    const step = Math.max(1, Math.round(window * STEP))
    for (let top = 0; top + window <= size.height; top += step)
      for (let left = 0; left + window <= size.width; left += step)
        if (stages.every((stage) => passes(stage, sums, size.width + 1, left, top, window / side)))
          found.push({ left, top, width: window, height: window })
  }
  return grouped(found)
}

/** For each px the sum of all above and left of it: the sum of any rectangle is then four of these. */
function sumsOf(light: Float32Array, { width, height }: Size): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += light[y * width + x]!
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row
    }
  }
  return sums
}

/** The outer blocks, round from the first, by column and row; the first is the highest bit. */
const AROUND = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
  [1, 2],
  [0, 2],
  [0, 1],
] as const

function passes(
  { least, tests }: Cascade['stages'][number],
  sums: Float64Array,
  row: number,
  left: number,
  top: number,
  scale: number,
): boolean {
  let votes = 0
  for (const { block, patterns, votes: given } of tests) {
    const x = left + Math.round(block[0] * scale)
    const y = top + Math.round(block[1] * scale)
    const width = Math.max(1, Math.round(block[2] * scale))
    const height = Math.max(1, Math.round(block[3] * scale))
    const blockSum = (column: number, line: number) => {
      const at = (y + line * height) * row + x + column * width
      return sums[at + height * row + width]! - sums[at + height * row]! - sums[at + width]! + sums[at]!
    }
    const middle = blockSum(1, 1)
    let pattern = 0
    for (const [column, line] of AROUND) pattern = (pattern << 1) | (blockSum(column, line) >= middle ? 1 : 0)
    votes += given[(patterns[pattern >> 5]! & (1 << (pattern & 31))) === 0 ? 1 : 0]
  }
  return votes >= least
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
