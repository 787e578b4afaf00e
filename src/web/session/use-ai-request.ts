// Counts one AI request for work that the browser does itself, and tells whether AI is open for it. Shows nothing.
import { useState } from 'react'
import {
  notRegistered,
  preCheck,
  registerAiRequest,
  videoRefused,
  type BrowserJob,
  type Refusal,
} from '#contract/quota.ts'
import { ApiError, call, problemOf } from '#web/http/call.ts'
import { useNow } from '#web/ui/use-now.ts'
import { useAiCounter, useLoggedInUser } from './use-user.ts'

/** `refused`: the work may not be done. `uncounted`: it could not be counted, and nobody said that it may not be done. */
export type Registered = { outcome: 'granted' } | { outcome: 'refused' | 'uncounted'; words: Refusal }

export interface AiRequest {
  /** Why AI is closed to this user; null: it is open. */
  blocked: Refusal | null
  /** Never rejects. Asks nobody when AI is closed. */
  register: () => Promise<Registered>
}

/** @param free whether this user's work is not counted at all: then it is always granted. */
export function useAiRequest(job: BrowserJob, free = false): AiRequest {
  const user = useLoggedInUser()
  const counter = useAiCounter()
  const now = useNow()
  /** What the server said when it refused, until it grants again. */
  const [refused, setRefused] = useState<Refusal | null>(null)

  async function register(): Promise<Registered> {
    if (free) return { outcome: 'granted' }
    // Looked at again: what the screen shows may be a minute old.
    const closed = preCheck(user, new Date(), videoRefused)
    if (closed) return { outcome: 'refused', words: closed }
    try {
      await call(registerAiRequest, { body: { job } })
    } catch (error) {
      const words = wordsFor(error)
      if (!isRefusal(error)) return { outcome: 'uncounted', words }
      setRefused(words)
      void counter.reload()
      return { outcome: 'refused', words }
    }
    setRefused(null)
    counter.bump()
    void counter.refresh()
    return { outcome: 'granted' }
  }
  return { blocked: free ? null : (preCheck(user, now, videoRefused) ?? refused), register }
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 403

/** The specification's words (section 8): for a refusal those of the server, for what never arrived others than for what failed. */
function wordsFor(error: unknown): Refusal {
  if (isRefusal(error)) return { ...notRegistered.refused, ...saidBy(error) }
  if (error instanceof ApiError && error.status > 0) return notRegistered.failed
  return notRegistered.broken
}

function saidBy(error: unknown): Partial<Refusal> {
  const { message } = problemOf(error)
  return typeof message === 'string' && message !== '' ? { description: message } : {}
}
