// All SQL about what was sent back: what still waits for an answer, the answer of its owner, and that it was overruled. Knows nothing of
// HTTP, nor of who may. Whoever sends an article back, it binds by standing in `openReturns`.
import { and, asc, eq, inArray } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { isBinding, readLink, type LinkRow } from './link-store.ts'
import { reviewLinks as links, reviewOverrules as overrules } from './tables.ts'

/** Something that was sent back. */
export interface ReturnRow {
  id: number
  /** The version that was read. */
  version: number
  /** Who sent it back, as they wrote it. */
  name: string
  remarks: string
  returnedAt: Date
}

/** What was sent back of an article and is neither answered nor overruled, oldest first: whatever became of its text since. */
export async function openReturns(db: Db, articleId: number): Promise<ReturnRow[]> {
  const rows = await db
    .select({
      id: links.id,
      version: links.version,
      name: links.name,
      remarks: links.remarks,
      returnedAt: links.decidedAt,
    })
    .from(links)
    .where(and(eq(links.articleId, articleId), isBinding))
    .orderBy(asc(links.id))
  return rows as ReturnRow[]
}

/**
 * Keeps the actor's answer to what was sent back of an article, which the caller holds: of several the first.
 * @throws Problem notFound, notSentBack, returnAnswered.
 */
export async function answerReturn(
  tx: Tx,
  deed: Deed,
  { articleId, id }: { articleId: number; id: number },
  text: string,
): Promise<LinkRow> {
  const before = await readLink(tx, articleId, id)
  if (before.decision !== 'returned') throw new Problem('notSentBack')
  if (before.answeredAt !== null) throw new Problem('returnAnswered')
  await tx
    .update(links)
    .set({ answer: text, answeredBy: deed.by.id, answeredByName: deed.by.name, answeredAt: deed.at })
    .where(eq(links.id, id))
  return readLink(tx, articleId, id)
}

/** Records that the actor, an administrator, lets an article, which the caller holds, go out although this was sent back. */
export async function overrule(
  tx: Tx,
  deed: Deed,
  { id: articleId, title, version }: { id: number; title: string; version: number },
  sentBack: readonly ReturnRow[],
  why: string,
): Promise<void> {
  // It was answered meanwhile: there is nothing to overrule.
  if (sentBack.length === 0) return
  const [row] = await tx
    .insert(overrules)
    .values({
      articleId,
      version,
      overruledBy: deed.by.id,
      overruledByName: deed.by.name,
      why,
      createdAt: deed.at,
      returns: sentBack.map(({ returnedAt, ...one }) => ({ ...one, returnedAt: returnedAt.toISOString() })),
    })
    .returning({ id: overrules.id })
  await tx
    .update(links)
    .set({ overruleId: (row as { id: number }).id })
    .where(
      inArray(
        links.id,
        sentBack.map(({ id }) => id),
      ),
    )
  deed.record(
    'article.overrule',
    { id: articleId, name: title },
    { why: { to: why }, sentBackBy: { to: [...new Set(sentBack.map(({ name }) => name))].join(', ') } },
  )
}
