// A batch in which some pictures may fail: in which order it stands, how many are made at once, and what is told of it. No SQL,
// no HTTP.
import type { z } from 'zod'
import type { Problem } from '#contract/problems.ts'
import type { Enhanced, enhancedReply } from '#contract/resizer/enhanced-image.ts'

/** A picture of a batch that came to nothing. */
export interface Failed {
  /** What its sender calls it. */
  fileName: string
  problem: Problem
}

/** All files of a batch in the order in which they were sent: `place` is where one stands that was refused. */
export function inOrder<File, Refused extends { place: number }>(
  files: readonly File[],
  refused: readonly Refused[],
): (File | Refused)[] {
  const all: (File | Refused)[] = [...files]
  for (const one of refused.toSorted((a, b) => a.place - b.place)) all.splice(one.place, 0, one)
  return all
}

/** What `work` makes of each, in their order; `atOnce` of them are worked on at a time. Stops at the first that throws. */
export async function inTurns<From, To>(
  all: readonly From[],
  atOnce: number,
  work: (one: From, at: number) => Promise<To>,
): Promise<To[]> {
  const made: To[] = []
  // One iterator for all who work: each takes the next that nobody has.
  const left = all.entries()
  const one = async () => {
    for (const [at, from] of left) made[at] = await work(from, at)
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return made
}

/** @throws the problem of the first picture when all failed: then there is nothing to tell but that. */
export function replyOf(outcomes: readonly (Enhanced | Failed)[]): z.input<typeof enhancedReply> {
  const failed = outcomes.filter((outcome) => 'problem' in outcome)
  const [first] = failed
  if (first !== undefined && failed.length === outcomes.length) throw first.problem
  return {
    success: true,
    enhancedImages: outcomes.map((outcome) =>
      'problem' in outcome
        ? {
            original: { fileName: outcome.fileName },
            enhanced: null,
            error: outcome.problem.told,
            code: outcome.problem.code,
          }
        : outcome,
    ),
    error: first?.problem.told ?? null,
  }
}
