// The table of the recipes that users keep.
import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Recipe } from '#contract/resizer/recipe.ts'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What a second recipe of one user with the same name breaks. */
export const RECIPE_NAME_KEY = 'resizer_recipes_user_id_name_key'

export const resizerRecipes = pgTable(
  'resizer_recipes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    recipe: jsonb('recipe').$type<Recipe>().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex(RECIPE_NAME_KEY).on(table.userId, sql`lower(${table.name})`)],
)
