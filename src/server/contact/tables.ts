// The tables of contact: messages from the public page, and the answers given to them and to feedback.
import { sql, type SQL } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { userFeedback } from '../feedback/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const someone = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' })

export const contactSubmissions = pgTable(
  'contact_submissions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    message: text('message').notNull(),
    betaTester: boolean('beta_tester').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** When it was handled; with `handledBy` null it is only claimed, for an answer (db/handled.ts). Null: open. */
    handledAt: moment('handled_at'),
    handledBy: someone('handled_by'),
    /** What a search among messages looks through. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => {
        const { name, email, company, message } = contactSubmissions
        return sql`folded(${name} || ' ' || ${email} || ' ' || coalesce(${company}, '') || ' ' || ${message})`
      }),
  },
  (table) => [
    index('contact_submissions_open_idx')
      .on(table.id)
      .where(sql`${table.handledAt} IS NULL`),
    // For the list of handled messages, and for the job that deletes those handled long ago.
    index('contact_submissions_handled_at_idx').on(table.handledAt),
    index('contact_submissions_handled_by_idx').on(table.handledBy),
    index('contact_submissions_email_idx').on(sql`lower(${table.email})`),
    // For searching a word anywhere in a message, or in its writer's name, company and address.
    index('contact_submissions_search_idx').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
)

/** An answer that was sent by mail, to a message or to feedback. */
export const replies = pgTable(
  'contact_replies',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    submissionId: integer('submission_id').references(() => contactSubmissions.id, { onDelete: 'cascade' }),
    feedbackId: integer('feedback_id').references(() => userFeedback.id, { onDelete: 'cascade' }),
    sentBy: someone('sent_by'),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    index('contact_replies_submission_id_idx').on(table.submissionId),
    index('contact_replies_feedback_id_idx').on(table.feedbackId),
    index('contact_replies_sent_by_idx').on(table.sentBy),
  ],
)
