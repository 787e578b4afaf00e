// What the statements of other rooms may read of feedback: ratings, and the examples learned from them. The columns have the
// names that stand here, in SQL as well.
import { sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { aiLearningData, userFeedback } from './tables.ts'

/** Every thumb: `rating` is 1 for up, -1 for down. */
export const ratings = new QueryBuilder()
  .select({
    tool: sql`${userFeedback.category}`.as('tool'),
    rating: sql`${userFeedback.rating}`.as('rating'),
    createdAt: sql`${userFeedback.createdAt}`.as('created_at'),
  })
  .from(userFeedback)
  .as('ratings')

/** The learned examples of all users, each with its whole text. */
export const examples = new QueryBuilder()
  .select({
    userId: sql`${aiLearningData.userId}`.as('user_id'),
    tool: sql`${aiLearningData.tool}`.as('tool'),
    text: sql`${aiLearningData.dataValue}`.as('example'),
  })
  .from(aiLearningData)
  .as('examples')
