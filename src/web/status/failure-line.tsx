// What last went wrong, and when.
import type { LastError } from '#contract/status/part.ts'
import { dateTime, relativeTime } from '#web/ui/date-time.ts'

export function FailureLine({ error, now }: { error: NonNullable<LastError>; now: Date }) {
  return (
    <p className="text-small text-ink-2 wrap-anywhere">
      Laatste fout, <time dateTime={error.at}>{`${relativeTime(error.at, now)} (${dateTime(error.at)})`}</time>:{' '}
      {error.message}
    </p>
  )
}
