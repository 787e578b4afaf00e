// The texts of this user that are on this device only, of windows that are gone. Renders nothing.
import { useQuery } from '@tanstack/react-query'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { isEmptyText } from './article-text.ts'
import { draftsOf, forgetDraft, type Draft } from './draft-store.ts'
import { sameOnServer } from './send-draft.ts'
import { openWindows, windowName } from './window-name.ts'

/** Those drafts of a user that no open window is writing, newest first; this window's own among them. */
export async function leftDrafts(userId: number): Promise<Draft[]> {
  const [drafts, open, own] = await Promise.all([draftsOf(userId), openWindows(), windowName()])
  return drafts.filter(
    ({ windowId, text }) => !isEmptyText(text) && (windowId === own || open === null || !open.has(windowId)),
  )
}

/** Of those, the ones that the server does not have; those that it does are forgotten. While it cannot be reached, all of them. */
async function unsavedDrafts(userId: number): Promise<Draft[]> {
  const drafts = await leftDrafts(userId)
  const saved = await Promise.all(
    drafts.map(async ({ key, articleId, text }) => {
      // A tab that was closed during its last save never heard that it came through.
      const isSaved = articleId !== null && (await sameOnServer(articleId, text)) !== undefined
      if (isSaved) await forgetDraft(key)
      return isSaved
    }),
  )
  return drafts.filter((_, at) => saved[at] === false)
}

export const draftsKey = (userId: number) => ['drafts', userId] as const

export function useOwnDrafts() {
  const { id } = useLoggedInUser()
  return useQuery({
    queryKey: draftsKey(id),
    queryFn: () => unsavedDrafts(id),
    staleTime: 0,
    refetchOnMount: 'always',
  })
}
