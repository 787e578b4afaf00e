// Overzicht: what waits for somebody, the figures, what could be better, visits, and the state of the house.
import { z } from 'zod'
import { usageOverviewFile, type OverviewTable } from '#contract/usage/overview.ts'
import { StatusPanel } from '#web/status/status-panel.tsx'
import { VisitsPanel } from '#web/visits/visits-panel.tsx'
import { usePlace } from '#web/kept/use-place.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { Board } from './board.tsx'
import { FigureReport } from './figure-report.tsx'
import { OptimizationsPanel } from '../optimizations/optimizations-panel.tsx'
import { PeopleTable } from './people-table.tsx'
import { PeriodChooser } from './period-chooser.tsx'
import { fileAddress } from './file-address.ts'
import { ReportPanel } from './report-panel.tsx'
import { usePeriod } from './use-period.ts'
import { useOverview } from './use-usage.ts'

const parts = [
  { value: 'figures', label: 'Cijfers' },
  { value: 'optimizations', label: 'Verbeteringen' },
  { value: 'visits', label: 'Bezoek' },
  { value: 'status', label: 'Status' },
] as const
const wantedSchema = z.object({ part: z.enum(['figures', 'optimizations', 'visits', 'status']) })
const begin: z.infer<typeof wantedSchema> = { part: 'figures' }

export function OverviewScreen({ title }: { title: string }) {
  const { wanted, look } = usePlace(begin, wantedSchema, 'usage/place')
  const { part } = wanted
  const chooser = usePeriod('overview')
  return (
    <div className="grid grid-cols-1 gap-8">
      <h1 className="text-h1">{title}</h1>
      <Board period={chooser.period} words={chooser.words} />
      <div>
        <Tabs label="Overzicht" tabs={parts} value={part} onChange={(next) => look({ part: next })}>
          <div className="pt-8">
            {part === 'figures' && <FiguresPanel chooser={chooser} />}
            {part === 'optimizations' && <OptimizationsPanel />}
            {part === 'visits' && (
              <div className="grid grid-cols-1 gap-8">
                <PeriodChooser {...chooserProps(chooser)} />
                <VisitsPanel period={chooser.period} />
              </div>
            )}
            {part === 'status' && <StatusPanel />}
          </div>
        </Tabs>
      </div>
    </div>
  )
}

const chooserProps = ({ chosen, choose, period, today }: ReturnType<typeof usePeriod>) => ({
  chosen,
  onChoose: choose,
  period,
  today,
})

function FiguresPanel({ chooser }: { chooser: ReturnType<typeof usePeriod> }) {
  const query = useOverview(chooser.period)
  return (
    <div className="grid grid-cols-1 gap-8">
      <PeriodChooser {...chooserProps(chooser)} />
      <ReportPanel
        query={query}
        empty={<p>Zodra iemand iets laat schrijven, staan hier de aantallen, de kosten en de responstijden.</p>}
      >
        {(report, stale) => {
          const fileOf = (table: OverviewTable) => fileAddress(usageOverviewFile, { ...report, table })
          return (
            <FigureReport report={report} fileOf={fileOf} stale={stale}>
              <PeopleTable report={report} file={fileOf('people')} />
            </FigureReport>
          )
        }}
      </ReportPanel>
    </div>
  )
}
