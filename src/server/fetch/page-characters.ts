// Finds the character encoding of a page. Knows nothing of what the page says.
import { isUtf8 } from 'node:buffer'
import { TextDecoder } from 'node:util'

/** The part of a page, in bytes from its start, in which its `<meta>` may name the encoding (WHATWG HTML, 4.2.5.4). */
const PRESCAN_BYTES = 1024

/** Most bytes of an incomplete UTF-8 character at the end of a page that was cut off. */
const HALF_CHARACTER_BYTES = 3

/**
 * The decoder for a page or an XML document. As in browsers, its byte order mark goes before its Content-Type, and that before its
 * `<meta>` or XML declaration. What names no encoding is UTF-8 if its bytes can be that, else Windows-1252.
 */
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
  const found = decoder(nameInHead(start)) ?? decoder(nameInDeclaration(start))
  // What can be read byte by byte up to its `<meta>` or declaration is not in UTF-16, whatever that says.
  return found?.encoding.startsWith('utf-16') ? new TextDecoder('utf-8') : found
}

/**
 * The first name that a `<meta>` gives. It is looked for tag by tag: one expression for all of it would begin again at each
 * `<meta` within a tag that does not end, and take hundreds of times as long for a page that was made so.
 */
function nameInHead(start: string): string | undefined {
  for (const tag of start.split('>')) {
    const [, inside = ''] = /<meta(.*)/is.exec(tag) ?? []
    const name = /.charset\s*=\s*(?:["']\s*)?([^\s"'/;]+)/is.exec(inside)?.[1]
    if (name !== undefined) return name
  }
  return undefined
}

/** The name in an XML declaration, which stands at the very beginning (XML 1.0, section 2.8). */
const nameInDeclaration = (start: string) => /^<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([^"'>]+)/i.exec(start)?.[1]

/** Undefined for a name that is no known encoding. */
function decoder(label: string | undefined): TextDecoder | undefined {
  if (label === undefined) return undefined
  try {
    return new TextDecoder(label)
  } catch {
    return undefined
  }
}
