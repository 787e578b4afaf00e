// Opens an article from the user's disk, or says in Dutch why that is not possible. Knows no screen.
import { textOfMarkdown } from './markdown-text.ts'
import type { Taken } from './taking.ts'
import { decoded, isNoText } from './text-bytes.ts'

/** What can be opened, by how its name ends. */
export const SOURCE_KINDS = ['.txt', '.md', '.html', '.htm'] as const

/** Far more than an article of 20,000 characters with its markup. */
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
  if (isNoText(content))
    return { problem: `‘${name}’ is geen tekstbestand, al eindigt de naam zo. Kies een ander bestand.` }
  let taken: Taken | null
  try {
    taken = await takenFrom(content, kind)
  } catch {
    return { problem: `‘${name}’ kon niet worden verwerkt. Controleer je verbinding en probeer het opnieuw.` }
  }
  if (taken === null)
    return { problem: `‘${name}’ is te ingewikkeld opgebouwd. Kopieer de tekst uit je browser en plak die hier.` }
  if (taken.text.trim() === '')
    return { problem: content.trim() === '' ? `‘${name}’ is leeg.` : `In ‘${name}’ staat geen tekst om te lezen.` }
  return { taken: { ...taken, site: taken.site ?? name } }
}

/** null: a page that cannot be read. Rejects when what reads pages cannot be loaded. */
async function takenFrom(content: string, kind: (typeof SOURCE_KINDS)[number]): Promise<Taken | null> {
  if (kind === '.txt') return { text: content }
  if (kind === '.md') return textOfMarkdown(content)
  const { textOfHtml } = await import('./html-text.ts')
  return textOfHtml(content)
}

/** The one file of a drop or a choice; with more a word about that, without any null. */
export function oneFile(files: FileList | null): File | { problem: string } | null {
  const [file, ...others] = files ?? []
  if (others.length > 0) return { problem: 'Open één bestand tegelijk.' }
  return file ?? null
}
