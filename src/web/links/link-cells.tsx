// The cells of one link in the table: title, status and age. Knows no list, makes no request.
import { StickyNote } from 'lucide-react'
import { useState } from 'react'
import type { LinkEntry, LinkStatus } from '#contract/links/link.ts'
import { linkImage } from '#contract/links/preview.ts'
import { address } from '#web/http/call.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { Badge } from '#web/ui/badge.tsx'
import { dateTime, relativeTime } from '#web/ui/date-time.ts'
import { siteOf } from './step-words.ts'
import { WrittenArticle } from './written-article.tsx'

const tones = { Open: 'plain', Opgepakt: 'accent', Klaar: 'good' } as const satisfies Record<LinkStatus, string>

interface TitleCellProps {
  link: LinkEntry
  selected: boolean
  onSelect: (selected: boolean) => void
  onOpen: () => void
}

export function TitleCell({ link, selected, onSelect, onOpen }: TitleCellProps) {
  return (
    <div className="flex min-w-0 items-center gap-1 md:gap-2">
      <label className="-ml-3 grid size-11 shrink-0 cursor-pointer place-items-center md:-ml-2 md:size-9">
        <input
          type="checkbox"
          aria-label={`Selecteer ‘${link.title}’`}
          checked={selected}
          onChange={({ target }) => onSelect(target.checked)}
        />
      </label>
      {link.hasImage && <PagePicture id={link.id} />}
      <div className="min-w-0">
        <button
          type="button"
          title={link.title}
          onClick={onOpen}
          className="block max-w-[min(100%,300px)] truncate rounded-small text-left font-semibold underline-offset-4 hover:underline max-md:min-h-8"
        >
          {link.title}
        </button>
        <p className="flex max-w-[300px] items-center gap-1.5 text-caption text-ink-3">
          <span className="truncate">{siteOf(link.url)}</span>
          {(link.notes ?? link.additionalNotes) !== null && (
            <StickyNote role="img" aria-label="Met notities" className="size-3.5 shrink-0" />
          )}
        </p>
      </div>
    </div>
  )
}

function PagePicture({ id }: { id: number }) {
  const [broken, setBroken] = useState(false)
  if (broken) return null
  return (
    <img
      src={address(linkImage.path, { id })}
      alt=""
      loading="lazy"
      width={48}
      height={36}
      onError={() => setBroken(true)}
      className="mr-1 h-9 w-12 shrink-0 rounded-small bg-sunken object-cover"
    />
  )
}

interface StatusCellProps {
  link: LinkEntry
  /** Called when the link is done, now that its article is there. */
  onFinish: () => void
}

export function StatusCell({ link, onFinish }: StatusCellProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={tones[link.status]}>{link.status}</Badge>
      <Claimer link={link} />
      <WrittenArticle link={link} onFinish={onFinish} />
    </div>
  )
}

/** Who claimed the link; renders nothing when it is free. */
function Claimer({ link }: { link: LinkEntry }) {
  const user = useLoggedInUser()
  if (link.claimedBy === null) return null
  const mine = link.claimedBy === user.id
  return (
    <span className="text-small wrap-anywhere text-ink-2" title={link.claimedAt ? dateTime(link.claimedAt) : undefined}>
      {mine ? 'Geclaimd door jou' : `Geclaimd door ${link.claimedByName ?? 'iemand'}`}
    </span>
  )
}

export function AgeCell({ link, now }: { link: LinkEntry; now: Date }) {
  return (
    <span className="text-small whitespace-nowrap text-ink-2">
      <time dateTime={link.createdAt} title={dateTime(link.createdAt)}>
        {relativeTime(link.createdAt, now)}
      </time>
      {link.deletedAt !== undefined && (
        <time dateTime={link.deletedAt} title={dateTime(link.deletedAt)} className="block text-caption text-ink-3">
          verwijderd: {relativeTime(link.deletedAt, now)}
        </time>
      )}
    </span>
  )
}
