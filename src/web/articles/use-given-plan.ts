// Takes over what the address says an article is to begin with: a claimed link, a title, the article in the bar. Once for each address.
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { SOURCE_LIMITS } from '#contract/writing/sources.ts'
import { readLink } from '#contract/links/endpoints.ts'
import { call } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { useArticle } from '#web/sources/use-article.ts'
import { emptyPlan, isEmptyPlan, type Plan } from '#web/writing/plan.ts'
import { useAddSource } from '#web/writing/use-add-source.ts'
import { toast } from '#web/ui/toast-store.ts'

interface Given {
  link?: unknown
  titel?: unknown
  bron?: unknown
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

export function useGivenPlan(plan: Plan, setPlan: (next: (before: Plan) => Plan) => void): void {
  const { search, href } = useLocation()
  const { link, titel, bron } = search as Given
  const { article } = useArticle()
  const adding = useAddSource([], (source) =>
    setPlan((before) => ({
      ...before,
      sources: [...before.sources.filter(({ text }) => text !== source.text), source],
    })),
  )
  const taken = useRef<string>(undefined)

  /** What was being prepared is not thrown away: one click brings it back. */
  function replace(next: Plan) {
    if (!isEmptyPlan(plan))
      toast({
        title: 'Je vorige opzet is vervangen',
        action: { label: 'Zet terug', run: () => setPlan(() => plan) },
      })
    setPlan(() => next)
  }
  async function takeLink(id: number) {
    try {
      const { title, url, notes } = await call(readLink, { params: { id } })
      replace({ ...emptyPlan, title, linkId: id, instruction: (notes ?? '').slice(0, 1_000) })
      if (!(await adding.fromAddress(url, title)))
        toast({
          variant: 'destructive',
          title: 'De pagina kon niet worden gelezen',
          description: 'Open de link zelf en plak de tekst als bron.',
        })
    } catch (error) {
      tellFailure('Fout bij het ophalen van de link', error)
    }
  }

  const take = useEffectEvent(async () => {
    if (taken.current === href) return
    taken.current = href
    const id = Number(textOf(link))
    // A reload of the page finds its plan as it was left.
    if (Number.isSafeInteger(id) && id > 0) {
      if (plan.linkId !== id) await takeLink(id)
      return
    }
    const title = textOf(titel)
    if (title !== '' && title !== plan.title) replace({ ...emptyPlan, title })
    if (bron === 'balk' && article !== null) {
      const { title: named, text } = article
      setPlan((before) => ({
        ...before,
        // A reload finds it there already, beside what came with it.
        sources: before.sources.some((one) => one.text === text)
          ? before.sources
          : [...before.sources, { title: named, url: null, text }].slice(-SOURCE_LIMITS.sources),
      }))
    }
  })
  useEffect(() => {
    if (href !== '') void take()
  }, [href])
}
