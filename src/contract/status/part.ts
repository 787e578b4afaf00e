// What every part of the house is told by: whether it is well, and what last went wrong.
import { z } from 'zod'

/** `attention`: it works, and somebody should look at it. */
export const partStates = ['good', 'attention', 'failing'] as const
export type PartState = (typeof partStates)[number]

/** What last went wrong, which may be long ago; null when nothing ever did. Never holds what users wrote. */
export const lastError = z.object({ message: z.string(), at: z.iso.datetime() }).nullable()
export type LastError = z.infer<typeof lastError>

export const part = { state: z.enum(partStates), lastError }
