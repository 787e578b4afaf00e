// Reads a Markdown text into blocks, and the blocks in those: lists, quotes and tables. What stands in a line stays as it is
// written (inline.ts reads it). Takes time in proportion to the text, whatever stands in it.
import { closes, DEEPEST, extentsOf, lazily, unquoted, type Extent } from './block-extents.ts'
import { definitionAt, type Target, type Targets } from './definitions.ts'
import { frontMatterLines } from './front-matter.ts'
import { BULLET, FENCE, HEADING, isBlankLine } from './line-starts.ts'
import { itemExtent } from './list-items.ts'
import { linesOf } from './source-lines.ts'
import { cellsOf, columnsOf, type Alignment } from './table-cells.ts'

/** A block. Where it has `text`, that is Markdown within lines, but for `code`, `html` and `frontmatter`. */
export type Node =
  | { type: 'heading'; depth: number; text: string }
  /** `note` is the label of the footnote that this paragraph is. */
  | { type: 'paragraph'; text: string; note?: string }
  | { type: 'list'; ordered: boolean; start: number; loose: boolean; items: Item[] }
  | { type: 'blockquote'; nodes: Node[] }
  | { type: 'code'; text: string; language: string }
  /** Rows have at most as many cells as there are columns, and may have fewer. */
  | { type: 'table'; columns: Alignment[]; head: string[]; rows: string[][] }
  | { type: 'hr' }
  | { type: 'html' | 'frontmatter'; text: string }
  | { type: 'def' }

export interface Item {
  /** Of an item of a task list; null for any other. */
  done: boolean | null
  nodes: Node[]
}

/** A block of the text itself, and where it stands there: from its first character to behind its last line's last. */
export type Placed = Node & { from: number; to: number }

export interface Reading {
  blocks: Placed[]
  targets: Targets
}

interface Work {
  targets: Map<string, Target>
  /** How many lines may still be looked at within other blocks. */
  left: number
}

/** Blocks within blocks are read as long as that takes no more work than this many times the lines of the text. */
const WORK_PER_LINE = 3
const LEAST_WORK = 1_000

/** Reads a whole text. Joined, its blocks are the text, but for blank lines between them. */
export function readMarkdown(markdown: string): Reading {
  const { texts, begins } = linesOf(markdown)
  const work: Work = { targets: new Map(), left: LEAST_WORK + WORK_PER_LINE * texts.length }
  const first = frontMatterLines(texts)
  const placed = (node: Node, from: number, to: number): Placed => {
    let last = to - 1
    while (last > from && isBlankLine(texts[last] ?? '')) last -= 1
    return { ...node, from: begins[from] ?? 0, to: (begins[last] ?? 0) + (texts[last] ?? '').length }
  }
  const blocks = extentsOf(texts, first, texts.length, { top: true, depth: 0 }).map((extent) =>
    placed(nodeOf(texts, extent, work, 0), extent.from, extent.to),
  )
  if (first > 0) blocks.unshift(placed({ type: 'frontmatter', text: texts.slice(1, first - 1).join('\n') }, 0, first))
  return { blocks, targets: work.targets }
}

function nodesIn(texts: string[], top: boolean, work: Work, depth: number): Node[] {
  work.left -= texts.length
  if (depth >= DEEPEST || work.left < 0) return [{ type: 'paragraph', text: texts.join('\n').replace(/^[\s>]+/gm, '') }]
  return extentsOf(texts, 0, texts.length, { top, depth }).map((extent) => nodeOf(texts, extent, work, depth))
}

function nodeOf(texts: readonly string[], extent: Extent, work: Work, depth: number): Node {
  const { type, from, to } = extent
  const lines = texts.slice(from, to)
  const first = lines[0] ?? ''
  switch (type) {
    case 'hr':
      return { type }
    case 'html':
      return { type, text: lines.join('\n') }
    case 'def': {
      const found = definitionAt(texts, from, to)
      if (found?.label.startsWith('^')) return { type: 'paragraph', text: found.address, note: found.label.slice(1) }
      if (found && !work.targets.has(found.label)) work.targets.set(found.label, found)
      return { type }
    }
    case 'code':
      return codeOf(lines)
    case 'heading':
      return headingOf(lines)
    case 'table': {
      const columns = columnsOf(lines[1] ?? '')
      const rows = lines.slice(2).map((line) => cellsOf(line).slice(0, columns.length))
      return { type, columns, head: cellsOf(first), rows }
    }
    case 'blockquote': {
      const inner = lines.map((line, at) => unquoted(at > 0 ? lazily(line) : line))
      return { type, nodes: nodesIn(inner, true, work, depth + 1) }
    }
    case 'list':
      return listOf(lines, work, depth)
    case 'paragraph':
    case 'text':
      return paragraphOf(lines)
  }
}

function paragraphOf(lines: readonly string[]): Node {
  const text = lines.map((line) => line.trimStart()).join('\n')
  const note = /^\[\^([^\s\]]{1,100})\]: */.exec(text)
  return note
    ? { type: 'paragraph', text: text.slice(note[0].length), note: note[1] ?? '' }
    : { type: 'paragraph', text }
}

function headingOf(lines: readonly string[]): Node {
  const [, signs = '', text = ''] = HEADING.exec(lines[0] ?? '') ?? []
  if (lines.length > 1 || signs === '')
    return {
      type: 'heading',
      depth: /^ *=/.test(lines.at(-1) ?? '') ? 1 : 2,
      text: lines.slice(0, -1).join('\n').trim(),
    }
  const words = text.trim()
  let end = words.length
  while (words[end - 1] === '#') end -= 1
  // Signs at the end belong to the heading when no space stands before them.
  const bare = end === 0 || /\s/.test(words[end - 1] ?? '') ? words.slice(0, end).trim() : words
  return { type: 'heading', depth: signs.length, text: bare }
}

function codeOf(lines: readonly string[]): Node {
  const [, indent = '', fence = '', language = ''] = FENCE.exec(lines[0] ?? '') ?? []
  if (fence === '')
    return {
      type: 'code',
      language: '',
      text: lines
        .map((line) => line.replace(/^(?: {1,4}| {0,3}\t)/, ''))
        .join('\n')
        .trimEnd(),
    }
  const last = lines.length > 1 && closes(lines.at(-1) ?? '', fence) ? -1 : lines.length
  const inner = lines.slice(1, last)
  const unindented = indent === '' ? inner : inner.map((line) => line.replace(new RegExp(`^ {0,${indent.length}}`), ''))
  return { type: 'code', language: language.trim(), text: unindented.join('\n') }
}

function listOf(lines: readonly string[], work: Work, depth: number): Node {
  const sign = (BULLET.exec(lines[0] ?? '')?.[1] ?? '-').trim()
  const kind = { sign: sign.at(-1) ?? '', ordered: sign.length > 1 }
  const items: Item[] = []
  let loose = false
  for (let at = 0; at < lines.length;) {
    const contents: string[] = []
    const item = itemExtent(lines, at, lines.length, kind, contents)
    if (item === undefined) break
    if (item.endsBlank && item.to < lines.length) loose = true
    while (contents.length > 1 && isBlankLine(contents.at(-1) ?? '')) contents.pop()
    const task = /^\[([ xX])\] +(?=\S)/.exec(contents[0] ?? '')
    if (task) contents[0] = (contents[0] ?? '').slice(task[0].length)
    const nodes = nodesIn(contents, false, work, depth + 1)
    loose ||= nodes.length > 1 && contents.some(isBlankLine)
    items.push({ done: task ? task[1] !== ' ' : null, nodes })
    at = item.to
  }
  return { type: 'list', ordered: kind.ordered, start: kind.ordered ? Number.parseInt(sign, 10) : 1, loose, items }
}
