// Has an article measured as it was saved: when it was never measured, when it was saved by hand, and on demand. Renders nothing.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Article } from '#contract/articles/article.ts'
import { measureArticle } from '#contract/articles/endpoints.ts'
import { call } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { keepArticle } from './use-article.ts'

/** After an article was opened or got its number, before it is measured for the first time, in ms. */
const FIRST_MS = 2_000

/** @param isOpen whether the figures are being looked at: then what is outdated is measured again. */
export function useMeasuring(article: Article | null, isOwn: boolean, isOpen: boolean) {
  const client = useQueryClient()
  const [measuring, setMeasuring] = useState(false)

  /** @param quietly says nothing when it fails: nobody asked for it. */
  async function measure(quietly = false): Promise<void> {
    if (article === null || measuring) return
    setMeasuring(true)
    try {
      keepArticle(client, await call(measureArticle, { params: { id: article.id } }))
    } catch (error) {
      if (!quietly) tellFailure('Het artikel is niet gemeten', error)
    } finally {
      setMeasuring(false)
    }
  }
  const isUnmeasured = article !== null && article.metrics === null
  const isStale = article !== null && article.metricsVersion !== article.textVersion
  const wants = isOwn && (isUnmeasured || (isOpen && isStale))
  const measureFirst = useEffectEvent(() => void measure(true))
  useEffect(() => {
    if (!wants) return
    const timer = setTimeout(() => measureFirst(), isOpen ? 0 : FIRST_MS)
    return () => clearTimeout(timer)
  }, [wants, isOpen])
  return { measuring, measure: () => void measure(), measureQuietly: () => void measure(true) }
}
