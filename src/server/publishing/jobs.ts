// The jobs of publishing: one sends an article to a website, at once or at its moment, one tells of what waits for somebody's word.
import { z } from 'zod'
import { sentJob } from '../jobs/job.ts'
import type { PublishingSite } from './carry-out.ts'
import type { TellingSite } from './tell-held.ts'

/**
 * One order of one publication. What a site answers is settled within (carry-out.ts), also that it is tried again: the queue tries again
 * only what died.
 */
export const publishLater = sentJob({
  name: 'publish-article',
  title: 'Artikelen publiceren',
  data: z.object({ publicationId: z.int(), order: z.int() }),
  atOnce: 2,
  limitSeconds: 15 * 60,
  run: async (site: PublishingSite, { data, signal }) => {
    // Loaded when something goes out: most of the time nothing does.
    const { carryOut } = await import('./carry-out.ts')
    await carryOut(site, data, (tx, order, after) => site.jobs.send(tx, publishLater, order, { after }), signal)
  },
})

/** Sent at a start that finds orders which a migration held, and nobody has been told of. */
export const tellOfHeld = sentJob({
  name: 'tell-held-publications',
  title: 'Melden welke publicaties wachten op akkoord',
  data: z.object({}),
  run: async (site: TellingSite) => {
    const { tellHeld } = await import('./tell-held.ts')
    await tellHeld(site)
  },
})
