// State that survives leaving its screen and a reload: a user who comes back finds input and results as they were, until
// logout. Per user and name, in memory and in the browser's storage. Knows nothing of what is kept.
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useReducer, useState, useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { useLoggedInUser, userQuery } from '#web/session/use-user.ts'
import { readKept, readOwn, writeKept, writeOwn } from './kept-storage.ts'

/** A new value, or a function that makes it from the current one. A value itself is data, never a function. */
type Next<Value> = Value | ((now: Value) => Value)

const keyOf = (userId: number, name: string) => ['kept', userId, name]

/** Whether what stands under a name is in memory only. */
const unkeptKeyOf = (userId: number, name: string) => [...keyOf(userId, name), 'unkept']
const isUnkeptIn = (client: QueryClient, userId: number, name: string) =>
  client.getQueryData(unkeptKeyOf(userId, name)) === true

/**
 * Puts `value` under `name`, also from outside the screen that shows it; a screen that is open follows. Does nothing for a
 * user who is not logged in any more: the next person at this browser would find it.
 * @param own also for this window, which finds it again whatever another one writes; once that was done it always is.
 */
export function keep(client: QueryClient, userId: number, name: string, value: unknown, own = false): void {
  if (client.getQueryData(userQuery.queryKey)?.id !== userId) return
  client.setQueryDefaults(['kept'], { gcTime: Infinity })
  client.setQueryData(keyOf(userId, name), value)
  const isUnkept = !writeKept(userId, name, value)
  if (own || readOwn(userId, name) !== undefined) writeOwn(userId, name, value)
  if (isUnkept !== isUnkeptIn(client, userId, name)) client.setQueryData(unkeptKeyOf(userId, name), isUnkept)
}

/** What stands under `name` now, not checked; undefined when nothing does. In memory first: storage may have had no room. */
export function keptNow(client: QueryClient, userId: number, name: string): unknown {
  const known = client.getQueryData(keyOf(userId, name))
  return known === undefined ? stored(userId, name) : known
}

/** What this window wrote itself comes first: another may have written since. */
function stored(userId: number, name: string): unknown {
  const own = readOwn(userId, name)
  return own === undefined ? readKept(userId, name) : own
}

/**
 * Whether what was put under `name` will be gone after a reload, because the browser has no room for it or keeps nothing. Until
 * something is put there it is as it was found.
 */
export function useUnkept(name: string): boolean {
  const client = useQueryClient()
  const { id } = useLoggedInUser()
  const now = useCallback(() => isUnkeptIn(client, id, name), [client, id, name])
  return useSyncExternalStore(
    useCallback((changed) => client.getQueryCache().subscribe(changed), [client]),
    now,
    now,
  )
}

/**
 * As `useState`, under a name.
 * @param schema what a stored value must be: an older version of the application may have written it. One that does not
 * pass counts as none.
 * @param own true where two windows are two pieces of work: each finds its own after a reload, and a new window that of the last.
 */
export function useKept<Value>(
  name: string,
  initial: Value,
  schema: z.ZodType<Value>,
  own = false,
): [Value, (next: Next<Value>) => void] {
  const client = useQueryClient()
  const { id } = useLoggedInUser()
  // Read from storage once per mount: from then on the value in memory counts.
  const [first] = useState(() => {
    const read = schema.safeParse(stored(id, name))
    return read.success ? read.data : initial
  })
  const now = useCallback(() => {
    const known = client.getQueryData<Value>(keyOf(id, name))
    return known === undefined ? first : known
  }, [client, id, name, first])
  const value = useSyncExternalStore(
    useCallback((changed) => client.getQueryCache().subscribe(changed), [client]),
    now,
    now,
  )
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const set = useCallback(
    (next: Next<Value>) => {
      const changed = typeof next === 'function' ? (next as (now: Value) => Value)(now()) : next
      keep(client, id, name, changed, own)
      // The cache notifies its subscribers only later; a field that shows what is typed needs the new value at once.
      redraw()
    },
    [client, id, name, now, own],
  )
  return [value, set]
}
