// The jobs of billing: what Stripe told of is fetched, what was missed is found in the night, who does not pay is ended.
import { z } from 'zod'
import { DAY_MS } from '#contract/days.ts'
import { GRACE_DAYS } from '#contract/billing/state.ts'
import type { Site } from '../http/site.ts'
import { scheduledJob, sentJob } from '../jobs/job.ts'
import type { FetchedSubscription } from '../payments/payments.ts'
import { unfinishedCustomers } from './owed-store.ts'
import { paymentsOf } from './paying.ts'
import { endUnasked, refreshCustomer } from './reconcile.ts'
import type { KeptSubscription } from './rules.ts'
import * as store from './store.ts'

/** How long notices are remembered, in days. */
const NOTICES_KEPT_DAYS = 30

/** How long a payment is waited for of what is over, in days: Stripe tries for two months at most, and SEPA takes days. */
const LATE_PAYMENT_DAYS = 90

const MINUTE_S = 60

export const refreshBilling = sentJob({
  name: 'refresh-billing',
  title: 'Betalingen van een klant ophalen',
  data: z.object({ customer: z.string(), heardAt: z.iso.datetime() }),
  // The first tries follow each other soon: somebody may be looking at 'Betaling wordt verwerkt'.
  retry: { limit: 12, delaySeconds: 10, maxDelaySeconds: 60 * MINUTE_S },
  atOnce: 2,
  run: async (site: Site, { data }) => refreshCustomer(site, paymentsOf(site), data.customer, new Date(data.heardAt)),
})

/** Where what Stripe has and what is kept differ in what counts. */
const differs = (there: FetchedSubscription, here: KeptSubscription | undefined) =>
  here === undefined
    ? there.standing !== 'ended'
    : there.standing !== here.standing ||
      there.endsWithPeriod !== here.endsWithPeriod ||
      there.periodEnd.getTime() !== here.periodEnd.getTime()

export const compareBilling = scheduledJob({
  name: 'compare-billing',
  title: 'Betalingen naast die van Stripe leggen',
  schedule: { cron: '20 4 * * *' },
  run: async (site: Site, { now, signal }) => {
    await store.forgetNotices(site.db, new Date(now.getTime() - NOTICES_KEPT_DAYS * DAY_MS))
    if (site.payments === undefined) return
    const here = await store.runningSubscriptions(site.db)
    const since = new Date(now.getTime() - LATE_PAYMENT_DAYS * DAY_MS)
    const strange = new Set(await unfinishedCustomers(site.db, since))
    for await (const there of site.payments.everySubscription()) {
      signal.throwIfAborted()
      if (differs(there, here.get(there.id))) strange.add(there.customer)
      here.delete(there.id)
    }
    // What Stripe does not know any more, it removed.
    for (const { customer } of here.values()) strange.add(customer)
    for (const customer of await store.knownCustomers(site.db, [...strange]))
      await site.jobs.send(site.db, refreshBilling, { customer, heardAt: now.toISOString() })
  },
})

export const endUnpaid = scheduledJob({
  name: 'end-unpaid',
  title: 'Premium beëindigen dat een week niet is betaald',
  schedule: { everyMinutes: 30 },
  run: async (site: Site, { now, signal }) => {
    const { payments } = site
    const before = new Date(now.getTime() - GRACE_DAYS * DAY_MS)
    const due = await (payments ? store.unpaidSince(site.db, before) : store.overSince(site.db, before))
    const failures: unknown[] = []
    for (const { id, customerId } of due) {
      signal.throwIfAborted()
      try {
        if (payments) {
          // Paid a moment ago, or of which no notice came: what was paid is not ended.
          await refreshCustomer(site, payments, customerId)
          if ((await store.findSubscription(site.db, id))?.standing !== 'failed') continue
          await payments.endNow(id)
          await refreshCustomer(site, payments, customerId)
        } else await endUnasked(site, customerId, id)
      } catch (error) {
        // One that cannot be ended must not keep the others going.
        failures.push(error)
      }
    }
    if (failures.length > 0) throw failures[0]
  },
})
