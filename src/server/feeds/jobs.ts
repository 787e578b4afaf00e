// The jobs of feeds: those that are due are fetched, a changed list of muted words reaches what waits, and what is old goes.
import { z } from 'zod'
import { change, type ChangeSite } from '../change/change.ts'
import type { Site } from '../http/site.ts'
import { scheduledJob, sentJob } from '../jobs/job.ts'
import { fetchDue, type FetchingSite } from './fetch-due.ts'
import { forgetEntries, forgetListed } from './intake-store.ts'
import { muting } from './mute.ts'
import { findMuted, nextWaiting, setMuted } from './mute-store.ts'

/** Also sent when feeds were imported: of a job with a schedule one run exists at a time, and it takes whatever is due. */
export const fetchFeeds = scheduledJob({
  name: 'fetch-feeds',
  title: 'Feeds ophalen',
  schedule: { everyMinutes: 5 },
  run: (site: FetchingSite, { signal }) => fetchDue(site, signal),
})

/** How many entries are looked at in one transaction. */
const LOT = 500

/** Each lot is judged by the list as it then is: a second change during the work does no harm, whichever run comes last. */
export const applyMutedWords = sentJob({
  name: 'apply-muted-words',
  title: 'Gedempte woorden toepassen op wat binnenkwam',
  data: z.object({}),
  run: async (site: ChangeSite & Pick<Site, 'db'>, { signal }) => {
    for (let after: number | undefined = 0; after !== undefined && !signal.aborted;) {
      const from: number = after
      after = await change(site, null, async (tx, deed) => {
        const muted = muting(await findMuted(tx))
        const lot = await nextWaiting(tx, from, LOT)
        const hides = new Set(lot.filter(({ title, excerpt }) => muted(title, excerpt)))
        const changed = lot.filter((entry) => hides.has(entry) !== (entry.state === 'muted'))
        await setMuted(tx, idsOf(changed.filter((entry) => hides.has(entry))), true)
        await setMuted(tx, idsOf(changed.filter((entry) => !hides.has(entry))), false)
        if (changed.length > 0) deed.tell({ topic: 'feeds' })
        return lot.length < LOT ? undefined : lot.at(-1)?.id
      })
    }
    signal.throwIfAborted()
  },
})

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

export const forgetFeedEntries = scheduledJob({
  name: 'forget-feed-entries',
  title: 'Oude berichten uit feeds opruimen',
  schedule: { cron: '35 3 * * *' },
  run: async (site: ChangeSite & Pick<Site, 'db'>, { now }) => {
    await change(site, null, async (tx, deed) => {
      if (await forgetEntries(tx, now)) deed.tell({ topic: 'feeds' })
    })
    await forgetListed(site.db, now)
  },
})
