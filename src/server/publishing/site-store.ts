// All SQL about the websites that are connected. Knows nothing of HTTP, nor of what they are asked.
import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isStorable } from '#contract/characters.ts'
import { entityId } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import type { Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import type { List } from '../http/paging.ts'
import { publishingSites as sites, siteColumns, siteName, type SiteRow } from './tables.ts'

const nameKey = sql<string>`lower(${siteName})`

/** All sites, by name. */
export function findSites(db: Db): List<SiteRow & { nameKey: string }, [name: string, id: number]> {
  return {
    place: z.tuple([z.string().refine(isStorable), entityId]),
    // As the database has it: what it makes of a capital is not always what we would.
    placeOf: (row) => [row.nameKey, row.id],
    fetch: (most, after) =>
      db
        .select({ ...siteColumns, nameKey })
        .from(sites)
        .where(after && or(gt(nameKey, after[0]), and(eq(nameKey, after[0]), gt(sites.id, after[1]))))
        .orderBy(asc(nameKey), asc(sites.id))
        .limit(most),
  }
}

const GONE = 'Deze website is niet (meer) verbonden.'

/** @throws Problem notFound. */
export async function readSite(db: Db, id: number): Promise<SiteRow> {
  const [row] = await db.select(siteColumns).from(sites).where(eq(sites.id, id))
  if (row === undefined) throw new Problem('notFound', { message: GONE })
  return row
}

type NewRow = Pick<SiteRow, 'kind' | 'url' | 'api' | 'name' | 'account' | 'sealedKey'>

/** Keeps a site that took its key; one of that kind and address gets this key, and goes on. */
export async function keepSite(tx: Tx, deed: Deed, fields: NewRow): Promise<SiteRow> {
  const works = { ...fields, state: 'connected' as const, problem: null, testedAt: deed.at }
  const [row] = await tx
    .insert(sites)
    .values({ ...works, connectedBy: deed.by.id, connectedAt: deed.at })
    .onConflictDoUpdate({ target: [sites.kind, sites.url], set: works })
    .returning({ id: sites.id })
  const kept = await readSite(tx, row?.id ?? 0)
  deed.record(
    kept.connectedAt.getTime() === deed.at.getTime() ? 'site.connect' : 'site.renew',
    { id: kept.id, name: kept.nameApart },
    { url: { to: kept.url } },
  )
  deed.tell({ topic: 'publishing' })
  return kept
}

/** A site took its key again. @throws Problem notFound. */
export async function markWorks(tx: Tx, deed: Deed, id: number, told: Pick<NewRow, 'name' | 'api'>): Promise<SiteRow> {
  const before = await readSite(tx, id)
  await tx
    .update(sites)
    .set({ ...told, state: 'connected', problem: null, testedAt: deed.at })
    .where(eq(sites.id, id))
  const row = await readSite(tx, id)
  if (before.state === 'paused') deed.record('site.resume', { id, name: row.nameApart })
  deed.tell({ topic: 'publishing' })
  return row
}

/** @param label null for its own name. @throws Problem notFound. */
export async function labelSite(tx: Tx, deed: Deed, id: number, label: string | null): Promise<SiteRow> {
  const before = await readSite(tx, id)
  const changed = await tx
    .update(sites)
    .set({ label })
    .where(and(eq(sites.id, id), sql`${sites.label} IS DISTINCT FROM ${label}`))
    .returning({ id: sites.id })
  if (changed.length === 0) return before
  const row = await readSite(tx, id)
  const names = { from: before.label ?? before.name, to: label ?? row.name }
  deed.record('site.rename', { id, name: row.nameApart }, { name: names })
  deed.tell({ topic: 'publishing' })
  return row
}

/**
 * A site refused this key: nothing goes out there until it takes one. A key that was given meanwhile is not meant.
 * @returns whether this is the first to notice.
 */
export async function markPaused(
  tx: Tx,
  deed: Deed<null> | Deed,
  { id, nameApart: name, sealedKey }: SiteRow,
  problem: string,
): Promise<boolean> {
  const paused = await tx
    .update(sites)
    .set({ state: 'paused', problem })
    .where(and(eq(sites.id, id), eq(sites.sealedKey, sealedKey), eq(sites.state, 'connected')))
    .returning({ id: sites.id })
  if (paused.length === 0) return false
  deed.record('site.pause', { id, name })
  deed.tell({ topic: 'publishing' })
  return true
}

/** Keeps a site from being disconnected until the transaction ends. @throws Problem notFound. */
export async function holdSite(tx: Tx, id: number): Promise<void> {
  const held = await tx.select({ id: sites.id }).from(sites).where(eq(sites.id, id)).for('key share')
  if (held.length === 0) throw new Problem('notFound', { message: GONE })
}

/** @throws Problem notFound. */
export async function removeSite(tx: Tx, deed: Deed, id: number): Promise<void> {
  const { nameApart: name, url } = await readSite(tx, id)
  const [row] = await tx.delete(sites).where(eq(sites.id, id)).returning({ id: sites.id })
  if (row === undefined) throw new Problem('notFound', { message: GONE })
  deed.record('site.disconnect', { id, name }, { url: { from: url } })
  deed.tell({ topic: 'publishing' })
}

/** The sealed keys behind this id, by id, for a change of the key that they are sealed with. */
export function sealedKeys(db: Db, behind: number, most: number) {
  return db
    .select({ id: sites.id, sealedKey: sites.sealedKey })
    .from(sites)
    .where(gt(sites.id, behind))
    .orderBy(asc(sites.id))
    .limit(most)
}

/** Puts a key that was sealed anew in the place of the same one; false when somebody gave another meanwhile. */
export async function renewKey(db: Db, id: number, before: string, anew: string): Promise<boolean> {
  const renewed = await db
    .update(sites)
    .set({ sealedKey: anew })
    .where(and(eq(sites.id, id), eq(sites.sealedKey, before)))
    .returning({ id: sites.id })
  return renewed.length > 0
}
