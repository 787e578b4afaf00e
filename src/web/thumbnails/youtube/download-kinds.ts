// The files in which a YouTube thumbnail can be saved, and what they are called. Pure.
import { fileNameOf, stampOf } from '#contract/file-names.ts'
import { formatWords } from '#contract/pictures/formats.ts'
import { LARGE_TIMES, youtubeShapes, type YoutubeFormat } from '#contract/thumbnails/shapes.ts'
import type { FileFormat } from '../rendered-file.ts'

/** 0 to 1. Letters get a visible edge of noise below it. */
export const JPEG_QUALITY = 0.92

export interface DownloadKind {
  format: FileFormat
  /** How many times larger than the size that YouTube asks for. */
  times: 1 | typeof LARGE_TIMES
}

/** A large one is of 16:9 only: YouTube shows a Short no larger than it is made. */
export const downloadKinds = (format: YoutubeFormat): readonly DownloadKind[] => [
  { format: 'png', times: 1 },
  { format: 'jpeg', times: 1 },
  ...(format === '16:9'
    ? ([
        { format: 'png', times: LARGE_TIMES },
        { format: 'jpeg', times: LARGE_TIMES },
      ] as const)
    : []),
]

/** `PNG 1280 × 720`. */
export function kindWords(format: YoutubeFormat, kind: DownloadKind): string {
  const { width, height } = youtubeShapes[format]
  return `${formatWords[kind.format].label} ${width * kind.times} × ${height * kind.times}`
}

/** `Dit beestje redt je tuin Zonder gif`; of a variant with its letter. What is saved gets the moment and an ending behind it. */
export const thumbnailTitle = ({ line1, line3 }: { line1: string; line3: string }, letter?: string): string =>
  [fileNameOf([line1, line3].join(' ').trim(), 'thumbnail'), letter].filter(Boolean).join(' ')

/** The large one has its width in its name: beside the other they would be called alike. */
export const thumbnailName = (title: string, { format, times }: DownloadKind, now: Date): string => {
  const width = times === 1 ? '' : ` ${times * youtubeShapes['16:9'].width}px`
  return `${title}${width} ${stampOf(now)}.${formatWords[format].extension}`
}
