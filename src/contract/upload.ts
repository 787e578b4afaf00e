// Which files an endpoint accepts: in which form field, of which kinds, how large and how many; and the messages for
// files that it refuses.

/** The kinds of files. The server tells the kind by the first bytes, not by the file's name or declared type. */
export const fileKinds = {
  jpeg: { label: 'JPEG', mediaType: 'image/jpeg' },
  png: { label: 'PNG', mediaType: 'image/png' },
  webp: { label: 'WebP', mediaType: 'image/webp' },
  gif: { label: 'GIF', mediaType: 'image/gif' },
  /** A Word document is one; so is much else, which only shows when it is opened. */
  zip: { label: 'Word-document', mediaType: 'application/zip' },
  /** Markdown and HTML look alike in their first bytes. */
  text: { label: 'tekstbestand', mediaType: 'text/plain' },
} as const
export type FileKind = keyof typeof fileKinds

/** The kinds that are pictures: nothing else may be shown as one. */
export type PictureKind = Exclude<FileKind, 'zip' | 'text'>

/** The messages for files that are refused; `name` is the name of the file. */
interface UploadWords {
  missing: string
  tooMany: string
  tooLarge: (name: string) => string
  wrongKind: (name: string) => string
}

export interface Upload {
  /** The form field that holds the files; each file is a part of its own with this field name. */
  field: string
  kinds: readonly FileKind[]
  bytesPerFile: number
  /** Most files in one request; at least one is always required. */
  most: number
  /** A file that is refused spoils nothing of the others; when all are refused, so is the request. */
  apart?: true
  /** Messages that replace the standard ones, where the specification prescribes them. */
  words?: Partial<UploadWords>
}

const MEGABYTE = 1024 * 1024

/** Formats bytes as `10 MB` or `2,5 MB`. */
export const inMegabytes = (bytes: number) => `${String(Math.round((10 * bytes) / MEGABYTE) / 10).replace('.', ',')} MB`

/** 'JPEG, PNG of WebP'. */
export function kindsInWords(kinds: readonly FileKind[]): string {
  const labels = kinds.map((kind) => fileKinds[kind].label)
  return [labels.slice(0, -1).join(', '), labels.at(-1)].filter(Boolean).join(' of ')
}

/** The messages for files that `upload` does not accept. */
export function uploadWords({ kinds, bytesPerFile, most, words }: Upload): UploadWords {
  return {
    missing: 'Kies een bestand.',
    tooMany: most === 1 ? 'Stuur één bestand tegelijk.' : `Stuur hoogstens ${most} bestanden tegelijk.`,
    tooLarge: (name) => `‘${name}’ is groter dan ${inMegabytes(bytesPerFile)}.`,
    wrongKind: (name) => `‘${name}’ is geen ${kindsInWords(kinds)}.`,
    ...words,
  }
}
