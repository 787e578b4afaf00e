// The SQL with which administrators read feedback: what it is about, who gave it, and whether it was handled. Knows nothing of
// how it is answered.
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { FeedbackPart } from '#contract/contact/endpoints.ts'
import { Problem } from '#contract/problems.ts'
import { textsIn } from '#contract/tools/define.ts'
import { paysAt, people } from '../accounts/views.ts'
import { articleTitle } from '../articles/views.ts'
import type { Db } from '../db/connect.ts'
import { countSome } from '../db/counting.ts'
import { excerptOf } from '../db/excerpt.ts'
import { handledList, isPaid, stateOf, type HandledQuery } from '../db/handled-list.ts'
import { holdsEveryWord } from '../db/search.ts'
import { shownGenerations } from '../history/views.ts'
import { userFeedback } from './tables.ts'

const giver = people('giver')
const handler = people('handler')

const isGiver = eq(giver.id, userFeedback.userId)

/** The text that is searched. Its columns are in two tables, so no index can serve it (docs/decisions/0016). */
const searched = sql`folded(concat_ws(' ', ${giver.name}, ${giver.email}, ${userFeedback.comment}, ${userFeedback.category}))`

const selectFeedback = (db: Db, now: Date) =>
  db
    .select({
      id: userFeedback.id,
      userId: giver.id,
      name: giver.name,
      email: giver.email,
      tool: userFeedback.category,
      rating: userFeedback.rating,
      comment: userFeedback.comment,
      index: userFeedback.resultIndex,
      articleId: userFeedback.articleId,
      articleTitle: articleTitle(userFeedback.articleId),
      output: shownGenerations.output,
      createdAt: userFeedback.createdAt,
      handledAt: userFeedback.handledAt,
      handledBy: handler.name,
      paid: isPaid(paysAt(now, giver)),
    })
    .from(userFeedback)
    .innerJoin(giver, isGiver)
    .leftJoin(shownGenerations, eq(shownGenerations.id, userFeedback.generationId))
    .leftJoin(handler, eq(handler.id, userFeedback.handledBy))
    .$dynamic()

/** The list of the feedback that matches, each with the beginning of its comment and of the text it is about. */
export async function findFeedback(db: Db, asked: HandledQuery & { only?: FeedbackPart | undefined }, now: Date) {
  const table = userFeedback
  const sent = { table, senders: sql`JOIN ${giver} ON ${isGiver}`, pays: paysAt(now, giver) }
  const parts = { comment: isNotNull(table.comment), down: eq(table.rating, -1) }
  const among = and(asked.only && parts[asked.only], holdsEveryWord(searched, asked.search))
  const counted = db
    .select({ id: table.id })
    .from(table)
    .innerJoin(giver, isGiver)
    .where(and(stateOf(table, asked.state), among))
  return {
    total: await countSome(db, counted.$dynamic()),
    ...handledList(sent, asked.state, among, async (which, order, count) => {
      const found = await selectFeedback(db, now)
        .where(which)
        .orderBy(...order)
        .limit(count)
      return found.map(withText).map((row) => ({ ...row, comment: excerptOf(row.comment), text: excerptOf(row.text) }))
    }),
  }
}

/** One feedback with its whole comment and text. @throws Problem notFound. */
export async function findOneFeedback(db: Db, id: number, now: Date) {
  const [row] = await selectFeedback(db, now).where(eq(userFeedback.id, id))
  if (row === undefined) throw new Problem('notFound')
  return withText(row)
}

type FeedbackRow = Awaited<ReturnType<typeof selectFeedback>>[number]

/** Replaces the generation's output by the text that the feedback is about; null when its user deleted that. */
const withText = ({ output, index, articleId, articleTitle: title, ...row }: FeedbackRow) => ({
  ...row,
  article: articleId === null ? null : { id: articleId, title },
  text: textsIn(output)[index] ?? null,
})
