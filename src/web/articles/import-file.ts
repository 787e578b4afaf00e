// Which files can become an article, and why another cannot. Pure: it looks at name and size, the server at what is in it.
import { IMPORT_BYTES } from '#contract/articles/endpoints.ts'

/** By how their names end. */
const KINDS = ['.md', '.markdown', '.docx', '.html', '.htm', '.zip'] as const

/** For the dialog in which a file is chosen. */
export const IMPORT_ACCEPT = [...KINDS, 'text/markdown', 'text/html'].join(',')

/** What is wrong with a file before it is sent; null when nothing is. */
export function importProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const ending = name.toLowerCase()
  if (ending.endsWith('.doc'))
    return `‘${name}’ is van een oude versie van Word. Bewaar het document als .docx en importeer dat.`
  if (!KINDS.some((kind) => ending.endsWith(kind)))
    return `‘${name}’ kan hier niet worden geïmporteerd. Kies een document: .md, .docx, .html of .zip.`
  if (size === 0) return `‘${name}’ is leeg.`
  const most = /\.(?:docx|zip)$/.test(ending) ? IMPORT_BYTES.packed : IMPORT_BYTES.text
  if (size > most) return `‘${name}’ is te groot. Zo’n document is hoogstens ${most / 1024 / 1024} MB.`
  return null
}
