// The state of a tool's request, which goes on when its screen is left: a user who comes back finds it still writing, or
// done. It is aborted when the session of its user ends. Knows no endpoint and no markup.
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLoggedInUser, userQuery } from '#web/session/use-user.ts'
import type { Failure } from './refusal.ts'

export interface UnderWay {
  pending: boolean
  /** Why the last generation gave nothing. */
  failure: Failure | null
  /** What a tool that streams has written so far. */
  written: string | null
}

const idle: UnderWay = { pending: false, failure: null, written: null }

/** The requests under way, by user, screen and tool; per cache, which is per window. */
const running = new WeakMap<QueryClient, Map<string, AbortController>>()

function runningIn(client: QueryClient): Map<string, AbortController> {
  const known = running.get(client) ?? new Map<string, AbortController>()
  running.set(client, known)
  return known
}

/** `name`: of the screen and its tool. The state of a generation that is over is dropped when its screen is left. */
export function useUnderWay(name: string) {
  const client = useQueryClient()
  const { id } = useLoggedInUser()
  const control = useMemo(() => controlOf(client, id, name), [client, id, name])
  const state = useSyncExternalStore(
    useCallback((changed) => client.getQueryCache().subscribe(changed), [client]),
    control.now,
    control.now,
  )
  useEffect(() => control.leave, [control])
  return { ...control, state }
}

function controlOf(client: QueryClient, userId: number, name: string) {
  const key = ['under-way', userId, name]
  const calls = runningIn(client)
  const callName = `${userId} ${name}`
  const isIn = () => client.getQueryData(userQuery.queryKey)?.id === userId
  const now = () => client.getQueryData<UnderWay>(key) ?? idle

  function change(next: Partial<UnderWay>): void {
    if (!isIn()) return
    client.setQueryDefaults(['under-way'], { gcTime: Infinity })
    client.setQueryData<UnderWay>(key, { ...now(), ...next })
  }
  function stop(): void {
    calls.get(callName)?.abort()
    calls.delete(callName)
    change({ pending: false })
  }
  /** Starts a request and aborts the one before. `run` gets the signal that aborts it, which also happens at a logout. */
  async function start<Value>(run: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
    calls.get(callName)?.abort()
    const controller = new AbortController()
    calls.set(callName, controller)
    change({ pending: true, failure: null, written: null })
    const unfollow = client.getQueryCache().subscribe(() => !isIn() && controller.abort())
    try {
      return await run(controller.signal)
    } finally {
      unfollow()
      if (calls.get(callName) === controller) {
        calls.delete(callName)
        if (isIn()) change({ pending: false })
        // A user who comes back after their session ended must find nothing that still seems to be writing.
        else client.removeQueries({ queryKey: key })
      }
    }
  }
  function leave(): void {
    if (!now().pending && now() !== idle) change(idle)
  }
  return { now, change, start, stop, leave }
}
