// A user's rating of a result, and the examples that prompts learn from. Stored in the tables `user_feedback` and
// `ai_learning_data`.
import { z } from 'zod'
import { entityId } from '../endpoint.ts'
import { textField } from '../text.ts'

/** Thumb up or down. */
export const ratings = [1, -1] as const
const rating = z.union([z.literal(1), z.literal(-1)], { error: 'Kies duim omhoog of duim omlaag.' })
export type Rating = z.infer<typeof rating>

export const LONGEST_COMMENT = 1_000

export const ratingOf = z.object({
  /** The index of the result among the texts of its generation (`textsIn`), from 0. */
  index: z.number().int().min(0),
  rating,
  comment: z.string(),
})
export type RatingOf = z.infer<typeof ratingOf>

export const feedbackFields = z.object({
  generationId: entityId,
  index: z.number().int().min(0).max(100),
  /** Null removes the rating and its comment. */
  rating: rating.nullable(),
  /** Left out: an earlier comment stays. Null or empty removes it. */
  comment: textField({ max: LONGEST_COMMENT }).nullish(),
})

/** Most examples listed per tool: more than a prompt ever shows, so every example that a prompt may use is listed. */
export const LISTED_PER_TOOL = 50

/** A result that the user liked: later prompts of the same user and tool show it to the language model. */
export const learnedExample = z.object({
  id: z.number().int(),
  dataType: z.string(),
  /** The beginning of the text; the history has all of it. */
  dataValue: z.string(),
  /** The tool it was made with. */
  tool: z.string(),
  /** The generation and index of the result, as in `ratingOf`. */
  generationId: entityId,
  index: z.number().int().min(0),
  createdAt: z.iso.datetime(),
})
export type LearnedExample = z.infer<typeof learnedExample>
