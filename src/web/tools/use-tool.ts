// One tool in use: asks the server when AI is open, keeps the last results, counts, and stops when its screen is left.
// Knows no form and no toast.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Refusal } from '#contract/quota.ts'
import { tools, type ToolName } from '#contract/tools/registry.ts'
import { call, wasAborted } from '#web/api.ts'
import { useAiCounter, useLoggedInUser, userQuery } from '#web/accounts/use-user.ts'
import { useNow } from '#web/ui/use-now.ts'
import { captionsBlocked, failureOf, type Failure } from './refusal.ts'
import type { ToolInput, ToolReply } from './registry.ts'
import { useKept } from './use-kept.ts'

/** How one generation ended; null when it was abandoned. */
export type Outcome<Name extends ToolName> = { reply: ToolReply<Name> } | { failure: Failure } | null

export interface Tool<Name extends ToolName = ToolName> {
  name: Name
  pending: boolean
  /** The last results: they stay until new ones come. */
  reply: ToolReply<Name> | null
  failure: Failure | null
  /** Why AI is closed to this user before anything is asked; null: it is open. */
  blocked: Refusal | null
  /** Asks once; not at all when AI is closed. Counts locally when granted; the caller reads the server's count when all its tools are done. */
  generate: (input: ToolInput<Name>) => Promise<Outcome<Name>>
}

/** `screen` keeps the results of one screen apart from those of another that uses the same tool. */
export function useTool<Name extends ToolName>(name: Name, screen: string): Tool<Name> {
  const client = useQueryClient()
  const user = useLoggedInUser()
  const now = useNow()
  const counter = useAiCounter()
  const [reply, setReply] = useKept<ToolReply<Name> | null>(`${screen}/${name}`, null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [pending, setPending] = useState(false)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function generate(input: ToolInput<Name>): Promise<Outcome<Name>> {
    const refused = captionsBlocked(user, new Date())
    if (refused) {
      const failed = { ...refused, limit: true }
      setFailure(failed)
      return { failure: failed }
    }
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setPending(true)
    setFailure(null)
    try {
      const { endpoint } = tools[name]
      const granted = (await call(endpoint, { body: input, signal })) as ToolReply<Name>
      counter.bump()
      setReply(granted)
      return { reply: granted }
    } catch (error) {
      if (signal.aborted || wasAborted(error)) return null
      const failed = failureOf(name, error)
      setFailure(failed)
      if (failed.sessionEnded) void client.invalidateQueries({ queryKey: userQuery.queryKey })
      return { failure: failed }
    } finally {
      if (!signal.aborted) setPending(false)
    }
  }
  return { name, pending, reply, failure, blocked: captionsBlocked(user, now), generate }
}
