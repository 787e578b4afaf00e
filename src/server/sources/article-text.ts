// Turns the element that holds an article into plain text. Knows nothing of the page around it.

/** What is asked of a node of the DOM. */
export interface DomNode {
  readonly nodeType: number
  readonly nodeName: string
  readonly textContent: string | null
  readonly childNodes: Iterable<DomNode>
}

type Kind = 'paragraph' | 'heading' | 'item' | 'row'

interface Block {
  kind: Kind
  text: string
  /** How many of its characters are the words of links. */
  linked: number
}

export interface ArticleText {
  /** Paragraphs with a blank line between; headings on lines of their own, items of a list behind '- '. */
  text: string
  /** Which share of the text are words of links, from 0 to 1: of a page of headlines it is nearly all. */
  linked: number
}

const TEXT = 3
const ELEMENT = 1
const blocks = new Set(
  `ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CENTER DD DETAILS DIV DL DT FIELDSET FIGURE FOOTER FORM HEADER HR HTML LI MAIN NAV OL
  P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL`.split(/\s+/),
)

/** Lines that a page puts between the sentences of its article, and that say nothing of what it is about. */
const furniture =
  /^(?:advertentie|ad|tekst gaat (?:verder|door) onder .*|lees verder (?:onder|na) .*|artikel gaat (?:verder|door) onder .*|deel(?: dit(?: artikel| bericht)?)?(?: op| via)?:?|delen|reageer|reacties|print|bewaar(?: artikel)?|opslaan|luister naar dit artikel|lees voor|scroll (?:verder|door) .*)[.:]?$/i

/** Begins a line that leads to another article, when all of it is a link, or the link stands below it. */
const elsewhere = /^(?:lees|bekijk|kijk|luister|zie)(?: hier)? (?:ook|meer|verder)\b|^meer over\b|^gerelateerd/i

/** @param title of the page: a first line that repeats it is left out. */
export function textOf(article: DomNode, title: string): ArticleText {
  const found = blocksOf(article)
  const kept = found.filter(({ text, linked }, at) => {
    if (furniture.test(text)) return false
    if (elsewhere.test(text) && (linked > text.length * 0.5 || text.length < 40)) return false
    if (at === 0 && text.toLowerCase() === title.toLowerCase()) return false
    return text !== found[at - 1]?.text
  })
  while (kept.at(-1)?.kind === 'heading') kept.pop()
  const length = kept.reduce((sum, { text }) => sum + text.length, 0)
  return {
    text: kept
      .map(
        (block, at) =>
          `${at === 0 ? '' : between(kept[at - 1], block)}${block.kind === 'item' ? '- ' : ''}${block.text}`,
      )
      .join(''),
    linked: length === 0 ? 0 : kept.reduce((sum, { linked }) => sum + linked, 0) / length,
  }
}

/** Items of one list, and rows of one table, stand on lines below each other. */
const between = (before: Block | undefined, { kind }: Block) =>
  before?.kind === kind && (kind === 'item' || kind === 'row') ? '\n' : '\n\n'

function blocksOf(article: DomNode): Block[] {
  const found: Block[] = []
  let kind: Kind = 'paragraph'
  let line = ''
  let linked = 0
  let links = 0

  function flush(next: Kind = 'paragraph'): void {
    for (const part of line.split(/\n{2,}/)) {
      const text = cleaned(part)
      if (/[\p{L}\p{N}]/u.test(text)) found.push({ kind, text, linked: Math.min(linked, text.length) })
    }
    ;[line, linked, kind] = ['', 0, next]
  }
  function walkIn(node: DomNode): void {
    for (const child of node.childNodes) walk(child)
  }
  function walk(node: DomNode): void {
    if (node.nodeType === TEXT) {
      const text = (node.textContent ?? '').replace(/\s+/g, ' ')
      line += text
      if (links > 0) linked += text.length
      return
    }
    if (node.nodeType !== ELEMENT) return
    const name = node.nodeName.toUpperCase()
    if (name === 'BR') line += '\n'
    else if (name === 'A') {
      links += 1
      walkIn(node)
      links -= 1
    } else if (/^H[1-6]$/.test(name)) {
      flush('heading')
      walkIn(node)
      flush()
    } else if (name === 'TR' && isRow(node)) {
      flush('row')
      line = cellsOf(node).join(' | ')
      flush()
    } else if (blocks.has(name)) {
      flush(name === 'LI' ? 'item' : kind === 'item' && line.trim() === '' ? 'item' : 'paragraph')
      walkIn(node)
      flush()
    } else walkIn(node)
  }
  walk(article)
  flush()
  return found
}

const elementsIn = (node: DomNode) => [...node.childNodes].filter(({ nodeType }) => nodeType === ELEMENT)

const cellsOf = (row: DomNode) => elementsIn(row).map((cell) => cleaned((cell.textContent ?? '').replace(/\s+/g, ' ')))

/** Whether this is a row of a table, and not a table that only puts things in their places: short cells, more than one. */
function isRow(row: DomNode): boolean {
  const cells = cellsOf(row)
  return cells.length > 1 && cells.every((text) => text.length < 200)
}

/** Without what nobody sees: soft hyphens, invisible signs, control characters, and spaces around the ends of lines. */
function cleaned(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u00ad\u200b\u200e\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}
