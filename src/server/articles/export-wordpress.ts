// Makes blocks for WordPress' editor of an article's text, as that editor itself saves them (WordPress 6.6 and later): what
// differs would be shown there as a block that is broken. The title is not among them: WordPress keeps it apart.
import type { Targets } from '#contract/markdown/definitions.ts'
import { piecesOf } from '#contract/markdown/inline.ts'
import { storedAt } from '#contract/articles/stored-pictures.ts'
import type { Mark, Piece } from '#contract/markdown/pieces.ts'
import { safeLink, safePicture } from '#contract/markdown/safe-addresses.ts'
import { readMarkdown, type Item, type Node } from '#contract/markdown/tree.ts'
import { escaped } from '../markdown/html.ts'
import { checkedLine, textBelowTitle, type ExportedArticle } from './export-article.ts'

type Attributes = Readonly<Record<string, unknown>>

interface Within {
  targets: Targets
  /** The names of the files of stored pictures. */
  files: ReadonlyMap<string, string>
  /** How much lower headings go: 1 when the text has one of the first depth, which in WordPress is the title. */
  lower: number
  there: There
}

/** Where a picture of ours is in the media library; undefined for one that is not there. */
type There = (address: string) => { id: string; src: string } | undefined

/**
 * @param there for a text that is sent to a WordPress that has its pictures already; of a file they are put there by hand.
 * @returns blocks; the first has a name in the list view that says who checked the text, which readers do not see; what they have to know
 *   of AI is the last.
 */
export function wordpressExport(article: ExportedArticle, there: There = () => undefined): string {
  const files = new Map(Object.entries(article.pictureFiles ?? {}))
  const { blocks, targets } = readMarkdown(textBelowTitle(article))
  const lower = blocks.some((block) => block.type === 'heading' && block.depth === 1) ? 1 : 0
  const text = blocks.flatMap((block) => blocksOf(block, { targets, files, lower, there }))
  const checked = checkedLine(article)
  const { line } = article.statement
  const said = line === null ? [] : [made('paragraph', `<p>${escaped(line)}</p>`)]
  return `${[...text, ...said]
    .map(({ name, attributes, html }, at) =>
      block(
        name,
        at === 0 && checked !== undefined
          ? { ...attributes, metadata: { name: named(attributes, checked) } }
          : attributes,
        html,
      ),
    )
    .join('\n\n')}\n`
}

/** Who checked it, and which file it is when the first block is a picture. */
function named({ metadata }: Attributes, checked: string): string {
  const name = (metadata as { name?: string } | undefined)?.name
  return name === undefined ? checked : `${name} · ${checked}`
}

interface Block {
  name: string
  attributes: Attributes
  html: string
}

const made = (name: string, html: string, attributes: Attributes = {}): Block => ({ name, attributes, html })

const block = (name: string, attributes: Attributes, html: string) => {
  const written = Object.keys(attributes).length === 0 ? '' : ` ${serialized(attributes)}`
  return `<!-- wp:${name}${written} -->\n${html}\n<!-- /wp:${name} -->`
}

/** Attributes in a comment: JSON without what could end that, as WordPress' own serialisation has it. */
const serialized = (attributes: Attributes) =>
  JSON.stringify(attributes)
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\\"', '\\u0022')

const all = (nodes: readonly Node[], within: Within) =>
  nodes
    .flatMap((node) => blocksOf(node, within))
    .map(({ name, attributes, html }) => block(name, attributes, html))
    .join('\n\n')

function blocksOf(node: Node, within: Within): Block[] {
  switch (node.type) {
    case 'heading': {
      const level = Math.min(6, node.depth + within.lower)
      const html = `<h${level} class="wp-block-heading">${lineHtml(node.text, within)}</h${level}>`
      return [made('heading', html, level === 2 ? {} : { level })]
    }
    case 'paragraph':
      return paragraphBlocks(node.text, node.note, within)
    case 'list':
      return [listBlock(node, within)]
    case 'blockquote':
      return [made('quote', `<blockquote class="wp-block-quote">${all(node.nodes, within)}</blockquote>`)]
    case 'code':
      return [made('code', `<pre class="wp-block-code"><code>${codeHtml(node.text)}</code></pre>`)]
    case 'table':
      return [tableBlock(node, within)]
    case 'hr':
      return [made('separator', '<hr class="wp-block-separator has-alpha-channel-opacity"/>')]
    case 'html':
    case 'def':
    case 'frontmatter':
      return []
  }
}

/** A paragraph, and a block for each picture in it: WordPress has no pictures within lines. */
function paragraphBlocks(text: string, note: string | undefined, { targets, files, there }: Within): Block[] {
  const blocks: Block[] = []
  const open: Mark[] = []
  let line: Piece[] =
    note === undefined
      ? []
      : [
          { kind: 'note', label: note },
          { kind: 'text', text: ' ' },
        ]
  const flush = () => {
    const closing = open.toReversed().map((mark): Piece => ({ kind: 'close', mark }))
    const html = htmlOfPieces(withoutEmpty([...line, ...closing]))
    if (html.replace(/<[^>]*>/g, '').trim() !== '') blocks.push(made('paragraph', `<p>${html}</p>`))
    line = open.map((mark): Piece => ({ kind: 'open', mark }))
  }
  for (const piece of piecesOf(text, targets)) {
    if (piece.kind === 'image') {
      const link = open.find((mark) => mark.kind === 'link')
      const stored = storedAt(piece.address)
      const from = safePicture(piece.address)
      const known = there(piece.address)
      if (known !== undefined) {
        flush()
        blocks.push(mediaBlock(piece, known, link))
        continue
      }
      if (stored !== undefined || from !== undefined) {
        flush()
        blocks.push(
          from === undefined ? emptyImageBlock(piece, files.get(stored?.name ?? '')) : imageBlock(piece, from, link),
        )
        continue
      }
    }
    if (piece.kind === 'open') open.push(piece.mark)
    if (piece.kind === 'close') open.pop()
    line.push(piece)
  }
  flush()
  return blocks
}

/**
 * The block of a picture that lies beside the text: WordPress asks for the file there, which only it can take in. The name of the block,
 * which its list view shows, says which file that is.
 */
function emptyImageBlock({ text, title }: Piece & { kind: 'image' }, file: string | undefined): Block {
  const caption = title === '' ? '' : `<figcaption class="wp-element-caption">${shown(title)}</figcaption>`
  return made(
    'image',
    `<figure class="wp-block-image"><img alt="${escaped(text)}"/>${caption}</figure>`,
    file === undefined ? {} : { metadata: { name: file } },
  )
}

function imageBlock({ text, title }: Piece & { kind: 'image' }, from: string, link: Mark | undefined): Block {
  const titled = title === '' ? '' : ` title="${escaped(title)}"`
  const image = `<img src="${escaped(from)}" alt="${escaped(text)}"${titled}/>`
  const to = link?.kind === 'link' ? safeLink(link.address) : undefined
  const shown = to === undefined ? image : `<a href="${escaped(to)}">${image}</a>`
  return made(
    'image',
    `<figure class="wp-block-image">${shown}</figure>`,
    to === undefined ? {} : { linkDestination: 'custom' },
  )
}

/** A picture of the media library, with its credit below it. */
function mediaBlock(
  { text, title }: Piece & { kind: 'image' },
  { id, src }: { id: string; src: string },
  link: Mark | undefined,
): Block {
  const to = link?.kind === 'link' ? safeLink(link.address) : undefined
  const image = `<img src="${escaped(src)}" alt="${escaped(text)}" class="wp-image-${id}"/>`
  const caption = title === '' ? '' : `<figcaption class="wp-element-caption">${shown(title)}</figcaption>`
  return made(
    'image',
    `<figure class="wp-block-image size-full">${to === undefined ? image : `<a href="${escaped(to)}">${image}</a>`}${caption}</figure>`,
    { id: Number(id), sizeSlug: 'full', linkDestination: to === undefined ? 'none' : 'custom' },
  )
}

function listBlock({ ordered, start, items }: Node & { type: 'list' }, within: Within): Block {
  const inner = items.map((item) => block('list-item', {}, `<li>${itemHtml(item, within)}</li>`)).join('\n\n')
  if (!ordered) return made('list', `<ul class="wp-block-list">${inner}</ul>`)
  const isFirst = start === 1
  return made(
    'list',
    `<ol${isFirst ? '' : ` start="${start}"`} class="wp-block-list">${inner}</ol>`,
    isFirst ? { ordered: true } : { ordered: true, start },
  )
}

/** An item holds words and then lists, and nothing else: what stands in it besides becomes lines. */
function itemHtml({ done, nodes }: Item, within: Within): string {
  const lines: string[] = []
  const lists: string[] = []
  const walk = (node: Node): void => {
    if (node.type === 'list') {
      const { name, attributes, html } = listBlock(node, within)
      lists.push(block(name, attributes, html))
    } else if (node.type === 'blockquote') node.nodes.forEach(walk)
    else if (node.type === 'table')
      lines.push(...[node.head, ...node.rows].map((row) => row.map((cell) => lineHtml(cell, within)).join(' | ')))
    else if (node.type === 'code') lines.push(`<code>${codeHtml(node.text).replaceAll('\n', '<br>')}</code>`)
    else if (node.type === 'heading' || node.type === 'paragraph') lines.push(lineHtml(node.text, within))
  }
  nodes.forEach(walk)
  const box = done === null ? '' : done ? '☑ ' : '☐ '
  return box + lines.filter(Boolean).join('<br>') + lists.join('\n\n')
}

function tableBlock({ columns, head, rows }: Node & { type: 'table' }, within: Within): Block {
  const row = (cells: readonly string[], name: 'td' | 'th') =>
    `<tr>${cells
      .map((cell, at) => {
        const align = columns[at]
        const aligned = align ? ` class="has-text-align-${align}" data-align="${align}"` : ''
        return `<${name}${aligned}>${lineHtml(cell, within)}</${name}>`
      })
      .join('')}</tr>`
  const body = rows.length === 0 ? '' : `<tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody>`
  return made(
    'table',
    `<figure class="wp-block-table"><table class="has-fixed-layout"><thead>${row(head, 'th')}</thead>${body}</table></figure>`,
  )
}

const lineHtml = (text: string, { targets }: Within) => htmlOfPieces(piecesOf(text, targets))

/** Without marks around nothing: they are left where a picture was taken out. */
function withoutEmpty(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = []
  for (const piece of pieces)
    if (piece.kind === 'close' && kept.at(-1)?.kind === 'open') kept.pop()
    else kept.push(piece)
  return kept
}

function htmlOfPieces(pieces: readonly Piece[]): string {
  let html = ''
  for (const piece of pieces) {
    if (piece.kind === 'text') html += shown(piece.text.replaceAll('\n', ' '))
    else if (piece.kind === 'code') html += `<code>${shown(piece.text)}</code>`
    else if (piece.kind === 'break') html += '<br>'
    else if (piece.kind === 'note') html += `<sup>${shown(piece.label)}</sup>`
    else if (piece.kind === 'image') html += shown(piece.text)
    else html += tag(piece)
  }
  return html.trim()
}

function tag({ kind, mark }: Piece & { kind: 'open' | 'close' }): string {
  if (mark.kind !== 'link') return `<${kind === 'open' ? '' : '/'}${mark.kind === 'del' ? 's' : mark.kind}>`
  const address = safeLink(mark.address)
  if (address === undefined) return ''
  return kind === 'open' ? `<a href="${escaped(address)}">` : '</a>'
}

/** A bracket would begin a shortcode, which WordPress carries out. */
const shown = (text: string) => escaped(text).replaceAll('[', '&#91;')

/** Of an address alone on its line WordPress would make what stands behind it. */
const codeHtml = (text: string) => shown(text).replace(/^(\s*https?:)\/\/(?=\S+\s*$)/gm, '$1&#47;&#47;')
