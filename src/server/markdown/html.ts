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
  /** Where a picture is that has no address of the web; null when it is known and cannot be shown: then its words stand there. */
  picture?: (address: string) => { src: string; width: number; height: number } | null | undefined
  /** Writes the title of a picture that stands alone below it. */
  captions?: boolean
}

interface Making extends HtmlOptions {
  targets: Targets
  lower: number
}

/**
 * The text as HTML. HTML in it, front matter and comments are left out; a link that may lead nowhere and a picture that may
 * not be shown stay words.
 */
export function htmlOf(markdown: string, options: HtmlOptions = {}): string {
  const { blocks, targets } = readMarkdown(markdown)
  const hasTitle = blocks.some((block) => block.type === 'heading' && block.depth === 1)
  return htmlOfNodes(blocks, { ...options, targets, lower: options.belowTitle && hasTitle ? 1 : 0 })
}

function htmlOfNodes(nodes: readonly Node[], making: Making): string {
  return nodes
    .map((node) => htmlOfNode(node, making))
    .filter(Boolean)
    .join('\n')
}

function htmlOfNode(node: Node, making: Making): string {
  switch (node.type) {
    case 'heading': {
      const depth = Math.min(6, node.depth + making.lower)
      return `<h${depth}>${htmlOfLine(node.text, making)}</h${depth}>`
    }
    case 'paragraph': {
      const figure = making.captions && node.note === undefined ? figureHtml(node.text, making) : undefined
      if (figure !== undefined) return figure
      const text = htmlOfLine(node.text, making)
      const note = node.note === undefined ? '' : `<sup>${escaped(node.note)}</sup> `
      return text === '' && note === '' ? '' : `<p>${note}${text}</p>`
    }
    case 'list': {
      const items = node.items.map((item) => `<li>${itemHtml(item, node.loose, making)}</li>`).join('\n')
      const start = node.ordered && node.start !== 1 ? ` start="${node.start}"` : ''
      return node.ordered ? `<ol${start}>\n${items}\n</ol>` : `<ul>\n${items}\n</ul>`
    }
    case 'blockquote':
      return `<blockquote>\n${htmlOfNodes(node.nodes, making)}\n</blockquote>`
    case 'code':
      return `<pre><code>${escaped(node.text)}\n</code></pre>`
    case 'table':
      return tableHtml(node, making)
    case 'hr':
      return '<hr>'
    case 'html':
    case 'def':
    case 'frontmatter':
      return ''
  }
}

function itemHtml({ done, nodes }: Item, loose: boolean, making: Making): string {
  const box = done === null ? '' : done ? '☑ ' : '☐ '
  const [first, ...rest] = nodes
  // In a list of which the items stand close together these are no paragraphs.
  const parts =
    !loose && first?.type === 'paragraph'
      ? [htmlOfLine(first.text, making), htmlOfNodes(rest, making)]
      : [htmlOfNodes(nodes, making)]
  return box + parts.filter(Boolean).join('\n')
}

function tableHtml({ columns, head, rows }: Node & { type: 'table' }, making: Making): string {
  const row = (cells: readonly string[], name: 'td' | 'th') => {
    const made = cells.map((cell, at) => {
      const align = columns[at] ? ` align="${columns[at]}"` : ''
      return `<${name}${align}>${htmlOfLine(cell, making)}</${name}>`
    })
    return `<tr>${made.join('')}</tr>`
  }
  const body = rows.length === 0 ? '' : `\n<tbody>\n${rows.map((cells) => row(cells, 'td')).join('\n')}\n</tbody>`
  return `<table>\n<thead>\n${row(head, 'th')}\n</thead>${body}\n</table>`
}

/** What stands within lines, as HTML. */
const htmlOfLine = (text: string, making: Making) => htmlOfPieces(piecesOf(text, making.targets), making)

function htmlOfPieces(pieces: readonly Piece[], making: Making): string {
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
        html += imageHtml(piece, making)
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

type Image = Piece & { kind: 'image' }

function imageHtml({ address, text, title }: Image, { picture }: Making): string {
  const known = picture?.(address)
  if (known === null) return escaped(pictureWords(text, title))
  if (known !== undefined)
    return `<img src="${escaped(known.src)}" alt="${escaped(text)}"${titled(title)} width="${known.width}" height="${known.height}">`
  const from = safePicture(address)
  return from === undefined ? escaped(text) : `<img src="${escaped(from)}" alt="${escaped(text)}"${titled(title)}>`
}

/** A picture that stands alone, and perhaps in a link, with its title below it; undefined for anything else. */
function figureHtml(text: string, making: Making): string | undefined {
  const pieces = piecesOf(text, making.targets).filter((piece) => piece.kind !== 'text' || piece.text.trim() !== '')
  const images = pieces.filter((piece) => piece.kind === 'image')
  const [image] = images
  const isAlone =
    images.length === 1 && pieces.every(({ kind }) => kind === 'image' || kind === 'open' || kind === 'close')
  if (image === undefined || !isAlone || image.title === '') return undefined
  const shown = htmlOfPieces(
    pieces.map((piece) => (piece === image ? { ...image, title: '' } : piece)),
    making,
  )
  return shown.includes('<img')
    ? `<figure>${shown}<figcaption>${escaped(image.title)}</figcaption></figure>`
    : undefined
}

/** What stands in the place of a picture that cannot be shown: what it shows, and whose it is. */
export const pictureWords = (alt: string, credit: string) =>
  [`Beeld: ${alt.trim() === '' ? 'zonder omschrijving' : alt.trim()}`, credit.trim() && `(${credit.trim()})`]
    .filter(Boolean)
    .join(' ')

const titled = (title: string) => (title === '' ? '' : ` title="${escaped(title)}"`)

const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text in which no sign can begin a tag, an entity or the end of a value; control characters, which no page may hold, are left out. */
export const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => names[sign] ?? sign).replace(/[^\P{Cc}\t\n]/gu, '')
