// Subscribes to channels at the hub that YouTube's feeds name (W3C WebSub, section 5.1): then it tells us of changes. The secrets of
// each subscription are its own. Knows nothing of what the hub tells.
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { DAY_MS } from '#contract/days.ts'
import type { Site } from '../http/site.ts'
import { feedOf } from './check-feed.ts'
import { isPublicAddress, LEASE_DAYS } from './rules.ts'
import * as store from './subscription-store.ts'

const PURPOSE = 'other-systems'
const TIME_LIMIT_MS = 10_000

/** How often the hub is asked to end a subscription. */
const MOST_ENDINGS = 3

export type HubSite = Pick<Site, 'db' | 'fetching' | 'youtube' | 'secrets' | 'publicUrl' | 'clock'>

/** `address` stands in the callback, with `signing` the hub signs what it tells. */
const kept = z.object({ address: z.string(), signing: z.string() })

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

export const openSecrets = ({ secrets }: Pick<Site, 'secrets'>, sealed: string): z.output<typeof kept> =>
  kept.parse(JSON.parse(secrets.open(PURPOSE, sealed)))

/** Seals the secrets of subscriptions anew after a change of the key; returns how many. */
export async function resealSubscriptions(
  { db, secrets }: Pick<Site, 'db' | 'secrets'>,
  signal: AbortSignal,
): Promise<number> {
  let renewed = 0
  for (let last = ''; ;) {
    signal.throwIfAborted()
    const rows = await store.sealedSecretsAfter(db, last, 100)
    for (const { channelId, sealedSecrets } of rows) {
      if (!secrets.isOld(sealedSecrets)) continue
      const anew = secrets.seal(PURPOSE, secrets.open(PURPOSE, sealedSecrets))
      if (await store.renewSealed(db, channelId, sealedSecrets, anew)) renewed += 1
    }
    const end = rows.at(-1)
    if (end === undefined) return renewed
    last = end.channelId
  }
}

/** The topic of a channel's subscription. */
export const topicOf = ({ youtube }: Pick<Site, 'youtube'>, channelId: string): string => feedOf(youtube, channelId)

/** Asks the hub for a channel at once, if it can reach us and was not asked yet. */
export async function subscribe(site: HubSite, channelId: string, signal: AbortSignal): Promise<void> {
  if (!isPublicAddress(site.publicUrl)) return
  await addWish(site, channelId)
  const [row] = await store.claimSubscriptions(site.db, 1, site.clock(), channelId)
  if (row !== undefined) await askHub(site, row, signal)
}

/** Asks the hub for what is missing, due to be renewed, or to be ended. */
export async function keepSubscriptions(site: HubSite, signal: AbortSignal): Promise<void> {
  const { db, clock } = site
  await store.settleWishes(db, clock())
  // Who cannot be reached cannot confirm the end either: the hub's lease ends by itself.
  if (!isPublicAddress(site.publicUrl)) return store.forgetEnding(db, 0)
  for (;;) {
    signal.throwIfAborted()
    const missing = await store.unsubscribed(db, LOT)
    for (const channelId of missing) await addWish(site, channelId)
    const due = await store.claimSubscriptions(db, LOT, clock())
    for (const row of due) await askHub(site, row, signal)
    if (due.length < LOT && missing.length < LOT) break
  }
  await store.forgetEnding(db, MOST_ENDINGS + 1)
}

const LOT = 20

async function addWish({ db, secrets, clock }: HubSite, channelId: string): Promise<void> {
  const [address, signing] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')]
  const sealedSecrets = secrets.seal(PURPOSE, JSON.stringify({ address, signing } satisfies z.input<typeof kept>))
  await store.addSubscription(db, channelId, { secretHash: hashOf(address), sealedSecrets }, clock())
}

/** Whatever the hub answers: what counts is whether it confirms. One that did not is asked again. */
async function askHub(site: HubSite, row: store.SubscriptionRow, signal: AbortSignal): Promise<void> {
  const { address, signing } = openSecrets(site, row.sealedSecrets)
  const isEnding = row.state === 'ending'
  const form = new URLSearchParams({
    'hub.mode': isEnding ? 'unsubscribe' : 'subscribe',
    'hub.topic': topicOf(site, row.channelId),
    'hub.callback': `${site.publicUrl}/api/youtube-push/${address}`,
    'hub.verify': 'async',
    ...(!isEnding && { 'hub.secret': signing, 'hub.lease_seconds': String((LEASE_DAYS * DAY_MS) / 1000) }),
  })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const question = { method: 'POST', headers, body: form.toString(), timeLimitMs: TIME_LIMIT_MS } as const
  await site.fetching.ask(site.youtube.hubUrl, question, signal)
}
