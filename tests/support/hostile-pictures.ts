// Files that are no picture, not quite one, or far too much of one.
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { gradient, photo } from './pictures.ts'

/** A PNG whose head says that it is this wide and high, with next to nothing behind it. */
export function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, check])
}

/** As PNG wants it (ISO 3309). */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** A JPEG whose frame says that it is this wide and high. */
export async function jpegOf(width: number, height: number): Promise<Buffer> {
  const bytes = await gradient().jpeg().toBuffer()
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

/** A WebP whose frame says that it is this wide and high; 16,383 is the most that it can say (RFC 6386, section 9.1). */
export async function webpOf(width: number, height: number): Promise<Buffer> {
  const bytes = await gradient().webp().toBuffer()
  const start = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a]))
  bytes.writeUInt16LE(width, start + 3)
  bytes.writeUInt16LE(height, start + 5)
  return bytes
}

/** Two frames that take turns, the first of them red. */
export async function moving(format: 'gif' | 'webp'): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 120, height: 80, channels: 3, background } })
      .png()
      .toBuffer()
  const frames = sharp([await frame('red'), await frame('blue')], { join: { animated: true } })
  return format === 'gif' ? frames.gif().toBuffer() : frames.webp({ loop: 0, delay: [100, 100] }).toBuffer()
}

/** What is refused as something that cannot be read. */
export async function unreadable(): Promise<Record<string, Buffer>> {
  const jpeg = await sharp(photo('coffee.png')).jpeg().toBuffer()
  const png = await gradient().png().toBuffer()
  const webp = await sharp(photo('coffee.png')).webp().toBuffer()
  return {
    'text that is called a JPEG': Buffer.from('Dit is geen foto.\n'.repeat(100)),
    'nothing at all': Buffer.alloc(0),
    'a JPEG that ends halfway': jpeg.subarray(0, Math.floor(jpeg.length / 2)),
    'a PNG that ends halfway': png.subarray(0, Math.floor(png.length / 2)),
    'a WebP that ends halfway': webp.subarray(0, Math.floor(webp.length / 2)),
    'three bytes of a JPEG': jpeg.subarray(0, 3),
    'an SVG': Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="9" height="9"/></svg>',
    ),
    'a GIF that moves': await moving('gif'),
    'an AVIF': await gradient().avif({ effort: 0 }).toBuffer(),
    'a TIFF': await gradient().tiff().toBuffer(),
  }
}

/** What is refused for its size, by its head alone. */
export async function bombs(): Promise<Record<string, Buffer>> {
  return {
    'a PNG of 65,000 by 65,000': pngOf(65_000, 65_000),
    'a JPEG of 65,000 by 65,000': await jpegOf(65_000, 65_000),
    'a WebP of 16,383 by 16,383': await webpOf(16_383, 16_383),
    'a PNG of one line too many': pngOf(10_000, 5_001),
  }
}
