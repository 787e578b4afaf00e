// What the tools for pictures take in: kinds, sizes, numbers, and what they say of a file that they do not take.
import type { Upload } from '../upload.ts'
import { sourceKinds, type SourceKind } from './formats.ts'

/** Largest picture, in bytes (specification, sections 5 and 9). */
export const PICTURE_BYTES = 10 * 1024 * 1024

/** Most px of a picture, width times height: a bomb of 65,000 by 65,000 would need 17 GB. */
export const PICTURE_PIXELS = 50_000_000

interface Parts {
  most: number
  kinds?: readonly SourceKind[]
  bytesPerFile?: number
  words?: Upload['words']
  apart?: Upload['apart']
}

/** @param field the form field that holds the pictures. */
export function pictureUpload(field: string, parts: Parts): Upload {
  return {
    field,
    kinds: parts.kinds ?? sourceKinds,
    bytesPerFile: parts.bytesPerFile ?? PICTURE_BYTES,
    most: parts.most,
    ...(parts.words && { words: parts.words }),
    ...(parts.apart && { apart: true }),
  }
}
