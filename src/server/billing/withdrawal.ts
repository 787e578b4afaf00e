// Withdrawing from an order in two steps: asked for by mail, and confirmed behind the link in it. Ends Premium at once and pays back
// what was not used (articles 6:230o, 6:230r and 6:230s of the Dutch civil code).
import { z } from 'zod'
import { DAY_MS } from '#contract/days.ts'
import { Problem } from '#contract/problems.ts'
import { findCustomer, findCustomerByEmail } from '../accounts/subscription-store.ts'
import { holdUser } from '../accounts/holds.ts'
import { change } from '../change/change.ts'
import type { Site } from '../http/site.ts'
import { sentJob } from '../jobs/job.ts'
import { postLetter } from '../letters/post.ts'
import { carryOutWithdrawal } from './ending-jobs.ts'
import * as letters from './letters.ts'
import { settle } from './reconcile.ts'
import { chooseMain, withdrawUntil } from './rules.ts'
import * as store from './store.ts'
import * as withdrawals from './withdrawal-store.ts'

/** How long a link works, in days. Who asked in time is in time, also when they press the button a day later. */
const LINK_DAYS = 3

const asked = z.object({ email: z.string(), reference: z.string().nullable(), askedAt: z.iso.datetime() })

/** A job, so that the page answers alike, and as soon, whether the address has an order. */
export const answerWithdrawal = sentJob({
  name: 'answer-withdrawal',
  title: 'Vraag om te herroepen beantwoorden',
  /** Sealed: it holds somebody's address. */
  data: z.object({ sealed: z.string() }),
  run: async (site: Site, { data }) => {
    const { email, reference, ...rest } = asked.parse(JSON.parse(site.secrets.open('mail', data.sealed)))
    const askedAt = new Date(rest.askedAt)
    const person = await findCustomerByEmail(site.db, email)
    const customer = person && (await store.customerOf(site.db, person.id))
    if (person === undefined || customer === undefined) return
    const { main } = chooseMain(await store.subscriptionsOf(site.db, customer.id))
    if (main === undefined) return
    await change(site, null, async (tx, { at }) => {
      const to = { ...person, address: site.address() }
      if (withdrawUntil(main, askedAt) === null)
        return postLetter(site, tx, letters.withdrawalTooLate(to, { until: main.periodEnd }))
      const token = await withdrawals.addWithdrawal(tx, main.id, askedAt, new Date(at.getTime() + LINK_DAYS * DAY_MS))
      await postLetter(site, tx, letters.withdrawalLink(to, { token, reference: reference ?? undefined }))
    })
  },
})

/** Sends the question on. */
export async function askWithdrawal(
  site: Pick<Site, 'db' | 'jobs' | 'secrets' | 'clock'>,
  { email, reference }: { email: string; reference: string | null },
): Promise<void> {
  const said = JSON.stringify({ email, reference, askedAt: site.clock().toISOString() } satisfies z.input<typeof asked>)
  await site.jobs.send(site.db, answerWithdrawal, { sealed: site.secrets.seal('mail', said) })
}

/** Withdraws. Returns when. @throws Problem linkEnded for a link that was used, is over, or never was. */
export function confirmWithdrawal(site: Site, token: string): Promise<Date> {
  return change(site, null, async (tx, deed) => {
    const withdrawal = await withdrawals.claimWithdrawal(tx, token, deed.at)
    const order = withdrawal && (await store.findSubscription(tx, withdrawal.subscriptionId))
    const customer = order && (await store.findCustomerRow(tx, order.customer))
    if (withdrawal === undefined || order === undefined || customer === undefined || customer.userId === null)
      throw new Problem('linkEnded')
    await holdUser(tx, customer.userId, 'no key update')
    const before = await store.subscriptionsOf(tx, customer.id)
    const now = before.find(({ id }) => id === order.id)
    // It ended meanwhile, or was withdrawn by another link.
    if (now === undefined || now.standing === 'ended' || now.withdrawnAt !== null) throw new Problem('linkEnded')
    await store.markWithdrawn(tx, order.id, deed.at)
    await settle(site, tx, deed, customer, before)
    await site.jobs.send(tx, carryOutWithdrawal, { withdrawal: withdrawal.tokenHash })
    const person = await findCustomer(tx, customer.userId)
    const [invoice] = await store.paidInvoices(tx, order.id)
    if (person)
      await postLetter(
        site,
        tx,
        letters.withdrawn({ ...person, address: site.address() }, { at: deed.at, number: invoice?.number }),
      )
    return deed.at
  })
}
