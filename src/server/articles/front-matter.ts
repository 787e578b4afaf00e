// Writes and reads the fields above a Markdown text, in YAML between two lines of dashes: as much of YAML as such fields need.
// Knows no article.
import { frontMatterLines } from '#contract/markdown/front-matter.ts'
import { linesOf } from '#contract/markdown/source-lines.ts'

/** A field: text, or fields of its own. One without a value is left out. */
export type Fields = Readonly<Record<string, string | number | null | Readonly<Record<string, string | number>>>>

/** Writes fields, each on a line of its own, with a line end behind the last line of dashes. */
export function frontMatterOf(fields: Fields): string {
  const lines = Object.entries(fields).flatMap(([name, value]) => {
    if (value === null || value === '') return []
    if (typeof value !== 'object') return [`${name}: ${written(value)}`]
    return [`${name}:`, ...Object.entries(value).map(([inner, text]) => `  ${inner}: ${written(text)}`)]
  })
  return ['---', ...lines, '---', ''].join('\n')
}

/** A text in quotes as JSON has them, which YAML reads too. */
const written = (value: string | number) =>
  typeof value === 'number'
    ? String(value)
    : JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

export interface FrontMatter {
  /** By their name in lower case: those with a text, or with a list, whose entries are then separated by commas. */
  fields: ReadonlyMap<string, string>
  /** The names of all, as they are written, those with something else in them included. */
  names: readonly string[]
  /** Where the text behind it begins. */
  to: number
}

/** The fields above a text; undefined when there are none. */
export function readFrontMatter(markdown: string): FrontMatter | undefined {
  const { texts, begins } = linesOf(markdown)
  const count = frontMatterLines(texts)
  if (count === 0) return undefined
  const fields = new Map<string, string>()
  const names: string[] = []
  const lines = texts.slice(1, count - 1)
  for (let at = 0; at < lines.length;) {
    const [, name = '', rest = ''] = /^([A-Za-z_][\w-]*)[ \t]*:(?:[ \t]+(.*))?$/.exec(lines[at] ?? '') ?? []
    let end = at + 1
    while (end < lines.length && !/^[A-Za-z_][\w-]*[ \t]*:/.test(lines[end] ?? '')) end += 1
    if (name !== '') {
      names.push(name)
      const value = valueOf(rest, lines.slice(at + 1, end))
      if (value !== undefined && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value)
    }
    at = end
  }
  return { fields, names, to: begins[count] ?? markdown.length }
}

/** @param below the lines below that belong to it. */
function valueOf(rest: string, below: readonly string[]): string | undefined {
  const text = rest.trim()
  if (/^[|>][+-]?\d?$/.test(text))
    return below
      .map((line) => line.trim())
      .join(text.startsWith('|') ? '\n' : ' ')
      .trim()
  if (text.startsWith('[') && text.endsWith(']')) return listed(text.slice(1, -1).split(','))
  if (text !== '') return scalar([text, ...below.map((line) => line.trim())].join(' ').trim())
  const entries = below.map((line) => /^[ \t]*-[ \t]+(.*)$/.exec(line)?.[1])
  return entries.length > 0 && entries.every((entry) => entry !== undefined) ? listed(entries) : undefined
}

const listed = (entries: readonly (string | undefined)[]) =>
  entries
    .map((entry) => scalar((entry ?? '').trim()))
    .filter(Boolean)
    .join(', ')

function scalar(text: string): string {
  if (/^"[^]*"$/.test(text)) {
    try {
      return String(JSON.parse(text))
    } catch {
      return text.slice(1, -1)
    }
  }
  if (/^'[^]*'$/.test(text)) return text.slice(1, -1).replaceAll("''", "'")
  return text.replace(/\s+#.*$/, '')
}
