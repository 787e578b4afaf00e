// What a file is by its bytes. Knows no name, and trusts nothing that is said of it.
import type { FileKind } from '#contract/upload.ts'

/** So many bytes from the beginning of a file tell what it is. */
export const KIND_BYTES = 16

/**
 * By the first bytes (WHATWG MIME Sniffing, section 6.1). Undefined for anything else: an SVG is a document with scripts,
 * and has none of these.
 */
export function kindOf(bytes: Uint8Array): FileKind | undefined {
  const start = Buffer.from(bytes.subarray(0, KIND_BYTES)).toString('latin1')
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  return /^RIFF[^]{4}WEBPVP/.test(start) ? 'webp' : undefined
}
