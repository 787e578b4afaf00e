// What is kept of a batch in the browser: its recipe, and what was made, which the server has for a day. Of files of which nothing was
// made only the names can be kept: whoever comes back is told which are gone.
import { z } from 'zod'
import { focus } from '#contract/pictures/frame.ts'
import { enhanced } from '#contract/resizer/enhanced-image.ts'
import { STANDARD_RECIPE, wholeRecipe } from '#contract/resizer/recipe.ts'
import { isRefused, type BatchState } from './batch-entry.ts'

const keptBatch = z.object({
  recipe: wholeRecipe,
  made: z.array(
    z.object({
      image: enhanced,
      recipe: wholeRecipe,
      own: wholeRecipe.nullable(),
      focus: focus.nullable(),
      chosen: z.boolean(),
    }),
  ),
  /** What files were called that were given, and of which nothing was made. */
  unmade: z.array(z.string()).default([]),
})
export type KeptBatch = z.infer<typeof keptBatch>

/** What was kept, without pictures that have had their time; an empty batch for what an older version kept. */
export function keptBatchIn(stored: unknown, now: Date): KeptBatch {
  const { data } = keptBatch.safeParse(stored)
  if (data === undefined) return { recipe: STANDARD_RECIPE, made: [], unmade: [] }
  const isThere = ({ expiresAt }: { expiresAt: string | null }) => expiresAt === null || new Date(expiresAt) > now
  const made = data.made.filter(({ image }) => isThere(image.original) && isThere(image.enhanced))
  return { ...data, made }
}

export const toKeep = ({ entries, recipe, lost }: BatchState): KeptBatch => ({
  recipe,
  made: entries.flatMap((entry) => {
    const { made, own, focus: point, chosen } = entry
    return made === null || isRefused(entry) ? [] : [{ ...made, own, focus: point, chosen }]
  }),
  unmade: [...lost, ...entries.flatMap((entry) => (entry.made === null && !isRefused(entry) ? [entry.file.name] : []))],
})
