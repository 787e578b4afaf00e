// Turns HTML from a clipboard (Word, Google Docs, a web page) into blocks of the editor: headings, emphasis, links, lists, tables and
// nothing else. It takes a parsed document, so that it runs without a browser too.
import type { Node, Schema } from '@tiptap/pm/model'
import { fitted } from './pasted-cells.ts'
import { inlineOf, isLeftOut } from './pasted-inline.ts'
import { TooMuch } from './too-much.ts'
import { ignoredIn, wordItemOf, type WordItem } from './pasted-words.ts'

export interface Pasted {
  blocks: Node[]
  /** How many pictures were left out because they stand in the text itself (`data:`, `file:`), and not at an address. */
  picturesLeftOut: number
}

export interface Pasting {
  schema: Schema
  /** How a text names the picture at this address, when it is kept here. */
  known: (address: string) => string | undefined
  /** How many elements may still be looked at. */
  left: number
  picturesLeftOut: number
}

/** More elements, or elements deeper in each other, are no text that somebody wants: they come in as plain text. */
const MOST_ELEMENTS = 300_000
const DEEPEST = 120

/** The blocks of a pasted document; null when it is too large or too deep to look through. */
export function pastedBlocks(root: Element, schema: Schema, known: Pasting['known'] = () => undefined): Pasted | null {
  const pasting: Pasting = { schema, known, left: MOST_ELEMENTS, picturesLeftOut: 0 }
  try {
    const blocks = blocksIn(root, pasting, 0)
    return { blocks: blocks.filter((node) => !isEmpty(node)), picturesLeftOut: pasting.picturesLeftOut }
  } catch (error) {
    if (error instanceof TooMuch) return null
    throw error
  }
}

const isEmpty = (node: Node) => node.isTextblock && node.type.name !== 'codeBlock' && node.content.size === 0

const SKIPPED =
  /^(?:style|script|head|meta|link|title|template|noscript|iframe|object|svg|math|button|select|textarea|input|o:p|colgroup)$/
const BLOCKS =
  /^(?:address|article|aside|blockquote|body|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|html|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/

const nameOf = (element: Element) => element.nodeName.toLowerCase()
const isElement = (node: ChildNode): node is ChildNode & Element => node.nodeType === 1

const known = new WeakMap<Element, boolean>()

/** Whether blocks stand in it: the wrapper of Google Docs is a `<b>` around paragraphs. */
function holdsBlocks(element: Element, depth = 0): boolean {
  if (depth > DEEPEST) throw new TooMuch()
  const before = known.get(element)
  if (before !== undefined) return before
  const holds =
    BLOCKS.test(nameOf(element)) || Array.from(element.children).some((child) => holdsBlocks(child, depth + 1))
  known.set(element, holds)
  return holds
}

function blocksIn(element: Element, pasting: Pasting, depth: number): Node[] {
  if (depth > DEEPEST) throw new TooMuch()
  const blocks: Node[] = []
  let line: ChildNode[] = []
  const flush = () => {
    blocks.push(...paragraphs(line, pasting))
    line = []
  }
  const children = Array.from(element.childNodes)
  for (let at = 0; at < children.length; at += 1) {
    const child = children[at] as ChildNode
    if ((pasting.left -= 1) < 0) throw new TooMuch()
    if (isElement(child) && isLeftOut(child)) continue
    if (!isElement(child) || !holdsBlocks(child)) {
      if (!isElement(child) || !SKIPPED.test(nameOf(child))) line.push(child)
      continue
    }
    flush()
    const items = wordItems(children, at)
    if (items.length > 0) {
      blocks.push(...wordLists(items, pasting))
      at = children.indexOf(items.at(-1)?.element as ChildNode)
    } else blocks.push(...blockOf(child, pasting, depth))
  }
  flush()
  return blocks
}

function blockOf(element: Element, pasting: Pasting, depth: number): Node[] {
  const { schema } = pasting
  const name = nameOf(element)
  if (SKIPPED.test(name)) return []
  switch (name) {
    case 'hr':
      return [schema.node('horizontalRule')]
    case 'pre': {
      const text = element.textContent.replace(/\r\n?/g, '\n').replace(/\n$/, '')
      return [schema.node('codeBlock', null, text === '' ? undefined : schema.text(text))]
    }
    case 'ul':
    case 'ol':
      return [listOf(element, pasting, depth)].filter((list) => list.childCount > 0)
    case 'blockquote': {
      const blocks = blocksIn(element, pasting, depth + 1).filter((node) => !isEmpty(node))
      return blocks.length > 0 ? [schema.node('blockquote', null, blocks)] : []
    }
    case 'table':
      return tableOf(element, pasting)
    default: {
      const level = headingLevel(element)
      if (level === undefined) return blocksIn(element, pasting, depth + 1)
      const blocks = blocksIn(element, pasting, depth + 1)
      return blocks.map((node) =>
        node.type.name === 'paragraph' ? schema.node('heading', { level }, node.content) : node,
      )
    }
  }
}

/** Headings are headings, and so are the paragraphs that Word calls its title. */
function headingLevel(element: Element): number | undefined {
  const level = /^h([1-6])$/.exec(nameOf(element))?.[1]
  if (level !== undefined) return Number(level)
  if (/(?:^|\s)MsoTitle(?:\s|$)/.test(element.getAttribute('class') ?? '')) return 1
  const outlined = /mso-outline-level:\s*([1-6])/.exec(element.getAttribute('style') ?? '')?.[1]
  return outlined === undefined ? undefined : Number(outlined)
}

/** Lines with two breaks between are paragraphs of their own. */
function paragraphs(nodes: readonly ChildNode[], pasting: Pasting): Node[] {
  return inlineOf(nodes, pasting).map((content) => pasting.schema.node('paragraph', null, content))
}

function listOf(element: Element, pasting: Pasting, depth: number): Node {
  const { schema } = pasting
  const items: Node[] = []
  for (const child of Array.from(element.children)) {
    if ((pasting.left -= 1) < 0) throw new TooMuch()
    const name = nameOf(child)
    // Google Docs puts the lists of a deeper level beside the items, and not in them.
    if (name === 'ul' || name === 'ol') {
      const inner = listOf(child, pasting, depth + 1)
      const last = items.pop() ?? schema.node('listItem', null, [schema.node('paragraph')])
      if (inner.childCount > 0) items.push(last.copy(last.content.addToEnd(inner)))
      else items.push(last)
    } else items.push(itemOf(blocksIn(child, pasting, depth + 1), schema))
  }
  const start = Number.parseInt(element.getAttribute('start') ?? '1', 10)
  const kind = nameOf(element) === 'ol' ? 'orderedList' : 'bulletList'
  return schema.nodes[kind]?.create(kind === 'orderedList' ? { start: start >= 0 ? start : 1 } : null, items) as Node
}

/** An item begins with a paragraph; a heading in it is one. */
function itemOf(blocks: readonly Node[], schema: Schema): Node {
  const content = blocks
    .filter((node) => !isEmpty(node))
    .map((node) => (node.type.name === 'heading' ? schema.node('paragraph', null, node.content) : node))
  if (content[0]?.type.name !== 'paragraph') content.unshift(schema.node('paragraph'))
  return schema.node('listItem', null, content)
}

interface PlacedItem extends WordItem {
  element: Element
}

/** The paragraphs of a Word list that begins here. */
function wordItems(nodes: readonly ChildNode[], from: number): PlacedItem[] {
  const items: PlacedItem[] = []
  for (const node of nodes.slice(from)) {
    if (!isElement(node)) {
      if (node.textContent?.trim() && node.nodeType === 3) break
      continue
    }
    const item = wordItemOf(node)
    if (!item) break
    items.push({ ...item, element: node })
  }
  return items
}

/** Lists in each other from paragraphs with a level; another list at the top level is one of its own. */
function wordLists(items: readonly PlacedItem[], pasting: Pasting): Node[] {
  const { schema } = pasting
  const lists: Node[] = []
  for (let at = 0; at < items.length;) {
    const { level, ordered, start } = items[at] as PlacedItem
    const nodes: Node[] = []
    while (at < items.length) {
      const item = items[at] as PlacedItem
      if (item.level < level || (item.level === level && item.ordered !== ordered)) break
      let end = at + 1
      while ((items[end]?.level ?? 0) > level) end += 1
      ignoredIn(item.element)?.remove()
      const own = paragraphs(Array.from(item.element.childNodes), pasting)
      nodes.push(itemOf([...own, ...wordLists(items.slice(at + 1, end), pasting)], schema))
      at = end
    }
    lists.push(schema.node(ordered ? 'orderedList' : 'bulletList', ordered ? { start } : null, nodes))
  }
  return lists
}

function tableOf(element: Element, pasting: Pasting): Node[] {
  const { schema } = pasting
  const rows = Array.from(element.querySelectorAll('tr')).filter((row) => row.closest('table') === element)
  const cells = rows.map((row) =>
    Array.from(row.children)
      .filter((cell) => /^t[dh]$/i.test(cell.nodeName))
      .map((cell) => ({ cell, columns: Number.parseInt(cell.getAttribute('colspan') ?? '1', 10) || 1 })),
  )
  const caption = element.querySelector('caption')
  const before = caption ? paragraphs(Array.from(caption.childNodes), pasting) : []
  // A table of one cell is a frame around a text.
  if (cells.length === 1 && cells[0]?.length === 1)
    return [...before, ...blocksIn(cells[0][0]?.cell as Element, pasting, 1)]
  pasting.left -= cells.flat().length
  if (pasting.left < 0) throw new TooMuch()
  const table = fitted(cells, (cell) => inlineOf(Array.from(cell.childNodes), pasting), schema)
  return table ? [...before, table] : before
}
