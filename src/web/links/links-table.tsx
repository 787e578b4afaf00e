// The links of one page as a table. Makes no request, and does not know which page it is.
import type { LinkEntry } from '#contract/links/link.ts'
import { Table, type Column } from '#web/ui/table.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { LinkActions, type LinkHandlers } from './link-actions.tsx'
import { AgeCell, StatusCell, TitleCell } from './link-cells.tsx'

type Key = 'title' | 'status' | 'createdAt' | 'actions'

/** In the narrow layout, where rows are blocks: what stands below the title is indented like it, past the checkbox. */
const below = '@max-3xl:col-span-2 @max-3xl:pl-9'

const columns: readonly Column<Key>[] = [
  { key: 'title', label: 'Titel', bare: true, className: '@3xl:w-full @3xl:max-w-0' },
  { key: 'status', label: 'Status', bare: true, className: `${below} @3xl:min-w-72 @5xl:min-w-96` },
  { key: 'createdAt', label: 'Toegevoegd', bare: true, className: below },
  {
    key: 'actions',
    label: 'Acties',
    bare: true,
    className: '@max-3xl:col-start-2 @max-3xl:row-start-1 @3xl:text-right',
  },
]

interface LinksTableProps extends LinkHandlers {
  links: readonly LinkEntry[]
  /** Ids of the selected links. */
  chosen: ReadonlySet<number>
  stale: boolean
  onChoose: (link: LinkEntry, chosen: boolean) => void
  onOpen: (link: LinkEntry) => void
}

export function LinksTable({ links, chosen, stale, onChoose, onOpen, ...does }: LinksTableProps) {
  const now = useNow()
  function drawCell(link: LinkEntry, key: Key) {
    if (key === 'status') return <StatusCell link={link} onFinish={() => does.onStep(link, 'Klaar')} />
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
      roomy
      blockLook="@max-3xl:grid-cols-[minmax(0,1fr)_auto]!"
      cell={drawCell}
    />
  )
}
