// How often the public pages were seen: by day and by page, for administrators.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Period } from '#contract/usage/period.ts'
import { readVisits, type VisitReport } from '#contract/visits/endpoints.ts'
import { call } from '#web/http/call.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { dayMonthYear } from '#web/ui/date-time.ts'
import { dutchNumber } from '#web/ui/numbers.ts'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { Table, type Column } from '#web/ui/table.tsx'

export function VisitsPanel({ period }: { period: Period }) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['visits', period],
    queryFn: ({ signal }) => call(readVisits, { query: period, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  if (error && data === undefined)
    return (
      <LoadFailure
        title="De bezoekcijfers konden niet worden opgehaald"
        error={error}
        onRetry={refetch}
        pending={isFetching}
      />
    )
  if (data === undefined) return <SkeletonText widths={[60, 40, 50, 40]} />
  if (data.days.length === 0) return <NoVisits measured={data.measured} />
  return <Visits report={data} stale={isPlaceholderData} />
}

function NoVisits({ measured }: { measured: boolean }) {
  if (measured)
    return (
      <EmptyState title="Nog geen bezoek in deze periode">
        <p>Geteld worden de openbare pagina’s, en alleen bezoekers die daarvoor toestemming gaven.</p>
      </EmptyState>
    )
  return (
    <EmptyState title="Bezoek wordt niet gemeten">
      <p>
        Zet ANALYTICS=on in de instellingen van de server. Bezoekers van de openbare pagina’s krijgen dan de vraag of
        hun bezoek geteld mag worden.
      </p>
    </EmptyState>
  )
}

type DayKey = 'day' | 'visits' | 'visitors' | 'newcomers'
const dayColumns: readonly Column<DayKey>[] = [
  { key: 'day', label: 'Dag' },
  { key: 'visits', label: 'Bekeken pagina’s', numeric: true },
  { key: 'visitors', label: 'Bezoekers', numeric: true },
  { key: 'newcomers', label: 'Voor het eerst', numeric: true },
]

type PageKey = 'path' | 'visits' | 'visitors'
const pageColumns: readonly Column<PageKey>[] = [
  { key: 'path', label: 'Pagina', className: 'wrap-anywhere' },
  { key: 'visits', label: 'Bekeken', numeric: true },
  { key: 'visitors', label: 'Bezoekers', numeric: true },
]

function Visits({ report: { measured, days, pages }, stale }: { report: VisitReport; stale: boolean }) {
  return (
    <div className="grid grid-cols-1 gap-10">
      <p className="max-w-2xl text-ink-2">
        Alleen bezoekers die toestemming gaven tellen mee. Een bezoeker telt per dag één keer; over meer dagen zijn het
        de dagen bij elkaar opgeteld.
        {!measured && ' Er wordt nu niet meer gemeten: ANALYTICS staat uit.'}
      </p>
      <section aria-labelledby="visits-by-page" className="grid grid-cols-1 gap-4">
        <h2 id="visits-by-page" className="font-serif text-title font-medium">
          Per pagina
        </h2>
        <Table
          label="Bezoek per pagina"
          columns={pageColumns}
          rows={pages}
          rowKey={({ path }) => path}
          cell={(row, key) => (key === 'path' ? row.path : dutchNumber(row[key]))}
          stale={stale}
        />
      </section>
      <section aria-labelledby="visits-by-day" className="grid grid-cols-1 gap-4">
        <h2 id="visits-by-day" className="font-serif text-title font-medium">
          Per dag
        </h2>
        <Table
          label="Bezoek per dag"
          columns={dayColumns}
          rows={days}
          rowKey={({ day }) => day}
          cell={(row, key) => (key === 'day' ? dayMonthYear(`${row.day}T12:00:00Z`) : dutchNumber(row[key]))}
          stale={stale}
        />
      </section>
    </div>
  )
}
