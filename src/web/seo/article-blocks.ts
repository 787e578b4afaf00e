// A Markdown text cut in its blocks: the HTML that is analysed, what people read of each, and where one stands in the other.
// Raw HTML is left out. Knows no assessment and no editor.
import { Marked, type Token, type Tokens } from 'marked'
import { writeText, type TextMap, type TextWriter } from './readable-text.ts'

/** As people call them: 'al. 3', 'kop 1'. */
export type BlockKind = 'alinea' | 'kop' | 'lijst' | 'citaat' | 'tabel' | 'beeld' | 'blok'

export interface ArticleBlock extends TextMap {
  kind: BlockKind
  /** The level of a heading, 1 to 6; 0 for what is none. */
  level: number
  /** Its Markdown, with the line breaks at its end. */
  source: string
  /**
   * What people read: the text blocks in it (the items of a list, the cells of a table) on lines of their own, a hard break
   * as '\n', pictures left out. As `textBetween(0, size, '\n')` gives it in the editor.
   */
  text: string
  /** Where its HTML stands in that of the whole text. */
  htmlFrom: number
  htmlTo: number
  /** Places of pictures in its source. */
  images: readonly { alt: string; from: number; to: number }[]
  links: number
}

const parser = new Marked({ gfm: true })

/** The top-level tokens of marked, those for blank lines left out. */
export function blocksOf(markdown: string): { blocks: ArticleBlock[]; html: string } {
  const blocks: ArticleBlock[] = []
  let html = ''
  for (const token of parser.lexer(markdown)) {
    if (token.type === 'space') continue
    const written = write(token, html.length)
    blocks.push(written.block)
    html += written.html
  }
  return { blocks, html }
}

interface Writing {
  out: TextWriter
  source: string
  /** How much of the source has been read. */
  cursor: number
  images: { alt: string; from: number; to: number }[]
  links: number
  /** Whether a line of text stands there already. */
  begun: boolean
}

function write(token: Token, htmlFrom: number): { block: ArticleBlock; html: string } {
  const out = writeText(htmlFrom)
  const writing: Writing = { out, source: token.raw, cursor: 0, images: [], links: 0, begun: false }
  writeBlock(token, writing)
  out.tag('\n')
  const { text, html } = out
  const { images, links } = writing
  const kind = token.type === 'paragraph' && text.trim() === '' && images.length > 0 ? 'beeld' : kindOf(token)
  const level = token.type === 'heading' ? (token as Tokens.Heading).depth : 0
  const places = { htmlFrom, htmlTo: htmlFrom + html.length }
  return { block: { kind, level, source: token.raw, text, images, links, ...places, ...out.map() }, html }
}

function kindOf({ type }: Token): BlockKind {
  const kinds: Record<string, BlockKind> = {
    paragraph: 'alinea',
    heading: 'kop',
    list: 'lijst',
    blockquote: 'citaat',
    table: 'tabel',
  }
  return kinds[type] ?? 'blok'
}

function writeBlock(token: Token, writing: Writing): void {
  const { out } = writing
  const around = (tag: string, inside: () => void) => {
    out.tag(`<${tag}>`)
    inside()
    out.tag(`</${tag}>`)
  }
  const textBlock = (tag: string, tokens: readonly Token[] | undefined) => {
    if (writing.begun) out.line()
    writing.begun = true
    around(tag, () => tokens?.forEach((one) => writeInline(one, writing)))
  }
  const each = (tokens: readonly Token[] | undefined) => tokens?.forEach((one) => writeBlock(one, writing))
  switch (token.type) {
    case 'heading':
      return textBlock(`h${(token as Tokens.Heading).depth}`, token.tokens)
    case 'paragraph':
    // The text of an item in a list whose items stand close together.
    case 'text':
      return textBlock('p', token.tokens)
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return around(ordered ? 'ol' : 'ul', () => items.forEach((item) => around('li', () => each(item.tokens))))
    }
    case 'blockquote':
      return around('blockquote', () => each(token.tokens))
    case 'table': {
      const { header, rows } = token as Tokens.Table
      // With a paragraph in each cell: yoastseo searches the whole text for the parent of one that it has to think up.
      return around('table', () =>
        [header, ...rows].forEach((row) =>
          around('tr', () => row.forEach((cell) => around('td', () => textBlock('p', cell.tokens)))),
        ),
      )
    }
    case 'code':
      // Its lines stay lines.
      return around('pre', () => {
        for (const piece of (token as Tokens.Code).text.split(/(\n)/)) out.letters(piece, find(piece, writing))
      })
  }
}

function writeInline(token: Token, writing: Writing): void {
  const { out } = writing
  const inside = () => (token as Tokens.Generic).tokens?.forEach((one) => writeInline(one, writing))
  switch (token.type) {
    case 'text':
      if ('tokens' in token && token.tokens) return inside()
      return writeLetters(token.raw, writing)
    case 'escape':
      // The sign behind a backslash.
      find(token.raw, writing)
      return out.letters(token.text, writing.cursor - token.text.length)
    case 'codespan':
      find(token.raw, writing)
      return out.letters(token.text, writing.cursor - token.raw.length + token.raw.indexOf(token.text))
    // Emphasis says nothing to any assessment, and its tags would hide the end of a sentence.
    case 'strong':
    case 'em':
    case 'del':
      return inside()
    case 'br':
      out.tag('<br>')
      return out.line()
    case 'link':
      writing.links += 1
      out.tag(`<a href="${attribute((token as Tokens.Link).href)}">`)
      inside()
      return out.tag('</a>')
    case 'image': {
      const from = find(token.raw, writing)
      const { text: alt, href } = token as Tokens.Image
      writing.images.push({ alt, from, to: writing.cursor })
      return out.tag(`<img src="${attribute(href)}" alt="${attribute(alt)}">`)
    }
    // Raw HTML is left out, and so is the box of a task.
  }
}

/** Moves behind the next `raw` in the source, and returns where it begins. */
function find(raw: string, writing: Writing): number {
  const found = writing.source.indexOf(raw, writing.cursor)
  const from = found === -1 ? writing.cursor : found
  writing.cursor = found === -1 ? from : from + raw.length
  return from
}

/** Named entities that people type or paste; others stay as they are. */
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
}

/** Line by line, because the source of a list has an indent where its tokens have none. */
function writeLetters(raw: string, writing: Writing): void {
  for (const piece of raw.split(/(\n|&(?:#\d+|#x[\da-f]+|\w+);)/i)) {
    if (piece === '') continue
    const from = find(piece, writing)
    const [, decimal, hex, name] = /^&(?:#(\d+)|#x([\da-f]+)|(\w+));$/i.exec(piece) ?? []
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : 0
    const meant = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : name && entities[name]
    // A line of Markdown ends where its writer pressed Enter, and not the sentence.
    writing.out.letters(piece === '\n' ? ' ' : meant || piece, from)
  }
}

function attribute(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
