// The endpoints of kept recipes.
import type { FastifyInstance } from 'fastify'
import { addRecipe, deleteRecipe, listRecipes, saveRecipe } from '#contract/resizer/endpoints.ts'
import { change } from '../change/change.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { insertRecipe, recipesOf, removeRecipe, updateRecipe } from './recipe-store.ts'

export function recipeRoutes(app: FastifyInstance, site: Site): void {
  const { db } = site
  serve(app, site, listRecipes, ({ user }) => recipesOf(db, user.id))
  serve(app, site, addRecipe, ({ user, body }) => change(site, user, (tx, deed) => insertRecipe(tx, deed, body)))
  serve(app, site, saveRecipe, ({ user, params, body }) =>
    change(site, user, (tx, deed) => updateRecipe(tx, deed, params.id, body)),
  )
  serve(app, site, deleteRecipe, async ({ user, params }) => {
    await removeRecipe(db, user.id, params.id)
    return {}
  })
}
