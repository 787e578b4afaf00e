// Writes a block of the editor as Markdown that is read as the same block. Knows nothing of the text around it.
import type { Node, Schema } from '@tiptap/pm/model'
import type { Definitions } from './cut.ts'
import { escaped, whollyEscaped } from './escapes.ts'
import { readBlock, readCell } from './read-block.ts'
import { runsOf, type Run } from './runs.ts'
import { fingerprint, isBlank } from './same-text.ts'
import { inlineParts, type InlineStyle } from './write-inline.ts'

interface Writing {
  definitions: Definitions
  /** Escapes all that can be: for a block of which the parts are right by themselves, and the whole is not. */
  wholly: boolean
  /** The signs that the lists beside it have: it takes another, or they would be one list. */
  taken: readonly string[]
  /** Right behind the bullet of an item, where `[ ]` makes a task. */
  behindBullet: boolean
}

/** The Markdown of a block; empty for a paragraph with nothing in it. `isRight` says whether it is read as this block again. */
export interface Written {
  text: string
  isRight: boolean
}

/** @param taken the signs of the lists right beside it, of those that are of the same kind. */
export function writeBlock(node: Node, definitions: Definitions, taken: readonly string[] = []): Written {
  const wanted = fingerprint(node)
  let first: string | undefined
  for (const wholly of [false, true]) {
    const text = blockText(node, { definitions, wholly, taken, behindBullet: false })
    if (text === '' || node.type.name === 'source') return { text: withoutBlankLines(text), isRight: true }
    first ??= text
    const read = readBlock(text, node.type.schema, definitions)
    if (read && fingerprint(read) === wanted) return { text, isRight: true }
  }
  return { text: first ?? '', isRight: false }
}

/** What was written for a node, with the definitions and signs it was written with. */
const before = new WeakMap<Node, { key: string; text: string }>()

/** The Markdown of a block, which is remembered: a text is written often, and few of its blocks change in between. */
export function writtenBlock(node: Node, definitions: Definitions, taken: readonly string[]): string {
  const key = JSON.stringify([definitions, taken])
  const known = before.get(node)
  if (known?.key === key) return known.text
  const { text } = writeBlock(node, definitions, taken)
  before.set(node, { key, text })
  return text
}

const withoutBlankLines = (text: string) => text.replace(/^(?:[ \t]*\n)+|(?:\n[ \t]*)+$/g, '')

function blockText(node: Node, writing: Writing): string {
  switch (node.type.name) {
    case 'heading': {
      const signs = '#'.repeat(Number(node.attrs['level']))
      const text = lineText(node, ' ', writing, (markdown) =>
        readBlock(`${signs} ${markdown}`, node.type.schema, writing.definitions),
      )
      return text === '' ? signs : `${signs} ${text}`
    }
    case 'horizontalRule':
      return '---'
    case 'codeBlock':
      return fenced(node)
    case 'blockquote':
      return prefixed(childrenText(node, writing, '\n\n'), '> ', '> ')
    case 'bulletList':
    case 'orderedList':
      return listText(node, writing)
    case 'table':
      return tableText(node, writing)
    case 'source':
      return node.textContent
    default:
      return lineText(node, '\\\n', writing, (markdown) => readParagraph(markdown, node.type.schema, writing))
  }
}

function readParagraph(markdown: string, schema: Schema, { definitions, behindBullet }: Writing): Node | null {
  if (!behindBullet) return readBlock(markdown, schema, definitions)
  const item = readBlock(prefixed(markdown, '- ', '  '), schema, definitions)?.firstChild
  return item?.childCount === 1 ? item.firstChild : null
}

/** What stands in the lines of a block, as it is read as the same by `read`. */
function lineText(node: Node, lineBreak: string, { wholly }: Writing, read: (markdown: string) => Node | null): string {
  const runs = runsOf(lineBreak === ' ' ? withoutBreaks(node) : node)
  if (runs.length === 0) return ''
  const wanted = fingerprint(lineBreak === ' ' ? withoutBreaks(node) : node)
  const isRight = (markdown: string) => {
    const found = read(markdown)
    return found !== null && fingerprint(found) === wanted
  }
  for (const style of styles(lineBreak)) {
    const text = escaped(inlineParts(runs, style), isRight)
    if (text === undefined) continue
    return wholly ? whollyEscaped(inlineParts(runs, style)) : text
  }
  // The words matter more than how they look.
  const bare: Run[] = runs.map((run) => ({ ...run, marks: run.marks.filter(({ type }) => type.name === 'link') }))
  return whollyEscaped(inlineParts(bare, { italic: '*', spelled: 'none', lineBreak }))
}

/** Ways to write one line, the plainest first. */
const styles = (lineBreak: string): InlineStyle[] =>
  (['none', 'some', 'all'] as const).flatMap((spelled) => [
    { italic: '*', spelled, lineBreak },
    { italic: '_', spelled, lineBreak },
  ])

/** A heading has one line. */
function withoutBreaks(node: Node): Node {
  const content: Node[] = []
  node.forEach((child) =>
    content.push(child.type.name === 'hardBreak' ? node.type.schema.text(' ', child.marks) : child),
  )
  return node.type.create(node.attrs, content)
}

function fenced(node: Node): string {
  const text = node.textContent
  const language = String(node.attrs['language'] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  const sign = language.includes('`') ? '~' : '`'
  const longest = Math.max(2, ...Array.from(text.matchAll(sign === '~' ? /~+/g : /`+/g), ([run]) => run.length))
  const fence = sign.repeat(longest + 1)
  return `${fence}${language}\n${text === '' ? '' : `${text}\n`}${fence}`
}

function childrenText(node: Node, writing: Writing, between: string): string {
  const texts: string[] = []
  let last: Node | undefined
  let marker: string | undefined
  node.forEach((child) => {
    if (isBlank(child)) return
    const taken = last?.type === child.type && marker !== undefined ? [marker] : []
    const text = blockText(child, {
      ...writing,
      taken,
      behindBullet: node.type.name === 'listItem' && texts.length === 0,
    })
    marker = markerOf(child, text)
    last = child
    texts.push(text)
  })
  return texts.join(between)
}

/** The sign of a list as it was written. */
export function markerOf(node: Node, text: string): string | undefined {
  return node.type.name.endsWith('List') ? /^ {0,3}\d*([-*+.)])/.exec(text)?.[1] : undefined
}

function listText(node: Node, writing: Writing): string {
  const isOrdered = node.type.name === 'orderedList'
  const signs = isOrdered ? ['.', ')'] : ['-', '*', '+']
  const own = typeof node.attrs['marker'] === 'string' ? node.attrs['marker'] : ''
  const sign = [own, ...signs].find((one) => signs.includes(one) && !writing.taken.includes(one)) ?? '-'
  const isTight = node.attrs['tight'] !== false
  const items: string[] = []
  node.forEach((item, _offset, index) => {
    const marker = isOrdered ? `${Number(node.attrs['start']) + index}${sign}` : sign
    const text = childrenText(item, { ...writing, taken: [] }, isTight && isSimple(item) ? '\n' : '\n\n')
    items.push(text === '' ? marker : prefixed(text, `${marker} `, ' '.repeat(marker.length + 1)))
  })
  return items.join(isTight ? '\n' : '\n\n')
}

/** Whether an item is a line with at most a list below it. */
function isSimple(item: Node): boolean {
  return item.childCount === 1 || (item.childCount === 2 && item.child(1).type.name.endsWith('List'))
}

function prefixed(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, at) => (at === 0 ? first + line : line === '' ? others.trimEnd() : others + line))
    .join('\n')
}

function tableText(table: Node, writing: Writing): string {
  const rows: string[][] = []
  table.forEach((row) => {
    const cells: string[] = []
    row.forEach((cell) => cells.push(cellText(cell, writing)))
    rows.push(cells)
  })
  const rules: string[] = []
  table.firstChild?.forEach(({ attrs }) => {
    const align: unknown = attrs['align']
    const isLeft = align === 'left' || align === 'center'
    rules.push(`${isLeft ? ':' : ''}---${align === 'right' || align === 'center' ? ':' : ''}`)
  })
  const [head = [], ...body] = rows
  return [head, rules, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function cellText(cell: Node, writing: Writing): string {
  const paragraph = cell.firstChild
  if (!paragraph) return ''
  const text = lineText(paragraph, '<br>', writing, (markdown) =>
    readCell(markdown, paragraph.type.schema, writing.definitions),
  )
  return text.replaceAll('|', String.raw`\|`)
}
