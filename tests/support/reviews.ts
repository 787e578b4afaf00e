// Reviews in tests: what an editor sends, and articles with text of a model.
import type { Decision } from '#contract/reviews/review.ts'
import type { MachineBlock } from '#contract/writing/blocks.ts'

/** A review in full of a version. @param parts what was decided of each part, by its id. */
export const reviewOf = (version: number, parts: Readonly<Record<string, Decision>> = {}) => ({
  version,
  read: true,
  accuracy: true,
  sources: true,
  plausibility: true,
  parts: Object.entries(parts).map(([id, decision]) => ({ id, decision })),
})

/** The mark of a block that a model wrote. */
export const ofModel = (id: string, at: number | null, model = 'mistral-large'): MachineBlock => ({
  id,
  at,
  model,
  generationId: null,
})
