// All SQL about what was written of campaigns. Knows nothing of HTTP, nor of whose the article is.
import { and, eq, sql } from 'drizzle-orm'
import { writtenTexts, type CampaignText } from '#contract/campaigns/campaign.ts'
import type { CampaignPartName } from '#contract/campaigns/parts.ts'
import { Problem } from '#contract/problems.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { campaignParts } from './tables.ts'

export type PartRow = typeof campaignParts.$inferSelect

/** The parts of an article's campaign, in no order. */
export function findParts(db: Db, articleId: number): Promise<PartRow[]> {
  return db.select().from(campaignParts).where(eq(campaignParts.articleId, articleId))
}

export type NewPart = Omit<typeof campaignParts.$inferInsert, 'texts' | 'revision'>

/** Keeps a part in the place of what there was of it, edits included. */
export async function keepPart(tx: Tx, part: NewPart): Promise<PartRow> {
  const { articleId: _article, part: _name, ...written } = part
  const [row] = await tx
    .insert(campaignParts)
    .values(part)
    .onConflictDoUpdate({
      target: [campaignParts.articleId, campaignParts.part],
      set: { ...written, texts: null, revision: sql`${campaignParts.revision} + 1` },
    })
    .returning()
  return row as PartRow
}

interface PartEdit {
  articleId: number
  part: CampaignPartName
  revision: number
  texts: readonly CampaignText[]
}

/**
 * Puts own texts in the place of those that stand there. The same again changes nothing.
 * @returns whether anything changed, beside the part.
 * @throws Problem notFound, changedMeanwhile; invalidInput for a text that the part never had.
 */
export async function editPart(
  tx: Tx,
  { articleId, part, revision, texts }: PartEdit,
): Promise<{ row: PartRow; changed: boolean }> {
  const which = and(eq(campaignParts.articleId, articleId), eq(campaignParts.part, part))
  const [before] = await tx.select().from(campaignParts).where(which).for('update')
  if (before === undefined) throw new Problem('notFound', { message: 'Dit deel van de campagne is er nog niet.' })
  const written = writtenTexts(before.output)
  const sorted = texts.toSorted((one, other) => one.index - other.index)
  if (areSame(sorted, before.texts ?? written)) return { row: before, changed: false }
  if (before.revision !== revision) throw new Problem('changedMeanwhile', { message: NEWER })
  const unknown = sorted.find(({ index }) => index >= written.length)
  if (unknown) throw new Problem('invalidInput', { errors: { texts: 'Deze tekst hoort niet bij dit deel.' } })
  const isAsWritten = areSame(sorted, written)
  const [row] = await tx
    .update(campaignParts)
    .set({ texts: isAsWritten ? null : sorted, revision: before.revision + 1 })
    .where(which)
    .returning()
  return { row: row as PartRow, changed: true }
}

/** Not by their JSON: the database keeps the fields of an object in an order of its own. */
const areSame = (some: readonly CampaignText[], others: readonly CampaignText[]) =>
  some.length === others.length &&
  some.every(({ index, text }, at) => others[at]?.index === index && others[at].text === text)

/** Mostly it was oneself, in another window. */
const NEWER = 'Dit deel is intussen gewijzigd, misschien in een ander venster.'
