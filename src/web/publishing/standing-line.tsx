// How it stands with an article on one website, with the way there and what can be done about it.
import { ExternalLink, Pencil } from 'lucide-react'
import { isNotBegun, type Publication } from '#contract/publishing/publication.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { OrderedLine } from './ordered-line.tsx'
import { badgeOf, factsOf } from './publication-words.ts'

interface StandingLineProps {
  publication: Publication
  /** The version of the article at which its text last changed. */
  textVersion: number
  /** Left out, with what follows, for who may do nothing about it. */
  pending?: boolean
  /** Takes back what waits, is planned or is held. */
  onCancel?: () => void
  /** Shows what differs, or offers to make it anew. */
  onLook?: () => void
  /** Lets go on what is held. */
  onGoOn?: () => void
  /** Orders the present text in the place of what is still to go out. */
  onTake?: () => void
  /** Shows what differs from a version. */
  onCompare?: (version: number) => void
}

export function StandingLine({ publication, textVersion, pending = false, ...acts }: StandingLineProps) {
  const { onCancel, onLook, onGoOn, ...does } = acts
  const { siteName, state, problem, notes, address, editAddress } = publication
  const [tone, word] = badgeOf(publication)
  const facts = factsOf(publication, textVersion)
  return (
    <li className="grid gap-2 border-b border-rule py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-sans text-body font-semibold wrap-anywhere">{siteName}</h3>
        <Badge tone={tone}>{word}</Badge>
      </div>
      {facts !== '' && <p className="text-small text-ink-2">{facts}.</p>}
      <OrderedLine publication={publication} pending={pending} {...does} />
      {problem !== null && <p className="max-w-prose text-small text-bad">{problem}</p>}
      {notes.map((note) => (
        <p key={note} className="max-w-prose text-small text-ink-2">
          {note}
        </p>
      ))}
      <div className="-ml-3 flex flex-wrap items-center">
        {address !== null && (
          <>
            <a href={address} target="_blank" rel="noreferrer" className={buttonLook({ kind: 'quiet', size: 'small' })}>
              <ExternalLink aria-hidden />
              Bekijk
            </a>
            <CopyButton
              text={address}
              label="Kopieer het adres"
              done="Het adres van je artikel staat op je klembord."
            />
          </>
        )}
        {editAddress !== null && state !== 'gone' && (
          <a
            href={editAddress}
            target="_blank"
            rel="noreferrer"
            className={buttonLook({ kind: 'quiet', size: 'small' })}
          >
            <Pencil aria-hidden />
            Open op de website
          </a>
        )}
        {onLook && (state === 'changed' || state === 'gone') && (
          <Button kind="quiet" size="small" pending={pending} onClick={onLook}>
            {state === 'changed' ? 'Bekijk het verschil' : 'Plaats het opnieuw'}
          </Button>
        )}
        {onGoOn && state === 'held' && (
          <Button kind="quiet" size="small" pending={pending} onClick={onGoOn}>
            Laat doorgaan
          </Button>
        )}
        {onCancel && isNotBegun(state) && (
          <Button kind="quiet" size="small" pending={pending} onClick={onCancel}>
            Trek in
          </Button>
        )}
      </div>
    </li>
  )
}
