// Pictures for tests and benches: the photographs in tests/pictures, large ones made from them, and pictures of every kind that
// people send, made on the spot. What is made for harm stands in hostile-pictures.ts.
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import type { Credit } from '#contract/pictures/picture.ts'
import { creditOf } from '#server/imaging/credit.ts'

const folder = fileURLToPath(new URL('../pictures/', import.meta.url))
const cache = fileURLToPath(new URL('../../.cache/pictures/', import.meta.url))

/** The photographs (tests/pictures/SOURCES.md). */
export const photographs = [
  'astronaut.png',
  'coffee.png',
  'cat.png',
  'rocket.jpg',
  'raccoon.png',
  'tulips.png',
  'coast.png',
  'blossom.png',
  'dandelions.jpg',
] as const
export type Photograph = (typeof photographs)[number]

/** Those that were never a JPEG as far as can be seen: what is lost when they are made smaller is known. */
export const lossless = photographs.filter((name) => name.endsWith('.png'))

export const photo = (name: Photograph): string => join(folder, name)
export const photoBytes = (name: Photograph): Promise<Buffer> => readFile(photo(name))

/**
 * The path of a JPEG of 5184x3456, 18 megapixels and a little under 10 MB, as a camera makes it: with its grain. Made once, and kept
 * with what is built.
 */
export const cameraPhoto = (): Promise<string> =>
  kept('camera.jpg', async () => {
    const grain = await sharp({
      create: {
        width: 1728,
        height: 1152,
        channels: 3,
        background: 'grey',
        noise: { type: 'gaussian', mean: 128, sigma: 32 },
      },
    })
      .png({ compressionLevel: 1 })
      .toBuffer()
    return sharp(photo('dandelions.jpg'))
      .resize(5184, 3456)
      .composite([{ input: grain, tile: true, blend: 'overlay' }])
      .jpeg({ quality: 95 })
      .toBuffer()
  })

async function kept(name: string, make: () => Promise<Buffer>): Promise<string> {
  const path = join(cache, name)
  if (existsSync(path)) return path
  await mkdir(cache, { recursive: true })
  // Another process may make it at the same time: whoever is last wins, and nobody reads half of it.
  const mine = `${path}.${process.pid}`
  await writeFile(mine, await make())
  await rename(mine, path)
  return path
}

/** A folder for the pictures of a test; `remove` it when the test ends. */
export async function pictureFolder(): Promise<{
  path: (name: string) => string
  put: (name: string, bytes: Buffer | string) => Promise<string>
  drop: (name: string) => Promise<void>
  remove: () => Promise<void>
}> {
  const at = await mkdtemp(join(tmpdir(), 'kopij-test-pictures-'))
  const path = (name: string) => join(at, name)
  return {
    path,
    put: async (name, bytes) => {
      await writeFile(path(name), bytes)
      return path(name)
    },
    drop: (name) => rm(path(name), { force: true }),
    remove: () => rm(at, { recursive: true, force: true }),
  }
}

const SMALL = { width: 120, height: 80 }

/** Red from left to right and green from top to bottom: which way up it is can be told from its corners. */
export function gradient({ width, height } = SMALL): Sharp {
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = 3 * (y * width + x)
      data[at] = Math.round((255 * x) / Math.max(1, width - 1))
      data[at + 1] = Math.round((255 * y) / Math.max(1, height - 1))
      data[at + 2] = 128
    }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** As a camera stores it that was held in one of eight ways (EXIF orientation 1 to 8): shown upright it is always `gradient`. */
export async function turned(orientation: number): Promise<Buffer> {
  const upright = await gradient().png().toBuffer()
  // The inverse of what a viewer does to it.
  const stored: Record<number, (picture: Sharp) => Sharp> = {
    1: (picture) => picture,
    2: (picture) => picture.flop(),
    3: (picture) => picture.rotate(180),
    4: (picture) => picture.flip(),
    5: (picture) => picture.rotate(270).flop(),
    6: (picture) => picture.rotate(270),
    7: (picture) => picture.rotate(90).flop(),
    8: (picture) => picture.rotate(90),
  }
  const pixels = await stored[orientation]!(sharp(upright)).png().toBuffer()
  return sharp(pixels).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
}

/** Who made it, where and with what, as a camera and a newsroom write it down. */
export const withExif = (): Promise<Buffer> =>
  gradient()
    .withExif({
      IFD0: { Artist: 'Noor de Vries', Copyright: '© 2026 Noor de Vries', Make: 'Camera', Software: 'Doos 1.0' },
      IFD2: { DateTimeOriginal: '2026:03:30 12:00:00', BodySerialNumber: '12345' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '4/1 53/1 0/1' },
    })
    .jpeg()
    .toBuffer()

/** A packet of XMP with this inside its description. */
export const xmp = (inside: string): string =>
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ' +
  `xmlns:dc="http://purl.org/dc/elements/1.1/">${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`

/** One dataset of IPTC-IIM: of record 2, by its number. */
function dataset(number: number, text: string): Buffer {
  const value = Buffer.from(text)
  const head = Buffer.from([0x1c, 2, number, 0, 0])
  head.writeUInt16BE(value.length, 3)
  return Buffer.concat([head, value])
}

/** As press agencies send it: the maker in dataset 80, the copyright in 116 (IPTC-IIM 4.1), in UTF-8. */
export async function withIptc(creator: string, rights: string): Promise<Buffer> {
  const utf8 = Buffer.from([0x1c, 1, 90, 0, 3, 0x1b, 0x25, 0x47])
  const iim = Buffer.concat([utf8, dataset(80, creator), dataset(116, rights)])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(iim.length)
  const resource = Buffer.concat([
    Buffer.from('Photoshop 3.0\0', 'latin1'),
    Buffer.from('8BIM\x04\x04\0\0', 'latin1'),
    size,
    iim,
    Buffer.alloc(iim.length % 2),
  ])
  return withSegment(await gradient().jpeg().toBuffer(), 0xed, resource)
}

/** A JPEG with one more segment behind its first two bytes. */
export function withSegment(jpeg: Buffer, marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}

/** Whose a picture is, as the server reads it from its file. */
export const creditIn = async (file: Buffer | string): Promise<Credit | null> => creditOf(await sharp(file).metadata())
