// What is done with reviews: reviewing the present text, and asking somebody outside. Which rule allows it stands here; the SQL in the
// stores.
import { Problem } from '#contract/problems.ts'
import type { ReviewInput } from '#contract/reviews/review.ts'
import type { CountKept } from '../articles/save-store.ts'
import { holdForReading, markChecked, NEWER, tellOwner } from '../articles/store.ts'
import { closeVersion } from '../articles/version-store.ts'
import type { Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import { newToken } from '../letters/link.ts'
import { insertLink, type LinkRow } from './link-store.ts'
import { checkReady, decidedParts } from './rules.ts'
import { insertReview, ruleOf, type ReviewRow } from './store.ts'

/**
 * The owner or an administrator answers for the present version; it is kept for good, with a record of it.
 * @param found.undescribed the numbers of the pictures without a description in the text of `version`.
 * @param found.count counts the parts of the record, which are kept for good.
 * @throws Problem what `count` does, notFound, changedMeanwhile when `version` is not the present one, reviewsOff, gapsOpen, altMissing, partsUndecided.
 */
export async function review(
  tx: Tx,
  deed: Deed,
  articleId: number,
  { version, parts }: ReviewInput,
  { undescribed, count }: { undescribed: readonly { number: number }[]; count: CountKept },
): Promise<ReviewRow> {
  const article = await holdForReading(tx, deed, articleId)
  if (article.version !== version) throw new Problem('changedMeanwhile', { message: NEWER })
  if ((await ruleOf(tx)) === 'off') throw new Problem('reviewsOff')
  checkReady(article, undescribed)
  const decided = decidedParts(article.blocks, parts)
  count(deed.by.id, decided)
  await closeVersion(tx, article, { reason: 'check' })
  const record = await insertReview(tx, deed, article, decided)
  await markChecked(tx, deed, article)
  return record
}

/** Makes a link to the present version, which is kept for good. @throws Problem notFound, tooManyReviewLinks, tooManyAnswers. */
export async function askOutside(tx: Tx, deed: Deed, articleId: number): Promise<{ secret: string; link: LinkRow }> {
  const article = await holdForReading(tx, deed, articleId)
  const { token: secret, tokenHash: secretHash } = newToken()
  const link = await insertLink(tx, deed, { articleId, version: article.version, secretHash })
  await closeVersion(tx, article, { reason: 'shown' })
  tellOwner(deed, article)
  return { secret, link }
}
