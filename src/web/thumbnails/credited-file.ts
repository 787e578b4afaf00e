// Writes whose a photograph is into the file of what was drawn from it: a canvas tells nothing. The picture itself is not touched.
import type { Credit } from '#contract/pictures/picture.ts'
import { xmpOf } from '#contract/pictures/xmp.ts'

const utf8 = new TextEncoder()

/** The file with the credit in it, as XMP; the same when nobody is named, and when it is no PNG or JPEG as a browser writes them. */
export async function credited(file: Blob, credit: Credit | null): Promise<Blob> {
  if (credit === null) return file
  const bytes = new Uint8Array(await file.arrayBuffer())
  const packet = utf8.encode(xmpOf(credit))
  const parts = file.type === 'image/png' ? pngWith(bytes, packet) : jpegWith(bytes, packet)
  return parts === undefined ? file : new Blob(parts, { type: file.type })
}

type Bytes = Uint8Array<ArrayBuffer>

/** The signature and the first chunk, IHDR, which is as long in every PNG (PNG, third edition, 5.2 and 11.2.1). */
const PNG_HEAD = 8 + 25

/** As an iTXt chunk behind the first (11.3.3.4; XMP part 3, 1.1.5): not compressed, without a language. */
function pngWith(bytes: Bytes, packet: Bytes): Bytes[] | undefined {
  const name = [...bytes.subarray(12, 16)].map((code) => String.fromCharCode(code)).join('')
  if (name !== 'IHDR') return undefined
  const keyword = utf8.encode('XML:com.adobe.xmp')
  const chunk = new Uint8Array(4 + 4 + keyword.length + 5 + packet.length + 4)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, chunk.length - 12)
  chunk.set(utf8.encode('iTXt'), 4)
  chunk.set(keyword, 8)
  chunk.set(packet, 8 + keyword.length + 5)
  view.setUint32(chunk.length - 4, checkOf(chunk.subarray(4, chunk.length - 4)))
  return [bytes.subarray(0, PNG_HEAD), chunk, bytes.subarray(PNG_HEAD)]
}

/** The check of a chunk: CRC-32 (PNG, third edition, annex D). */
function checkOf(bytes: Bytes): number {
  let check = 0xffffffff
  for (const byte of bytes) {
    check ^= byte
    for (let bit = 0; bit < 8; bit += 1) check = (check >>> 1) ^ (check & 1 ? 0xedb88320 : 0)
  }
  return (check ^ 0xffffffff) >>> 0
}

/** What the length of a segment can say, in bytes. */
const LONGEST_SEGMENT = 0xffff

/** As an APP1 segment (XMP part 3, 1.1.3), behind that of JFIF where there is one, which has to be the first. */
function jpegWith(bytes: Bytes, packet: Bytes): Bytes[] | undefined {
  const view = new DataView(bytes.buffer)
  if (bytes.length < 6 || view.getUint16(0) !== 0xffd8) return undefined
  const from = view.getUint16(2) === 0xffe0 ? 4 + view.getUint16(4) : 2
  const name = utf8.encode('http://ns.adobe.com/xap/1.0/\0')
  const length = 2 + name.length + packet.length
  if (length > LONGEST_SEGMENT) return undefined
  const segment = new Uint8Array(2 + length)
  new DataView(segment.buffer).setUint16(0, 0xffe1)
  new DataView(segment.buffer).setUint16(2, length)
  segment.set(name, 4)
  segment.set(packet, 4 + name.length)
  return [bytes.subarray(0, from), segment, bytes.subarray(from)]
}
