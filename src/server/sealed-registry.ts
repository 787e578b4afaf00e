// What stays sealed in the database, by room, and the job that seals it anew after a change of SECRET_KEY. Knows no table.
import { z } from 'zod'
import { resealSubscriptions } from './channels/hub.ts'
import { keepSetting, readSetting } from './db/settings.ts'
import type { Site } from './http/site.ts'
import { sentJob } from './jobs/job.ts'
import { resealSiteKeys } from './publishing/reseal.ts'
import { resealTotps } from './second-step/reseal.ts'

/** Seals what a room keeps anew where it was sealed with the key before; returns how much that was. Safe to run twice. */
type Reseal = (site: Pick<Site, 'db' | 'secrets'>, signal: AbortSignal) => Promise<number>

/**
 * Every room that keeps something sealed for longer. A test fails when a table has a column `sealed_…` and its room is not here.
 * Letters in the queue are not: they are sent within some days, or given up.
 */
export const sealed: Record<string, Reseal> = {
  'second-step': resealTotps,
  publishing: resealSiteKeys,
  channels: resealSubscriptions,
}

const RESEALED = 'resealed'
const resealed = z.object({ fingerprint: z.string(), at: z.iso.datetime() })

/** Sent at every start with a key before: it finds nothing to do once all is sealed with the new one. */
export const resealSecrets = sentJob({
  name: 'reseal-secrets',
  title: 'Geheimen met de nieuwe sleutel versleutelen',
  data: z.object({}),
  run: async (site: Pick<Site, 'db' | 'secrets' | 'info'>, { now, signal }) => {
    let renewed = 0
    for (const reseal of Object.values(sealed)) renewed += await reseal(site, signal)
    const [fingerprint = ''] = site.secrets.fingerprints
    await keepSetting(site.db, RESEALED, { fingerprint, at: now.toISOString() } satisfies z.input<typeof resealed>)
    site.info(`${renewed === 1 ? 'Eén geheim is' : `${renewed} geheimen zijn`} opnieuw versleuteld. ${ALL_NEW}`)
  },
})

const ALL_NEW =
  'Alles is met de nieuwe SECRET_KEY versleuteld. SECRET_KEY_BEFORE, of het bestand secret-key in DATA_DIR, kan weg zodra er geen mail meer wacht.'

/** What a start with a key before says of it. Undefined without one. */
export async function aboutResealing({ db, secrets }: Pick<Site, 'db' | 'secrets'>): Promise<string | undefined> {
  const [fingerprint, before] = secrets.fingerprints
  if (before === undefined) return undefined
  const done = await readSetting(db, RESEALED, resealed)
  if (done?.fingerprint === fingerprint) return ALL_NEW
  return 'Wat met de vorige sleutel is versleuteld, wordt nu met SECRET_KEY versleuteld. Bewaar de vorige tot de volgende start zegt dat ze weg kan.'
}
