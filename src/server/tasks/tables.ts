// The tables of tasks, and of the secret addresses under which calendars read them.
import { sql, type SQL } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { recurrences } from '#contract/tasks/task.ts'
import { users } from '../accounts/tables.ts'
import { inspirationLinks } from '../links/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const someone = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' })

/** What `\s` matches in JavaScript, except a line feed. Spelled out, because PostgreSQL's `\s` depends on its locale. */
const BLANKS = String.raw`\t\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`
/** What a dot does not match in JavaScript, beside a line feed. */
const ENDS = String.raw`\r\u2028\u2029`

/**
 * How many lines of a description are a checklist item with this mark, by the same rule as `checklistOf` of the contract.
 * Counted when a task is written, so that a list reads two numbers and not all descriptions. When the rule there changes, a
 * migration has to compute these columns anew.
 */
function itemsMarked(mark: '[xX]' | '[ xX]'): SQL {
  // Matched line by line (flag n): no part of the pattern matches a line feed.
  const line = `^[${BLANKS}]*- \\[${mark}\\][${BLANKS}]+[^${BLANKS}][^${ENDS}]*$`
  // Put into the SQL itself: the definition of a column takes no parameters.
  return sql`coalesce(regexp_count(${tasks.description}, ${sql.raw(`'${line}'`)}, 1, 'n'), 0)`
}

export const tasks = pgTable(
  'tasks',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    title: text('title').notNull(),
    /** Markdown; a line that begins with `- [ ]` or `- [x]` is an item of the checklist. */
    description: text('description'),
    /** A calendar day, in Dutch time. */
    dueDate: date('due_date', { mode: 'string' }),
    completed: boolean('completed').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    createdBy: someone('created_by'),
    completedAt: moment('completed_at'),
    completedBy: someone('completed_by'),
    priority: integer('priority').notNull().default(0),
    /** The lower, the higher in the list. There are gaps between neighbours, so that a move changes one row. */
    position: integer('position').notNull().default(0),
    assigneeId: someone('assignee_id'),
    /** The inspiration link it was made from. */
    linkId: integer('link_id').references(() => inspirationLinks.id, { onDelete: 'set null' }),
    recurrence: text('recurrence', { enum: recurrences }),
    /** The occurrence of a recurring task that this one follows; unique, so that each is followed once. */
    previousId: integer('previous_id'),
    /** Raised with every edit: whoever edits an older version is told so. */
    version: integer('version').notNull().default(0),
    /** Deleted since then; for a while it can be brought back. */
    deletedAt: moment('deleted_at'),
    /** What a search among tasks looks through. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`folded(${tasks.title} || ' ' || coalesce(${tasks.description}, ''))`),
    /** The number of items of the checklist in the description; 0 without one. */
    checklistItems: integer('checklist_items')
      .notNull()
      .generatedAlwaysAs((): SQL => itemsMarked('[ xX]')),
    checklistDone: integer('checklist_done')
      .notNull()
      .generatedAlwaysAs((): SQL => itemsMarked('[xX]')),
  },
  (table) => [
    index('tasks_position_idx').on(table.position, table.id),
    uniqueIndex('tasks_previous_id_key')
      .on(table.previousId)
      .where(sql`${table.deletedAt} IS NULL`),
    index('tasks_assignee_id_idx').on(table.assigneeId),
    // The next three are used when a link or an account is deleted.
    index('tasks_link_id_idx').on(table.linkId),
    index('tasks_created_by_idx').on(table.createdBy),
    index('tasks_completed_by_idx').on(table.completedBy),
    index('tasks_deleted_at_idx').on(table.deletedAt),
    // For a search for words anywhere in the texts of a task.
    index('tasks_search_idx').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
)

/** Whoever knows the token reads the calendar of this user's tasks: as with other calendars, the address is the key. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** 256 random bits. */
  token: text('token').notNull().unique(),
  createdAt: moment('created_at').notNull(),
})
