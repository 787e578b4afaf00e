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
/** In bytes, without names. */
const LENGTHS = { local: 30, descriptor: 16, central: 46, end: 22 }
/** Sizes are written in 32 bits: what is longer would need ZIP64. */
const MOST_BYTES = 0xffffffff
/** Names are UTF-8 (bit 11), and the checksum stands behind the file (bit 3): it is known once the file has gone by. */
const FLAGS = 0x0808
const VERSION = 20
/** Made on Unix: a file that its owner may write and everybody may read. */
const [MADE_BY, MODE] = [(3 << 8) | VERSION, (0o100644 << 16) >>> 0]

/** How many bytes a ZIP of these files has. @throws RangeError when it would be longer than its format can say. */
export function zipLength(files: readonly Omit<ZipPart, 'at'>[]): number {
  const around = LENGTHS.local + LENGTHS.descriptor + LENGTHS.central
  const length = files.reduce(
    (sum, { name, bytes }) => sum + around + bytes + 2 * Buffer.byteLength(name.toWellFormed()),
    LENGTHS.end,
  )
  if (length > MOST_BYTES || files.length > 0xffff) throw new RangeError('a ZIP cannot be this long')
  return length
}

/**
 * The pieces of a ZIP with these files in their order. A failure to read one is thrown to whoever reads the ZIP, as is a file of
 * another length than was told.
 */
export async function* zipOf(files: readonly ZipFile[]): AsyncGenerator<Uint8Array, void, undefined> {
  zipLength(files)
  const directory: Buffer[] = []
  let offset = 0
  for (const { open, ...part } of files) {
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

/** What stands before a file. Its size is told here too: some programs that read a ZIP as a stream look for it. */
function local(part: ZipPart): Buffer {
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
  const entry = Buffer.alloc(LENGTHS.central)
  entry.writeUInt32LE(CENTRAL, 0)
  entry.writeUInt16LE(MADE_BY, 4)
  entry.writeUInt16LE(VERSION, 6)
  about(part, crc, name).copy(entry, 8)
  entry.writeUInt32LE(MODE, 38)
  entry.writeUInt32LE(offset, 42)
  return Buffer.concat([entry, name])
}

function endOf(count: number, size: number, offset: number): Buffer {
  const record = Buffer.alloc(LENGTHS.end)
  record.writeUInt32LE(END, 0)
  record.writeUInt16LE(count, 8)
  record.writeUInt16LE(count, 10)
  record.writeUInt32LE(size, 12)
  record.writeUInt32LE(offset, 16)
  return record
}

const nameOf = ({ name }: ZipPart) => Buffer.from(name.toWellFormed())

const dutch = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Amsterdam',
})

/** Two numbers of 16 bits, in local time and in steps of two seconds, from 1980 to 2107. */
function dosTime(at: Date): { date: number; time: number } {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = (dutch.format(at).match(/\d+/g) ?? []).map(
    Number,
  )
  const years = Math.min(Math.max(year - 1980, 0), 127)
  return { date: (years << 9) | (month << 5) | day, time: (hour << 11) | (minute << 5) | (second >> 1) }
}
