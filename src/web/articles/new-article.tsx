// A new article: what it begins with, and then its room. It is on this device until it has a title and a text, then on the server.
import { useLocation } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Article } from '#contract/articles/article.ts'
import { useKept } from '#web/kept/use-kept.ts'
import { BeginScreen } from '#web/writing/begin-screen.tsx'
import { emptyPlan, joinedSources, openText, planSchema, type Plan } from '#web/writing/plan.ts'
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
  const { data: drafts } = useDraftsOf(null)
  const { data: own } = useQuery({ queryKey: ['window'], queryFn: windowName, staleTime: Infinity })
  const [added, setAdded] = useState<number>()
  const { data: article } = useArticle(added)
  const [start, setStart] = useState<Start>()
  const [order, setOrder] = useState<WritingOrder>()
  const begins = van !== undefined || bron !== undefined
  // What this very window was writing before it was reloaded stands there again; others stand in the list of articles.
  if (start === undefined && !begins && drafts !== undefined && own !== undefined)
    setStart(
      newStart(
        drafts.find(({ key, windowId }) => (concept === undefined ? windowId === own : key === concept)),
        {},
        {},
      ),
    )
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
    setPlan(emptyPlan)
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
