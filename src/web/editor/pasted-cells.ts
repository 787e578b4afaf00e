// Makes a table of pasted rows: every row as many cells as the longest, one paragraph in each, the first row as head. Knows no HTML.
import type { Node, Schema } from '@tiptap/pm/model'

interface PastedCell<Cell> {
  cell: Cell
  /** How many columns it takes. */
  columns: number
}

/** Wider tables are data, not text. */
const MOST_COLUMNS = 40

/** The table, or null when it has no cells. */
export function fitted<Cell>(
  rows: readonly (readonly PastedCell<Cell>[])[],
  read: (cell: Cell) => Node[][],
  schema: Schema,
): Node | null {
  const full = rows.filter((cells) => cells.length > 0)
  const width = Math.min(
    MOST_COLUMNS,
    Math.max(0, ...full.map((cells) => cells.reduce((sum, { columns }) => sum + Math.min(columns, MOST_COLUMNS), 0))),
  )
  if (width === 0) return null
  return schema.node(
    'table',
    null,
    full.map((cells, row) => {
      const contents: (readonly Node[])[] = cells.flatMap(({ cell, columns }) => [
        oneLine(read(cell), schema),
        ...Array.from({ length: Math.min(columns, MOST_COLUMNS) - 1 }, () => []),
      ])
      const filled = Array.from({ length: width }, (_, at) => contents[at] ?? [])
      return schema.node(
        'tableRow',
        null,
        filled.map((content) =>
          schema.node(row === 0 ? 'tableHeader' : 'tableCell', null, schema.node('paragraph', null, content)),
        ),
      )
    }),
  )
}

/** Paragraphs as lines of one. */
function oneLine(paragraphs: readonly Node[][], schema: Schema): Node[] {
  return paragraphs.flatMap((content, at) => (at === 0 ? content : [schema.node('hardBreak'), ...content]))
}
