// Opens an article from the user's disk, or says in Dutch why that is not possible. Knows no screen.
import { textOfHtml } from './html-text.ts'
import { textOfMarkdown } from './markdown-text.ts'
import type { Taken } from './taking.ts'
import { decoded } from './text-bytes.ts'

/** What can be opened, by how its name ends. */
export const SOURCE_KINDS = ['.txt', '.md', '.html', '.htm'] as const

/** Far more than an article of 20,000 characters with its markup; a larger page would hold up the window while it is read. */
const FILE_LIMIT_BYTES = 3_000_000

/** For the dialog in which a file is chosen. */
export const SOURCE_ACCEPT = [...SOURCE_KINDS, 'text/plain', 'text/markdown', 'text/html'].join(',')

export type OpenedSource = { taken: Taken } | { problem: string }

export async function openSourceFile(file: File): Promise<OpenedSource> {
  const { name } = file
  const kind = SOURCE_KINDS.find((end) => name.toLowerCase().endsWith(end))
  if (kind === undefined)
    return { problem: `‘${name}’ kan hier niet worden geopend. Kies een tekstbestand: .txt, .md of .html.` }
  if (file.size > FILE_LIMIT_BYTES) return { problem: `‘${name}’ is te groot. Een bestand is hoogstens 3 MB.` }
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    return { problem: `‘${name}’ kon niet worden gelezen. Een map kun je niet openen; een bestand moet er nog staan.` }
  }
  const content = decoded(bytes)
  if (content.includes('\u0000'))
    return { problem: `‘${name}’ is geen tekstbestand, al eindigt de naam zo. Kies een ander bestand.` }
  const taken = takenFrom(content, kind)
  if (taken.text.trim() === '')
    return { problem: content.trim() === '' ? `‘${name}’ is leeg.` : `In ‘${name}’ staat geen tekst om te lezen.` }
  return { taken: { ...taken, site: taken.site ?? name } }
}

function takenFrom(content: string, kind: (typeof SOURCE_KINDS)[number]): Taken {
  if (kind === '.txt') return { text: content }
  return kind === '.md' ? textOfMarkdown(content) : textOfHtml(content)
}

/** The one file of a drop or a choice; with more a word about that, without any null. */
export function oneFile(files: FileList | null): File | { problem: string } | null {
  const [file, ...others] = files ?? []
  if (others.length > 0) return { problem: 'Open één bestand tegelijk.' }
  return file ?? null
}
