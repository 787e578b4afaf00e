// The table of the pictures that are kept for their owners. Their files stand in the file store, under the picture's name.
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { formats } from '#contract/pictures/formats.ts'
import { pictureTools } from '#contract/pictures/picture.ts'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const pictures = pgTable(
  'pictures',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Null for those of an article that is the house's. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Unguessable; also the key of its file. */
    name: text('name').notNull().unique('pictures_name_key'),
    /** What its owner calls it. */
    fileName: text('file_name').notNull(),
    format: text('format', { enum: formats }).notNull(),
    /** In px. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** Who made it and whose it is, as the file told; null when it told nothing. */
    creator: text('creator'),
    rights: text('rights'),
    /** What made it. */
    tool: text('tool', { enum: pictureTools }).notNull(),
    createdAt: moment('created_at').notNull(),
    /** From then on it is gone for everybody, and a job removes it; null for a picture that stays. */
    expiresAt: moment('expires_at'),
  },
  (table) => [index('pictures_user_id_idx').on(table.userId), index('pictures_expires_at_idx').on(table.expiresAt)],
)
export type PictureRow = typeof pictures.$inferSelect
