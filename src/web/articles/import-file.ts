// Which files can become an article, and why another cannot. Pure: it looks at name and size, the server at what is in it.

/** By how their names end. */
const KINDS = ['.md', '.markdown', '.docx', '.html', '.htm'] as const

/** For the dialog in which a file is chosen. */
export const IMPORT_ACCEPT = [...KINDS, 'text/markdown', 'text/html'].join(',')

const LIMIT_MEGABYTES = 10

/** What is wrong with a file before it is sent; null when nothing is. */
export function importProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const ending = name.toLowerCase()
  if (ending.endsWith('.doc'))
    return `‘${name}’ is van een oude versie van Word. Bewaar het document als .docx en importeer dat.`
  if (!KINDS.some((kind) => ending.endsWith(kind)))
    return `‘${name}’ kan hier niet worden geïmporteerd. Kies een document: .md, .docx of .html.`
  if (size === 0) return `‘${name}’ is leeg.`
  if (size > LIMIT_MEGABYTES * 1024 * 1024)
    return `‘${name}’ is te groot. Een document is hoogstens ${LIMIT_MEGABYTES} MB.`
  return null
}
