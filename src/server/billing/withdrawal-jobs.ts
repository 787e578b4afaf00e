// The first step of withdrawing from an order: the question is answered by a letter with a link, or with how to cancel.
import { z } from 'zod'
import { DAY_MS } from '#contract/days.ts'
import { findCustomerByEmail } from '../accounts/subscription-store.ts'
import { change } from '../change/change.ts'
import type { Site } from '../http/site.ts'
import { sentJob } from '../jobs/job.ts'
import { postLetter } from '../letters/post.ts'
import * as letters from './letters.ts'
import { chooseMain, stateOf, withdrawUntil } from './rules.ts'
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
    const state = stateOf(main)
    if (main === undefined || state === undefined) return
    await change(site, null, async (tx, { at }) => {
      const to = { ...person, address: site.address() }
      if (withdrawUntil(main, askedAt) === null) return postLetter(site, tx, letters.withdrawalTooLate(to, state))
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
