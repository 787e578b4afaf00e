// How far the photograph of a YouTube thumbnail is with being enlarged. Pure.
import type { Enlarged } from '#contract/pictures/endpoints.ts'
import type { PictureState } from '#web/pictures/picture-queue.ts'
import type { EnlargedPhoto, UnderWay } from '../enlarge.ts'

/** How enlarging a photograph goes. */
export type Enlarging =
  | { state: 'idle' }
  | { state: 'processing'; at: UnderWay }
  | { state: 'completed'; done: Enlarged }
  /** The photograph itself is used. `mayRetry`: it may go better the next time. */
  | { state: 'failed'; reason: string; mayRetry: boolean }

/** Why the enlarged one could not be fetched; `reply` tells of it while the server still has it. */
export interface Unfetched {
  reason: string
  reply: EnlargedPhoto | null
}

/** How that goes, by what is kept, by the queue, and by what could not be fetched. */
export function enlargingOf(
  kept: { done: Enlarged } | null,
  state: PictureState<unknown> | undefined,
  unfetched: Unfetched | undefined,
): Enlarging {
  if (kept) return { state: 'completed', done: kept.done }
  if (unfetched !== undefined) return { state: 'failed', reason: unfetched.reason, mayRetry: true }
  if (state === undefined || state.kind === 'stopped' || state.kind === 'idle') return { state: 'idle' }
  if (state.kind === 'failed') return { state: 'failed', reason: state.message, mayRetry: state.mayRetry }
  return { state: 'processing', at: state }
}
