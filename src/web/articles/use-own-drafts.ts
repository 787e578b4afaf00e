// The texts of this user that are on this device only, of windows that are gone. Renders nothing.
import { useQuery } from '@tanstack/react-query'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { isEmptyText } from './article-text.ts'
import { draftsOf, type Draft } from './draft-store.ts'
import { openWindows, windowName } from './window-name.ts'

/** Those drafts of a user that no open window is writing, newest first; this window's own among them. */
export async function leftDrafts(userId: number): Promise<Draft[]> {
  const [drafts, open, own] = await Promise.all([draftsOf(userId), openWindows(), windowName()])
  return drafts.filter(
    ({ windowId, text }) => !isEmptyText(text) && (windowId === own || open === null || !open.has(windowId)),
  )
}

export const draftsKey = (userId: number) => ['drafts', userId] as const

export function useOwnDrafts() {
  const { id } = useLoggedInUser()
  return useQuery({
    queryKey: draftsKey(id),
    queryFn: () => leftDrafts(id),
    staleTime: 0,
    refetchOnMount: 'always',
  })
}
