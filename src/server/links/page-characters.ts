// In which characters a page is written. Knows nothing of what they say.
import { isUtf8 } from 'node:buffer'
import { TextDecoder } from 'node:util'

/** Where a page may name its own characters (WHATWG HTML, section 4.2.5.4). */
const PRESCAN_BYTES = 1024

/** Most bytes that a page which was cut off can end with of one character of UTF-8. */
const HALF_CHARACTER_BYTES = 3

/** Reads a page by what its mark, its Content-Type or its head names; in that order, as browsers do. */
export function decoderOf(bytes: Uint8Array, contentType: string): TextDecoder {
  return (
    byteOrderMark(bytes) ??
    decoder(/charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType)?.[1]) ??
    namedInHead(bytes) ??
    new TextDecoder(looksLikeUtf8(bytes) ? 'utf-8' : 'windows-1252')
  )
}

function looksLikeUtf8(bytes: Uint8Array): boolean {
  for (let cut = 0; cut <= HALF_CHARACTER_BYTES; cut += 1)
    if (isUtf8(bytes.subarray(0, Math.max(0, bytes.length - cut)))) return true
  return false
}

function byteOrderMark([first, second, third]: Uint8Array): TextDecoder | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder('utf-8')
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be')
  return first === 0xff && second === 0xfe ? new TextDecoder('utf-16le') : undefined
}

function namedInHead(bytes: Uint8Array): TextDecoder | undefined {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, PRESCAN_BYTES))
  const found = decoder(/<meta[^>]+?charset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(start)?.[1])
  // Who could read this much a byte at a time is not in UTF-16, whatever it says.
  return found?.encoding.startsWith('utf-16') ? new TextDecoder('utf-8') : found
}

/** Undefined for a name that no standard knows. */
function decoder(label: string | undefined): TextDecoder | undefined {
  if (label === undefined) return undefined
  try {
    return new TextDecoder(label)
  } catch {
    return undefined
  }
}
