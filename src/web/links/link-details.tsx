// The dialog with everything about a link: whole title, address, notes, who has it and since when, the article about it or the
// way to one. Makes no change itself.
import { ExternalLink, FilePen } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LinkEntry } from '#contract/links/link.ts'
import type { LinkStep } from '#contract/links/steps.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { newArticleFrom } from '#web/sources/article-address.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { dateTime } from '#web/ui/date-time.ts'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { mayWrite } from './link-article.ts'
import { StatusCell } from './link-cells.tsx'
import { useWholeLink } from './use-links.ts'

interface LinkDetailsProps {
  id: number
  inBin: boolean
  /** The link as the list has it; undefined when it is not on the page of the list that is shown. */
  entry: LinkEntry | undefined
  onStep: (link: LinkEntry, step: LinkStep) => void
  onClose: () => void
}

export function LinkDetails({ id, inBin, entry, onStep, onClose }: LinkDetailsProps) {
  const { data, error, isFetching, refetch } = useWholeLink(id, inBin, entry)
  const whole = data ?? entry
  return (
    <Dialog open title={whole?.title ?? (error ? 'Link niet gevonden' : 'Link')} onClose={onClose}>
      {error && (
        <LoadFailure title="Niet alles kon worden opgehaald" error={error} pending={isFetching} onRetry={refetch} />
      )}
      {whole === undefined ? (
        !error && <SkeletonText widths={[60, 90, 40]} />
      ) : (
        <Whole link={whole} onFinish={() => onStep(whole, 'Klaar')} />
      )}
    </Dialog>
  )
}

function Whole({ link, onFinish }: { link: LinkEntry; onFinish: () => void }) {
  const user = useLoggedInUser()
  return (
    <>
      <dl className="grid gap-5">
        <Detail label="Status">
          <StatusCell link={link} onFinish={onFinish} />
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
        {mayWrite(link, user) && (
          <PlainLink {...newArticleFrom('link', { link: link.id })} className={buttonLook({ kind: 'secondary' })}>
            <FilePen aria-hidden />
            Schrijf artikel
          </PlainLink>
        )}
        <a href={link.url} target="_blank" rel="noopener noreferrer" className={buttonLook()}>
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
