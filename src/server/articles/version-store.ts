// The SQL of the closed versions of articles.
import { and, desc, eq, inArray, isNull, lt, notExists, notInArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { VERSIONS_KEPT, type VersionReason } from '#contract/articles/version.ts'
import { entityId } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import type { SeoData } from '#contract/seo/fields.ts'
import type { MachineBlock } from '#contract/writing/blocks.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import type { List } from '../http/paging.ts'
import { orderedVersions } from '../publishing/views.ts'
import { articleVersions } from './tables.ts'

const versions = articleVersions

const entryColumns = {
  n: versions.n,
  name: versions.name,
  title: versions.title,
  wordCount: versions.wordCount,
  reason: versions.reason,
  createdAt: versions.createdAt,
  machineBlocks: versions.machineBlocks,
}

const selectEntries = (db: Db) => db.select(entryColumns).from(versions).$dynamic()
export type VersionRow = Awaited<ReturnType<typeof selectEntries>>[number]

/** The closed versions of an article, newest first. */
export function listVersions(db: Db, articleId: number): List<VersionRow, [n: number]> {
  return {
    place: z.tuple([entityId]),
    placeOf: ({ n }) => [n],
    fetch: (count, after) =>
      selectEntries(db)
        .where(and(eq(versions.articleId, articleId), after && lt(versions.n, after[0])))
        .orderBy(desc(versions.n))
        .limit(count),
  }
}

const GONE = 'Deze versie bestaat niet meer.'

/** One version with its text. @throws Problem notFound. */
export async function readVersion(db: Db, articleId: number, n: number) {
  const [row] = await db
    .select({ ...entryColumns, content: versions.content, blocks: versions.blocks })
    .from(versions)
    .where(and(eq(versions.articleId, articleId), eq(versions.n, n)))
  if (row === undefined) throw new Problem('notFound', { message: GONE })
  return row
}

/** What of a version goes out: null for the fields beside its text when it is of before those were kept. @throws Problem notFound. */
export async function readOutgoing(db: Db, articleId: number, n: number) {
  const [row] = await db
    .select({
      title: versions.title,
      content: versions.content,
      blocks: versions.blocks,
      seo: versions.seo,
      createdAt: versions.createdAt,
    })
    .from(versions)
    .where(and(eq(versions.articleId, articleId), eq(versions.n, n)))
  if (row === undefined) throw new Problem('notFound', { message: GONE })
  return row
}

/** The text of an article as it stands in its row. */
interface Present {
  id: number
  version: number
  title: string
  content: string
  wordCount: number
  blocks: MachineBlock[]
  seoTitle: string | null
  seoDescription: string | null
  seoData: SeoData | null
  updatedAt: Date
}

/**
 * Keeps the present text as a version. One that is kept already stays, with the name if there is a new one; once it was checked
 * it stays known as checked, and once it was shown as shown until it is checked.
 */
export async function closeVersion(
  tx: Tx,
  { id, version, title, content, wordCount, blocks, seoTitle, seoDescription, seoData, updatedAt }: Present,
  { reason, name = null }: { reason: VersionReason; name?: string | null },
): Promise<void> {
  const seo = { seoTitle, seoDescription, slug: seoData?.slug ?? '' }
  await tx
    .insert(versions)
    .values({ articleId: id, n: version, name, title, content, wordCount, blocks, seo, reason, createdAt: updatedAt })
    .onConflictDoUpdate({
      target: [versions.articleId, versions.n],
      set: {
        name: sql`coalesce(excluded.name, ${versions.name})`,
        seo: sql`excluded.seo`,
        reason: sql`CASE WHEN excluded.reason = 'check' OR ${versions.reason} = 'check' THEN 'check'
          WHEN excluded.reason = 'shown' THEN 'shown' ELSE ${versions.reason} END`,
      },
    })
  await pruneVersions(tx, id)
}

/**
 * Removes all but the newest `VERSIONS_KEPT` of the versions without a name that nobody checked, nobody outside was shown and that are not
 * still to go out.
 */
async function pruneVersions(tx: Tx, articleId: number): Promise<void> {
  const passing = and(
    eq(versions.articleId, articleId),
    isNull(versions.name),
    notInArray(versions.reason, ['check', 'shown']),
    notExists(
      tx
        .select({ n: orderedVersions.version })
        .from(orderedVersions)
        .where(and(eq(orderedVersions.articleId, versions.articleId), eq(orderedVersions.version, versions.n))),
    ),
  )
  const gone = tx
    .select({ n: versions.n })
    .from(versions)
    .where(passing)
    .orderBy(desc(versions.n))
    .offset(VERSIONS_KEPT)
  await tx.delete(versions).where(and(eq(versions.articleId, articleId), inArray(versions.n, gone)))
}
