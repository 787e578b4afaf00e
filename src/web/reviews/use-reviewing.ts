// What is going on with the reviewing of an article: saving it first, and which dialog is open then. Renders nothing.
import { useState } from 'react'
import type { Article } from '#contract/articles/article.ts'
import { readArticle } from '#contract/articles/endpoints.ts'
import { call } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'

type What = 'review' | 'outside'

export interface Reviewing {
  /** What is being opened. */
  preparing: What | undefined
  /** What is open, with the article as it was saved for it. */
  open: { what: What; article: Article } | undefined
  begin: (what: What) => void
  close: () => void
}

/** @param save saves what stands there, and resolves to the version that was saved; null when that failed, which is told. */
export function useReviewing(id: number | undefined, save: () => Promise<number | null>): Reviewing {
  const [preparing, setPreparing] = useState<What>()
  const [open, setOpen] = useState<Reviewing['open']>()

  /** What is reviewed or shown is what the server has: what stands here is saved first. */
  async function begin(what: What) {
    if (id === undefined) return
    setPreparing(what)
    try {
      if ((await save()) !== null) setOpen({ what, article: await call(readArticle, { params: { id } }) })
    } catch (error) {
      tellFailure(what === 'review' ? 'Nakijken kan nu niet' : 'Laten meelezen kan nu niet', error)
    } finally {
      setPreparing(undefined)
    }
  }
  return { preparing, open, begin: (what) => void begin(what), close: () => setOpen(undefined) }
}
