// All SQL about inspiration links. Knows nothing of HTTP, nor why a step was not taken.
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { entityId } from '#contract/endpoint.ts'
import { addressKey } from '#contract/links/address-key.ts'
import type { EditedLink, LinkStatus, NewLink } from '#contract/links/link.ts'
import type { LinkStep } from '#contract/links/steps.ts'
import { Problem } from '#contract/problems.ts'
import type { Board } from '#contract/usage/overview.ts'
import { people } from '../accounts/views.ts'
import { articleAbout } from '../articles/views.ts'
import { changesBetween } from '../audit/rules.ts'
import type { Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import { countSome } from '../db/counting.ts'
import { excerpt } from '../db/excerpt.ts'
import { prepared } from '../db/prepared.ts'
import { findWords } from '../db/search.ts'
import type { Tx } from '../db/transaction.ts'
import type { List } from '../http/paging.ts'
import { inspirationLinks, linkImages, released, unclaimed } from './tables.ts'

const links = inspirationLinks
const claimer = people('claimer')

/** The columns that are read of a link, from the table itself or from the rows that an update returns. */
const columnsOf = (source: Pick<typeof links, keyof typeof links.$inferSelect>) => ({
  id: source.id,
  title: source.title,
  url: source.url,
  notes: source.notes,
  createdAt: source.createdAt,
  status: source.status,
  claimedBy: source.claimedBy,
  claimedByName: claimer.name,
  claimedAt: source.claimedAt,
  additionalNotes: source.additionalNotes,
  version: source.version,
  deletedAt: source.deletedAt,
  articleId: articleAbout(source.id, source.claimedBy),
  hasImage: sql<boolean>`EXISTS (SELECT 1 FROM ${linkImages} WHERE ${linkImages.linkId} = ${source.id})`,
})

const linkColumns = columnsOf(links)

/** The columns of a link in a list: texts are cut, and without a version nobody edits what is cut (decision 22). */
const { version: _version, ...unversioned } = linkColumns
const entryColumns = { ...unversioned, notes: excerpt(links.notes), additionalNotes: excerpt(links.additionalNotes) }

const select = (db: Db) => db.select(linkColumns).from(links).leftJoin(claimer, eq(claimer.id, links.claimedBy))

const selectEntries = (db: Db) =>
  db.select(entryColumns).from(links).leftJoin(claimer, eq(claimer.id, links.claimedBy)).$dynamic()

export type LinkRow = Awaited<ReturnType<typeof select>>[number]
export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number]

const onBoard = isNull(links.deletedAt)
const inBin = isNotNull(links.deletedAt)

export interface LinkQuery {
  status?: LinkStatus | undefined
  search?: string | undefined
  /** Only what this user claimed. */
  claimedBy?: number | undefined
  /** Links in the bin, instead of those on the board. */
  bin: boolean
}

/** The links that are wanted, newest first. */
export async function findLinks(db: Db, wanted: LinkQuery): Promise<List<EntryRow, [id: number]>> {
  const ids = (holds?: SQL) =>
    db
      .select({ id: links.id })
      .from(links)
      .where(and(matching(wanted), holds))
      .$dynamic()
  const found = await findWords(wanted.search, links, (holds, atMost) => ids(holds).limit(atMost))
  return {
    total: found?.total ?? (await countSome(db, ids())),
    place: z.tuple([entityId]),
    placeOf: ({ id }) => [id],
    fetch: (count, after) =>
      selectEntries(db)
        .where(and(matching(wanted), found?.among, after && lt(links.id, after[0])))
        .orderBy(desc(links.id))
        .limit(count),
  }
}

/** How many links on the board are open, and how many are being worked on. */
export async function countLinks(db: Db): Promise<Pick<Board, 'linksOpen' | 'linksClaimed'>> {
  const { rows } = await db.execute<Pick<Board, 'linksOpen' | 'linksClaimed'>>(sql`
    SELECT (count(*) FILTER (WHERE status = 'Open'))::int AS "linksOpen",
      (count(*) FILTER (WHERE status = 'Opgepakt'))::int AS "linksClaimed"
    FROM inspiratie_links WHERE deleted_at IS NULL AND status IN ('Open', 'Opgepakt')`)
  return rows[0] ?? { linksOpen: 0, linksClaimed: 0 }
}

function matching({ status, claimedBy, bin }: LinkQuery): SQL | undefined {
  return and(
    bin ? inBin : onBoard,
    status === undefined ? undefined : eq(links.status, status),
    claimedBy === undefined ? undefined : eq(links.claimedBy, claimedBy),
  )
}

/** The link, unless it is in the bin; with `bin` only if it is. */
export async function findLink(db: Db, id: number, { bin = false } = {}): Promise<LinkRow | undefined> {
  const [row] = await select(db).where(and(eq(links.id, id), bin ? inBin : onBoard))
  return row
}

/** Those of `ids` that are not in the bin. */
export function findThese(db: Db, ids: readonly number[]): Promise<LinkRow[]> {
  return select(db).where(and(inArray(links.id, [...ids]), onBoard))
}

/**
 * Locks these links until the transaction ends: in the order of their ids, so that two transactions that lock the same
 * links never wait for each other.
 */
export async function lockLinks(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: links.id })
    .from(links)
    .where(inArray(links.id, [...ids]))
    .orderBy(asc(links.id))
    .for('update')
}

/** When a step can be taken: the same rules as in contract/links/steps.ts. Whether the user may is checked before. */
const conditions: Record<LinkStep, SQL | undefined> = {
  claim: and(ne(links.status, 'Klaar'), isNull(links.claimedBy)),
  unclaim: isNotNull(links.claimedBy),
  Opgepakt: and(eq(links.status, 'Open'), isNotNull(links.claimedBy)),
  Klaar: eq(links.status, 'Opgepakt'),
  Open: eq(links.status, 'Klaar'),
}

/** The columns that a step sets. */
const outcomes: Record<LinkStep, Changes> = {
  claim: { claimedBy: sql`${sql.placeholder('claimer')}`, claimedAt: sql`${sql.placeholder('now')}` },
  unclaim: released,
  Opgepakt: { status: 'Opgepakt' },
  Klaar: { status: 'Klaar' },
  Open: { ...unclaimed, status: 'Open' },
}

/**
 * Takes a step with those of `ids` where it can be taken, in one conditional statement: of several people who ask at once,
 * one succeeds. Returns the links that were changed.
 * @param by the id of who claims them, for a step that claims.
 */
export function takeStep(tx: Tx, step: LinkStep, ids: readonly number[], by: number, now: Date): Promise<LinkRow[]> {
  const these = sql`${links.id} = ANY(${sql.placeholder('ids')}::integer[])`
  return prepared(tx, `take_link_step_${step}`, (on, name) =>
    update(on, outcomes[step], and(these, onBoard, conditions[step])).prepare(name),
  ).execute({ ids, claimer: by, now })
}

/** Puts those of `ids` in the bin that are not in it. Returns the links that were changed. */
export function binLinks(tx: Tx, ids: readonly number[], now: Date): Promise<LinkRow[]> {
  return update(tx, { deletedAt: now }, and(inArray(links.id, [...ids]), onBoard))
}

/** Takes those of `ids` out of the bin that are in it. Returns the links that were changed. */
export function unbinLinks(tx: Tx, ids: readonly number[]): Promise<LinkRow[]> {
  return update(tx, { deletedAt: null }, and(inArray(links.id, [...ids]), inBin))
}

type Changes = Partial<{
  [column in keyof typeof links.$inferSelect]: (typeof links.$inferSelect)[column] | SQL | undefined
}>

/** Updates and reads back in one statement, so that it returns this change and not one that somebody made right after. */
function update(tx: Tx, changes: Changes, which: SQL | undefined) {
  const changed = tx.$with('changed').as(tx.update(links).set(changes).where(which).returning())
  return tx
    .with(changed)
    .select(columnsOf(changed as never))
    .from(changed)
    .leftJoin(claimer, eq(claimer.id, changed.claimedBy))
}

/** What the audit log keeps of a link. */
const recorded = ['title', 'url', 'notes', 'status', 'additionalNotes'] as const

/** Adds a link for the actor, and records and tells it. */
export async function insertLink(tx: Tx, deed: Deed, fields: NewLink): Promise<LinkRow> {
  const values = { ...fields, urlKey: addressKey(fields.url), createdBy: deed.by.id, createdAt: deed.at }
  const [row] = await tx.insert(links).values(values).returning({ id: links.id })
  const made = (await findLink(tx, (row as { id: number }).id)) as LinkRow
  deed.tell({ topic: 'links', id: made.id })
  deed.record('link.add', { id: made.id, name: made.title }, changesBetween(recorded, null, made))
  return made
}

/**
 * Changes the fields that are given; does nothing when the link has these values already. A link that is reopened is not
 * claimed any more.
 * @throws Problem notFound, or changedMeanwhile when `version` is not the newest.
 */
export async function updateLink(tx: Tx, deed: Deed, id: number, { version, ...fields }: EditedLink): Promise<LinkRow> {
  await lockLinks(tx, [id])
  const before = await findLink(tx, id)
  if (before === undefined) throw new Problem('notFound')
  if (version != null && version !== before.version) throw new Problem('changedMeanwhile')
  if (recorded.every((field) => fields[field] === undefined || fields[field] === before[field])) return before
  const reopened = before.status === 'Klaar' && fields.status === 'Open'
  const [row] = await update(
    tx,
    {
      ...fields,
      urlKey: addressKey(fields.url),
      version: before.version + 1,
      ...(reopened && unclaimed),
    },
    eq(links.id, id),
  )
  const after = row as LinkRow
  deed.tell({ topic: 'links', id })
  deed.record('link.edit', { id, name: after.title }, changesBetween(recorded, before, after))
  return after
}

/** Removes for good what was put in the bin before `before`. */
export async function purgeLinks(tx: Tx, deed: Deed<null>, before: Date): Promise<void> {
  const gone = await tx.delete(links).where(lt(links.deletedAt, before)).returning({ id: links.id })
  if (gone.length > 0) deed.tell({ topic: 'links' })
}
