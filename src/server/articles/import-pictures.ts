// Gathers the pictures that are in a file that is imported: beside its text, within it byte by byte, or in a Word document. Each gets an
// address that leads nowhere, until it is stored and has its own. Decodes none.
import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { pictureKindOf } from '#contract/file-kind.ts'
import { sourceKinds } from '#contract/pictures/formats.ts'
import { PICTURE_BYTES } from '#contract/pictures/upload.ts'

export interface ImportedPicture {
  /** As it stands in the text until the picture is stored. */
  address: string
  /** What its file is called. */
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** A picture in a temporary file: while it waits for its turn it takes no memory. */
export interface PictureOnDisk extends Omit<ImportedPicture, 'bytes'> {
  path: string
}

/** Most pictures of one file, and their bytes together. */
const MOST = 100
export const ALL_PICTURE_BYTES = 64 * 1024 * 1024

export interface Gathering {
  pictures: ImportedPicture[]
  /**
   * The address of a picture in the text; undefined for what is none that can be stored, or one too many: it is counted then.
   */
  add: (name: string, bytes: Uint8Array) => string | undefined
  /** How many were not taken. */
  left: () => number
}

export function gathering(): Gathering {
  // Not to be found in any text.
  const site = `https://${randomBytes(12).toString('hex')}.invalid/`
  const pictures: ImportedPicture[] = []
  let room = ALL_PICTURE_BYTES
  let left = 0
  return {
    pictures,
    left: () => left,
    add(name, bytes) {
      const kind = pictureKindOf(bytes)
      const fits = pictures.length < MOST && bytes.length <= PICTURE_BYTES && bytes.length <= room
      if (!fits || !sourceKinds.some((one) => one === kind)) {
        left += 1
        return undefined
      }
      room -= bytes.length
      const address = `${site}${pictures.length + 1}`
      pictures.push({ address, name, bytes: Uint8Array.from(bytes) })
      return address
    },
  }
}

/** Where the picture of this number, from 1, of a file is written: beside it. */
const pathBeside = (path: string, number: number) => `${path}-${number}`

/** Writes the pictures of the file at `path` beside it. */
export async function writtenBeside(path: string, pictures: readonly ImportedPicture[]): Promise<PictureOnDisk[]> {
  const written: PictureOnDisk[] = []
  for (const { bytes, ...picture } of pictures) {
    const to = pathBeside(path, written.length + 1)
    await writeFile(to, bytes, { flag: 'wx', mode: 0o600 })
    written.push({ ...picture, path: to })
  }
  return written
}

/** Removes whatever was written beside the file at `path`. */
export async function removeBeside(path: string): Promise<void> {
  await Promise.all(Array.from({ length: MOST }, (_, at) => rm(pathBeside(path, at + 1), { force: true })))
}

const DATA = 'data:image/(?:png|jpe?g|webp);base64,([A-Za-z0-9+/=\\s]{1,20000000})'
/** The source of an element in HTML, and the address of a picture in Markdown: in UTF-16 units. */
const IN_HTML = new RegExp(`(<img\\b[^<>]{0,2000}?\\ssrc\\s{0,5}=\\s{0,5}["'])${DATA}(?=["'])`, 'gi')
const IN_MARKDOWN = new RegExp(`(!\\[[^[\\]]{0,2000}\\]\\(\\s{0,20}<?)${DATA.replace('\\s]', ']')}`, 'gi')

/** A text with addresses instead of the pictures that are written into it; those that are not taken stay, and are not counted. */
export function withDataTaken(text: string, kind: 'html' | 'markdown', { add }: Pick<Gathering, 'add'>): string {
  if (!/data:image/i.test(text)) return text
  return text.replace(kind === 'html' ? IN_HTML : IN_MARKDOWN, (whole, before: string, data: string) => {
    const address = add('afbeelding', Buffer.from(data, 'base64'))
    return address === undefined ? whole : before + address
  })
}
