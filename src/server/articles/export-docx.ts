// Makes a Word document of an article: real headings, lists, tables and links, in styles that whoever reads it back
// (import-docx.ts) knows. Pictures that are stored with the article stand in it, with their credit below them; others are named with
// their address. Nothing is fetched.
import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  WidthType,
  type ParagraphChild,
} from 'docx'
import { piecesOf } from '#contract/markdown/inline.ts'
import { readMarkdown, type Item, type Node, type Reading } from '#contract/markdown/tree.ts'
import { DOCX_STYLES, LEVELS, listContinued } from './docx-styles.ts'
import { closingLine, oneLine, picturesOf, textBelowTitle, type ExportedArticle } from './export-article.ts'
import { plainRun, runsOf, type Referring } from './export-docx-lines.ts'
import { BULLETS, docxStyles, numberedFrom, numbering } from './export-docx-styles.ts'

/** Most paragraphs and cells, counted before one is made: of more no document can be made within the limits of its child. */
const MOST_BLOCKS = 100_000

/** Most columns of a table in Word. */
const MOST_COLUMNS = 63

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const

/** @throws an Error for one that is too large. */
export async function docxExport(article: ExportedArticle): Promise<Uint8Array> {
  const reading = readMarkdown(textBelowTitle(article))
  if (countOf(reading.blocks) > MOST_BLOCKS) throw new Error('too many blocks for a Word document')
  const closing = closingLine(article)
  const { body, starts } = bodyOf(reading, picturesOf(article))
  const document = new Document({
    title: oneLine(article.title),
    creator: 'Kopij',
    lastModifiedBy: 'Kopij',
    ...(article.seoDescription && { description: article.seoDescription }),
    ...(article.seoKeywords && { keywords: article.seoKeywords }),
    customProperties: [
      ...(article.seoTitle ? [{ name: 'seo_title', value: article.seoTitle }] : []),
      ...(article.slug ? [{ name: 'slug', value: article.slug }] : []),
    ],
    styles: docxStyles,
    numbering: numbering(starts),
    sections: [
      {
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [plainRun(oneLine(article.title))] }),
          ...body,
          ...(closing === undefined
            ? []
            : [new Paragraph({ style: DOCX_STYLES.checked.id, children: [plainRun(closing)] })]),
        ],
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}

/** How many paragraphs and cells these become. */
const countOf = (nodes: readonly Node[]): number => nodes.reduce((sum, node) => sum + blocksIn(node), 0)

function blocksIn(node: Node): number {
  switch (node.type) {
    case 'list':
      return node.items.reduce((sum, { nodes }) => sum + Math.max(1, countOf(nodes)), 0)
    case 'blockquote':
      return countOf(node.nodes)
    case 'code':
      return node.text.split('\n').length
    case 'table':
      return node.columns.length * (1 + node.rows.length)
    case 'heading':
    case 'paragraph':
    case 'hr':
      return 1
    case 'html':
    case 'def':
    case 'frontmatter':
      return 0
  }
}

type Block = Paragraph | Table

/** The blocks of a document, and with which numbers its numbered lists begin. */
function bodyOf({ blocks, targets }: Reading, picture: Making['picture']): { body: Block[]; starts: Set<number> } {
  const made: Making = { targets, picture, starts: new Set(), lists: 0 }
  return { body: blocks.flatMap((block) => blocksOf(block, made, { quoted: 0, level: -1 })), starts: made.starts }
}

interface Making extends Referring {
  starts: Set<number>
  /** How many numbered lists there are: each counts by itself. */
  lists: number
}

/** Where a block stands: in how many quotes, and at which level of a list, -1 for in none. */
interface Place {
  quoted: number
  level: number
}

const HANGING = 360
const indentOf = ({ quoted, level }: Place) => 720 * quoted + (level + 1) * 2 * HANGING

function blocksOf(node: Node, made: Making, place: Place): Block[] {
  const indent = place.level >= 0 || place.quoted > 1 ? { indent: { left: indentOf(place) } } : {}
  const style =
    place.quoted > 0 ? { style: DOCX_STYLES.quote.id } : place.level >= 0 ? { style: listContinued(place.level) } : {}
  switch (node.type) {
    case 'heading':
      return [
        new Paragraph({
          heading: headings[node.depth - 1] ?? HeadingLevel.HEADING_6,
          ...indent,
          children: runsOf(node.text, made),
        }),
      ]
    case 'paragraph':
      return [
        new Paragraph({ ...style, ...indent, children: paragraphRuns(node, made) }),
        ...creditsIn(node.text, made).map(
          (credit) => new Paragraph({ style: DOCX_STYLES.caption.id, ...indent, children: [plainRun(credit)] }),
        ),
      ]
    case 'list':
      return listBlocks(node, made, place)
    case 'blockquote':
      return node.nodes.flatMap((inner) => blocksOf(inner, made, { ...place, quoted: place.quoted + 1 }))
    case 'code':
      return node.text
        .split('\n')
        .map((line) => new Paragraph({ style: DOCX_STYLES.code.id, ...indent, children: [plainRun(line)] }))
    case 'table':
      return [tableBlock(node, made)]
    case 'hr':
      return [
        new Paragraph({
          style: DOCX_STYLES.rule.id,
          border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: 'auto' } },
          children: [],
        }),
      ]
    case 'html':
    case 'def':
    case 'frontmatter':
      return []
  }
}

const paragraphRuns = ({ text, note }: Node & { type: 'paragraph' }, made: Making): ParagraphChild[] => [
  ...(note === undefined ? [] : [...runsOf(`[^${note}]`, made), plainRun(' ')]),
  ...runsOf(text, made),
]

/** The credits of the pictures that stand in a paragraph, each once. */
function creditsIn(text: string, { targets, picture }: Making): string[] {
  if (!text.includes('![')) return []
  const credits = piecesOf(text, targets).flatMap((piece) =>
    piece.kind === 'image' && piece.title.trim() !== '' && picture(piece.address)?.data ? [piece.title.trim()] : [],
  )
  return [...new Set(credits)]
}

function listBlocks({ ordered, start, items }: Node & { type: 'list' }, made: Making, place: Place): Block[] {
  const level = Math.min(place.level + 1, LEVELS - 1)
  if (ordered) {
    made.lists += 1
    made.starts.add(start)
  }
  const numbers = ordered
    ? { reference: numberedFrom(start), level, instance: made.lists }
    : { reference: BULLETS, level }
  return items.flatMap((item) => itemBlocks(item, numbers, made, { ...place, level }))
}

function itemBlocks(
  { done, nodes }: Item,
  numbers: { reference: string; level: number },
  made: Making,
  place: Place,
): Block[] {
  const box = done === null ? '' : done ? '☑ ' : '☐ '
  const [first, ...rest] = nodes
  const begins = first?.type === 'paragraph'
  const own = new Paragraph({
    numbering: numbers,
    children: [...(box === '' ? [] : [plainRun(box)]), ...(begins ? paragraphRuns(first, made) : [])],
  })
  return [own, ...(begins ? rest : nodes).flatMap((node) => blocksOf(node, made, place))]
}

const alignments = { left: AlignmentType.LEFT, right: AlignmentType.RIGHT, center: AlignmentType.CENTER } as const

function tableBlock({ columns, head, rows }: Node & { type: 'table' }, made: Making): Table {
  const count = Math.min(columns.length, MOST_COLUMNS)
  const row = (cells: readonly string[], isHead: boolean) =>
    new TableRow({
      ...(isHead && { tableHeader: true }),
      // Word wants one cell at least.
      children: (cells.length === 0 ? [''] : cells.slice(0, count)).map((cell, at) => {
        const align = columns[at]
        const aligned = align ? { alignment: alignments[align] } : {}
        const style = isHead ? { style: DOCX_STYLES.tableHead.id } : {}
        return new TableCell({
          children: [new Paragraph({ ...style, ...aligned, children: runsOf(cell, made) })],
        })
      }),
    })
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [row(head, true), ...rows.map((cells) => row(cells, false))],
  })
}
