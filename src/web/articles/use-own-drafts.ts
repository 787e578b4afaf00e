// The texts of this user that are on this device only, of windows that are gone. Renders nothing.
import { useCallback, useEffect, useState } from 'react'
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

/** @returns undefined until they were read; `again` reads them again. */
export function useOwnDrafts(): { drafts: readonly Draft[] | undefined; again: () => void } {
  const { id } = useLoggedInUser()
  const [drafts, setDrafts] = useState<readonly Draft[]>()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let left = false
    void leftDrafts(id).then((found) => {
      if (!left) setDrafts(found)
    })
    return () => void (left = true)
  }, [id, turn])
  return { drafts, again: useCallback(() => setTurn((now) => now + 1), []) }
}
