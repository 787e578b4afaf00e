// Reads a ZIP that strangers made: what it says of itself is held against limits before anything is inflated, and what is inflated
// is counted while that happens. Packs what was read again, so that whoever reads on sees nothing else. Knows nothing of what
// the files are.
import { crc32, inflateRawSync } from 'node:zlib'

/** Most files in one, and the bytes that the wanted ones may have, each and together, once inflated. */
const MOST_ENTRIES = 2_000
export const ENTRY_BYTES = 24 * 1024 * 1024
export const ALL_BYTES = 32 * 1024 * 1024

/** The names of the files in a ZIP, folders left out. @throws ZipRefused. */
export const namesIn = (bytes: Uint8Array): string[] =>
  entriesOf(asBuffer(bytes)).flatMap(({ name }) => (name.endsWith('/') ? [] : [name]))

/** One file of a ZIP, whatever the others are; undefined when it is not there, broken, or has more than `most` bytes. */
export function fileIn(bytes: Uint8Array, name: string, most: number): Buffer | undefined {
  const zip = asBuffer(bytes)
  const entry = entriesOf(zip).find((one) => one.name === name)
  if (entry === undefined || entry.size > most) return undefined
  try {
    return inflated(zip, entry, most)
  } catch (error) {
    if (error instanceof ZipRefused) return undefined
    throw error
  }
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)

/** Why a ZIP was not read. */
export type Refusal = 'broken' | 'large' | 'locked'

export class ZipRefused extends Error {
  readonly why: Refusal
  constructor(why: Refusal) {
    super(`the ZIP is ${why}`)
    this.why = why
  }
}

interface Entry {
  name: string
  method: number
  packed: number
  size: number
  at: number
}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
/** The comment behind the end may have as many bytes as two bytes can count. */
const LONGEST_COMMENT = 0xffff

/** The wanted files of a ZIP, by name. @throws ZipRefused. */
export function unzipped(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, Buffer> {
  const zip = asBuffer(bytes)
  const entries = entriesOf(zip).filter(({ name }) => wanted(name))
  if (entries.some(({ size }) => size > ENTRY_BYTES) || entries.reduce((sum, { size }) => sum + size, 0) > ALL_BYTES)
    throw new ZipRefused('large')
  const files = new Map<string, Buffer>()
  let left = ALL_BYTES
  for (const entry of entries) {
    if (files.has(entry.name)) throw new ZipRefused('broken')
    const file = inflated(zip, entry, Math.min(left, ENTRY_BYTES))
    left -= file.length
    files.set(entry.name, file)
  }
  return files
}

function entriesOf(zip: Buffer): Entry[] {
  const end = endOf(zip)
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  // Larger numbers stand elsewhere (ZIP64): nothing of ours needs them.
  if (count === 0xffff || at === 0xffffffff) throw new ZipRefused('large')
  if (count > MOST_ENTRIES) throw new ZipRefused('large')
  const entries: Entry[] = []
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== CENTRAL) throw new ZipRefused('broken')
    const nameLength = zip.readUInt16LE(at + 28)
    if ((zip.readUInt16LE(at + 8) & 1) !== 0) throw new ZipRefused('locked')
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameLength).replaceAll('\\', '/'),
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      at: zip.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

function endOf(zip: Buffer): number {
  const first = Math.max(0, zip.length - END_BYTES - LONGEST_COMMENT)
  for (let at = zip.length - END_BYTES; at >= first; at -= 1) if (zip.readUInt32LE(at) === END) return at
  throw new ZipRefused('broken')
}

/** @param most how many bytes it may have, whatever it says of itself. */
function inflated(zip: Buffer, { method, packed, size, at }: Entry, most: number): Buffer {
  if (at + 30 > zip.length || zip.readUInt32LE(at) !== LOCAL) throw new ZipRefused('broken')
  const from = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
  if (from + packed > zip.length) throw new ZipRefused('broken')
  const data = zip.subarray(from, from + packed)
  if (method === 0) {
    if (data.length > most) throw new ZipRefused('large')
    return data
  }
  if (method !== 8) throw new ZipRefused('broken')
  let file: Buffer
  try {
    file = inflateRawSync(data, { maxOutputLength: most })
  } catch (error) {
    throw new ZipRefused((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'large' : 'broken')
  }
  if (file.length !== size) throw new ZipRefused('broken')
  return file
}

/** A ZIP of these files, as they are. */
export function zipped(files: ReadonlyMap<string, Buffer>): Buffer {
  const pieces: Buffer[] = []
  const listed: Buffer[] = []
  let at = 0
  for (const [name, file] of files) {
    const nameBytes = Buffer.from(name)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    // Names are in UTF-8.
    shared.writeUInt16LE(0x0800, 2)
    shared.writeUInt32LE(crc32(file), 10)
    shared.writeUInt32LE(file.length, 14)
    shared.writeUInt32LE(file.length, 18)
    shared.writeUInt16LE(nameBytes.length, 22)
    const local = Buffer.concat([fourBytes(LOCAL), shared, nameBytes, file])
    listed.push(Buffer.concat([fourBytes(CENTRAL), twoBytes(20), shared, Buffer.alloc(10), fourBytes(at), nameBytes]))
    pieces.push(local)
    at += local.length
  }
  const list = Buffer.concat(listed)
  const count = twoBytes(files.size)
  return Buffer.concat([
    ...pieces,
    list,
    fourBytes(END),
    Buffer.alloc(4),
    count,
    count,
    fourBytes(list.length),
    fourBytes(at),
    twoBytes(0),
  ])
}

function fourBytes(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function twoBytes(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}
