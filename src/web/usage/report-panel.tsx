// Shows a report once it has been fetched. Until then: a skeleton, the failure, or that there are no figures yet.
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Report } from '#contract/usage/overview.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'

interface ReportPanelProps<Of extends Report> {
  query: UseQueryResult<Of>
  /** Shown as long as there are no figures at all. */
  empty: ReactNode
  children: (report: Of, stale: boolean) => ReactNode
}

export function ReportPanel<Of extends Report>({ query, empty, children }: ReportPanelProps<Of>) {
  const { data: report, error, isFetching, isPlaceholderData, refetch } = query
  // Figures that were fetched before stay, also when fetching them again fails: they were right when they came.
  if (error && report === undefined) {
    const title = 'De cijfers konden niet worden opgehaald'
    return <LoadFailure title={title} error={error} onRetry={refetch} pending={isFetching} />
  }
  if (report === undefined) return <Waiting />
  if (report.since === null) return <EmptyState title="Nog geen cijfers">{empty}</EmptyState>
  return children(report, isPlaceholderData)
}

/** As high as the row of figures and the first chart. */
function Waiting() {
  return (
    <div className="grid grid-cols-1 gap-12">
      <div className="grid grid-cols-2 gap-6 border-y border-rule py-6 md:grid-cols-5">
        {Array.from({ length: 5 }, (_, figure) => (
          <SkeletonText key={figure} widths={[60, 40]} />
        ))}
      </div>
      <div aria-hidden className="h-60 animate-pulse rounded-field bg-rule/50" />
      <p role="status" className="sr-only">
        De cijfers worden opgehaald.
      </p>
    </div>
  )
}
