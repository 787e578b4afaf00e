// Packs files into a ZIP while it is sent, without compressing: pictures are compressed already. How long it will be is known
// beforehand, so that a browser shows how far it is and takes no half one for a whole. Knows nothing of what is in it.
// The format: PKWARE, .ZIP File Format Specification 6.3.10.
import { crc32 } from 'node:zlib'

export interface ZipPart {
  /** With its ending; no two may have the same. */
  name: string
  bytes: number
  /** When it was last changed. */
  at: Date
}

export interface ZipFile extends ZipPart {
  /** Opens it when its turn comes; asked once. */
  open: () => AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>
}

const [LOCAL, DESCRIPTOR, CENTRAL, END] = [0x04034b50, 0x08074b50, 0x02014b50, 0x06054b50]
/** Of ZIP64, which says in 64 bits what the others have no room for. */
const [END_64, LOCATOR_64] = [0x06064b50, 0x07064b50]
/** In bytes, without names. `far` is what an entry has besides, of a file beyond the reach of 32 bits. */
const LENGTHS = { local: 30, descriptor: 16, central: 46, far: 12, end: 22, end64: 56, locator64: 20 }
/** What is written where a number has no room: the reader looks for it in ZIP64. */
const [FULL_16, FULL_32] = [0xffff, 0xffffffff]
/** Names are UTF-8 (bit 11), and the checksum stands behind the file (bit 3): it is known once the file has gone by. */
const FLAGS = 0x0808
const [VERSION, VERSION_64] = [20, 45]
/** Made on Unix: a file that its owner may write and everybody may read. */
const [MADE_BY, MODE] = [(3 << 8) | VERSION_64, (0o100644 << 16) >>> 0]

/** How many bytes a ZIP of these files has. */
export function zipLength(files: readonly Omit<ZipPart, 'at'>[]): number {
  let offset = 0
  let size = 0
  for (const { name, bytes } of files) {
    const named = Buffer.byteLength(name.toWellFormed())
    size += LENGTHS.central + named + (offset >= FULL_32 ? LENGTHS.far : 0)
    offset += LENGTHS.local + named + bytes + LENGTHS.descriptor
  }
  return offset + size + endOf(files.length, size, offset).length
}

/**
 * The pieces of a ZIP with these files in their order, each asked for when the one before has been read. A failure to make or read
 * one is thrown to whoever reads the ZIP, as is a file of another length than was told.
 * @throws RangeError for a file of 4 GB: nobody keeps one here.
 */
export async function* zipOf(
  files: Iterable<ZipFile> | AsyncIterable<ZipFile>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { open, ...part } of files) {
    const head = local(part)
    yield head
    let crc = 0
    let bytes = 0
    for await (const piece of await open()) {
      crc = crc32(piece, crc)
      bytes += piece.length
      yield piece
    }
    if (bytes !== part.bytes) throw new Error(`a file of ${part.bytes} bytes had ${bytes} of them`)
    yield descriptor(crc, bytes)
    directory.push(central(part, crc, offset))
    offset += head.length + bytes + LENGTHS.descriptor
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  yield Buffer.concat([...directory, endOf(directory.length, size, offset)])
}

/** A file that is in memory already. */
export const zipFileOf = (name: string, bytes: Uint8Array, at: Date): ZipFile => ({
  name,
  bytes: bytes.length,
  at,
  open: async function* () {
    yield bytes
  },
})

/** What stands before a file. Its size is told here too: some programs that read a ZIP as a stream look for it. */
function local(part: ZipPart): Buffer {
  if (part.bytes >= FULL_32) throw new RangeError(`a file of ${part.bytes} bytes is too long`)
  const name = nameOf(part)
  const head = Buffer.alloc(LENGTHS.local)
  head.writeUInt32LE(LOCAL, 0)
  head.writeUInt16LE(VERSION, 4)
  about(part, 0, name).copy(head, 6)
  return Buffer.concat([head, name])
}

/** What stands in both heads of a file: flags, method (0: as it is), time, checksum, sizes, lengths of name and extra field. */
function about({ bytes, at }: ZipPart, crc: number, name: Buffer): Buffer {
  const { date, time } = dosTime(at)
  const fields = Buffer.alloc(24)
  fields.writeUInt16LE(FLAGS, 0)
  fields.writeUInt16LE(time, 4)
  fields.writeUInt16LE(date, 6)
  fields.writeUInt32LE(crc, 8)
  fields.writeUInt32LE(bytes, 12)
  fields.writeUInt32LE(bytes, 16)
  fields.writeUInt16LE(name.length, 20)
  return fields
}

function descriptor(crc: number, bytes: number): Buffer {
  const fields = Buffer.alloc(LENGTHS.descriptor)
  for (const [at, value] of [DESCRIPTOR, crc, bytes, bytes].entries()) fields.writeUInt32LE(value, at * 4)
  return fields
}

function central(part: ZipPart, crc: number, offset: number): Buffer {
  const name = nameOf(part)
  const isFar = offset >= FULL_32
  const entry = Buffer.alloc(LENGTHS.central)
  entry.writeUInt32LE(CENTRAL, 0)
  entry.writeUInt16LE(MADE_BY, 4)
  entry.writeUInt16LE(isFar ? VERSION_64 : VERSION, 6)
  about(part, crc, name).copy(entry, 8)
  entry.writeUInt16LE(isFar ? LENGTHS.far : 0, 30)
  entry.writeUInt32LE(MODE, 38)
  entry.writeUInt32LE(isFar ? FULL_32 : offset, 42)
  return Buffer.concat([entry, name, ...(isFar ? [farAway(offset)] : [])])
}

/** The extra field that says where a file begins, when 32 bits cannot (4.5.3). */
function farAway(offset: number): Buffer {
  const field = Buffer.alloc(LENGTHS.far)
  field.writeUInt16LE(1, 0)
  field.writeUInt16LE(LENGTHS.far - 4, 2)
  field.writeBigUInt64LE(BigInt(offset), 4)
  return field
}

/** What stands behind the directory, of `count` entries and `size` bytes from `offset` on. */
function endOf(count: number, size: number, offset: number): Buffer {
  const record = Buffer.alloc(LENGTHS.end)
  record.writeUInt32LE(END, 0)
  record.writeUInt16LE(Math.min(count, FULL_16), 8)
  record.writeUInt16LE(Math.min(count, FULL_16), 10)
  record.writeUInt32LE(Math.min(size, FULL_32), 12)
  record.writeUInt32LE(Math.min(offset, FULL_32), 16)
  const isEnough = count < FULL_16 && size < FULL_32 && offset < FULL_32
  return isEnough ? record : Buffer.concat([end64(count, size, offset), record])
}

/** The end in 64 bits, and where that is (4.3.14 and 4.3.15). */
function end64(count: number, size: number, offset: number): Buffer {
  const record = Buffer.alloc(LENGTHS.end64 + LENGTHS.locator64)
  record.writeUInt32LE(END_64, 0)
  record.writeBigUInt64LE(BigInt(LENGTHS.end64 - 12), 4)
  record.writeUInt16LE(MADE_BY, 12)
  record.writeUInt16LE(VERSION_64, 14)
  for (const [at, value] of [count, count, size, offset].entries()) record.writeBigUInt64LE(BigInt(value), 24 + at * 8)
  record.writeUInt32LE(LOCATOR_64, LENGTHS.end64)
  record.writeBigUInt64LE(BigInt(offset + size), LENGTHS.end64 + 8)
  record.writeUInt32LE(1, LENGTHS.end64 + 16)
  return record
}

const nameOf = ({ name }: ZipPart) => Buffer.from(name.toWellFormed())

/** Swedish puts the parts of a moment in this order, with figures only. */
const momentParts = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Amsterdam',
})

/** Two numbers of 16 bits, in local time and in steps of two seconds, from 1980 to 2107. */
function dosTime(at: Date): { date: number; time: number } {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = partsOf(at)
  const years = Math.min(Math.max(year - 1980, 0), 127)
  return { date: (years << 9) | (month << 5) | day, time: (hour << 11) | (minute << 5) | (second >> 1) }
}

/** The last one that was asked for: most files of a ZIP have the same moment, and finding its parts takes longer than all else. */
let known = { ms: Number.NaN, parts: [] as number[] }

function partsOf(at: Date): number[] {
  const ms = at.getTime()
  if (known.ms !== ms) known = { ms, parts: (momentParts.format(at).match(/\d+/g) ?? []).map(Number) }
  return known.parts
}
