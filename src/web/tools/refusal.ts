// In which words a caption tool says no. Knows no component.
import type { Subscriber } from '#contract/access.ts'
import { captionsRefused, preCheck, subscriptionOver, trialOver, type Refusal } from '#contract/quota.ts'
import { problems } from '#contract/problems.ts'
import type { ToolName } from '#contract/tools/registry.ts'
import { ApiError, problemOf, serverMessage } from '#web/api.ts'
import { textsIn } from './registry.ts'

/** Why a tool gave nothing: title and description, and whether it was the quota. */
export interface Failure {
  title: string
  description?: string | undefined
  limit: boolean
  /** The session is over: the login comes next, and there is nobody whose count could be read. */
  sessionEnded?: boolean
}

export const nothingWritten = 'Geen captions konden worden gegenereerd'
export const somethingWrong = 'Er is een fout opgetreden bij het genereren van captions'

const sessionEnded: Failure = {
  title: 'Je sessie is verlopen',
  description: 'Log opnieuw in om verder te gaan. Wat je hebt ingevuld, blijft staan.',
  limit: false,
  sessionEnded: true,
}

/** Whether `user` is already refused before any call; null means go ahead. */
export function captionsBlocked(user: Subscriber, now: Date): Refusal | null {
  return preCheck(user, now, captionsRefused)
}

/** A failed call in the words of the caption tools (specification, section 8). */
export function failureOf(name: ToolName, error: unknown): Failure {
  if (error instanceof ApiError && error.status === 401) return sessionEnded
  const problem = problemOf(error)
  if (problem.subscriptionExpired) return { ...subscriptionOver, limit: true }
  if (problem.trialExpired) return { ...trialOver, limit: true }
  if (problem.requestLimitReached) return { ...captionsRefused, limit: true }
  if (problem.message === problems.writerEmpty.message) return { title: nothingWritten, limit: false }
  // A reply without results does not pass the contract's schema, yet it has words of its own.
  if (repliedEmpty(name, problem)) return { title: nothingWritten, limit: false }
  return { title: somethingWrong, description: serverMessage(error), limit: false }
}

function repliedEmpty(name: ToolName, data: object): boolean {
  return ('titles' in data || 'captions' in data) && textsIn(name, data).length === 0
}
