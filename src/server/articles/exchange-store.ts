// The SQL of what goes along with an article into an export.
import { asc, eq } from 'drizzle-orm'
import { labelledTexts } from '#contract/campaigns/labelled-texts.ts'
import { keptParts } from '../campaigns/views.ts'
import type { Db } from '../db/connect.ts'
import { readingAddresses } from '../publishing/views.ts'

/** The parts of an article's campaign, as they were kept. */
const partsOf = (db: Db, articleId: number) =>
  db
    .select({ part: keptParts.part, output: keptParts.output, texts: keptParts.texts })
    .from(keptParts)
    .where(eq(keptParts.articleId, articleId))

/** Where readers find an article; undefined as long as it stands nowhere. */
async function readingAddressOf(db: Db, articleId: number): Promise<string | undefined> {
  const [found] = await db
    .select({ address: readingAddresses.address })
    .from(readingAddresses)
    .where(eq(readingAddresses.articleId, articleId))
    .orderBy(asc(readingAddresses.id))
    .limit(1)
  return found?.address ?? undefined
}

/** The texts of an article's campaign, with where readers find it. */
export async function campaignOf(db: Db, articleId: number): Promise<ReturnType<typeof labelledTexts>> {
  const parts = await partsOf(db, articleId)
  return parts.length === 0 ? [] : labelledTexts(parts, await readingAddressOf(db, articleId))
}
