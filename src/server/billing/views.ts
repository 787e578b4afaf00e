// What the statements of other rooms may ask of billing. Knows no user but by id.
import { and, eq, inArray, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { billingCustomers, billingSubscriptions } from './tables.ts'

const one = new QueryBuilder().select({ one: sql`1` })

/** Whether a subscription of this user runs that they pay themselves: what `chooseMain` calls live. */
export const hasSubscription = (userId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`EXISTS (${one
    .from(billingSubscriptions)
    .innerJoin(billingCustomers, eq(billingCustomers.id, billingSubscriptions.customerId))
    .where(
      and(
        eq(billingCustomers.userId, userId),
        inArray(billingSubscriptions.standing, ['open', 'failed']),
        isNull(billingSubscriptions.doubledAt),
        isNull(billingSubscriptions.withdrawnAt),
      ),
    )})`
