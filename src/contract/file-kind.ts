// Recognises the kind of a file by its first bytes: the browser before it sends one, the server in any case. Knows no file name,
// and trusts nothing that the sender claims.
import type { FileKind, PictureKind } from './upload.ts'

/** How many bytes from the beginning of a file `kindOf` looks at; a kind needs no more. */
export const KIND_BYTES = 16

/**
 * The kind of a picture that the first bytes tell (WHATWG MIME Sniffing, section 6.1); undefined for anything else. An SVG is
 * never recognised as a picture: it is a text that can hold scripts.
 */
export function pictureKindOf(bytes: Uint8Array): PictureKind | undefined {
  const start = beginning(bytes)
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  return /^RIFF[^]{4}WEBPVP/.test(start) ? 'webp' : undefined
}

/** The kind of any file that the first bytes tell. */
export function kindOf(bytes: Uint8Array): FileKind | undefined {
  const start = beginning(bytes)
  if (start.startsWith('PK\x03\x04')) return 'zip'
  return pictureKindOf(bytes) ?? (isText(start) ? 'text' : undefined)
}

const beginning = (bytes: Uint8Array) => latin1(bytes.subarray(0, KIND_BYTES))

/** Each byte as the character with its number. */
export const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes)

/**
 * Whether these bytes may begin a text (WHATWG MIME Sniffing, section 7.2): none of the control characters that no text has; UTF-16
 * with its mark.
 */
const isText = (start: string) => /^(?:\xfe\xff|\xff\xfe)/.test(start) || !NO_TEXT.test(start)
// oxlint-disable-next-line no-control-regex -- those are what it is about
const NO_TEXT = /[\x00-\x08\x0b\x0e-\x1a\x1c-\x1f]/
