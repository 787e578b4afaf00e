// A table: hairlines, sortable headings, and on a narrow screen each row as a block with the headings before its cells.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- drawn as blocks on a narrow screen, a table loses the roles it has by itself */
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface Column<Key extends string> {
  key: Key
  label: string
  /** Whether its heading sorts the table. */
  sortable?: boolean
  /** Figures: aligned to the right, digits of one width. */
  numeric?: boolean
  /** The heading is only for screen readers: a column of buttons. */
  hidden?: boolean
  /** On a narrow screen its cells stand without the heading: they speak for themselves. */
  bare?: boolean
  className?: string
}

export interface Sort<Key extends string> {
  key: Key
  descending: boolean
}

interface TableProps<Row, Key extends string> {
  label: string
  columns: readonly Column<Key>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  cell: (row: Row, key: Key) => ReactNode
  sort?: Sort<Key> | undefined
  /** A new key starts ascending; the same one flips. */
  onSort?: (sort: Sort<Key>) => void
  /** Whether the rows are outdated, because others are being fetched. */
  stale?: boolean
  /**
   * For many columns: rows become blocks wherever the table has less than 48rem, or with 'very' than 56rem, also on a wide screen beside
   * the menu.
   */
  roomy?: boolean | 'very'
  /** Classes for the rows; meant for rows that are shown as blocks. */
  blockLook?: string
}

/** The classes with which a table that has too little room becomes blocks. */
const asBlocks = {
  roomy: {
    block: '@max-3xl:block',
    head: '@max-3xl:sr-only',
    row: '@max-3xl:grid @max-3xl:grid-cols-1 @max-3xl:gap-1 @max-3xl:py-4',
    cell: '@max-3xl:flex @max-3xl:flex-wrap @max-3xl:items-center @max-3xl:gap-x-3 @max-3xl:py-0.5 @max-3xl:pr-0',
    heading: '@3xl:hidden',
    value: '@max-3xl:grow @max-3xl:basis-32',
  },
  very: {
    block: '@max-4xl:block',
    head: '@max-4xl:sr-only',
    row: '@max-4xl:grid @max-4xl:grid-cols-1 @max-4xl:gap-1 @max-4xl:py-4',
    cell: '@max-4xl:flex @max-4xl:flex-wrap @max-4xl:items-center @max-4xl:gap-x-3 @max-4xl:py-0.5 @max-4xl:pr-0',
    heading: '@4xl:hidden',
    value: '@max-4xl:grow @max-4xl:basis-32',
  },
} as const

export function Table<Row, Key extends string>(props: TableProps<Row, Key>) {
  const { label, columns, rows, rowKey, cell, sort, onSort, stale = false, roomy = false, blockLook } = props
  const blocks = roomy === false ? undefined : asBlocks[roomy === 'very' ? 'very' : 'roomy']
  const table = (
    <table
      role="table"
      aria-label={label}
      aria-busy={stale || undefined}
      className={cx('w-full border-collapse text-left max-md:block', blocks?.block, stale && 'opacity-60')}
    >
      <thead role="rowgroup" className={cx('max-md:sr-only', blocks?.head)}>
        <tr role="row" className="border-b border-ink">
          {columns.map((column) => (
            <Heading key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={cx('max-md:block', blocks?.block)}>
        {rows.map((row) => (
          <tr
            role="row"
            key={rowKey(row)}
            className={cx(
              'border-b border-rule hover:bg-sunken/50 max-md:grid max-md:grid-cols-1 max-md:gap-1 max-md:py-4',
              blocks?.row,
              blockLook,
            )}
          >
            {columns.map(({ key, label: name, numeric, hidden, bare, className }) => (
              <td
                role="cell"
                key={key}
                className={cx(
                  'py-2.5 pr-4 align-middle last:pr-0 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:py-0.5 max-md:pr-0',
                  blocks?.cell,
                  numeric && 'tabular-nums md:text-right md:whitespace-nowrap',
                  className,
                )}
              >
                {!hidden && !bare && (
                  <span
                    aria-hidden
                    className={cx('w-28 shrink-0 text-caption text-ink-3', blocks?.heading ?? 'md:hidden')}
                  >
                    {name}
                  </span>
                )}
                {/* With large text the value moves below its heading, where there is room. */}
                <div className={cx('min-w-0 max-md:grow max-md:basis-32', blocks?.value)}>{cell(row, key)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return blocks ? <div className="@container">{table}</div> : table
}

interface HeadingProps<Key extends string> {
  column: Column<Key>
  sort: Sort<Key> | undefined
  onSort: ((sort: Sort<Key>) => void) | undefined
}

function Heading<Key extends string>({ column, sort, onSort }: HeadingProps<Key>) {
  const { key, label, sortable, numeric, hidden, className } = column
  const active = sort?.key === key
  const Arrow = active && sort.descending ? ArrowDown : ArrowUp
  const look = cx('py-2 pr-4 text-small font-semibold text-ink-2 last:pr-0', numeric && 'text-right', className)
  if (!sortable || !onSort) {
    return (
      <th role="columnheader" scope="col" className={look}>
        <span className={cx(hidden && 'sr-only')}>{label}</span>
      </th>
    )
  }
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={active ? (sort.descending ? 'descending' : 'ascending') : 'none'}
      className={look}
    >
      <button
        type="button"
        onClick={() => onSort({ key, descending: active && !sort.descending })}
        className={cx('inline-flex min-h-8 items-center gap-1 rounded-small hover:text-ink', active && 'text-ink')}
      >
        {label}
        <Arrow aria-hidden className={cx('size-3.5', !active && 'invisible')} />
      </button>
    </th>
  )
}
