// Does long work in slices, between which everybody else is served. Knows no work.
import { setImmediate as othersFirst } from 'node:timers/promises'
import type { Steps } from '#contract/articles/steps.ts'

/** How long the work goes on without a break, in ms; a step that takes longer is not broken off. */
const SLICE_MS = 10

/** @throws the reason of `signal` when that is aborted: nobody waits for it any more. */
export async function inSlices<Result>(steps: Steps<Result>, signal?: AbortSignal): Promise<Result> {
  for (;;) {
    // Also before the first: who calls may have worked for a while.
    await othersFirst()
    signal?.throwIfAborted()
    const until = performance.now() + SLICE_MS
    do {
      const { done, value } = steps.next()
      if (done) return value
    } while (performance.now() < until)
  }
}
