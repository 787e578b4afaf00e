// Everything a link says, in a window: whole title, address, notes, who has it and since when. Changes nothing.
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LinkEntry } from '#contract/links/link.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { dateTime } from '#web/ui/date-time.ts'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { StatusCell } from './link-cells.tsx'
import { useWholeLink } from './use-links.ts'

interface LinkDetailsProps {
  /** As the list has it. */
  entry: LinkEntry | undefined
  onClose: () => void
}

export function LinkDetails({ entry, onClose }: LinkDetailsProps) {
  return (
    <Dialog open={entry !== undefined} title={entry?.title ?? ''} onClose={onClose}>
      {entry && <WholeLink key={entry.id} entry={entry} />}
    </Dialog>
  )
}

function WholeLink({ entry }: { entry: LinkEntry }) {
  const { data: whole = entry, error, isFetching, refetch } = useWholeLink(entry)
  return (
    <>
      {error && (
        <LoadFailure title="Niet alles kon worden opgehaald" error={error} pending={isFetching} onRetry={refetch} />
      )}
      <dl className="grid gap-5">
        <Detail label="Status">
          <StatusCell link={entry} />
        </Detail>
        <Detail label="Adres">
          <span className="wrap-anywhere">{entry.url}</span>
        </Detail>
        <Detail label="Notities">{textOf(whole.notes)}</Detail>
        <Detail label="Aanvullende notities">{textOf(whole.additionalNotes)}</Detail>
        <Detail label="Toegevoegd">{dateTime(entry.createdAt)}</Detail>
        {entry.claimedAt !== null && entry.claimedBy !== null && (
          <Detail label="Geclaimd">{dateTime(entry.claimedAt)}</Detail>
        )}
      </dl>
      <DialogActions>
        <a href={entry.url} target="_blank" rel="noopener noreferrer" className={buttonLook()}>
          <ExternalLink aria-hidden />
          Open de pagina
        </a>
      </DialogActions>
    </>
  )
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <dt className="text-caption text-ink-3">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const textOf = (text: string | null) =>
  text === null ? (
    <span className="text-ink-3">Geen</span>
  ) : (
    <p className="font-serif text-result wrap-anywhere whitespace-pre-line">{text}</p>
  )
