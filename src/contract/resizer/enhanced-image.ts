// What became of one picture of a batch: what was sent and what was made of it, or why nothing was.
import { z } from 'zod'
import { focus } from '../pictures/frame.ts'
import { picture } from '../pictures/picture.ts'
import { sourceNote } from '../pictures/source-notes.ts'
import { problemReply } from '../problems.ts'

export const enhanced = z.object({
  /** As it was sent. */
  original: picture,
  enhanced: picture,
  /** The point that it was cut around, found or given; null where nothing was cut. */
  focus: focus.nullable(),
  /** With which quality it was written, 1 to 100; null for a lossless format. */
  quality: z.number().int().nullable(),
  /** False when even the lowest quality made more bytes than the recipe allows. */
  met: z.boolean(),
  /** What it lacked and got, beside its size: no more may be told of it. */
  finished: z.object({ contrast: z.boolean(), colour: z.boolean(), sharpness: z.boolean() }),
  /** What else there is to say of what was sent. What was kept before there were any has none. */
  notes: z.array(sourceNote).default([]),
  error: z.null(),
})
export type Enhanced = z.output<typeof enhanced>

/** One picture that failed spoils nothing of the others. */
export const notEnhanced = z.object({
  original: z.object({
    /** What its sender calls it. Nothing of it was kept. */
    fileName: z.string(),
  }),
  enhanced: z.null(),
  /** For people. */
  error: z.string(),
  code: problemReply.shape.code,
})

export const enhancedImage = z.union([enhanced, notEnhanced])

export const enhancedReply = z.object({
  success: z.literal(true),
  /** In the order in which they were sent. */
  enhancedImages: z.array(enhancedImage),
  /** Why the first that failed did; null when none did. */
  error: z.string().nullable(),
})
