// What the statements of other rooms may ask of billing. Knows no user but by id.
import { and, eq, inArray, isNull, max, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { billingCustomers, billingSubscriptions } from './tables.ts'

const one = new QueryBuilder().select({ one: sql`1` })

const { standing, periodEnd, endsWithPeriod, customerId } = billingSubscriptions
const runs = and(
  inArray(standing, ['open', 'failed']),
  isNull(billingSubscriptions.doubledAt),
  isNull(billingSubscriptions.withdrawnAt),
)

/** Whether a subscription of this user runs that they pay themselves: what `chooseMain` calls live. */
export const hasSubscription = (userId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`EXISTS (${one
    .from(billingSubscriptions)
    .innerJoin(billingCustomers, eq(billingCustomers.id, customerId))
    .where(and(eq(billingCustomers.userId, userId), runs))})`

/** Of each user with a subscription that runs: until when its last period lasts, and whether it is paid on after that. */
export const paidPeriods = new QueryBuilder()
  .select({
    userId: billingCustomers.userId,
    until: max(periodEnd).as('until'),
    goesOn: sql<boolean>`bool_or(${standing} = 'open' AND NOT ${endsWithPeriod})`.as('goes_on'),
  })
  .from(billingSubscriptions)
  .innerJoin(billingCustomers, eq(billingCustomers.id, customerId))
  .where(runs)
  .groupBy(billingCustomers.userId)
  .as('paid_periods')
