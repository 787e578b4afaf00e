// The tables of billing: customers and subscriptions as Stripe last told them, notices that came, and withdrawals. Bookkeeping stays
// when a user goes, without the user.
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { invoiceStates, orderKinds } from '#contract/billing/state.ts'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const billingCustomers = pgTable('billing_customers', {
  /** Stripe's id. */
  id: text('id').primaryKey(),
  /** Null once the user has gone. */
  userId: integer('user_id')
    .unique()
    .references(() => users.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull(),
  /** When the user left: as they went, or as they confirmed that they go (leaving-store.ts). What is paid later goes back whole. */
  closedAt: moment('closed_at'),
  /** Whether it was the house that ended it, not the user: then what was not used of what they paid goes back (rules.ts). */
  closedByHouse: boolean('closed_by_house').notNull().default(false),
  /** Raised before Stripe is asked. */
  asked: integer('asked').notNull().default(0),
  /** The `asked` of which the answer is kept: an answer to an older question is not written over a newer one. */
  kept: integer('kept').notNull().default(0),
})

export const billingSubscriptions = pgTable(
  'billing_subscriptions',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => billingCustomers.id),
    standing: text('standing', { enum: ['open', 'failed', 'pending', 'ended'] }).notNull(),
    kind: text('kind', { enum: orderKinds }).notNull(),
    createdAt: moment('created_at').notNull(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    endsWithPeriod: boolean('ends_with_period').notNull(),
    endedAt: moment('ended_at'),
    /** When a payment failed that has not succeeded since. */
    failedAt: moment('failed_at'),
    /** When it was found to be a second one beside another: it is ended and paid back whole. */
    doubledAt: moment('doubled_at'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    index('billing_subscriptions_customer_id_idx').on(table.customerId),
    index('billing_subscriptions_failed_at_idx').on(table.failedAt),
  ],
)

export const billingInvoices = pgTable(
  'billing_invoices',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => billingCustomers.id),
    subscriptionId: text('subscription_id'),
    number: text('number').notNull(),
    date: moment('date').notNull(),
    /** Null for one that was not paid, or that was kept before this was. */
    paidAt: moment('paid_at'),
    /** VAT included. */
    cents: integer('cents').notNull(),
    state: text('state', { enum: invoiceStates }).notNull(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    url: text('url').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
  },
  (table) => [index('billing_invoices_customer_id_date_idx').on(table.customerId, table.date)],
)

/** The notices of Stripe's that were taken: each counts once. */
export const billingNotices = pgTable(
  'billing_notices',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('billing_notices_received_at_idx').on(table.receivedAt)],
)

/** A withdrawal that was asked for by mail, and perhaps confirmed. */
export const billingWithdrawals = pgTable(
  'billing_withdrawals',
  {
    /** SHA-256 of the secret in the link. */
    tokenHash: text('token_hash').primaryKey(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => billingSubscriptions.id),
    askedAt: moment('asked_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    /** What was paid back; null as long as that was not done. */
    refundedCents: integer('refunded_cents'),
  },
  (table) => [index('billing_withdrawals_subscription_id_idx').on(table.subscriptionId)],
)
