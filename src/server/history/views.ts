// What the statements of other rooms may read of the history.
import { isNull } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { generations } from './tables.ts'

const { id, output } = generations

/** What was written. A generation that its user deleted is shown to nobody, administrators included. */
export const shownGenerations = new QueryBuilder()
  .select({ id, output })
  .from(generations)
  .where(isNull(generations.deletedAt))
  .as('shown_generations')
