// The links of one page as a table. Knows no call, and not where a page begins.
import type { Link } from '#contract/links/link.ts'
import { Table, type Column } from '#web/ui/table.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { LinkActions, type LinkDeeds } from './link-actions.tsx'
import { AgeCell, StatusCell, TitleCell } from './link-cells.tsx'

type Key = 'title' | 'status' | 'createdAt' | 'actions'

/** On a narrow screen everything below the title begins where the title does, beside the tick. */
const indented = 'max-md:pl-9.5'

const columns: readonly Column<Key>[] = [
  { key: 'title', label: 'Titel', bare: true, className: 'md:w-full md:max-w-0' },
  { key: 'status', label: 'Status', bare: true, className: `${indented} md:min-w-32 lg:min-w-72` },
  { key: 'createdAt', label: 'Toegevoegd', bare: true, className: indented },
  { key: 'actions', label: 'Acties', bare: true, className: `${indented} md:text-right` },
]

interface LinksTableProps extends LinkDeeds {
  links: readonly Link[]
  /** Ids of those that are selected. */
  chosen: ReadonlySet<number>
  stale: boolean
  onChoose: (link: Link, chosen: boolean) => void
  onOpen: (link: Link) => void
}

export function LinksTable({ links, chosen, stale, onChoose, onOpen, ...does }: LinksTableProps) {
  const now = useNow()
  function drawCell(link: Link, key: Key) {
    if (key === 'status') return <StatusCell link={link} />
    if (key === 'createdAt') return <AgeCell link={link} now={now} />
    if (key === 'actions') return <LinkActions link={link} {...does} />
    return (
      <TitleCell
        link={link}
        selected={chosen.has(link.id)}
        onSelect={(selected) => onChoose(link, selected)}
        onOpen={() => onOpen(link)}
      />
    )
  }
  return (
    <Table
      label="Inspiratie-links"
      columns={columns}
      rows={links}
      rowKey={({ id }) => id}
      stale={stale}
      cell={drawCell}
    />
  )
}
