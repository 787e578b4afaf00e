// What the house does by itself: each job, when it ran, and how it ended.
import type { JobStatus } from '#contract/status/state.ts'
import { dateTime } from '#web/ui/date-time.ts'
import { Table, type Column } from '#web/ui/table.tsx'
import { FailureLine } from './failure-line.tsx'
import { StateMark } from './state-mark.tsx'
import { everyText, jobState } from './status-words.ts'

type Key = 'name' | 'every' | 'started' | 'succeeded' | 'state'

const columns: readonly Column<Key>[] = [
  { key: 'name', label: 'Taak', className: 'md:w-2/5' },
  { key: 'every', label: 'Hoe vaak' },
  { key: 'started', label: 'Laatst begonnen' },
  { key: 'succeeded', label: 'Laatst gelukt' },
  { key: 'state', label: 'Toestand' },
]

export function JobsTable({ jobs, now }: { jobs: readonly JobStatus[]; now: Date }) {
  return (
    <Table
      label="Achtergrondtaken"
      columns={columns}
      rows={jobs}
      rowKey={({ name }) => name}
      cell={(job, key) => cellOf(job, key, now)}
    />
  )
}

function cellOf(job: JobStatus, key: Key, now: Date) {
  const { name, everyMs, startedAt, succeededAt, lastError } = job
  switch (key) {
    case 'name':
      return (
        <div className="grid grid-cols-1 gap-0.5">
          <span className="font-semibold">{name}</span>
          {lastError !== null && <FailureLine error={lastError} now={now} />}
        </div>
      )
    case 'every':
      return everyText(everyMs)
    case 'started':
      return moment(startedAt)
    case 'succeeded':
      return moment(succeededAt)
    case 'state': {
      const { state, label } = jobState(job)
      return <StateMark state={state} label={label} />
    }
  }
}

const moment = (at: string | null) => (at === null ? 'Nog niet' : dateTime(at))
