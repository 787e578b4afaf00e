// The frame of a chart: its title, the same figures as a table, and as a file. Knows no chart.
import { Download, Table2 } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Button, buttonLook } from '#web/ui/button.tsx'

interface ChartFrameProps {
  title: string
  /** The address of the same figures as a file. */
  file: string
  chart: ReactNode
  table: ReactNode
  /** Whether to show only the table, because the chart could not be loaded. */
  tableOnly?: boolean
}

export function ChartFrame({ title, file, chart, table, tableOnly = false }: ChartFrameProps) {
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 content-start gap-4">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="font-serif text-title font-medium">
          {title}
        </h2>
        <div className="-ml-3 flex flex-wrap sm:ml-0">
          {!tableOnly && (
            <Button
              kind="quiet"
              size="small"
              aria-pressed={asTable}
              aria-label={`Als tabel: ${title}`}
              onClick={() => setAsTable(!asTable)}
              className="aria-pressed:bg-sunken aria-pressed:text-ink"
            >
              <Table2 aria-hidden />
              Als tabel
            </Button>
          )}
          <FileLink title={title} file={file} />
        </div>
      </header>
      {asTable || tableOnly ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what has the focus
        <div role="region" aria-label={title} tabIndex={0} className="max-h-96 overflow-y-auto">
          {table}
        </div>
      ) : (
        chart
      )}
    </section>
  )
}

/** A link to figures as a file for a spreadsheet. */
export function FileLink({ title, file }: { title: string; file: string }) {
  return (
    <a
      href={file}
      download
      aria-label={`Download CSV: ${title}`}
      className={buttonLook({ kind: 'quiet', size: 'small' })}
    >
      <Download aria-hidden />
      Download CSV
    </a>
  )
}
