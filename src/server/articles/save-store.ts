// The SQL of saving articles: adding one, and giving one its next version. What was read of their texts is brought by save.ts.
import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { deskOf, isAtLeast } from '#contract/accounts/desk.ts'
import { MOST_ARTICLES, type EditedArticle, type NewArticle } from '#contract/articles/article.ts'
import { Problem } from '#contract/problems.ts'
import type { MachineBlock } from '#contract/writing/blocks.ts'
import { holdUser } from '../accounts/holds.ts'
import type { PublicUser } from '../accounts/tables.ts'
import type { Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import { modelsOf } from '../history/store.ts'
import { holdLink } from '../links/holds.ts'
import { attach } from './picture-store.ts'
import { hasRested, marksAfter, picturesGained, stateOf } from './rules.ts'
import { holdArticle, tellBoard, told, type ArticleRow } from './store.ts'
import { articles } from './tables.ts'
import type { KeptFacts, TextFacts } from './text-facts.ts'
import { closeVersion } from './version-store.ts'

/**
 * Refuses one more article of who has no desk and has `MOST_ARTICLES`, unless it was added with this key already. One who adds several at
 * once adds them one after the other.
 * @throws Problem tooManyArticles.
 */
export async function checkRoom(tx: Tx, { id, role, desk }: PublicUser, key: string | null | undefined): Promise<void> {
  if (isAtLeast(deskOf({ role, desk }), 'writer')) return
  await holdUser(tx, id, 'no key update')
  const one = tx.select({ id: articles.id }).from(articles)
  const [last] = await one
    .where(eq(articles.userId, id))
    .offset(MOST_ARTICLES - 1)
    .limit(1)
  if (last === undefined) return
  const isKnown =
    key != null && (await tx.$count(articles, and(eq(articles.userId, id), eq(articles.clientKey, key)))) > 0
  if (!isKnown) throw new Problem('tooManyArticles')
}

const NOT_CLAIMED = 'Claim deze link eerst. Daarna kun je er een artikel over schrijven.'

/**
 * Adds an article of the actor; one that was added with the same key already is returned as it is now.
 * @param facts of its text.
 * @throws Problem invalidInput for a link that they have not claimed.
 */
export async function insertArticle(tx: Tx, deed: Deed, fields: NewArticle, facts: TextFacts): Promise<ArticleRow> {
  const { blocks, seoData, sources, key: clientKey = null, ...values } = fields
  const { linkId } = fields
  if (linkId != null && !(await holdLink(tx, linkId, { claimedBy: deed.by.id })))
    throw new Problem('invalidInput', { message: NOT_CLAIMED, errors: { linkId: NOT_CLAIMED } })
  const incoming = { content: fields.content, blocks: facts.blocks }
  const nothing = { version: 0, content: '', blocks: [] }
  const marks = marksAfter(nothing, incoming, blocks ?? [], await modelsFor(tx, deed, blocks))
  const [row] = await tx
    .insert(articles)
    .values({
      ...values,
      clientKey,
      seoData: seoData ?? null,
      sources: sources ?? [],
      blocks: marks,
      ...facts.kept,
      userId: deed.by.id,
      createdAt: deed.at,
      updatedAt: deed.at,
    })
    .onConflictDoNothing({ target: [articles.userId, articles.clientKey] })
    .returning({ id: articles.id })
  if (row)
    await attach(tx, { id: row.id, userId: deed.by.id }, picturesGained([], [fields.content, fields.originalContent]))
  tellBoard(deed, linkId)
  return told(tx, deed, row?.id ?? (await addedBefore(tx, deed, clientKey)))
}

/** The id of the article that the actor added with this key. */
async function addedBefore(tx: Tx, { by }: Deed, clientKey: string | null): Promise<number> {
  const [row] = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.userId, by.id), eq(articles.clientKey, clientKey ?? '')))
  return (row as { id: number }).id
}

const modelsFor = (tx: Tx, { by }: Deed, blocks: NewArticle['blocks'] = []) =>
  modelsOf(tx, by.id, [...new Set(blocks.map(({ generationId }) => generationId).filter((id) => id !== null))])

/** The fields beside title and text that a save may change. */
const besides = ['seoTitle', 'seoDescription', 'seoKeywords', 'seoScore', 'seoData', 'sources'] as const

/** A field of an article as it is kept. */
export type Kept = string | number | object | null | undefined

/** Counts what is kept of one person: texts, what goes with them, and marks. @throws Problem tooManyTries. */
export type CountKept = (userId: number, ...kept: Kept[]) => void

/** What was read of a text before the transaction that saves it. */
export interface ReadText {
  facts: TextFacts
  carried?: { of: number; marks: MachineBlock[] } | undefined
  /** Counts the marks that are kept: which they are is known only with the article held, as those that were not sent stay too. */
  count: CountKept
}

/**
 * Saves an article of the actor. What was there becomes a version when its writer had rested; what is saved does with
 * `close`. The same again changes nothing.
 * @param read of its text: its facts, and its marks where those had to be found back.
 * @throws Problem as `holdArticle` and `count` do; MovedOn when the marks were found back from another version.
 */
export async function updateArticle(
  tx: Tx,
  deed: Deed,
  id: number,
  edit: EditedArticle,
  { facts, carried, count }: ReadText,
): Promise<ArticleRow> {
  const before = await holdArticle(tx, deed, id, edit)
  const incoming = { content: edit.content, blocks: facts.blocks, carried }
  const blocks = marksAfter(before, incoming, edit.blocks, await modelsFor(tx, deed, edit.blocks))
  const isText = edit.title !== before.title || edit.content !== before.content
  const changed = besides.filter((field) => edit[field] !== undefined && !alike(edit[field], before[field]))
  if (isText || changed.length > 0 || !alike(blocks, before.blocks)) {
    count(deed.by.id, blocks)
    const reason = edit.closeBefore ?? (hasRested(before.updatedAt, deed.at) ? 'rest' : null)
    if (isText && reason !== null) await closeVersion(tx, before, { reason })
    const fields = { ...Object.fromEntries(changed.map((field) => [field, edit[field]])), blocks }
    const { title, content } = edit
    await writeText(tx, deed, before, fields, isText ? { title, content, ...facts.kept } : undefined)
  }
  const after = await told(tx, deed, id)
  if (edit.close) await closeVersion(tx, after, { reason: 'save' })
  return after
}

/** Not compared as JSON text: the database gives the fields of an object back in an order of its own. */
const alike = (one: unknown, other: unknown) => isDeepStrictEqual(one, other)

/** Another text, with what follows from it. */
type NewText = { title: string; content: string } & KeptFacts

/** Gives an article, which the caller holds, its next version with these fields, and with another text. */
export async function writeText(
  tx: Tx,
  deed: Deed,
  before: ArticleRow,
  fields: Omit<Partial<typeof articles.$inferInsert>, keyof NewText>,
  text?: NewText,
): Promise<void> {
  const version = before.version + 1
  const textVersion = text === undefined ? before.textVersion : version
  await tx
    .update(articles)
    .set({
      ...fields,
      ...text,
      version,
      textVersion,
      state: stateOf(before.checkedVersion, textVersion),
      updatedAt: deed.at,
    })
    .where(eq(articles.id, before.id))
  await attach(tx, before, picturesGained([before.content], [text?.content]))
}
