// Looks at files before they are sent: what the server would refuse is told at once, and the others go on. Knows no screen.
import { kindOf } from '#contract/file-kind.ts'
import { FOREIGN_BYTES, wrongKindWords } from '#contract/pictures/foreign-kinds.ts'
import { uploadWords, type Upload } from '#contract/upload.ts'

/** A file that is not taken, and why. */
export interface RefusedPicture {
  file: File
  /** A sentence or more. */
  message: string
  /** The same where there is room for a few words. */
  short: string
}

export interface PictureLimits {
  /** What the endpoint takes: kinds, bytes, and its words. */
  upload: Upload
  /** How many more may be added. */
  room: number
  /** A sentence about those for which there is none: of the tool, whose number need not be that of the endpoint. */
  tooMany: string
}

/** Files that may be sent, and those that are refused, each in the order given. The first that fit take the room. */
export async function checkPictures(
  files: readonly File[],
  { upload, room, tooMany }: PictureLimits,
): Promise<{ good: File[]; refused: RefusedPicture[] }> {
  const good: File[] = []
  const refused: RefusedPicture[] = []
  for (const { file, refusal } of await Promise.all(files.map((given) => looked(given, upload)))) {
    if (refusal !== undefined) refused.push({ file, ...refusal })
    else if (good.length < room) good.push(file)
    else refused.push({ file, message: tooMany, short: 'Te veel bestanden' })
  }
  return { good, refused }
}

type Refusal = Omit<RefusedPicture, 'file'>

async function looked(file: File, upload: Upload): Promise<{ file: File; refusal: Refusal | undefined }> {
  return { file, refusal: await refusalOf(file, upload) }
}

async function refusalOf(file: File, upload: Upload): Promise<Refusal | undefined> {
  const words = uploadWords(upload)
  // The kind first: whoever sends a video should not read that it is too large.
  const start = await startOf(file)
  if (start === undefined)
    return { message: `‘${file.name}’ kan niet worden gelezen. Is het een map?`, short: 'Kan niet worden gelezen' }
  if (file.size === 0) return { message: `‘${file.name}’ is leeg.`, short: 'Leeg bestand' }
  const kind = kindOf(start)
  if (kind === undefined || !upload.kinds.includes(kind)) return wrongKindWords(upload, file.name, start)
  if (file.size > upload.bytesPerFile) return { message: words.tooLarge(file.name), short: 'Te groot' }
  return undefined
}

/** The first bytes; undefined for what cannot be read, such as a folder. */
async function startOf(file: File): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.slice(0, FOREIGN_BYTES).arrayBuffer())
  } catch {
    return undefined
  }
}
