// How much each user made. Everybody but the busiest users is together in one row.
import type { Overview } from '#contract/usage/overview.ts'
import { dutchNumber } from '#web/ui/numbers.ts'
import { FileLink } from './chart-frame.tsx'
import { PartBars } from './part-bars.tsx'
import { FigureTable, type FigureRow } from './figure-table.tsx'

export function PeopleTable({ report, file }: { report: Overview; file: string }) {
  const rows: FigureRow[] = report.people.map(({ userId, name, ...figures }) => ({
    key: userId ?? 'deleted',
    name,
    figures,
  }))
  const { others } = report
  if (others) {
    const name = others.count === 1 ? '1 andere gebruiker' : `${dutchNumber(others.count)} andere gebruikers`
    rows.push({ key: 'others', name, figures: others })
  }
  return (
    <section aria-labelledby="figures-by-person" className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="figures-by-person" className="font-serif text-title font-medium">
          Per gebruiker
        </h2>
        <div className="-ml-3 sm:ml-0">
          <FileLink title="Per gebruiker" file={file} />
        </div>
      </header>
      <div className="max-md:hidden">
        <FigureTable label="Per gebruiker" of="Gebruiker" rows={rows} />
      </div>
      {/* On a phone the rows of a table would be twenty blocks below each other. */}
      <div className="md:hidden">
        <PartBars rows={rows} totals={report.totals} />
      </div>
    </section>
  )
}
