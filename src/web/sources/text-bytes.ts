// The text in the bytes of a file, in the encodings in which Dutch text files are written. Pure.

/**
 * Reads UTF-8, UTF-16 with a byte order mark, and otherwise Windows-1252, in which older Dutch text files are written. A UTF-8
 * file keeps its byte order mark, so that it can be saved as it was; a UTF-16 file will be saved as UTF-8.
 */
export function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** What other files begin with whose bytes could pass for a text. */
const otherKind = /^\s*(?:%PDF-|\{\\rtf)/

/** Signs that no text has: controls other than ends of lines and pages, and what stands for bytes that are no sign. */
const noSign = /[^\P{Cc}\t\n\v\f\r\u0085]|\uFFFD/gu

/** Beyond ASCII, as Windows-1252 reads it: in Dutch and French at most a tenth of a text. */
const beyondAscii =
  /[\u0080-\u00FF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u2026\u2030\u2039\u203A\u20AC\u2122]/gu

/** An end-of-file mark and a stray sign stand in texts too. */
const MOST_STRAY = 2

/** In a short line, quotation marks, dashes and accents may be most of the signs. */
const MOST_BEYOND = 30

/**
 * Whether what was decoded is no text that people wrote: a picture or another file whose name ends as that of a text. One in
 * fifty signs is none (of random bytes one in ten), or a third is beyond ASCII in a single byte.
 */
export function isNoText(content: string): boolean {
  if (content.includes('\u0000') || otherKind.test(content)) return true
  const stray = content.match(noSign)?.length ?? 0
  const beyond = content.match(beyondAscii)?.length ?? 0
  return (stray > MOST_STRAY && stray * 50 > content.length) || (beyond > MOST_BEYOND && beyond * 3 > content.length)
}
