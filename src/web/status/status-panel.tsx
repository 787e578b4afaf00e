// The state of each part of the house (database, files, mail, model, jobs), with its last error.
import { RefreshCw } from 'lucide-react'
import { useId } from 'react'
import { parts, type HouseStatus, type Part } from '#contract/status/state.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { dateTime } from '#web/ui/date-time.ts'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { FailureLine } from './failure-line.tsx'
import { JobsTable } from './jobs-table.tsx'
import { StateMark } from './state-mark.tsx'
import { details, partLabels, stateLabels } from './status-words.ts'
import { useStatus } from './use-status.ts'

export function StatusPanel() {
  const id = useId()
  const { data: house, error, isFetching, refetch } = useStatus()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h2 id={id} className="text-h2">
            Status
          </h2>
          <p className="text-ink-2">
            {house ? `Bekeken op ${dateTime(house.checkedAt)}; elke halve minuut opnieuw.` : 'Hoe het met Kopij gaat.'}
          </p>
        </div>
        <Button kind="secondary" size="small" pending={isFetching} onClick={() => void refetch()}>
          {!isFetching && <RefreshCw aria-hidden />}
          Vernieuw
        </Button>
      </header>
      {error && (
        <LoadFailure
          title={house ? 'De status kon niet worden vernieuwd' : 'De status kon niet worden opgehaald'}
          error={error}
          onRetry={refetch}
          pending={isFetching}
        />
      )}
      {house ? (
        <PartsAndJobs house={house} />
      ) : (
        !error && <SkeletonText widths={[60, 40, 50, 70, 40]} className="max-w-2xl" />
      )}
    </section>
  )
}

function PartsAndJobs({ house }: { house: HouseStatus }) {
  const now = new Date(house.checkedAt)
  return (
    <>
      <ul className="border-t border-rule">
        {parts.map((part) => (
          <PartRow key={part} part={part} house={house} now={now} />
        ))}
      </ul>
      {house.jobs.jobs.length > 0 && <JobsTable jobs={house.jobs.jobs} now={now} />}
    </>
  )
}

function PartRow({ part, house, now }: { part: Part; house: HouseStatus; now: Date }) {
  const { state, lastError } = house[part]
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-1 border-b border-rule py-4 md:grid-cols-[10rem_7rem_minmax(0,1fr)]">
      <h3 className="font-sans text-body font-semibold">{partLabels[part]}</h3>
      <StateMark state={state} label={stateLabels[state]} />
      <div className="grid grid-cols-1 gap-1">
        <p className="wrap-anywhere">{details[part](house).join(' · ')}</p>
        {lastError !== null && part !== 'jobs' && <FailureLine error={lastError} now={now} />}
      </div>
    </li>
  )
}
