// The formats in which pictures are made, and the kinds that are taken in. Knows no endpoint.
import { z } from 'zod'
import type { FileKind } from '../upload.ts'

export const formats = ['png', 'jpeg', 'webp', 'avif'] as const
export const format = z.enum(formats, { error: 'Kies PNG, JPEG, WebP of AVIF.' })
export type Format = (typeof formats)[number]

interface FormatWords {
  label: string
  mediaType: string
  /** The end of a file's name, without the dot before it. */
  extension: string
  /** Whether every pixel stays as it was: then no quality can be chosen. */
  lossless: boolean
}

export const formatWords: Readonly<Record<Format, FormatWords>> = {
  png: { label: 'PNG', mediaType: 'image/png', extension: 'png', lossless: true },
  jpeg: { label: 'JPEG', mediaType: 'image/jpeg', extension: 'jpg', lossless: false },
  webp: { label: 'WebP', mediaType: 'image/webp', extension: 'webp', lossless: false },
  avif: { label: 'AVIF', mediaType: 'image/avif', extension: 'avif', lossless: false },
}

/** The kinds that are taken in; which a tool takes is its own matter. The first frame is meant when a WebP moves. */
export const sourceKinds = ['jpeg', 'png', 'webp'] as const satisfies readonly FileKind[]
export type SourceKind = (typeof sourceKinds)[number]
