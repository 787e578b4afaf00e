// Everything a link says, in a window: whole title, address, notes, who has it and since when. Changes nothing.
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Link } from '#contract/links/link.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { dateTime } from '#web/ui/date-time.ts'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { StatusCell } from './link-cells.tsx'

interface LinkDetailsProps {
  link: Link | undefined
  onClose: () => void
}

export function LinkDetails({ link, onClose }: LinkDetailsProps) {
  return (
    <Dialog open={link !== undefined} title={link?.title ?? ''} onClose={onClose}>
      {link && (
        <>
          <dl className="grid gap-5">
            <Detail label="Status">
              <StatusCell link={link} />
            </Detail>
            <Detail label="Adres">
              <span className="wrap-anywhere">{link.url}</span>
            </Detail>
            <Detail label="Notities">{textOf(link.notes)}</Detail>
            <Detail label="Aanvullende notities">{textOf(link.additionalNotes)}</Detail>
            <Detail label="Toegevoegd">{dateTime(link.createdAt)}</Detail>
            {link.claimedAt !== null && link.claimedBy !== null && (
              <Detail label="Geclaimd">{dateTime(link.claimedAt)}</Detail>
            )}
          </dl>
          <DialogActions>
            <a href={link.url} target="_blank" rel="noopener noreferrer" className={buttonLook()}>
              <ExternalLink aria-hidden />
              Open de pagina
            </a>
          </DialogActions>
        </>
      )}
    </Dialog>
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
