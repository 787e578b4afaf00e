// All SQL about subscriptions to a channel's changes. Knows nothing of the hub's calls.
import { and, asc, eq, gt, gte, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { renewAt } from './rules.ts'
import { youtubeChannels, youtubeSources, youtubeSubscriptions } from './tables.ts'

const subscriptions = youtubeSubscriptions
export type SubscriptionRow = typeof subscriptions.$inferSelect

const HOUR_MS = 60 * 60 * 1000

/** How long the hub may take to confirm what was asked. */
const CONFIRMED_WITHIN_MS = 24 * HOUR_MS

const isFollowed = sql`EXISTS (SELECT 1 FROM ${youtubeChannels}
  WHERE ${youtubeChannels.channelId} = ${subscriptions.channelId} AND ${youtubeChannels.active})`

export async function bySecretHash(db: Db, secretHash: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.secretHash, secretHash))
  return row
}

/** Channels that somebody has switched on and that nobody asked the hub for. */
export async function unsubscribed(db: Db, count: number): Promise<string[]> {
  const rows = await db
    .select({ channelId: youtubeSources.channelId })
    .from(youtubeSources)
    .where(
      and(
        ne(youtubeSources.state, 'gone'),
        sql`EXISTS (SELECT 1 FROM ${youtubeChannels}
          WHERE ${youtubeChannels.channelId} = ${youtubeSources.channelId} AND ${youtubeChannels.active})`,
        sql`NOT EXISTS (SELECT 1 FROM ${subscriptions} WHERE ${subscriptions.channelId} = ${youtubeSources.channelId})`,
      ),
    )
    .orderBy(asc(youtubeSources.createdAt), asc(youtubeSources.channelId))
    .limit(count)
  return rows.map(({ channelId }) => channelId)
}

/** Adds the subscription of a channel, due at once, unless there is one. */
export async function addSubscription(
  db: Db,
  channelId: string,
  secrets: Pick<SubscriptionRow, 'secretHash' | 'sealedSecrets'>,
  now: Date,
): Promise<void> {
  await db
    .insert(subscriptions)
    .values({ channelId, ...secrets, state: 'asked', dueAt: now })
    .onConflictDoNothing()
}

/** That the channels that nobody follows any more, or has switched off, need no subscription; and the other way about. */
export async function settleWishes(db: Db, now: Date): Promise<void> {
  await db
    .update(subscriptions)
    .set({ state: 'ending', dueAt: now, failures: 0 })
    .where(and(ne(subscriptions.state, 'ending'), sql`NOT ${isFollowed}`))
  await db
    .update(subscriptions)
    .set({ state: 'asked', dueAt: now, failures: 0 })
    .where(and(eq(subscriptions.state, 'ending'), isFollowed))
}

/**
 * Takes up to `count` of which the hub is to be asked something. Each is due again when the hub should have confirmed it, so that
 * two processes do not ask the same and one that dies leaves nothing undone.
 */
export async function claimSubscriptions(
  db: Db,
  count: number,
  now: Date,
  channelId?: string,
): Promise<SubscriptionRow[]> {
  const chosen = db
    .select({ id: subscriptions.channelId })
    .from(subscriptions)
    .where(
      and(lte(subscriptions.dueAt, now), channelId === undefined ? undefined : eq(subscriptions.channelId, channelId)),
    )
    .orderBy(asc(subscriptions.dueAt), asc(subscriptions.channelId))
    .limit(count)
    .for('no key update', { skipLocked: true })
  return db
    .update(subscriptions)
    .set({
      askedAt: now,
      failures: sql`${subscriptions.failures} + 1`,
      // Twice as long each time that nothing came of it, up to a day.
      dueAt: sql`${now}::timestamptz + least(interval '1 hour' * power(2, least(${subscriptions.failures}, 5)), interval '24 hours')`,
    })
    .where(sql`${subscriptions.channelId} = ANY(ARRAY(${chosen}))`)
    .returning()
}

/**
 * The hub asks whether a subscription is wanted. Only what was asked for is confirmed.
 * @returns whether it is.
 */
export async function confirmSubscription(tx: Tx, row: SubscriptionRow, leaseMs: number, now: Date): Promise<boolean> {
  const confirmed = await tx
    .update(subscriptions)
    .set({
      state: 'active',
      failures: 0,
      leaseEndsAt: new Date(now.getTime() + leaseMs),
      dueAt: renewAt(now, leaseMs),
    })
    .where(
      and(
        eq(subscriptions.channelId, row.channelId),
        eq(subscriptions.secretHash, row.secretHash),
        ne(subscriptions.state, 'ending'),
        gt(subscriptions.askedAt, new Date(now.getTime() - CONFIRMED_WITHIN_MS)),
      ),
    )
    .returning({ channelId: subscriptions.channelId })
  return confirmed.length > 0
}

/** The hub asks whether it really ends. @returns whether it does. */
export async function confirmEnd(tx: Tx, row: SubscriptionRow): Promise<boolean> {
  const ended = await tx
    .delete(subscriptions)
    .where(and(eq(subscriptions.channelId, row.channelId), eq(subscriptions.state, 'ending')))
    .returning({ channelId: subscriptions.channelId })
  return ended.length > 0
}

/** Those whose end was asked for at least `tries` times are forgotten: the hub's lease ends by itself. */
export async function forgetEnding(db: Db, tries: number): Promise<void> {
  await db.delete(subscriptions).where(and(eq(subscriptions.state, 'ending'), gte(subscriptions.failures, tries)))
}

/** Those of which anything is sealed, behind `after`, in the order of their ids. */
export function sealedSecretsAfter(db: Db, after: string, count: number) {
  return db
    .select({ channelId: subscriptions.channelId, sealedSecrets: subscriptions.sealedSecrets })
    .from(subscriptions)
    .where(gt(subscriptions.channelId, after))
    .orderBy(asc(subscriptions.channelId))
    .limit(count)
}

/** Keeps the same sealed anew. False when it changed meanwhile. */
export async function renewSealed(db: Db, channelId: string, before: string, anew: string): Promise<boolean> {
  const rows = await db
    .update(subscriptions)
    .set({ sealedSecrets: anew })
    .where(and(eq(subscriptions.channelId, channelId), eq(subscriptions.sealedSecrets, before)))
    .returning({ channelId: subscriptions.channelId })
  return rows.length > 0
}
