// Brings the stored pictures of an article along in its export: in the file, where its format holds pictures, or beside it. Makes no
// document.
import { readFile, rm } from 'node:fs/promises'
import { storedAt, storedNamesIn, STORED_WIDTHS } from '#contract/articles/stored-pictures.ts'
import { titleOf } from '#contract/pictures/download-name.ts'
import { formatWords, type Format } from '#contract/pictures/formats.ts'
import { Problem } from '#contract/problems.ts'
import { slugOf } from '#contract/seo/slug.ts'
import type { ZipFile } from '../files/zip.ts'
import type { Site } from '../http/site.ts'
import type { PictureAsker } from '../imaging/studio.ts'
import type { ExportedPicture } from './export-article.ts'
import { withAddresses } from './picture-addresses.ts'
import { storedIn } from './picture-store.ts'
import type { StoredFile, StoredRow } from './tables.ts'

type PictureSite = Pick<Site, 'db' | 'files' | 'studio' | 'uploads'>

/** The article, with its text. */
interface Text {
  id: number
  content: string
}

/** Most bytes of pictures in one page or document: forty photographs as wide as a page needs, and what can be mailed. */
export const HELD_BYTES = 12 * 1024 * 1024

/** The folder of pictures that lie beside a text. */
const FOLDER = 'afbeeldingen'

/** Most pictures beside one text, and their bytes together: what is beyond stays where it is. */
const MOST_BESIDE = 300
const BESIDE_BYTES = 1024 * 1024 * 1024

/** For whom it is done. */
type Asker = Pick<PictureAsker, 'userId' | 'signal' | 'spending'>

/** Pictures that are to go into a page or a document. None of their bytes is in memory yet. */
export interface PicturesToHold {
  count: number
  read: () => Promise<ExportedPicture[]>
  /** Removes the files that were made for it. */
  release: () => Promise<void>
}

/** A picture as it is to be read. */
interface ToHold extends Omit<ExportedPicture, 'data'> {
  read: () => Promise<ExportedPicture['data']>
}

/**
 * Pictures for a format that holds them: as wide as a page needs, narrower where they would be too much together, and without those for
 * which there is no room even then.
 */
export async function picturesToHold(
  site: PictureSite,
  text: Text,
  format: 'html' | 'docx',
  asker: Asker,
): Promise<PicturesToHold> {
  const rows = await rowsOf(site, text)
  // A page has a picture in it each time that the text has it, a document once.
  const counts = format === 'html' ? countsIn(text.content) : new Map<string, number>()
  const sized = fitting(rows, (name) => counts.get(name) ?? 1)
  const made: string[] = []
  const release = async () => void (await Promise.all(made.map((path) => rm(path, { force: true }))))
  const newPath = async () => {
    const path = await site.uploads.newPath()
    made.push(path)
    return path
  }
  const pictures: ToHold[] = []
  try {
    for (const { row, file } of sized) {
      asker.signal.throwIfAborted()
      const [whole] = row.files
      const { width, height } = whole ?? file
      const read = await readerOf(site, file, format, newPath, asker).catch(leftOut)
      pictures.push({ name: row.name, width, height, read: async () => (await read?.().catch(leftOut)) ?? null })
    }
  } catch (error) {
    await release()
    throw error
  }
  return { count: pictures.length, read: () => allRead(pictures), release }
}

async function allRead(pictures: readonly ToHold[]): Promise<ExportedPicture[]> {
  const all: ExportedPicture[] = []
  for (const { read, ...picture } of pictures) all.push({ ...picture, data: await read() })
  return all
}

const rowsOf = ({ db }: Pick<Site, 'db'>, { id, content }: Text) => storedIn(db, id, storedNamesIn(content))

function countsIn(content: string): Map<string, number> {
  const counts = new Map<string, number>()
  withAddresses(content, (address) => {
    const name = storedAt(address)?.name
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
    return undefined
  })
  return counts
}

/** Each picture with the file of it that goes along; those for which there is no room are left out. */
function fitting(
  rows: readonly StoredRow[],
  countOf: (name: string) => number,
): { row: StoredRow; file: StoredFile }[] {
  const sizeOf = ({ row, file }: { row: StoredRow; file: StoredFile }) => file.bytes * countOf(row.name)
  for (const width of STORED_WIDTHS.toReversed()) {
    const sized = rows.flatMap((row) => {
      const file = row.files.find((one) => one.width <= width) ?? row.files.at(-1)
      return file === undefined ? [] : [{ row, file }]
    })
    if (sized.reduce((sum, one) => sum + sizeOf(one), 0) <= HELD_BYTES) return sized
    if (width !== STORED_WIDTHS[0]) continue
    let left = HELD_BYTES
    return sized.filter((one) => {
      const bytes = sizeOf(one)
      if (bytes > left) return false
      left -= bytes
      return true
    })
  }
  return []
}

/** How a file is read. Word knows no WebP: that is made into another, beforehand, and what shows through stays so as PNG. */
async function readerOf(
  site: PictureSite,
  { name, format }: StoredFile,
  wanted: 'html' | 'docx',
  newPath: () => Promise<string>,
  asker: Asker,
): Promise<ToHold['read']> {
  if (wanted === 'html' || format === 'jpeg' || format === 'png')
    return async () => ({ format, bytes: await bytesOf(site, name) })
  return site.files.local(name, async (path) => {
    const { transparent } = await site.studio.inspect({ path }, asker)
    const made: Format = transparent ? 'png' : 'jpeg'
    const out = await newPath()
    await site.studio.convert({ path, out, format: made, quality: 88 }, asker)
    return async () => ({ format: made, bytes: new Uint8Array(await readFile(out)) })
  })
}

async function bytesOf({ files }: Pick<Site, 'files'>, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  for await (const piece of (await files.read(name)).body) pieces.push(piece)
  return Uint8Array.from(Buffer.concat(pieces))
}

/** A file that has vanished stops no export. @throws any other failure. */
function leftOut(error: unknown): null {
  if (error instanceof Problem && ['notFound', 'pictureGone', 'pictureUnreadable'].includes(error.code)) return null
  throw error
}

export interface FileBeside extends Omit<ZipFile, 'name'> {
  /** Where it lies, seen from the text: `afbeeldingen/brug.jpg`. */
  path: string
}

export interface PicturesBeside {
  files: FileBeside[]
  /** The Markdown with the paths of those files instead of their addresses. */
  content: string
  /** The name of the file of each picture, by the name of that. */
  names: Record<string, string>
}

/** The whole pictures, to lie beside a text. */
export async function picturesBeside(site: Pick<Site, 'db' | 'files'>, text: Text): Promise<PicturesBeside> {
  const files: FileBeside[] = []
  const paths = new Map<string, string>()
  const names: Record<string, string> = {}
  let left = BESIDE_BYTES
  for (const {
    name,
    fileName,
    createdAt,
    files: [whole],
  } of (await rowsOf(site, text)).slice(0, MOST_BESIDE)) {
    if (whole === undefined || whole.bytes > left) continue
    left -= whole.bytes
    // Half of a ZIP would be on its way before a file turned out to be gone.
    if ((await site.files.writtenAt(name)) === undefined) continue
    const file = fileNameFor(
      fileName,
      whole.format,
      (path) => [...paths.values()].includes(path) || text.content.includes(path),
    )
    const path = `${FOLDER}/${file}`
    paths.set(name, path)
    names[name] = file
    files.push({ path, bytes: whole.bytes, at: createdAt, open: async () => (await site.files.read(name)).body })
  }
  const content = withAddresses(text.content, (address) => paths.get(storedAt(address)?.name ?? ''))
  return { files, content, names }
}

/** A name in which no sign means anything, in Markdown, in a ZIP or on a disk, and which the text does not have already. */
function fileNameFor(fileName: string, format: Format, isTaken: (path: string) => boolean): string {
  const slug = slugOf(titleOf(fileName)).slice(0, 60).replace(/-+$/, '') || 'afbeelding'
  const { extension } = formatWords[format]
  for (let count = 1; ; count += 1) {
    const file = `${slug}${count === 1 ? '' : `-${count}`}.${extension}`
    if (!isTaken(`${FOLDER}/${file}`)) return file
  }
}
