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
