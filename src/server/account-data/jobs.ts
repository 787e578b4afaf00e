// The jobs of one's own data: copies are made and removed, and accounts are deleted when that is due.
import { z } from 'zod'
import { exportName } from '#contract/account-data/endpoints.ts'
import { entityId } from '#contract/endpoint.ts'
import type { LeavingSite, OnUserLeaves } from '../accounts/administration-store.ts'
import { change } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import type { Site } from '../http/site.ts'
import { scheduledJob, sentJob } from '../jobs/job.ts'
import { deleteDue, remindDue } from './deletion.ts'
import { makeOrdered } from './export.ts'
import { deleteExpired, deleteExportOf } from './export-store.ts'

export const makeExport = sentJob({
  name: 'make-account-export',
  title: 'Kopie van iemands gegevens maken',
  data: z.object({ userId: entityId, name: exportName }),
  limitSeconds: 2 * 60 * 60,
  run: (site: Site, { data, signal }) => makeOrdered(site, data, signal),
})

/** Sent with the change after which nobody can fetch it any more. */
export const removeExportFile = sentJob({
  name: 'remove-account-export',
  title: 'Oude kopie van gegevens wissen',
  data: z.object({ name: exportName }),
  run: ({ files }: Pick<Site, 'files'>, { data }) => files.remove(data.name),
})

export const removeExpiredExports = scheduledJob({
  name: 'remove-expired-account-exports',
  title: 'Kopieën van gegevens na een week wissen',
  schedule: { everyMinutes: 60 },
  run: (site: Pick<Site, 'pool' | 'notices' | 'clock' | 'jobs'>, { now }) =>
    change(site, null, async (tx) => {
      for (const name of await deleteExpired(tx, now)) await site.jobs.send(tx, removeExportFile, { name })
    }),
})

/** Removes the copy of a user who is deleted. */
export async function onUserLeaves(
  tx: Tx,
  _deed: unknown,
  userId: number,
  { jobs }: Pick<Site, 'jobs'>,
): Promise<void> {
  const name = await deleteExportOf(tx, userId)
  if (name !== undefined) await jobs.send(tx, removeExportFile, { name })
}

/** @param leaveFrom what becomes of what all rooms keep about a user who is deleted. */
export const deleteDueAccountsWith = (leaveFrom: (site: LeavingSite) => OnUserLeaves) =>
  scheduledJob({
    name: 'delete-due-accounts',
    title: 'Accounts op verzoek verwijderen',
    schedule: { everyMinutes: 5 },
    async run(site: Site, { now, signal }) {
      await remindDue(site, now, signal)
      await deleteDue(site, leaveFrom(site), now, signal)
    },
  })
