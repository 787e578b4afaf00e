// The SQL of what goes along with an article into an export.
import { eq } from 'drizzle-orm'
import { keptParts } from '../campaigns/views.ts'
import type { Db } from '../db/connect.ts'

/** The parts of an article's campaign, as they were kept. */
export const partsOf = (db: Db, articleId: number) =>
  db
    .select({ part: keptParts.part, output: keptParts.output, texts: keptParts.texts })
    .from(keptParts)
    .where(eq(keptParts.articleId, articleId))
