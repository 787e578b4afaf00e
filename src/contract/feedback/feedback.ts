// What a user says of a result, and what the writer may learn from it. `user_feedback` and `ai_learning_data`.
import { z } from 'zod'
import { entityId } from '../endpoint.ts'
import { textField } from '../text.ts'

/** Thumb up or down. */
export const ratings = [1, -1] as const
const rating = z.union([z.literal(1), z.literal(-1)], { error: 'Kies duim omhoog of duim omlaag.' })
export type Rating = z.infer<typeof rating>

export const LONGEST_COMMENT = 1_000

export const ratingOf = z.object({
  /** The place of the result among the texts of its generation, from 0. */
  index: z.number().int().min(0),
  rating,
  comment: z.string(),
})
export type RatingOf = z.infer<typeof ratingOf>

export const feedbackFields = z.object({
  generationId: entityId,
  index: z.number().int().min(0).max(100),
  /** Null takes what was said back. */
  rating: rating.nullable(),
  /** Left out: what was written before stays. */
  comment: textField({ max: LONGEST_COMMENT }).nullish(),
})

/** Most examples of one tool that are listed: more than any prompt is shown, so whatever may go into one is there. */
export const LISTED_PER_TOOL = 50

/** A text of the user's own taste: later prompts of the same user and tool are shown it. */
export const learnedExample = z.object({
  id: z.number().int(),
  dataType: z.string(),
  /** How it begins; all of it stands in the history. */
  dataValue: z.string(),
  /** The tool it was made with. */
  tool: z.string(),
  /** Which result it was, as in `ratingOf`. */
  generationId: entityId,
  index: z.number().int().min(0),
  createdAt: z.iso.datetime(),
})
export type LearnedExample = z.infer<typeof learnedExample>
