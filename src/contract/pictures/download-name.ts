// The name that a picture gets when it is saved. Knows no address.
import { fileNameOf, stampOf } from '../file-names.ts'
import { formatWords, type Format } from './formats.ts'

/**
 * `Vakantie é 2026-03-12 1403.jpg`: the picture's own name without its ending, the moment in Dutch time, and the ending of its
 * format.
 */
export const downloadName = (fileName: string, format: Format, now: Date) =>
  `${fileNameOf(titleOf(fileName), 'afbeelding')} ${stampOf(now)}.${formatWords[format].extension}`

/** A file's name without its ending: what stands behind its last dot, when that looks like one. */
export const titleOf = (fileName: string) => fileName.replace(/\.[a-z\d]{1,5}$/i, '')
