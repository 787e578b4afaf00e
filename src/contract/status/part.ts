// What is reported of every part of the installation: whether it works, and its last error.
import { z } from 'zod'

/** `attention`: it works, but somebody should look at it. */
export const partStates = ['good', 'attention', 'failing'] as const
export type PartState = (typeof partStates)[number]

/** The last error, which may be long ago; null when there never was one. It never contains what users wrote. */
export const lastError = z.object({ message: z.string(), at: z.iso.datetime() }).nullable()
export type LastError = z.infer<typeof lastError>

export const part = { state: z.enum(partStates), lastError }
