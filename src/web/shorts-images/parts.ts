// What the work on Shorts consists of: the images that were given, the Shorts of their pairs, and who makes them. Knows no endpoint.
import type { Focus } from '#contract/pictures/frame.ts'
import type { Combined } from '#contract/shorts-images/endpoints.ts'
import { pairsOf } from '#contract/shorts-images/pairs.ts'
import type { UploadOptions } from '#web/http/upload.ts'

export interface GivenImage {
  id: string
  file: File
  /** The address of the file itself in this browser. */
  preview: string
  /** The point that was chosen for it; null: it is to be found. */
  focus: Focus | null
  /** The point that the server found; null while it has not said, or could not. */
  found: Focus | null
  /** Whether the server has been asked, whatever it said. */
  looked: boolean
}
export type Pair = readonly [GivenImage, GivenImage]

/** Around which the upper half is cut, and the lower. */
export type Points = readonly [Focus, Focus]

export interface Failure {
  /** For people. */
  words: string
  /** Whether somebody asked for it. */
  stopped: boolean
  /** Whether it may go better the next time. */
  mayRetry: boolean
}

export interface Short {
  /** Which pair it is, from 1. */
  number: number
  /** Null until it is made, and when that failed. */
  made: Combined | null
  /** Why nothing came of it. */
  failure: Failure | null
  /** Whether it is being made, or made again. */
  busy: boolean
  /** What it is made of; null after a reload, when the browser has the files no more. */
  of: Pair | null
  /** Around which it is being made again; null when it is as it was wished. */
  wished: Points | null
}

export interface CreationState {
  images: readonly GivenImage[]
  shorts: readonly Short[]
  /** What the files were called that a reload took, and that no Short was made of. */
  lost: readonly string[]
  /** Of all pairs together, in percent: from 10 towards 100, and 0 when nothing is under way (specification, section 4). */
  progress: number
  /** Whether a combination is under way, from the moment that it was asked for. */
  busy: boolean
}

/** How Shorts are made; each rejects when that fails. */
export interface Maker {
  combine: (
    pair: Pair,
    number: number,
    options: Required<Pick<UploadOptions, 'signal' | 'onSent'>>,
  ) => Promise<Combined>
  /** What an image is about. */
  look: (file: File, signal: AbortSignal) => Promise<Focus>
  /** Of the same two, cut around other points. */
  again: (made: Combined, points: Points, number: number, options: { signal: AbortSignal }) => Promise<Combined>
  /** Removes what another one came in the place of. Never rejects: what stays is removed after a day. */
  remove: (made: Combined) => void
  /** Whether it failed because the server has the images no more. */
  isGone: (error: unknown) => boolean
  failureOf: (error: unknown) => Omit<Failure, 'stopped'>
}

/** Whether the board shows something else than what the Shorts were made of. */
export function isOutdated({ images, shorts, busy }: CreationState): boolean {
  if (busy || images.length === 0 || shorts.length === 0) return false
  const pairs = pairsOf(images)
  return pairs.length !== shorts.length || shorts.some(({ of }, at) => !isSame(of, pairs[at]))
}

const isSame = (one: Pair | null, other: Pair | undefined) =>
  one !== null && other !== undefined && isCutAlike(one[0], other[0]) && isCutAlike(one[1], other[1])

const isCutAlike = (one: GivenImage, other: GivenImage) => one.id === other.id && isSamePoint(one.focus, other.focus)

export const isSamePoint = (one: Focus | null, other: Focus | null): boolean =>
  one === other || (one !== null && other !== null && one.x === other.x && one.y === other.y)

/** The images that no Short was made of. */
export function unusedImages({ images, shorts }: Pick<CreationState, 'images' | 'shorts'>): GivenImage[] {
  const used = new Set(shorts.flatMap(({ made, of }) => (made && of ? of.map(({ id }) => id) : [])))
  return images.filter(({ id }) => !used.has(id))
}
