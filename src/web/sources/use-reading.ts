// Reads an article at an address. Goes on when its screen is left, so that a link can be handed over on the way to a tool; is
// abandoned at a logout. Knows no markup.
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { readSource } from '#contract/sources/endpoints.ts'
import { call, failureMessage, wasAborted } from '#web/http/call.ts'
import { useLoggedInUser, userQuery } from '#web/session/use-user.ts'
import type { Article } from './article.ts'
import { articleOf } from './taking.ts'
import { siteOf } from './web-address.ts'

export interface Reading {
  /** The address that is read, or was refused. */
  url: string
  /** Why it was not read, in the server's words; null while it is read. */
  refusal: string | null
}

/** The calls under way, by user; per cache, which is per window. */
const running = new WeakMap<QueryClient, Map<number, AbortController>>()

/** What is being read, or was refused last; null when neither. `forget` also ends what is being read. */
export function useReading() {
  const client = useQueryClient()
  const { id } = useLoggedInUser()
  const control = useMemo(() => controlOf(client, id), [client, id])
  const reading = useSyncExternalStore(
    useCallback((changed) => client.getQueryCache().subscribe(changed), [client]),
    control.now,
    control.now,
  )
  return { reading, ...control }
}

function controlOf(client: QueryClient, userId: number) {
  const key = ['reading-article', userId]
  const calls = running.get(client) ?? new Map<number, AbortController>()
  running.set(client, calls)
  const isIn = () => client.getQueryData(userQuery.queryKey)?.id === userId
  const now = () => client.getQueryData<Reading | null>(key) ?? null

  function show(reading: Reading | null): void {
    if (!isIn()) return
    client.setQueryDefaults(['reading-article'], { gcTime: Infinity })
    client.setQueryData<Reading | null>(key, reading)
  }
  function forget(): void {
    calls.get(userId)?.abort()
    calls.delete(userId)
    if (now() !== null) show(null)
  }
  /** The article at `url`; null when it was refused, which `reading` then says, or abandoned. Never rejects. */
  async function read(url: string, known: { title?: string } = {}): Promise<Article | null> {
    forget()
    const controller = new AbortController()
    calls.set(userId, controller)
    show({ url, refusal: null })
    const unfollow = client.getQueryCache().subscribe(() => !isIn() && controller.abort())
    try {
      const { signal } = controller
      const page = await call(readSource, { body: { url }, signal })
      const article = await articleOf({
        ...page,
        title: page.title || known.title,
        site: page.siteName ?? siteOf(page.url),
      })
      if (signal.aborted) return null
      show(null)
      return article
    } catch (error) {
      if (!controller.signal.aborted && !wasAborted(error)) show({ url, refusal: failureMessage(error) })
      return null
    } finally {
      unfollow()
      if (calls.get(userId) === controller) calls.delete(userId)
      if (!isIn()) client.removeQueries({ queryKey: key })
    }
  }
  return { now, read, forget }
}
