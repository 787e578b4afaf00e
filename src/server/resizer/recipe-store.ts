// All SQL about kept recipes. Every statement names the user, so another user's recipe is not found.
import { and, count, eq } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { recipe as recipeSchema, STANDARD_RECIPE } from '#contract/resizer/recipe.ts'
import { SAVED_RECIPE_LIMITS, type SavedRecipe, type SavedRecipeFields } from '#contract/resizer/saved-recipe.ts'
import { holdUser } from '../accounts/holds.ts'
import { alphabetical } from '../accounts/views.ts'
import type { Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import { brokenUnique } from '../db/failures.ts'
import type { Tx } from '../db/transaction.ts'
import { RECIPE_NAME_KEY, resizerRecipes } from './tables.ts'

const columns = { id: resizerRecipes.id, name: resizerRecipes.name, recipe: resizerRecipes.recipe }
const own = (userId: number, id: number) => and(eq(resizerRecipes.userId, userId), eq(resizerRecipes.id, id))

/** In the order of the alphabet. */
export async function recipesOf(db: Db, userId: number): Promise<SavedRecipe[]> {
  const rows = await db
    .select(columns)
    .from(resizerRecipes)
    .where(eq(resizerRecipes.userId, userId))
    .orderBy(alphabetical(resizerRecipes.name), resizerRecipes.id)
  // One that was kept under other limits than today's is not lost with its name.
  return rows.map((row) => ({ ...row, recipe: recipeSchema.safeParse(row.recipe).data ?? STANDARD_RECIPE }))
}

/** @throws Problem recipeNameTaken, or invalidInput when the user has as many as one may have. */
export async function insertRecipe(tx: Tx, { by, at }: Deed, fields: SavedRecipeFields): Promise<SavedRecipe> {
  // Two windows that both add the last recipe go one after the other.
  await holdUser(tx, by.id, 'no key update')
  const [made] = await tx.select({ count: count() }).from(resizerRecipes).where(eq(resizerRecipes.userId, by.id))
  if ((made?.count ?? 0) >= SAVED_RECIPE_LIMITS.recipes) throw new Problem('invalidInput', { message: FULL })
  const [row] = await tx
    .insert(resizerRecipes)
    .values({ ...fields, userId: by.id, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning(columns)
  if (row === undefined) throw new Problem('recipeNameTaken')
  return row
}

const FULL = `Je kunt hoogstens ${SAVED_RECIPE_LIMITS.recipes} recepten bewaren. Verwijder er eerst een.`

/** @throws Problem notFound or recipeNameTaken; then nothing changed. */
export async function updateRecipe(
  tx: Tx,
  { by, at }: Deed,
  id: number,
  fields: SavedRecipeFields,
): Promise<SavedRecipe> {
  const [row] = await tx
    .update(resizerRecipes)
    .set({ ...fields, updatedAt: at })
    .where(own(by.id, id))
    .returning(columns)
    .catch((error: unknown) => {
      throw brokenUnique(error) === RECIPE_NAME_KEY ? new Problem('recipeNameTaken', { cause: error }) : error
    })
  if (row === undefined) throw gone()
  return row
}

/** @throws Problem notFound. */
export async function removeRecipe(db: Db, userId: number, id: number): Promise<void> {
  const removed = await db.delete(resizerRecipes).where(own(userId, id)).returning({ id: resizerRecipes.id })
  if (removed.length === 0) throw gone()
}

const gone = () => new Problem('notFound', { message: 'Dit recept bestaat niet of is verwijderd.' })
