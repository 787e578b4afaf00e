// Recognises the kind of a file by its first bytes. Knows no file name, and trusts nothing that the sender claims.
import type { FileKind } from '#contract/upload.ts'

/** How many bytes from the beginning of a file `kindOf` looks at; a kind needs no more. */
export const KIND_BYTES = 16

/**
 * The kind that the first bytes tell (WHATWG MIME Sniffing, section 6.1); undefined for anything else. An SVG is never
 * recognised: it is a document that can hold scripts.
 */
export function kindOf(bytes: Uint8Array): FileKind | undefined {
  const start = Buffer.from(bytes.subarray(0, KIND_BYTES)).toString('latin1')
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  return /^RIFF[^]{4}WEBPVP/.test(start) ? 'webp' : undefined
}
