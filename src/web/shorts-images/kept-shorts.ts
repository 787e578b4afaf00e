// What is kept in the browser: the Shorts that were made, which the server has for a day, and what the files were called that no Short
// was made of. Files themselves cannot be kept.
import { z } from 'zod'
import { combineImages } from '#contract/shorts-images/endpoints.ts'
import { unusedImages, type CreationState, type Short } from './parts.ts'

export interface Kept {
  shorts: readonly Pick<Short, 'number' | 'made'>[]
  /** The names of files that are gone. */
  lost: readonly string[]
}

const keptState = z.object({
  shorts: z.array(z.object({ number: z.number().int(), made: combineImages.output })),
  lost: z.array(z.string()),
})

/**
 * What was kept, without Shorts that have had their time; nothing for what an older version kept.
 * @param isOwn whether this window kept it: another may still have its files.
 */
export function keptIn(stored: unknown, now: Date, isOwn: boolean): Kept {
  const { shorts, lost } = keptState.safeParse(stored).data ?? { shorts: [], lost: [] }
  const isThere = (expiresAt: string | null) => expiresAt === null || new Date(expiresAt) > now
  return { shorts: shorts.filter(({ made }) => isThere(made.result.expiresAt)), lost: isOwn ? lost : [] }
}

export const toKeep = (state: CreationState): Kept => ({
  shorts: state.shorts.flatMap(({ number, made }) => (made === null ? [] : [{ number, made }])),
  lost: [...state.lost, ...unusedImages(state).map(({ file }) => file.name)],
})
