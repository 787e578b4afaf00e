// With which text an article's room begins: what the server has, or what was typed in a window that is gone and never came
// there. Renders nothing.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Article } from '#contract/articles/article.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { isSameText, noText, textOf, type ArticleText } from './article-text.ts'
import { forgetDraft, type Draft, type Origin } from './draft-store.ts'
import { untilLeft } from './leaving.ts'
import { leftDrafts } from './use-own-drafts.ts'
import { newKey } from '#web/sources/new-key.ts'

export interface Start {
  text: ArticleText
  /** The version that the text was typed over; null for a new article. */
  version: number | null
  origin: Origin
  /** The text of before that stands there again; null when it is the server's, or blank. */
  restored: Draft | null
}

/** Those texts on this device of one article, newest first. Read once, when its room is opened. */
export function useDraftsOf(articleId: number | null) {
  const { id } = useLoggedInUser()
  const [visit] = useState(newKey)
  return useQuery({
    queryKey: ['drafts', id, 'of', articleId, visit],
    queryFn: async () => {
      if (articleId !== null) await untilLeft(articleId)
      return (await leftDrafts(id)).filter((draft) => draft.articleId === articleId)
    },
    staleTime: Infinity,
    gcTime: 0,
  })
}

/**
 * How an existing article begins. A text on this device that says the same as the server's is forgotten.
 * @param drafts of this article, newest first.
 */
export function startOf(article: Article, drafts: readonly Draft[]): Start {
  const saved = textOf(article)
  // Of several windows the newest text stands there; the others stay on the device, and in the list of articles.
  const [draft] = drafts.filter(({ key, text }) => {
    const isSame = isSameText(text, saved)
    if (isSame) void forgetDraft(key)
    return !isSame
  })
  const origin = draft?.origin ?? { key: newKey() }
  if (draft === undefined) return { text: saved, version: article.version, origin, restored: null }
  return { text: draft.text, version: draft.version ?? article.version, origin, restored: draft }
}

/** How a new article begins: with the text of `draft`, or with what it is asked about. */
export function newStart(draft: Draft | undefined, given: Partial<ArticleText>, origin: Omit<Origin, 'key'>): Start {
  if (draft !== undefined) return { text: draft.text, version: null, origin: draft.origin, restored: draft }
  return { text: { ...noText, ...given }, version: null, origin: { ...origin, key: newKey() }, restored: null }
}
