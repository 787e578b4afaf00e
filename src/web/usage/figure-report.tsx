// A report of figures: in a row, as charts, and as tables. The same for the whole house and for a user's own work.
import type { ReactNode } from 'react'
import type { Figures } from '#contract/usage/figures.ts'
import type { OverviewTable, Report } from '#contract/usage/overview.ts'
import { toolLabel } from '#web/history/tool-names.ts'
import { cx } from '#web/ui/cx.ts'
import { dutchNumber } from '#web/ui/numbers.ts'
import { ChartFrame } from './chart-frame.tsx'
import { FigureTable, type FigureRow } from './figure-table.tsx'
import { costWords, requestCount } from './figure-words.ts'
import { KeyFigures } from './key-figures.tsx'
import { failedHatch, PartBars } from './part-bars.tsx'
import { busiest, seriesOf, type Series } from './series.ts'
import { useCharts } from './use-usage.ts'

interface FigureReportProps {
  report: Report
  /** The address of a table of this report as a file. */
  fileOf: (table: OverviewTable) => string
  /** Whether another period is being fetched. */
  stale: boolean
  /** More figures, at the end of the row. */
  more?: ReactNode
  /** Shown below the charts. */
  children?: ReactNode
}

export function FigureReport({ report, fileOf, stale, more, children }: FigureReportProps) {
  const { totals } = report
  return (
    <div aria-busy={stale} className={cx('grid grid-cols-1 gap-12', stale && 'opacity-60')}>
      <KeyFigures period={report} since={report.since} totals={totals} before={report.before}>
        {more}
      </KeyFigures>
      {totals.requests === 0 ? (
        <p className="text-ink-2">In deze periode is niets geschreven.</p>
      ) : (
        <>
          <Charts report={report} fileOf={fileOf} />
          {children}
        </>
      )}
    </div>
  )
}

function Charts({ report, fileOf }: Pick<FigureReportProps, 'report' | 'fileOf'>) {
  const { totals } = report
  return (
    <>
      <DayCharts series={seriesOf(report.days)} totals={totals} file={fileOf('days')} />
      <div className="grid grid-cols-1 gap-12 xl:grid-cols-2">
        <Parts
          title="Per tool"
          of="Tool"
          parts={report.tools}
          totals={totals}
          file={fileOf('tools')}
          name={toolLabel}
        />
        <Parts title="Per model" of="Model" parts={report.models} totals={totals} file={fileOf('models')} />
      </div>
    </>
  )
}

interface DayChartsProps {
  series: Series
  totals: Figures
  file: string
}

function DayCharts({ series, totals, file }: DayChartsProps) {
  const { unit, points } = series
  const { charts, failed } = useCharts()
  const rows = points.map(({ day, name, figures }) => ({ key: day, name, figures }))
  const top = busiest(series)
  const most = top === undefined ? '' : ` De meeste, ${dutchNumber(top.figures.requests)}, op ${top.name}.`
  const frame = (title: string, draw: (drawn: NonNullable<typeof charts>) => ReactNode) => (
    <ChartFrame
      title={title}
      file={file}
      tableOnly={failed}
      chart={charts ? draw(charts) : <div aria-hidden className="h-60 animate-pulse rounded-field bg-rule/50" />}
      table={<FigureTable label={title} of={unit === 'dag' ? 'Dag' : 'Week'} rows={rows} />}
    />
  )
  const table = 'Kies ‘Als tabel’ voor alle cijfers.'
  return (
    <>
      {frame(`Verzoeken per ${unit}`, ({ RequestsChart }) => (
        <div className="grid gap-3">
          <RequestsChart
            points={points}
            label={`Staafdiagram: ${requestCount(totals.requests)}, waarvan ${dutchNumber(totals.failures)} mislukt.${most} ${table}`}
          />
          <Legend />
        </div>
      ))}
      <div className="grid grid-cols-1 gap-12 xl:grid-cols-2">
        {frame(`Geschatte kosten per ${unit}`, ({ CostChart }) => (
          <CostChart points={points} label={`Staafdiagram van de kosten: samen ${costWords(totals)}. ${table}`} />
        ))}
        {frame(`Responstijd per ${unit}`, ({ TimeChart }) => (
          <TimeChart points={points} label={`Lijn van de gemiddelde responstijd per ${unit}. ${table}`} />
        ))}
      </div>
    </>
  )
}

function Legend() {
  return (
    <ul aria-label="Legenda" className="flex flex-wrap gap-x-6 gap-y-1 text-small text-ink-2">
      <li className="flex items-center gap-2">
        <span aria-hidden className="size-3 rounded-small bg-ink-2" />
        Geslaagd
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden className={cx(failedHatch, 'size-3 rounded-small')} />
        Mislukt
      </li>
    </ul>
  )
}

interface PartsProps {
  title: string
  of: string
  parts: Report['tools']
  totals: Figures
  file: string
  /** Makes the label of a part from its name; by default the name itself, as for models. */
  name?: (name: string) => string
}

function Parts({ title, of, parts, totals, file, name: called = (name) => name }: PartsProps) {
  const rows: FigureRow[] = parts.map(({ name, ...figures }) => ({ key: name, name: called(name), figures }))
  return (
    <ChartFrame
      title={title}
      file={file}
      chart={<PartBars rows={rows} totals={totals} />}
      table={<FigureTable label={title} of={of} rows={rows} />}
    />
  )
}
