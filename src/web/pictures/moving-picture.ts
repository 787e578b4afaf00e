// Whether a picture moves: of one that does only the first image is used, and whoever gives it has to know. By its bytes; knows no
// screen.
import { latin1, pictureKindOf } from '#contract/file-kind.ts'

/** How much of a file is looked at, in bytes: what says that a PNG moves stands before its pixels, behind a colour profile. */
const LOOKED_AT = 64 * 1024

/** Rejects for what cannot be read. */
export async function moves(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer())
  const kind = pictureKindOf(bytes)
  if (kind === 'webp') return isMovingWebp(bytes)
  return kind === 'png' && isMovingPng(bytes)
}

/** The flag of the extended header (WebP Container Specification, 'Extended File Format'). */
const isMovingWebp = (bytes: Uint8Array) => latin1(bytes.subarray(12, 16)) === 'VP8X' && ((bytes[20] ?? 0) & 0b10) > 0

/** Whether there is a chunk `acTL` before the first pixels (PNG Specification, third edition, section 11.3.6.1). */
function isMovingPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer)
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const type = latin1(bytes.subarray(at + 4, at + 8))
    if (type === 'acTL' || type === 'IDAT') return type === 'acTL'
  }
  return false
}
