// How an article may go out, and what goes with it: the one answer for publishing, exports and screens. Knows nothing of where it goes.
import { hash } from 'node:crypto'
import { Problem } from '#contract/problems.ts'
import { aiMark, disclosureLine, type AiMark } from '#contract/reviews/ai-disclosure.ts'
import {
  goingOut,
  hasModelText,
  isAllOfModel,
  isOfModel,
  type GoingOut,
  type ReviewRule,
} from '#contract/reviews/rule.ts'
import type { MachineBlock } from '#contract/writing/blocks.ts'
import type { Db } from '../db/connect.ts'
import type { Site } from '../http/site.ts'
import { readFacts } from '../articles/text-work.ts'
import { textHashOf } from './rules.ts'
import { isReviewed, ruleOf } from './store.ts'

/** What goes out with a text. */
export interface Statement {
  /** The line for readers; null when it needs none. */
  line: string | null
  /** The mark for machines. */
  mark: AiMark
}

/** The article as it stands, or as it was in a version: what decides how it may go out. */
export interface Candidate {
  id: number
  /** Whose it is; null when it is of the house. */
  userId: number | null
  title: string
  content: string
  blocks: readonly MachineBlock[]
}

/** How many blocks a text has is read where it holds nobody up. */
type Reading = Pick<Site, 'db' | 'texts'>

export interface Standing {
  rule: ReviewRule
  goesOut: GoingOut
}

/** How an article may go out as it stands: a review counts for the very text that was reviewed, whatever was written before or since. */
export async function standingOf(db: Db, { id, title, content, blocks }: Candidate): Promise<Standing> {
  const rule = await ruleOf(db)
  const hasText = hasModelText(blocks)
  const reviewed = hasText && (await isReviewed(db, id, textHashOf(title, content)))
  return { rule, goesOut: goingOut(rule, { hasText, isReviewed: reviewed }) }
}

/** What goes with a text that nobody publishes, such as an export or what a reader outside sees: one that waits for a review says that AI wrote it. */
export async function statementFor(site: Reading, article: Candidate): Promise<Statement> {
  // Most articles have none, and many are exported at once.
  if (!hasModelText(article.blocks)) return statementOf(site, article, 'plain')
  const { goesOut } = await standingOf(site.db, article)
  return statementOf(site, article, goesOut === 'blocked' ? 'disclosed' : goesOut)
}

/** What goes with an article that is published. @throws Problem reviewNeeded when the house asks a review that it does not have. */
export const clearance = async (site: Reading, article: Candidate): Promise<Statement> =>
  statementOf(site, article, await checkReviewed(site.db, article))

/** How it goes out. @throws Problem reviewNeeded when the house asks a review that it does not have. */
export async function checkReviewed(db: Db, article: Candidate): Promise<Exclude<GoingOut, 'blocked'>> {
  const { goesOut } = await standingOf(db, article)
  if (goesOut === 'blocked') throw new Problem('reviewNeeded')
  return goesOut
}

export async function statementOf(
  { texts }: Pick<Site, 'texts'>,
  { userId, content, blocks }: Pick<Candidate, 'userId' | 'content' | 'blocks'>,
  out: Exclude<GoingOut, 'blocked'>,
): Promise<Statement> {
  if (out === 'plain') return { line: null, mark: aiMark(out, false, []) }
  const isAll = isAllOfModel(blocks, await textBlocksOf(texts, content, userId))
  const standing = blocks.filter((block) => block.at !== null && isOfModel(block))
  const models = [...new Set(standing.map(({ model }) => model))]
  return { line: disclosureLine(out, isAll) ?? null, mark: aiMark(out, isAll, models) }
}

/** Of how many texts that is remembered: each takes 64 letters and a number. */
const MOST_COUNTED = 5_000

/** By the hash of the text, the longest ago asked first. */
const counted = new Map<string, Promise<number>>()

/**
 * How many blocks of text an article has. Read once for all who look at it: a long one takes a second, and everybody outside who has a link, and its
 * owner, may look as often as they like.
 */
function textBlocksOf(texts: Site['texts'], content: string, userId: number | null): Promise<number> {
  const key = hash('sha256', content, 'hex')
  const known = counted.get(key)
  const count = known ?? texts.work(readFacts, content, { userId }).then(({ textBlocks }) => textBlocks)
  counted.delete(key)
  counted.set(key, count)
  if (known === undefined) count.catch(() => counted.delete(key))
  for (const oldest of counted.keys()) {
    if (counted.size <= MOST_COUNTED) break
    counted.delete(oldest)
  }
  return count
}
