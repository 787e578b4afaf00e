// The background jobs: when each ran, how it ended, and a button to run again what failed.
import { useId, useRef } from 'react'
import type { JobStatus } from '#contract/status/job.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { dateTime } from '#web/ui/date-time.ts'
import { Table, type Column } from '#web/ui/table.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { FailureLine } from './failure-line.tsx'
import { StateMark } from './state-mark.tsx'
import { jobState, partLabels, queueText, retriedText, scheduleText } from './status-words.ts'
import { useRetry } from './use-status.ts'

type Key = 'title' | 'schedule' | 'succeeded' | 'queue' | 'state'

const columns: readonly Column<Key>[] = [
  { key: 'title', label: 'Taak', bare: true, className: 'md:w-2/5' },
  { key: 'schedule', label: 'Wanneer' },
  { key: 'succeeded', label: 'Laatst gelukt' },
  { key: 'queue', label: 'Nu' },
  { key: 'state', label: 'Toestand' },
]

export function JobsTable({ jobs, now }: { jobs: readonly JobStatus[]; now: Date }) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { mutateAsync, isPending, variables } = useRetry()

  async function retry({ name, title }: JobStatus): Promise<void> {
    try {
      const { runs } = await mutateAsync(name)
      toast({ title: runs === 0 ? 'Niets meer te doen' : 'Opnieuw begonnen', description: retriedText(title, runs) })
      // The button goes away with the failure, so the focus moves to the heading.
      heading.current?.focus()
    } catch (failure) {
      tellFailure('Niet gelukt', failure)
    }
  }

  function cellOf(job: JobStatus, key: Key) {
    switch (key) {
      case 'title':
        return (
          <div className="grid grid-cols-1 gap-0.5">
            <span className="font-semibold">{job.title}</span>
            {job.lastError !== null && <FailureLine error={job.lastError} now={now} />}
          </div>
        )
      case 'schedule':
        return scheduleText(job.schedule)
      case 'succeeded':
        return job.succeededAt === null ? 'Nog niet' : dateTime(job.succeededAt)
      case 'queue':
        return queueText(job, now)
      case 'state': {
        const { state, label } = jobState(job)
        return (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <div className="flex">
              <StateMark state={state} label={label} />
            </div>
            {job.failed && (
              <Button
                kind="secondary"
                size="small"
                pending={isPending && variables === job.name}
                aria-label={`Opnieuw: ${job.title}`}
                onClick={() => void retry(job)}
              >
                Opnieuw
              </Button>
            )}
          </div>
        )
      }
    }
  }

  return (
    <section aria-labelledby={id} className="@container grid grid-cols-1 gap-3">
      <h3 id={id} ref={heading} tabIndex={-1} className="text-title outline-none">
        {partLabels.jobs}
      </h3>
      <Table label={partLabels.jobs} columns={columns} rows={jobs} rowKey={({ name }) => name} cell={cellOf} roomy />
    </section>
  )
}
