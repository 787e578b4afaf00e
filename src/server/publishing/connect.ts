// Connects websites, and asks those that are connected whether their key still works. Knows no kind of website.
import type { NewSite } from '#contract/publishing/site.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { change, type ChangeSite, type Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import type { Site } from '../http/site.ts'
import { oneLine } from './ask-json.ts'
import { publishLater } from './jobs.ts'
import { checkSafe, connectProblem, keyOf, openKept, openTyped, type RemoteSite } from './open-remote.ts'
import { goOn } from './publication-store.ts'
import { RemoteProblem, type Greeting, type Remote } from './remote.ts'
import { keepSite, markPaused, markWorks, readSite } from './site-store.ts'
import type { SiteRow } from './tables.ts'

type ConnectSite = RemoteSite & ChangeSite & Pick<Site, 'db' | 'jobs'>

/**
 * Connects a website that takes its key and lets it publish; one that is connected gets the key.
 * @throws Problem siteInsecure, siteUnreachable, siteUnknown, siteRefused, siteForbids: then nothing is kept.
 */
export async function connect(
  site: ConnectSite,
  user: PublicUser,
  typed: NewSite,
  signal: AbortSignal,
): Promise<SiteRow> {
  await checkSafe(typed.url)
  const greeting = await greeted(() => openTyped(site, typed, signal), typed.kind)
  const sealedKey = site.secrets.seal('other-systems', keyOf(typed))
  return change(site, user, async (tx, deed) => {
    const row = await keepSite(tx, deed, { kind: typed.kind, sealedKey, ...greeting })
    await sendWaiting(site, tx, deed, row.id)
    return row
  })
}

/**
 * Asks a site whether it takes the key that is kept: then what waits goes out, else it is paused.
 * @throws Problem as `connect` does, and notFound.
 */
export async function test(site: ConnectSite, user: PublicUser, id: number, signal: AbortSignal): Promise<SiteRow> {
  const row = await readSite(site.db, id)
  let greeting: Greeting
  try {
    greeting = await greetingOf(openKept(site, row, signal))
  } catch (error) {
    if (error instanceof RemoteProblem && error.failure === 'key')
      await change(site, user, (tx, deed) => markPaused(tx, deed, row, error.told))
    throw connectProblem(error, row.kind)
  }
  return change(site, user, async (tx, deed) => {
    const works = await markWorks(tx, deed, id, { name: greeting.name, api: greeting.api })
    await sendWaiting(site, tx, deed, id)
    return works
  })
}

/** What had to wait for a key goes out now. */
async function sendWaiting({ jobs }: Pick<Site, 'jobs'>, tx: Tx, deed: Deed, siteId: number): Promise<void> {
  for (const { id, order } of await goOn(tx, siteId)) await jobs.send(tx, publishLater, { publicationId: id, order })
  deed.tell({ topic: 'publishing' })
}

/** Longest name that is kept, in characters: lists are in its order, so it has to fit in a cursor, in any script. */
const LONGEST_NAME = 150

async function greetingOf(remote: Remote): Promise<Greeting> {
  const { name, ...greeting } = await remote.greet()
  return { ...greeting, name: Array.from(oneLine(name)).slice(0, LONGEST_NAME).join('').trim() || greeting.url }
}

async function greeted(open: () => Remote, kind: SiteRow['kind']): Promise<Greeting> {
  try {
    return await greetingOf(open())
  } catch (error) {
    throw connectProblem(error, kind)
  }
}
