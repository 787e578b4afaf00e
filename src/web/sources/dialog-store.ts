// Which dialog of the article is open: a store of its own, because a tool asks for the article and the bar has the dialog.
// Renders nothing.
import { useSyncExternalStore } from 'react'

/** 'give': to give an article. 'own': to choose one of one's own. 'look': to look at the one there is, and change it. */
export type ArticleDialogKind = 'give' | 'own' | 'look'

let shown: ArticleDialogKind | null = null
const listeners = new Set<() => void>()

/** Opens a dialog, or closes the one that is open. Without a bar on the screen nothing happens. */
export function openArticleDialog(kind: ArticleDialogKind | null): void {
  shown = kind
  for (const listener of listeners) listener()
}

export function useArticleDialog(): ArticleDialogKind | null {
  return useSyncExternalStore(subscribe, now, now)
}

const now = () => shown

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
