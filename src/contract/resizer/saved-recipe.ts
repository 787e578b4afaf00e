// A recipe that somebody keeps under a name, to be chosen again on any device.
import { z } from 'zod'
import { textField } from '../text.ts'
import { recipe, wholeRecipe } from './recipe.ts'

export const SAVED_RECIPE_LIMITS = {
  /** In characters. */
  name: 40,
  /** Recipes of one user: more is no list to choose from. */
  recipes: 30,
} as const

export const savedRecipeFields = z.object({
  name: textField({
    min: 1,
    max: SAVED_RECIPE_LIMITS.name,
    tooShort: 'Geef het recept een naam.',
    oneLine: true,
    visible: true,
  }),
  recipe,
})
export type SavedRecipeFields = z.output<typeof savedRecipeFields>

export const savedRecipe = z.object({ id: z.number().int(), name: z.string(), recipe: wholeRecipe })
export type SavedRecipe = z.output<typeof savedRecipe>
