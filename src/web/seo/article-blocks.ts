// A Markdown text cut in its blocks: the HTML that is analysed, what people read of each, and where one stands in the other.
// Numbered as everywhere (contract/markdown). Raw HTML is left out. Knows no assessment and no editor.
import type { Targets } from '#contract/markdown/definitions.ts'
import { piecesOf } from '#contract/markdown/inline.ts'
import { readMarkdown, type Node } from '#contract/markdown/tree.ts'
import { writeText, type TextWriter } from './readable-text.ts'

/** As people call them: 'al. 3', 'kop 1'. */
export type BlockKind = 'alinea' | 'kop' | 'lijst' | 'citaat' | 'tabel' | 'beeld' | 'blok'

export interface ArticleBlock {
  kind: BlockKind
  /** The level of a heading, 1 to 6; 0 for what is none. */
  level: number
  /** Its Markdown, without the blank lines behind it. */
  source: string
  /**
   * What people read, as the editor gives it (editor/readable-text.ts): lines of a list below each other, cells of a table apart by
   * a tab, pictures by their description.
   */
  text: string
  /** Where its HTML stands in that of the whole text. */
  htmlFrom: number
  htmlTo: number
  /** Where letters of that HTML stand in `text`; null when nobody reads them. */
  inText: TextWriter['inText']
  /** What its pictures show, in words. */
  images: readonly string[]
  links: number
}

export function blocksOf(markdown: string): { blocks: ArticleBlock[]; html: string } {
  const { blocks: nodes, targets } = readMarkdown(markdown)
  const blocks: ArticleBlock[] = []
  let html = ''
  for (const node of nodes) {
    const writing: Writing = { out: writeText(html.length), targets, images: [], links: 0 }
    const { out } = writing
    writeNode(node, writing)
    out.tag('\n')
    const isPicture = node.type === 'paragraph' && !out.hasLetters && writing.images.length > 0
    blocks.push({
      kind: isPicture ? 'beeld' : kinds[node.type],
      level: node.type === 'heading' ? node.depth : 0,
      source: markdown.slice(node.from, node.to),
      text: out.text,
      htmlFrom: html.length,
      htmlTo: html.length + out.html.length,
      inText: out.inText,
      images: writing.images,
      links: writing.links,
    })
    html += out.html
  }
  return { blocks, html }
}

const kinds = {
  paragraph: 'alinea',
  heading: 'kop',
  list: 'lijst',
  blockquote: 'citaat',
  table: 'tabel',
  code: 'blok',
  hr: 'blok',
  html: 'blok',
  def: 'blok',
  frontmatter: 'blok',
} as const satisfies Record<Node['type'], BlockKind>

interface Writing {
  out: TextWriter
  targets: Targets
  images: string[]
  links: number
}

function writeNode(node: Node, writing: Writing): void {
  const { out } = writing
  const around = (tag: string, inside: () => void) => {
    out.tag(`<${tag}>`)
    inside()
    out.tag(`</${tag}>`)
  }
  const textBlock = (tag: string, text: string) => around(tag, () => writeLine(text, writing))
  const each = (nodes: readonly Node[]) =>
    nodes.forEach((one) => {
      out.between('\n')
      writeNode(one, writing)
    })
  switch (node.type) {
    case 'heading':
      return textBlock(`h${node.depth}`, node.text)
    case 'paragraph':
      return textBlock('p', node.text)
    case 'list':
      return around(node.ordered ? 'ol' : 'ul', () =>
        node.items.forEach(({ nodes }) => around('li', () => each(nodes))),
      )
    case 'blockquote':
      return around('blockquote', () => each(node.nodes))
    case 'table':
      // With a paragraph in each cell: yoastseo searches the whole text for the parent of one that it has to think up.
      return around('table', () =>
        [node.head, ...node.rows].forEach((row) => {
          out.between('\n')
          around('tr', () =>
            row.forEach((cell) => {
              out.between('\t')
              around('td', () => textBlock('p', cell))
            }),
          )
        }),
      )
    case 'code':
      return around('pre', () => out.letters(node.text.trim()))
    // Nobody reads these.
    case 'hr':
    case 'html':
    case 'def':
    case 'frontmatter':
  }
}

/** Emphasis says nothing to any assessment, and its tags would hide the end of a sentence. */
function writeLine(text: string, writing: Writing): void {
  const { out } = writing
  for (const piece of piecesOf(text, writing.targets)) {
    if (piece.kind === 'text') out.letters(piece.text.replaceAll('\n', ' '))
    else if (piece.kind === 'code') out.letters(piece.text)
    else if (piece.kind === 'break') {
      out.tag('<br>')
      out.between('\n')
    } else if (piece.kind === 'image') {
      writing.images.push(piece.text)
      out.aside(piece.text)
      out.tag(`<img src="${attribute(piece.address)}" alt="${attribute(piece.text)}">`)
    } else if (piece.kind === 'open' && piece.mark.kind === 'link') {
      writing.links += 1
      out.tag(`<a href="${attribute(piece.mark.address)}">`)
    } else if (piece.kind === 'close' && piece.mark.kind === 'link') out.tag('</a>')
  }
}

const names: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

const attribute = (value: string) => value.replace(/[&"<>]/g, (sign) => names[sign] ?? sign)
