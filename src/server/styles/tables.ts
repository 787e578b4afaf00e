// The table of style profiles.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { styleAddresses } from '#contract/styles/style-profile.ts'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const list = (name: string) => jsonb(name).$type<string[]>().notNull()

export const styleProfiles = pgTable(
  'style_profiles',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    audience: text('audience').notNull(),
    tone: text('tone').notNull(),
    address: text('address', { enum: styleAddresses }).notNull(),
    wordsToUse: list('words_to_use'),
    bannedWords: list('banned_words'),
    sampleTexts: list('sample_texts'),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('style_profiles_user_id_idx').on(table.userId),
    // Two at once can both ask to be the default: the second then fails instead of both succeeding.
    uniqueIndex('style_profiles_default_key')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
  ],
)

export type StyleRow = typeof styleProfiles.$inferSelect
