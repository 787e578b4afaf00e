// Titles, descriptions and keywords that are proposed for an article: one request, said beforehand. Renders nothing.
import { useState } from 'react'
import { articleMeta } from '#contract/tools/article-meta.ts'
import { LONGEST_SOURCE } from '#contract/tools/article.ts'
import { call, failureMessage } from '#web/http/call.ts'
import type { MetaProposal, Proposing } from '#web/seo/meta-proposals.tsx'
import { useAiCounter, useLoggedInUser } from '#web/session/use-user.ts'
import { blockedOn } from '#web/tools/refusal.ts'
import { toast } from '#web/ui/toast-store.ts'
import { useNow } from '#web/ui/use-now.ts'

interface About {
  title: string
  /** The readable text. */
  text: string
  articleId: number | null
}

/** @param about what to propose for, as it stands when it is asked. */
export function useProposals(about: () => About): Proposing {
  const user = useLoggedInUser()
  const counter = useAiCounter()
  const now = useNow()
  const [asking, setAsking] = useState(false)
  const [proposals, setProposals] = useState<readonly MetaProposal[]>([])
  const blocked = blockedOn('content', user, now)

  async function ask() {
    const { title, text, articleId } = about()
    if (title.trim() === '' || text.trim() === '')
      return void toast({
        title: 'Schrijf eerst',
        description: 'Zonder titel en tekst is er niets om voor te stellen.',
      })
    setAsking(true)
    try {
      const source = [...text].slice(0, LONGEST_SOURCE).join('')
      const made = articleMeta.open(await call(articleMeta.endpoint, { body: { title, source, articleId } }))
      counter.bump()
      setProposals([
        ...made.titles.map((value): MetaProposal => ({ field: 'seoTitle', value })),
        ...made.descriptions.map((value): MetaProposal => ({ field: 'seoDescription', value })),
        { field: 'seoKeywords', value: made.keywords.join(', ') },
      ])
    } catch (error) {
      toast({ variant: 'destructive', title: 'Geen voorstellen', description: failureMessage(error) })
    } finally {
      setAsking(false)
    }
  }
  return {
    ask: () => void ask(),
    asking,
    proposals,
    ...(blocked !== null && { refused: blocked.title }),
  }
}
