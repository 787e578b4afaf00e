// The page of one article, by its number in the address; `nieuw` begins one. Loads what is needed and says when that fails.
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { failureMessage, isProblem } from '#web/http/call.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { ArticleRoom } from './article-room.tsx'
import { GoneArticle } from './gone-article.tsx'
import { NewArticle } from './new-article.tsx'
import { useArticle } from './use-article.ts'
import { startOf, useDraftsOf } from './use-start.ts'

/** What stands behind `/artikelen/` in the address. */
function useAddressed(): { id: number } | 'new' | 'none' {
  const last = useLocation().pathname.replace(/\/+$/, '').split('/').at(-1) ?? ''
  if (last.toLowerCase() === 'nieuw') return 'new'
  return /^[1-9]\d{0,9}$/.test(last) ? { id: Number(last) } : 'none'
}

export function ArticleScreen() {
  const addressed = useAddressed()
  const navigate = useNavigate()
  /** The new article that got its number in this very room, which goes on as it is. */
  const [added, setAdded] = useState<number>()
  // The way back is there without a line too.
  useEffect(() => void import('./articles-screen.tsx').catch(() => {}), [])
  if (addressed === 'none') return <Missing />
  const isOngoing = addressed !== 'new' && addressed.id === added
  if (addressed === 'new' || isOngoing)
    return (
      <NewArticle
        key="nieuw"
        onAdded={({ id }) => {
          setAdded(id)
          void navigate({ to: '/$', params: { _splat: `artikelen/${id}` }, replace: true })
        }}
      />
    )
  return <Existing key={addressed.id} id={addressed.id} />
}

function Existing({ id }: { id: number }) {
  const user = useLoggedInUser()
  const { data: article, error, isFetching, refetch } = useArticle(id)
  const { data: drafts } = useDraftsOf(id)
  const [start, setStart] = useState<ReturnType<typeof startOf>>()
  if (start === undefined && article !== undefined && drafts !== undefined) setStart(startOf(article, drafts))
  if (article !== undefined && start !== undefined) {
    const isOwn = article.userId === user.id
    // Another room once it was taken over: one that can be written in.
    return <ArticleRoom key={String(isOwn)} article={article} start={start} isOwn={isOwn} />
  }
  if (error === null || isFetching) return <Loading />
  if (isProblem(error, 'notFound')) return drafts?.[0] ? <GoneArticle draft={drafts[0]} /> : <Missing />
  return (
    <div className="grid gap-6">
      <LoadFailure
        // As the specification has it, section 8.
        title={`Fout bij het ophalen van het artikel: ${failureMessage(error)}`}
        error={error}
        onRetry={refetch}
      />
      {drafts?.[0] && (
        <Notice title="Je tekst staat op dit apparaat">
          Wat je hier het laatst typte is bewaard: ‘{drafts[0].text.title || 'zonder titel'}’. Zodra het artikel weer
          kan worden opgehaald, staat die tekst er weer.
        </Notice>
      )}
    </div>
  )
}

function Loading() {
  return (
    <>
      <p role="status" className="sr-only">
        Artikel laden...
      </p>
      <SkeletonText widths={[70]} className="max-w-2xl pt-16" />
      <SkeletonText widths={[95, 90, 97, 60, 92, 88, 40]} className="max-w-2xl pt-6" />
    </>
  )
}

function Missing() {
  return (
    <EmptyState
      title="Artikel niet gevonden"
      action={
        <PlainLink to="/admin" search={{ tab: 'content' }} className={buttonLook()}>
          Naar je artikelen
        </PlainLink>
      }
    >
      <p>
        Het bestaat niet, is verwijderd, of is van iemand anders. Wat je zelf verwijderde, staat dertig dagen in de
        prullenbak.
      </p>
    </EmptyState>
  )
}
