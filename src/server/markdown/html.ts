// Makes clean HTML of Markdown: only elements that are named here, without scripts, styles or HTML of the text itself. Knows
// nothing of the page around it.
import type { Targets } from '#contract/markdown/definitions.ts'
import { piecesOf } from '#contract/markdown/inline.ts'
import type { Mark, Piece } from '#contract/markdown/pieces.ts'
import { safeLink, safePicture } from '#contract/markdown/safe-addresses.ts'
import { readMarkdown, type Item, type Node } from '#contract/markdown/tree.ts'

interface HtmlOptions {
  /** Makes every heading one lower when the text has some of the first depth: for a page that has a title above it. */
  belowTitle?: boolean
}

/**
 * The text as HTML. HTML in it, front matter and comments are left out; a link that may lead nowhere and a picture that may
 * not be shown stay words.
 */
export function htmlOf(markdown: string, { belowTitle = false }: HtmlOptions = {}): string {
  const { blocks, targets } = readMarkdown(markdown)
  const lower = belowTitle && blocks.some((block) => block.type === 'heading' && block.depth === 1) ? 1 : 0
  return htmlOfNodes(blocks, targets, lower)
}

function htmlOfNodes(nodes: readonly Node[], targets: Targets, lower: number): string {
  return nodes
    .map((node) => htmlOfNode(node, targets, lower))
    .filter(Boolean)
    .join('\n')
}

function htmlOfNode(node: Node, targets: Targets, lower: number): string {
  switch (node.type) {
    case 'heading': {
      const depth = Math.min(6, node.depth + lower)
      return `<h${depth}>${htmlOfLine(node.text, targets)}</h${depth}>`
    }
    case 'paragraph': {
      const text = htmlOfLine(node.text, targets)
      const note = node.note === undefined ? '' : `<sup>${escaped(node.note)}</sup> `
      return text === '' && note === '' ? '' : `<p>${note}${text}</p>`
    }
    case 'list': {
      const items = node.items.map((item) => `<li>${itemHtml(item, node.loose, targets, lower)}</li>`).join('\n')
      const start = node.ordered && node.start !== 1 ? ` start="${node.start}"` : ''
      return node.ordered ? `<ol${start}>\n${items}\n</ol>` : `<ul>\n${items}\n</ul>`
    }
    case 'blockquote':
      return `<blockquote>\n${htmlOfNodes(node.nodes, targets, lower)}\n</blockquote>`
    case 'code':
      return `<pre><code>${escaped(node.text)}\n</code></pre>`
    case 'table':
      return tableHtml(node, targets)
    case 'hr':
      return '<hr>'
    case 'html':
    case 'def':
    case 'frontmatter':
      return ''
  }
}

function itemHtml({ done, nodes }: Item, loose: boolean, targets: Targets, lower: number): string {
  const box = done === null ? '' : done ? '☑ ' : '☐ '
  const [first, ...rest] = nodes
  // In a list of which the items stand close together these are no paragraphs.
  const parts =
    !loose && first?.type === 'paragraph'
      ? [htmlOfLine(first.text, targets), htmlOfNodes(rest, targets, lower)]
      : [htmlOfNodes(nodes, targets, lower)]
  return box + parts.filter(Boolean).join('\n')
}

function tableHtml({ columns, head, rows }: Node & { type: 'table' }, targets: Targets): string {
  const row = (cells: readonly string[], name: 'td' | 'th') => {
    const made = cells.map((cell, at) => {
      const align = columns[at] ? ` align="${columns[at]}"` : ''
      return `<${name}${align}>${htmlOfLine(cell, targets)}</${name}>`
    })
    return `<tr>${made.join('')}</tr>`
  }
  const body = rows.length === 0 ? '' : `\n<tbody>\n${rows.map((cells) => row(cells, 'td')).join('\n')}\n</tbody>`
  return `<table>\n<thead>\n${row(head, 'th')}\n</thead>${body}\n</table>`
}

/** What stands within lines, as HTML. */
const htmlOfLine = (text: string, targets: Targets) => htmlOfPieces(piecesOf(text, targets))

function htmlOfPieces(pieces: readonly Piece[]): string {
  let html = ''
  for (const piece of pieces) {
    switch (piece.kind) {
      case 'text':
        html += escaped(piece.text)
        break
      case 'code':
        html += `<code>${escaped(piece.text)}</code>`
        break
      case 'break':
        html += '<br>\n'
        break
      case 'note':
        html += `<sup>${escaped(piece.label)}</sup>`
        break
      case 'image':
        html += imageHtml(piece)
        break
      case 'open':
        html += opened(piece.mark)
        break
      case 'close':
        html += closed(piece.mark)
        break
    }
  }
  return html.trim()
}

function opened(mark: Mark): string {
  if (mark.kind !== 'link') return `<${mark.kind}>`
  const address = safeLink(mark.address)
  return address === undefined ? '' : `<a href="${escaped(address)}"${titled(mark.title)}>`
}

function closed(mark: Mark): string {
  if (mark.kind !== 'link') return `</${mark.kind}>`
  return safeLink(mark.address) === undefined ? '' : '</a>'
}

function imageHtml({ address, text, title }: Piece & { kind: 'image' }): string {
  const from = safePicture(address)
  return from === undefined ? escaped(text) : `<img src="${escaped(from)}" alt="${escaped(text)}"${titled(title)}>`
}

const titled = (title: string) => (title === '' ? '' : ` title="${escaped(title)}"`)

const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text in which no sign can begin a tag, an entity or the end of a value; control characters, which no page may hold, are left out. */
export const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => names[sign] ?? sign).replace(/[^\P{Cc}\t\n]/gu, '')
