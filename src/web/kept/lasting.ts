// What a screen works on and what goes on when that is left: one for each user in this window, until their session ends. What of it
// can be kept is there after a reload: each window finds its own again, and a new window that of the last. Knows nothing of what it is.
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useLoggedInUser, userQuery } from '#web/session/use-user.ts'
import { readOwn } from './kept-storage.ts'
import { keep, keptNow } from './use-kept.ts'

export interface Lasting<State> {
  /** The same object until something changes. */
  now: () => State
  subscribe: (listener: () => void) => () => void
  /** Ends all that is on its way. */
  end: () => void
}

interface Parts<State, One extends Lasting<State>> {
  /** Under which it is kept. */
  name: string
  /** @param kept what was kept, not checked. @param isOwn whether this window kept it: it was reloaded, or left and come back to. */
  open: (kept: unknown, isOwn: boolean) => One
  toKeep: (state: State) => unknown
}

/** Makes the hook that gives it, and how it stands now. */
export function lasting<State, One extends Lasting<State>>({ name, open, toKeep }: Parts<State, One>) {
  /** By cache, which is per window, and by user. */
  const all = new WeakMap<QueryClient, Map<number, One>>()

  function oneOf(client: QueryClient, userId: number): One {
    const known = all.get(client) ?? new Map<number, One>()
    all.set(client, known)
    const found = known.get(userId)
    if (found !== undefined) return found
    const isLoggedIn = () => client.getQueryData(userQuery.queryKey)?.id === userId
    const own = readOwn(userId, name)
    const one = own === undefined ? open(keptNow(client, userId, name), false) : open(own, true)
    known.set(userId, one)
    let written = JSON.stringify(toKeep(one.now()))
    const forget = one.subscribe(() => {
      const kept = toKeep(one.now())
      const text = JSON.stringify(kept)
      // How far something is changes many times a second, and is not kept.
      if (text === written) return
      written = text
      keep(client, userId, name, kept, true)
    })
    const unfollow = client.getQueryCache().subscribe(() => {
      if (isLoggedIn()) return
      unfollow()
      forget()
      known.delete(userId)
      one.end()
    })
    return one
  }

  return function useLasting(): [One, State] {
    const client = useQueryClient()
    const { id } = useLoggedInUser()
    const one = oneOf(client, id)
    return [one, useSyncExternalStore(one.subscribe, one.now, one.now)]
  }
}
