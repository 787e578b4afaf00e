// Makes a Word document of an article: real headings, lists, tables and links, in styles that whoever reads it back
// (import-docx.ts) knows. Pictures are named with their address; nothing is fetched.
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
import type { Targets } from '#contract/markdown/definitions.ts'
import { readMarkdown, type Item, type Node, type Reading } from '#contract/markdown/tree.ts'
import { DOCX_STYLES, LEVELS, listContinued } from './docx-styles.ts'
import { checkedLine, oneLine, textBelowTitle, type ExportedArticle } from './export-article.ts'
import { plainRun, runsOf } from './export-docx-lines.ts'
import { BULLETS, docxStyles, numberedFrom, numbering } from './export-docx-styles.ts'

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

export async function docxExport(article: ExportedArticle): Promise<Uint8Array> {
  const reading = readMarkdown(textBelowTitle(article))
  const checked = checkedLine(article)
  const { body, starts } = bodyOf(reading)
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
          ...(checked === undefined
            ? []
            : [new Paragraph({ style: DOCX_STYLES.checked.id, children: [plainRun(checked)] })]),
        ],
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}

type Block = Paragraph | Table

/** The blocks of a document, and with which numbers its numbered lists begin. */
function bodyOf({ blocks, targets }: Reading): { body: Block[]; starts: Set<number> } {
  const made: Making = { targets, starts: new Set(), lists: 0 }
  return { body: blocks.flatMap((block) => blocksOf(block, made, { quoted: 0, level: -1 })), starts: made.starts }
}

interface Making {
  targets: Targets
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
          children: runsOf(node.text, made.targets),
        }),
      ]
    case 'paragraph':
      return [new Paragraph({ ...style, ...indent, children: paragraphRuns(node, made) })]
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

const paragraphRuns = ({ text, note }: Node & { type: 'paragraph' }, { targets }: Making): ParagraphChild[] => [
  ...(note === undefined ? [] : [...runsOf(`[^${note}]`, targets), plainRun(' ')]),
  ...runsOf(text, targets),
]

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
          children: [new Paragraph({ ...style, ...aligned, children: runsOf(cell, made.targets) })],
        })
      }),
    })
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [row(head, true), ...rows.map((cells) => row(cells, false))],
  })
}
