// Mijn cijfers: the figures of a user's own work with Premium, an explanation of them without.
import { mayPass } from '#contract/access.ts'
import { ownUsageFile } from '#contract/usage/own-usage.ts'
import type { OverviewTable } from '#contract/usage/overview.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { dutchNumber } from '#web/ui/numbers.ts'
import { useNow } from '#web/ui/use-now.ts'
import { FigureReport } from './figure-report.tsx'
import { fileAddress } from './file-address.ts'
import { FiguresStory } from './figures-story.tsx'
import { KeyFigure } from './key-figures.tsx'
import { PeriodChooser } from './period-chooser.tsx'
import { ReportPanel } from './report-panel.tsx'
import { usePeriod } from './use-period.ts'
import { useOwnUsage } from './use-usage.ts'

export function StatisticsScreen({ title }: { title: string }) {
  const open = mayPass('paid', useLoggedInUser(), useNow())
  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="grid grid-cols-1 gap-3">
        <h1 className="text-h1">{title}</h1>
        <p className="max-w-xl text-ink-2">Wat je hebt laten schrijven, hoe vaak het lukte en wat je ervan vond.</p>
      </header>
      {open ? <OwnFigures /> : <FiguresStory />}
    </div>
  )
}

function OwnFigures() {
  const { chosen, choose, period, today } = usePeriod('own')
  const query = useOwnUsage(period)
  return (
    <div className="grid grid-cols-1 gap-8">
      <PeriodChooser chosen={chosen} onChoose={choose} period={period} today={today} />
      <ReportPanel
        query={query}
        empty={<p>Zodra je met een van de tools iets laat schrijven, staat het hier bij elkaar opgeteld.</p>}
      >
        {(report, stale) => {
          const { up, down } = report.ratings
          return (
            <FigureReport
              report={report}
              fileOf={(table: OverviewTable) => fileAddress(ownUsageFile, { ...report, table })}
              stale={stale}
              more={
                <KeyFigure
                  label="Duim omhoog"
                  note={up + down === 0 ? 'nog niets beoordeeld' : `tegen ${dutchNumber(down)} omlaag`}
                >
                  {dutchNumber(up)}
                </KeyFigure>
              }
            />
          )
        }}
      </ReportPanel>
    </div>
  )
}
