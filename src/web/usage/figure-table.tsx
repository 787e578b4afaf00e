// Figures as a real table: by day, by tool, by model or by person.
import { averageMs, type Figures } from '#contract/usage/figures.ts'
import { dutchNumber } from '#web/ui/numbers.ts'
import { Table, type Column } from '#web/ui/table.tsx'
import { costWords, duration } from './figure-words.ts'

export interface FigureRow {
  key: string | number
  name: string
  figures: Figures
}

type Key = 'name' | 'requests' | 'failures' | 'time' | 'tokens' | 'cost'

interface FigureTableProps {
  label: string
  /** Heading of the first column: 'Tool', 'Dag'. */
  of: string
  rows: readonly FigureRow[]
}

export function FigureTable({ label, of, rows }: FigureTableProps) {
  const columns: readonly Column<Key>[] = [
    { key: 'name', label: of, className: 'wrap-anywhere' },
    { key: 'requests', label: 'Verzoeken', numeric: true },
    { key: 'failures', label: 'Mislukt', numeric: true },
    { key: 'time', label: 'Responstijd', numeric: true },
    { key: 'tokens', label: 'Tokens', numeric: true },
    { key: 'cost', label: 'Kosten', numeric: true },
  ]
  return <Table label={label} columns={columns} rows={rows} rowKey={({ key }) => key} cell={cellOf} />
}

function cellOf({ name, figures }: FigureRow, key: Key): string {
  if (key === 'name') return name
  if (key === 'time') return duration(averageMs(figures))
  return key === 'cost' ? costWords(figures) : dutchNumber(figures[key])
}
