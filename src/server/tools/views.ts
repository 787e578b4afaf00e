// What the statements of other rooms may read of the tools: what was changed about them. The columns have the names that
// stand here, in SQL as well.
import { sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { toolSettings } from './tables.ts'

/** One row for each tool with a changed setting; null: the product's own value. */
export const settings = new QueryBuilder()
  .select({
    tool: sql`${toolSettings.tool}`.as('tool'),
    examplesShown: sql`${toolSettings.examplesShown}`.as('examples_shown'),
    timeLimitSeconds: sql`${toolSettings.timeLimitSeconds}`.as('time_limit_seconds'),
    updatedAt: sql`${toolSettings.updatedAt}`.as('updated_at'),
  })
  .from(toolSettings)
  .as('settings')
