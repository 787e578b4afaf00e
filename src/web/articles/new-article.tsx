// A new article: what it begins with, and then its room. It is on this device until it has a title and a text, then on the server.
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Article } from '#contract/articles/article.ts'
import { useKept } from '#web/kept/use-kept.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { newArticleOf } from '#web/sources/article-address.ts'
import { BeginScreen } from '#web/writing/begin-screen.tsx'
import { emptyPlan, joinedSources, openText, planSchema, type Plan } from '#web/writing/plan.ts'
import { draftKey } from './draft-store.ts'
import { ArticleRoom } from './article-room.tsx'
import { useArticle } from './use-article.ts'
import { useGivenPlan } from './use-given-plan.ts'
import { newStart, useDraftsOf, type Start } from './use-start.ts'
import { windowName } from './window-name.ts'
import type { WritingOrder } from './writing-order.ts'

interface NewArticleProps {
  onAdded: (article: Article) => void
}

export function NewArticle({ onAdded }: NewArticleProps) {
  const { van, concept, bron } = useLocation().search as { van?: unknown; concept?: unknown; bron?: unknown }
  const navigate = useNavigate()
  const user = useLoggedInUser()
  const { data: drafts } = useDraftsOf(null)
  const { data: own } = useQuery({ queryKey: ['window'], queryFn: windowName, staleTime: Infinity })
  const [added, setAdded] = useState<number>()
  const { data: article } = useArticle(added)
  const [start, setStart] = useState<Start>()
  const [order, setOrder] = useState<WritingOrder>()
  const begins = van !== undefined || bron !== undefined
  // What the address names stands there again; other texts of before stand in the list of articles.
  if (start === undefined && !begins && drafts !== undefined)
    setStart(
      newStart(
        drafts.find(({ key }) => key === concept),
        {},
        {},
      ),
    )
  // The address names what is written here, so that a reload finds it.
  const name = useEffectEvent((key: string) => {
    if (key !== concept && added === undefined) void navigate({ ...newArticleOf(key), replace: true })
  })
  const key = start && own !== undefined ? draftKey(user.id, null, start.origin.key, own) : undefined
  useEffect(() => {
    if (key !== undefined) name(key)
  }, [key])
  if (start !== undefined)
    return (
      <ArticleRoom
        article={article ?? null}
        start={start}
        order={order}
        isOwn
        onAdded={(made) => {
          setAdded(made.id)
          onAdded(made)
        }}
      />
    )
  if (!begins) return null
  return (
    <Beginning
      isIdea={van === 'idee'}
      onBegin={(plan, content, wish) => {
        const { originalContent, sources } = joinedSources(plan.sources)
        const origin = { originalContent: originalContent || null, sources, linkId: plan.linkId }
        setOrder(wish)
        setStart(newStart(undefined, { title: plan.title, content }, origin))
      }}
    />
  )
}

interface BeginningProps {
  isIdea: boolean
  onBegin: (plan: Plan, content: string, order?: WritingOrder) => void
}

/** The plan is kept, so that a reload, or a look elsewhere, costs nobody their outline. */
function Beginning({ isIdea, onBegin }: BeginningProps) {
  const [plan, setPlan] = useKept<Plan>('writing/plan', emptyPlan, planSchema)
  useGivenPlan(plan, setPlan)
  function begin(made: Plan, content: string, order?: WritingOrder) {
    // Without a title and a text nothing of the article would be kept until something is typed.
    if (made.title.trim() !== '' || content !== '') setPlan(emptyPlan)
    onBegin(made, content, order)
  }
  return (
    <BeginScreen
      plan={plan}
      onChange={(change) => setPlan((before) => ({ ...before, ...change }))}
      onWrite={(made, styleId) => {
        const { sections, length, instruction } = made
        begin(made, '', { sections, length, instruction, styleId })
      }}
      isIdea={isIdea}
      onSelf={(made) => begin(made, openText(made.sections))}
      onText={(made) => begin(made, made.sources[0]?.text ?? '')}
    />
  )
}
