// Packs all that a user takes along into one ZIP on the disk. What is long goes through files of its own, so that memory holds a lot
// of rows and a piece of a picture at a time. Knows nothing of what becomes of the ZIP.
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { zipFileOf, zipOf, type ZipFile } from '../files/zip.ts'
import { BYTE_ORDER_MARK, csvLine } from '../usage/figure-table.ts'
import { readMe, type Written } from './read-me.ts'
import { subjects, type Exporting, type Subject } from './subjects.ts'

interface Packing extends Omit<Exporting, 'done' | 'site'> {
  site: Exporting['site']
  /** Is told what is being gathered, and how much of all is done, in percent. */
  report: (step: string, percent: number) => Promise<void>
}

/** Writes the ZIP at `path`, where nothing is yet. What it needs on the way is removed, whatever happens. */
export async function pack(packing: Packing, path: string): Promise<void> {
  const { signal } = packing
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  await pipeline(Readable.from(zipOf(filesOf(packing)), { objectMode: false }), target, { signal })
}

async function* filesOf(packing: Packing): AsyncGenerator<ZipFile, void, undefined> {
  const { user, now, report } = packing
  const written: Written[] = []
  const all: [string, Subject][] = Object.entries(subjects)
  for (const [index, [name, subject]] of all.entries()) {
    const done = (share: number) => report(subject.title, Math.floor((100 * (index + share)) / all.length))
    await done(0)
    const rows = yield* rowFiles({ ...packing, done }, name, subject)
    let files = 0
    for await (const file of subject.files?.({ ...packing, done }) ?? []) {
      files += 1
      yield file
    }
    written.push({ name, subject, rows, files })
  }
  yield zipFileOf('LEES-MIJ.txt', Buffer.from(readMe(user, written, now)), now)
}

/** The files of what is a list; none of an empty one. @returns how many rows it has. */
async function* rowFiles(exporting: Exporting, name: string, { rows, table }: Subject) {
  if (rows === undefined) return 0
  const listed = { count: 0 }
  yield* spooled(exporting, `${name}.json`, jsonLines(await rows(exporting), listed), () => listed.count > 0)
  if (table === undefined || listed.count === 0) return listed.count
  const { headings, cells } = table
  const lines = csvLines(headings, await rows(exporting), cells as (row: object) => readonly string[])
  yield* spooled(exporting, `${name}.csv`, lines, () => true)
  return listed.count
}

/** Puts a text of unknown length on the disk first: a ZIP says how long a file is before it comes. */
async function* spooled(
  { site, now, signal }: Exporting,
  name: string,
  text: AsyncIterable<string>,
  isWanted: () => boolean,
): AsyncGenerator<ZipFile, void, undefined> {
  const path = await site.uploads.newPath()
  try {
    await pipeline(Readable.from(inPieces(text)), createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal })
    if (!isWanted()) return
    yield { name, bytes: (await stat(path)).size, at: now, open: () => createReadStream(path) }
  } finally {
    await rm(path, { force: true })
  }
}

/** In characters: a write for each row would take longer than making it. */
const PIECE = 64 * 1024

async function* inPieces(text: AsyncIterable<string>) {
  let piece = ''
  for await (const part of text) {
    piece += part
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  yield piece
}

/** A list as JSON, a row on a line. @param listed counts the rows. */
async function* jsonLines(rows: AsyncIterable<object> | readonly object[], listed: { count: number }) {
  yield '[\n'
  for await (const row of rows) {
    yield `${listed.count === 0 ? '' : ',\n'}${JSON.stringify(row)}`
    listed.count += 1
  }
  yield '\n]\n'
}

async function* csvLines(
  headings: readonly string[],
  rows: AsyncIterable<object> | readonly object[],
  cells: (row: object) => readonly string[],
) {
  yield BYTE_ORDER_MARK + csvLine(headings)
  for await (const row of rows) yield csvLine(cells(row))
}
