// Takes one of one's own articles into the bar: reads it whole, and says what is wrong when that fails. Renders nothing.
import { useEffect, useRef, useState } from 'react'
import { readArticle } from '#contract/articles/endpoints.ts'
import { call, failureMessage, isProblem, wasAborted } from '#web/http/call.ts'
import { articleFrom } from './own-article.ts'
import { NOTHING_IN_IT } from './own-notes.tsx'
import { useArticle } from './use-article.ts'
import { useReading } from './use-reading.ts'

/** @param onChosen called when the bar is filled. */
export function useChoosing(onChosen: () => void) {
  const { article: stood, fill } = useArticle()
  const reading = useReading()
  const [chosen, setChosen] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()
  const asked = useRef<AbortController>(undefined)
  // Whoever closes the list wants none of it.
  useEffect(() => () => asked.current?.abort(), [])

  async function choose({ id }: { id: number }): Promise<void> {
    asked.current?.abort()
    const { signal } = (asked.current = new AbortController())
    setProblem(undefined)
    setChosen(id)
    try {
      const article = await articleFrom(await call(readArticle, { params: { id }, signal }), stood)
      if (signal.aborted) return
      if (article === null) setProblem(NOTHING_IN_IT)
      else {
        // A page that is still being read would take its place.
        reading.forget()
        fill(article)
        onChosen()
      }
    } catch (error) {
      if (wasAborted(error) || signal.aborted) return
      setProblem(
        isProblem(error, 'notFound')
          ? 'Artikel niet gevonden'
          : `Fout bij het ophalen van het artikel: ${failureMessage(error)}`,
      )
    }
    setChosen(null)
  }
  return {
    /** The id of the one that is being read; null when none is. */
    chosen,
    /** Why the last one was not taken. */
    problem,
    choose,
  }
}
