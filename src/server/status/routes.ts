// The endpoints that tell the state of each part of the installation, and have failed jobs done again.
import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problems.ts'
import { readStatus, retryJob } from '#contract/status/endpoints.ts'
import { change } from '../change/change.ts'
import { identifyBySession, serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import type { Jobs } from '../jobs/queue.ts'
import { checkParts, type CheckedParts } from './checks.ts'
import { rememberingIdentify } from './identify.ts'

export function statusRoutes(
  app: FastifyInstance,
  site: Site,
  parts: Omit<CheckedParts, 'db' | 'clock' | 'files' | 'studio' | 'since'>,
  queue: Pick<Jobs<never>, 'retry' | 'wake'>,
): void {
  const { db, clock, files, studio } = site
  const checked: CheckedParts = { ...parts, db, clock, files, studio, since: clock() }
  serve(app, site, readStatus, () => checkParts(checked), rememberingIdentify(identifyBySession(site)))

  serve(app, site, retryJob, async ({ user, params }) => {
    const job = parts.jobs.find(({ name }) => name === params.name)
    if (job === undefined) throw new Problem('notFound')
    const runs = await change(site, user, async (tx, deed) => {
      const again = await queue.retry(tx, job.name)
      if (again > 0) deed.record('job.retry', { id: null, name: job.title })
      return again
    })
    queue.wake(job.name)
    return { runs }
  })

  app.addHook('onClose', async () => parts.failures.close())
}
