// What can be asked about pictures and what comes back, for both sides of the wall: the process that serves, and the child that
// does it. Paths go over, never bytes. Knows no library.
import type { Format, SourceKind } from '#contract/pictures/formats.ts'
import type { Enlarged } from '#contract/pictures/endpoints.ts'
import type { Focus, Size } from '#contract/pictures/frame.ts'
import type { Credit } from '#contract/pictures/picture.ts'

/** A picture that was made: upright, sRGB, 8 bits, with no more metadata than its credit. */
export interface Made extends Size {
  bytes: number
  /** Carried along in it. Null when the source names nobody. */
  credit: Credit | null
}

/** What a picture is, upright. The first frame is meant when it moves. */
export interface Measured extends Size {
  format: SourceKind
  animated: boolean
}

export interface Inspected extends Measured {
  /** What it is probably about. */
  focus: Focus
  credit: Credit | null
  /** Whether something shows through anywhere. */
  transparent: boolean
}

export type Finished = Pick<Enlarged, 'contrast' | 'colour' | 'sharpness'>

export interface ResizeTask {
  path: string
  /** Where the result is written; nothing stands there yet. */
  out: string
  /** In px. */
  size: Size
  /** `fill`: cut to its shape around the focus. `blur`: the whole of it, over a blurred one that fills. Never stretched. */
  fit: 'fill' | 'blur'
  /** Null: found. */
  focus: Focus | null
  format: Format
  /** 1 to 100; the most that is tried when there are `mostBytes`. Means nothing for PNG. */
  quality: number
  mostBytes: number | null
  /** Whether it gets what it lacks in contrast, colour and sharpness. */
  finish?: boolean
}

export interface Resized extends Made {
  /** What it got of that. */
  finished: Finished
  source: Measured
  /** Null for PNG. */
  quality: number | null
  /** Around which it was cut, also when it was asked for. */
  focus: Focus
  /** Whether it is no larger than `mostBytes`: else it is the smallest that was tried. True when none were given. */
  met: boolean
}

interface Half {
  path: string
  /** Null: found. */
  focus: Focus | null
}

/** Two pictures over each other, each filling half of 1080x1920, as PNG (specification, section 9). */
export interface PairTask {
  top: Half
  bottom: Half
  out: string
}

export interface Paired extends Made {
  source: { top: Measured; bottom: Measured }
  /** Whose each is; `credit` names both. */
  credits: { top: Credit | null; bottom: Credit | null }
  /** Around which each was cut. */
  focus: { top: Focus; bottom: Focus }
}

/** In another format. */
export interface ConvertTask {
  path: string
  out: string
  format: Format
  quality: number
}

export interface UpscaleTask {
  path: string
  out: string
  /** In px, of the result, a PNG: smaller pictures are enlarged to it, larger ones reduced. */
  longSide: number
}

export interface Upscaled extends Made {
  done: Enlarged
  /** What one tile of the network took, in ms, on average; null when it did nothing. */
  tileMs: number | null
  /** How many tiles it did, and what those took of a processor, in ms. */
  tiles: number
  tilesProcessorMs: number
  /** Whether it was there; null when it was not looked for. */
  network: boolean | null
}

/** A picture for pages: whole, and in smaller sizes. */
export interface PagesTask {
  path: string
  /** Where the whole one is written; nothing stands there yet. */
  out: string
  /** The smaller ones: how wide in px, and where. Those as wide as the picture, or wider, are not made. */
  smaller: readonly { width: number; out: string }[]
}

/** In the format that suits it. */
export interface ForPages extends Made {
  out: string
  format: SourceKind
}

export interface PagesMade {
  source: Measured
  /** Byte for byte the source, when nothing stands in that but the picture and its credit. */
  whole: ForPages
  smaller: ForPages[]
}

/** Every task: what is asked, and what is answered. */
export interface Tasks {
  inspect: { asked: { path: string }; answered: Inspected }
  resize: { asked: ResizeTask; answered: Resized }
  pair: { asked: PairTask; answered: Paired }
  convert: { asked: ConvertTask; answered: Made }
  pages: { asked: PagesTask; answered: PagesMade }
  upscale: { asked: UpscaleTask; answered: Upscaled }
}
export type TaskName = keyof Tasks

/** What goes over. */
export type PictureTask = { [Name in TaskName]: { task: Name; asked: Tasks[Name]['asked'] } }[TaskName]
