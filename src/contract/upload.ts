// What an endpoint takes of files: in which field, of which kinds, how large, how many, and what is said of others.

/** What a file can be, by its bytes: neither its name nor what is said of it counts. */
export const fileKinds = {
  jpeg: { label: 'JPEG', mediaType: 'image/jpeg' },
  png: { label: 'PNG', mediaType: 'image/png' },
  webp: { label: 'WebP', mediaType: 'image/webp' },
  gif: { label: 'GIF', mediaType: 'image/gif' },
} as const
export type FileKind = keyof typeof fileKinds

/** What people read of files that are not taken; `name` is the file's. */
interface UploadWords {
  missing: string
  tooMany: string
  tooLarge: (name: string) => string
  wrongKind: (name: string) => string
}

export interface Upload {
  /** The field of the form in which the files come, each as a part of its own. */
  field: string
  kinds: readonly FileKind[]
  bytesPerFile: number
  /** Files in one call; there is always at least one. */
  most: number
  /** Where the specification has words of its own. */
  words?: Partial<UploadWords>
}

const MEGABYTE = 1024 * 1024

/** `10 MB`, `2,5 MB`. */
const inMegabytes = (bytes: number) => `${String(Math.round((10 * bytes) / MEGABYTE) / 10).replace('.', ',')} MB`

/** What is said of files that `upload` does not take. */
export function uploadWords({ kinds, bytesPerFile, most, words }: Upload): UploadWords {
  const labels = kinds.map((kind) => fileKinds[kind].label)
  const named = [labels.slice(0, -1).join(', '), labels.at(-1)].filter(Boolean).join(' of ')
  return {
    missing: 'Kies een bestand.',
    tooMany: most === 1 ? 'Stuur één bestand tegelijk.' : `Stuur hoogstens ${most} bestanden tegelijk.`,
    tooLarge: (name) => `‘${name}’ is groter dan ${inMegabytes(bytesPerFile)}.`,
    wrongKind: (name) => `‘${name}’ is geen ${named}.`,
    ...words,
  }
}
