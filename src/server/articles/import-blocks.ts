// Writes a tree of HTML as Markdown: headings, paragraphs, lists, quotes, code and tables. Knows nothing of the page that the
// tree was made of.
import type { DomNode } from '../sources/article-text.ts'
import { isElement, nameOf, runsOf, type DomElement } from './import-dom.ts'
import { escapedLines } from './import-escape.ts'
import { lineOf } from './import-inline.ts'
import type { Run } from './import-runs.ts'
import { tableOf } from './import-tables.ts'

/** Lists and quotes within each other deeper than this stand no deeper. */
const DEEPEST = 8

const blockNames = new Set(
  `ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CENTER DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6
  HEADER HR HTML LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL`.split(/\s+/),
)

const isBlock = (node: DomNode) => isElement(node) && blockNames.has(nameOf(node))

/** The Markdown of what this element holds. */
export const markdownOf = (root: DomNode) => joined(blocksIn(root, 0))

/**
 * A block, and what kind of list it is, when it is one: two of a kind below each other would be read as one. Or which picture: what
 * stands below it may say whose that is.
 */
interface Block {
  text: string
  list?: 'OL' | 'UL'
  /** The picture that it is, when it is nothing else and has no title. */
  picture?: Run
}

const joined = (blocks: readonly Block[], between = '\n\n') => blocks.map(({ text }) => text).join(between)

function blocksIn(parent: DomNode, depth: number): Block[] {
  const blocks: Block[] = []
  let line: DomNode[] = []
  const flush = () => {
    for (const runs of paragraphsIn(runsOf(line))) {
      const text = escapedLines(lineOf(runs, '  \n'))
      const picture = pictureAlone(runs)
      if (text.trim() !== '') blocks.push({ text, ...(picture && { picture }) })
    }
    line = []
  }
  for (const child of parent.childNodes) {
    if (!isBlock(child) && !holdsBlocks(child)) {
      line.push(child)
      continue
    }
    flush()
    const before = blocks.at(-1)
    const credited = before?.picture && isElement(child) ? withCredit(before.picture, child) : undefined
    if (credited !== undefined) blocks[blocks.length - 1] = { text: credited }
    else blocks.push(...blocksOf(child as DomElement, depth, before))
  }
  flush()
  return blocks
}

function pictureAlone(runs: readonly Run[]): Run | undefined {
  const said = runs.filter(({ kind, text }) => kind !== 'text' || text.trim() !== '')
  const [only] = said
  return said.length === 1 && only?.kind === 'image' && !only.caption ? only : undefined
}

const LONGEST_CREDIT = 200
const CREDIT = /^(?:foto(?:grafie)?|beeld|illustratie|bron|©)(?=[\s:/]|$)/i

/** The picture with what stands below it as its title, when that says whose it is; a caption that tells something stays text. */
function withCredit(picture: Run, below: DomElement): string | undefined {
  if (nameOf(below) !== 'FIGCAPTION') return undefined
  const words = (below.textContent ?? '').replace(/\s+/g, ' ').trim()
  if (words.length > LONGEST_CREDIT || !CREDIT.test(words)) return undefined
  return lineOf([{ ...picture, caption: words }], ' ')
}

/** Lines with an empty one between are paragraphs, however they were written. */
function paragraphsIn(runs: readonly Run[]): Run[][] {
  const paragraphs: Run[][] = [[]]
  let breaks = 0
  for (const run of runs) {
    if (run.kind === 'break') breaks += 1
    else if (run.kind !== 'text' || run.text.trim() !== '') {
      if (breaks > 1) paragraphs.push([])
      breaks = 0
    }
    paragraphs.at(-1)?.push(run)
  }
  return paragraphs
}

/** Whether something that stands within lines has blocks in it, as a link around paragraphs. */
const holdsBlocks = (node: DomNode): boolean =>
  isElement(node) && [...node.childNodes].some((child) => isBlock(child) || holdsBlocks(child))

function blocksOf(element: DomElement, depth: number, before: Block | undefined): Block[] {
  const name = nameOf(element)
  switch (name) {
    case 'H1':
    case 'H2':
    case 'H3':
    case 'H4':
    case 'H5':
    case 'H6': {
      const text = lineOf(runsOf([element]), ' ').replace(/(\s)(#+)$/, '$1\\$2')
      return text === '' ? [] : [{ text: `${'#'.repeat(Number(name[1]))} ${text}` }]
    }
    case 'HR':
      return [{ text: '***' }]
    case 'PRE':
      return codeBlock(element)
    case 'UL':
    case 'OL':
      return depth >= DEEPEST ? blocksIn(element, depth) : listBlock(element, name, depth, before)
    case 'BLOCKQUOTE': {
      if (depth >= DEEPEST) return blocksIn(element, depth)
      const inner = joined(blocksIn(element, depth + 1))
      return inner === ''
        ? []
        : [{ text: inner.replace(/^/gm, '> ').replace(/ +$/gm, (spaces) => (spaces === ' ' ? '' : spaces)) }]
    }
    case 'TABLE': {
      const table = tableOf(element)
      return table === undefined ? cellsAsBlocks(element, depth) : [{ text: table }]
    }
    case 'DT': {
      const text = lineOf(
        runsOf([element]).map((run) => ({ ...run, strong: true })),
        '  \n',
      )
      return text === '' ? [] : [{ text: escapedLines(text) }]
    }
    default:
      return blocksIn(element, depth)
  }
}

/** A table that is none: what its cells hold, one below the other. */
const cellsAsBlocks = (element: DomNode, depth: number): Block[] =>
  [...element.childNodes]
    .filter(isElement)
    .flatMap((child) =>
      ['TBODY', 'THEAD', 'TFOOT', 'TR'].includes(nameOf(child)) ? cellsAsBlocks(child, depth) : blocksIn(child, depth),
    )

function codeBlock(element: DomElement): Block[] {
  const text = (element.textContent ?? '').replace(/^\n|\s+$/g, '')
  if (text.trim() === '') return []
  const longest = Math.max(2, ...Array.from(text.matchAll(/`{3,}/g), ([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return [{ text: `${fence}\n${text}\n${fence}` }]
}

function listBlock(element: DomElement, name: 'OL' | 'UL', depth: number, before: Block | undefined): Block[] {
  const first = Number.parseInt(element.getAttribute('start') ?? '1', 10)
  const start = first >= 0 && first < 100_000_000 ? first : 1
  // Another sign begins another list.
  const other = before?.list === name && !/^(?:\*|\d+\))/.test(before.text)
  const items = itemsOf(element, depth)
  if (items.length === 0) return []
  const loose = items.some((blocks) => blocks.filter(({ list }) => list === undefined).length > 1)
  const texts = items.map((blocks, at) => {
    const sign = name === 'OL' ? `${start + at}${other ? ')' : '.'} ` : other ? '* ' : '- '
    const text = joined(blocks, loose ? '\n\n' : '\n').replace(/\n(?=[^\n])/g, `\n${' '.repeat(sign.length)}`)
    return `${sign}${tasked(text)}`.trimEnd()
  })
  return [{ text: texts.join(loose ? '\n\n' : '\n'), list: name }]
}

/** Boxes as exports write them are those of a task list. */
const tasked = (text: string) => text.replace(/^☑ /, '[x] ').replace(/^☐ /, '[ ] ')

/** What the items of a list hold. A list that stands between items, as some programs write it, belongs to the one before. */
function itemsOf(element: DomElement, depth: number): Block[][] {
  const items: Block[][] = []
  for (const child of element.childNodes) {
    if (isElement(child) && ['UL', 'OL'].includes(nameOf(child))) {
      if (items.length === 0) items.push([])
      items.at(-1)?.push(...blocksOf(child, depth + 1, items.at(-1)?.at(-1)))
    } else if (isElement(child)) {
      const blocks =
        nameOf(child) === 'LI' ? blocksIn(child, depth + 1) : blocksIn({ ...fragment, childNodes: [child] }, depth + 1)
      if (blocks.length > 0) items.push(blocks)
    } else if ((child.textContent ?? '').trim() !== '')
      items.push(blocksIn({ ...fragment, childNodes: [child] }, depth + 1))
  }
  return items
}

const fragment = { nodeType: 11, nodeName: '#document-fragment', textContent: null }
