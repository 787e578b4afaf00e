// Tells whether a file holds a picture and nothing beside it but a credit that was written here: such a file may be kept byte for
// byte. Everything else that a format can carry (places, devices, thumbnails, notes, what stands behind its end) makes it none.
import { readFile } from 'node:fs/promises'
import type { SourceKind } from '#contract/pictures/formats.ts'

/**
 * @param xmp the packet that it may hold; null for none at all.
 * @returns false too for a file that is broken.
 */
export async function holdsOnlyPicture(path: string, format: SourceKind, xmp: string | null): Promise<boolean> {
  const file = await readFile(path)
  try {
    return readers[format](file, xmp === null ? null : Buffer.from(xmp))
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

type Reader = (file: Buffer, xmp: Buffer | null) => boolean
const readers: Record<SourceKind, Reader> = { jpeg, png, webp }

const isXmp = (found: Buffer, xmp: Buffer | null) => xmp !== null && found.equals(xmp)

const XMP_NAMESPACE = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1')
/** Tables, frames and restart intervals (ITU T.81, table B.1). */
const JPEG_PARTS = [0xdb, 0xc4, 0xdd, 0xc0, 0xc1, 0xc2]
const [JFIF, XMP, SCAN, END] = [0xe0, 0xe1, 0xda, 0xd9]
/** Of a JFIF segment without a thumbnail. */
const JFIF_BYTES = 16

/** Walks over the segments, and over the coded data behind each scan. */
function jpeg(file: Buffer, xmp: Buffer | null): boolean {
  for (let at = 2; ;) {
    if (file.readUInt8(at) !== 0xff) return false
    const marker = file.readUInt8(at + 1)
    if (marker === END) return at + 2 === file.length
    const length = file.readUInt16BE(at + 2)
    const body = file.subarray(at + 4, at + 2 + length)
    if (marker === JFIF) {
      if (length !== JFIF_BYTES || body.toString('latin1', 0, 5) !== 'JFIF\0') return false
    } else if (marker === XMP) {
      const isOurs = body.subarray(0, XMP_NAMESPACE.length).equals(XMP_NAMESPACE)
      if (!isOurs || !isXmp(body.subarray(XMP_NAMESPACE.length), xmp)) return false
    } else if (marker !== SCAN && !JPEG_PARTS.includes(marker)) return false
    at += 2 + length
    if (marker === SCAN) at = scanEnd(file, at)
  }
}

/** Where the next segment begins: a byte of 255 in coded data is followed by 0, or by the number of a restart (B.1.1.5, B.2.1). */
function scanEnd(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 2)) {
    const next = file.readUInt8(at + 1)
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
  }
  return file.length
}

const PNG_PARTS = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'pHYs', 'IEND']
/** What stands before the text of an XMP packet that is not compressed (PNG, third edition, 11.3.3.4; XMP part 3). */
const PNG_XMP = Buffer.from('XML:com.adobe.xmp\0\0\0\0\0', 'latin1')

function png(file: Buffer, xmp: Buffer | null): boolean {
  for (let at = 8; ;) {
    const length = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    const body = file.subarray(at + 8, at + 8 + length)
    if (type === 'iTXt') {
      if (!body.subarray(0, PNG_XMP.length).equals(PNG_XMP) || !isXmp(body.subarray(PNG_XMP.length), xmp)) return false
    } else if (!PNG_PARTS.includes(type)) return false
    at += 12 + length
    if (type === 'IEND') return length === 0 && at === file.length
  }
}

const WEBP_PARTS = ['VP8 ', 'VP8L', 'VP8X', 'ALPH']

/** Walks over the chunks (RFC 9649): one that moves has others. */
function webp(file: Buffer, xmp: Buffer | null): boolean {
  if (file.readUInt32LE(4) + 8 !== file.length) return false
  let at = 12
  while (at < file.length) {
    const type = file.toString('latin1', at, at + 4)
    const length = file.readUInt32LE(at + 4)
    const body = file.subarray(at + 8, at + 8 + length)
    if (type === 'XMP ' ? !isXmp(body, xmp) : !WEBP_PARTS.includes(type)) return false
    // Chunks begin at even places.
    at += 8 + length + (length % 2)
  }
  return at === file.length
}
