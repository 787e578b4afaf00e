// One pasted link: title and notes from its page, to correct, and whether to add it. Knows nothing of the others.
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { previewPicture } from '#contract/links/preview.ts'
import { address } from '#web/http/call.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { HeadlineInput, Textarea } from '#web/ui/textarea.tsx'
import { DuplicateNotice } from './duplicate-notice.tsx'
import type { PastedLink } from './paste-list.ts'

interface PastedItemProps {
  link: PastedLink
  onEdit: (fields: Partial<Pick<PastedLink, 'title' | 'notes' | 'chosen'>>) => void
}

export function PastedItem({ link, onEdit }: PastedItemProps) {
  const { url, stage, chosen, title, notes, imageUrl, problem, duplicates, repeated, failure } = link
  const place = placeOf(url)
  const busy = stage === 'adding'
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-1 border-t border-rule py-3 first:border-t-0">
      <label className="-ml-3 grid size-11 cursor-pointer place-items-center">
        <input
          type="checkbox"
          aria-label={`Voeg toe: ${title || place}`}
          checked={chosen}
          disabled={busy}
          onChange={({ target }) => onEdit({ chosen: target.checked })}
        />
      </label>
      <div className="grid grid-cols-1 gap-2">
        <div className="flex items-start gap-3">
          <div className="grid min-w-0 flex-1 gap-1">
            {stage === 'looking' ? (
              <div className="flex min-h-11 items-center text-ink-2">
                <Spinner label="Ophalen..." />
              </div>
            ) : (
              <HeadlineInput
                aria-label={`Titel van ${place}`}
                aria-invalid={failure !== null}
                placeholder="Titel"
                className="text-result!"
                value={title}
                readOnly={busy}
                onChange={({ target }) => onEdit({ title: target.value })}
              />
            )}
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="truncate text-caption text-ink-3 underline-offset-2 hover:underline max-md:py-1"
            >
              {place}
            </a>
          </div>
          {imageUrl !== null && <Picture key={imageUrl} url={imageUrl} />}
        </div>
        {stage !== 'looking' && (
          <Textarea
            aria-label={`Notities bij ${place}`}
            placeholder="Notities (optioneel)"
            rows={1}
            className="max-h-40 min-h-11! text-small"
            value={notes}
            readOnly={busy}
            onChange={({ target }) => onEdit({ notes: target.value })}
          />
        )}
        {problem !== null && failure === null && <NotFetched problem={problem} titled={title.trim() !== ''} />}
        <DuplicateNotice duplicates={duplicates} repeated={repeated} />
        {failure !== null && <Trouble live>{`Niet toegevoegd. ${failure}`}</Trouble>}
        {busy && <Spinner label="Toevoegen..." />}
      </div>
    </li>
  )
}

/** The image, fetched by our own server so that the page's host does not learn who looks. Nothing when it fails to load. */
function Picture({ url }: { url: string }) {
  const [failed, setFailed] = useState(false)
  if (failed) return null
  return (
    <img
      src={address(previewPicture.path, {}, { url })}
      alt=""
      loading="lazy"
      className="aspect-3/2 w-24 shrink-0 rounded-field bg-sunken object-cover max-sm:w-18"
      onError={() => setFailed(true)}
    />
  )
}

/** Shown as an error only without a title: with a title the link can be added although its page could not be read. */
function NotFetched({ problem, titled }: { problem: string; titled: boolean }) {
  if (!titled) return <Trouble>{`Niet opgehaald. ${problem} Typ zelf een titel.`}</Trouble>
  return <p className="text-small wrap-anywhere text-ink-3">Niet opgehaald. {problem}</p>
}

function Trouble({ children, live = false }: { children: string; live?: boolean }) {
  return (
    <p role={live ? 'alert' : undefined} className="flex items-start gap-1.5 text-small wrap-anywhere text-bad">
      <CircleAlert aria-hidden className="mt-0.75 size-3.5 shrink-0" />
      {children}
    </p>
  )
}

/** An address without its protocol, 'www.' and the slash at its end. */
function placeOf(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
}
