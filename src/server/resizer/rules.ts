// A batch in which some pictures may fail: in which order it stands, and what is told of it. No SQL, no HTTP.
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
