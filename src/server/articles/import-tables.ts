// Writes a table of HTML as one of Markdown, when it is one and not a way to put things in their places. Knows nothing of what
// stands around it.
import type { DomNode } from '../sources/article-text.ts'
import { isElement, nameOf, runsOf, type DomElement } from './import-dom.ts'
import { lineOf } from './import-inline.ts'

/** In columns and characters: with more a table of Markdown cannot be read. */
const MOST_COLUMNS = 50
const LONGEST_CELL = 2_000

interface Cell {
  text: string
  isHead: boolean
  align: string
}

/** The table in Markdown, its first row as its head; undefined when it is no table of data. */
export function tableOf(element: DomElement): string | undefined {
  const rows = rowsIn(element).map((row) => [...row.childNodes].filter(isElement).flatMap(cellsOf))
  const filled = rows.filter(
    (row, at) => (at === 0 && row.some(({ isHead }) => isHead)) || row.some(({ text }) => text !== ''),
  )
  const columns = Math.max(0, ...filled.map((row) => row.length))
  const [head] = filled
  if (
    head === undefined ||
    (columns < 2 && !head.some(({ isHead }) => isHead)) ||
    columns === 0 ||
    columns > MOST_COLUMNS
  )
    return undefined
  if (filled.some((row) => row.some(({ text }) => text.length > LONGEST_CELL)) || hasName(element, 'TABLE'))
    return undefined
  const line = (texts: readonly string[]) => `| ${texts.join(' | ')} |`
  const all = (of: (at: number) => string) => Array.from({ length: columns }, (_, at) => of(at))
  return [
    line(all((at) => head[at]?.text ?? '')),
    line(all((at) => delimiters[head[at]?.align ?? filled[1]?.[at]?.align ?? ''] ?? '---')),
    ...filled.slice(1).map((row) => line(all((at) => row[at]?.text ?? ''))),
  ].join('\n')
}

const delimiters: Readonly<Record<string, string>> = { left: ':---', center: ':---:', right: '---:' }

function rowsIn(node: DomNode): DomNode[] {
  return [...node.childNodes]
    .filter(isElement)
    .flatMap((child) =>
      nameOf(child) === 'TR' ? [child] : ['TBODY', 'THEAD', 'TFOOT'].includes(nameOf(child)) ? rowsIn(child) : [],
    )
}

/** A cell, and the empty ones that it takes the place of. */
function cellsOf(cell: DomElement): Cell[] {
  const text = lineOf(runsOf([...cell.childNodes]), '<br>').replaceAll('|', '\\|')
  const align = (cell.getAttribute('align') ?? '').toLowerCase()
  const span = Number.parseInt(cell.getAttribute('colspan') ?? '1', 10)
  const more = span > 1 ? Math.min(span, MOST_COLUMNS) - 1 : 0
  const isHead = nameOf(cell) === 'TH'
  return [{ text, align, isHead }, ...Array.from({ length: more }, () => ({ text: '', align: '', isHead }))]
}

const hasName = (node: DomNode, name: string): boolean =>
  [...node.childNodes].some((child) => isElement(child) && (nameOf(child) === name || hasName(child, name)))
