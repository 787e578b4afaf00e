// What is held of an article: whether it goes out all the same, asked when it comes out of the bin and in its room.
import type { Publication } from '#contract/publishing/publication.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { tellFailure } from '#web/http/tell-failure.ts'
import { articleAt } from '#web/sources/article-address.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { dateTime } from '#web/ui/date-time.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { isStillAhead, TYPED_SINCE } from './publication-words.ts'
import { useCancelPublication, usePublications, usePublish } from './use-publications.ts'
import { useRefusal } from './use-refusal.ts'
import { WhoPublishes } from './who-publishes.tsx'

interface Planned {
  id: number
  title: string
  userId: number | null
}

interface HeldNoticeProps {
  article: Planned
  /** Saves what was typed, because that goes out; null when that failed, which is told. */
  save: () => Promise<number | null>
  /** Shows where the article stands, to publish it by hand. */
  onOpen: () => void
}

/** Above the text, as long as something is held. */
export function HeldNotice({ article, save, onOpen }: HeldNoticeProps) {
  const { data } = usePublications(article.id)
  const held = (data ?? []).filter(({ state }) => state === 'held')
  const refusal = useRefusal(article)
  if (held.length === 0) return null
  return (
    <div className="py-4">
      <Notice title="Dit artikel wacht op akkoord voordat het uitgaat">
        <ul className="grid gap-3 pt-1">
          {held.map((one) => (
            <HeldLine key={one.id} article={article} publication={one} save={save} onOpen={onOpen} />
          ))}
        </ul>
        {refusal !== null && (
          <p className="pt-2">
            {refusal === 'emailUnconfirmed'
              ? 'Bevestig je e-mailadres, dan laat je het zelf doorgaan.'
              : 'Een beheerder laat het doorgaan, of geeft jou het recht om te publiceren.'}
          </p>
        )}
      </Notice>
    </div>
  )
}

/** After they came out of the bin. @param articles of which something may be held; empty while nothing is asked. */
export function HeldQuestion({ articles, onClose }: { articles: readonly Planned[]; onClose: () => void }) {
  return (
    <Dialog
      open
      unasked
      title="Weer inplannen?"
      description="Wat gepland stond, is stilgezet toen het de prullenbak in ging. Het gaat pas uit als jij dat zegt."
      onClose={onClose}
    >
      <ul className="grid gap-5">
        {articles.map((article) => (
          <HeldArticle key={article.id} article={article} />
        ))}
      </ul>
    </Dialog>
  )
}

function HeldArticle({ article }: { article: Planned }) {
  const { data, error, refetch } = usePublications(article.id)
  const refusal = useRefusal(article)
  const held = (data ?? []).filter(({ state }) => state === 'held')
  return (
    <li className="grid gap-2">
      <h3 className="font-serif text-result wrap-anywhere">{article.title}</h3>
      {data === undefined &&
        (error ? (
          <LoadFailure title="De planning kon niet worden opgehaald" error={error} onRetry={refetch} />
        ) : (
          <SkeletonText widths={[60]} />
        ))}
      {data !== undefined && held.length === 0 && <p className="text-small text-ink-2">Hier wacht niets meer.</p>}
      <ul className="grid gap-3 text-small text-ink-2">
        {held.map((one) => (
          <HeldLine key={one.id} article={article} publication={one} />
        ))}
      </ul>
      {held.length > 0 && refusal !== null && <WhoPublishes refusal={refusal} />}
    </li>
  )
}

interface HeldLineProps {
  article: Planned
  publication: Publication
  save?: () => Promise<number | null>
  onOpen?: () => void
}

function HeldLine({ article, publication, save, onOpen }: HeldLineProps) {
  const publishing = usePublish(article.id)
  const cancelling = useCancelPublication(article.id)
  const refusal = useRefusal(article)
  const { siteId, siteName, plannedFor } = publication
  const pending = publishing.isPending || cancelling.isPending

  async function plan(when: string) {
    if (save && (await save()) === null) return
    try {
      await publishing.mutateAsync({ siteId, when })
      toast({ title: 'Gepland', description: `Gaat op ${dateTime(when)} naar ${siteName}.` })
    } catch (error) {
      tellFailure('Niet ingepland', error)
    }
  }
  async function drop() {
    try {
      const { problem } = await cancelling.mutateAsync(publication)
      toast({ title: 'Ingetrokken', description: problem ?? `Er gaat niets naar ${siteName}.` })
    } catch (error) {
      tellFailure('Niet ingetrokken', error)
    }
  }
  return (
    <li className="grid gap-1">
      <p className="wrap-anywhere">
        {plannedFor === null
          ? `Zou naar ${siteName} gaan.`
          : `Stond op ${dateTime(plannedFor)} gepland voor ${siteName}.`}
        {plannedFor !== null && !isStillAhead(plannedFor) && ' Dat moment is voorbij.'}
        {publication.ordered?.isChanged && ` Let op: ${TYPED_SINCE}.`}
      </p>
      {refusal === null && (
        <div className="flex flex-wrap items-center gap-1 pt-1">
          {isStillAhead(plannedFor) ? (
            <Button kind="secondary" size="small" pending={pending} onClick={() => void plan(plannedFor)}>
              Plan weer in
            </Button>
          ) : onOpen ? (
            <Button kind="secondary" size="small" disabled={pending} onClick={onOpen}>
              Publiceren
            </Button>
          ) : (
            <PlainLink {...articleAt(article.id)} className={buttonLook({ kind: 'secondary', size: 'small' })}>
              Naar het artikel
            </PlainLink>
          )}
          <Button kind="quiet" size="small" disabled={pending} onClick={() => void drop()}>
            Laat vervallen
          </Button>
        </div>
      )}
    </li>
  )
}
