// The table of what the house remembers of itself: one value per name.
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

export const houseSettings = pgTable('house_settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
})
