// All SQL about users' own words. Every statement names the user, so another user's word is not found.
import { and, count, eq } from 'drizzle-orm'
import { OWN_WORD_LIMITS, type OwnWord } from '#contract/own-words/own-word.ts'
import { Problem } from '#contract/problems.ts'
import { holdUser } from '../accounts/holds.ts'
import { alphabetical } from '../accounts/views.ts'
import type { Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { ownWords } from './tables.ts'

const columns = { id: ownWords.id, word: ownWords.word }

/** In the order of the alphabet. */
export function ownWordsOf(db: Db, userId: number): Promise<OwnWord[]> {
  return db
    .select(columns)
    .from(ownWords)
    .where(eq(ownWords.userId, userId))
    .orderBy(alphabetical(ownWords.word), ownWords.id)
}

/**
 * Adds `word`, or returns it when the user has it.
 * @throws Problem invalidInput when the user has as many as one may have.
 */
export async function addOwnWord(tx: Tx, { by, at }: Deed, word: string): Promise<OwnWord> {
  // Two windows that both add the last word go one after the other.
  await holdUser(tx, by.id, 'no key update')
  const isIt = and(eq(ownWords.userId, by.id), eq(ownWords.word, word))
  const [known] = await tx.select(columns).from(ownWords).where(isIt)
  if (known) return known
  const [made] = await tx.select({ count: count() }).from(ownWords).where(eq(ownWords.userId, by.id))
  if ((made?.count ?? 0) >= OWN_WORD_LIMITS.words) throw new Problem('invalidInput', { message: FULL })
  const [row] = await tx.insert(ownWords).values({ userId: by.id, word, createdAt: at }).returning(columns)
  return row as OwnWord
}

const FULL = 'Je woordenlijst is vol: er passen 1.000 woorden in. Haal er eerst een woord uit.'

/** @throws Problem notFound. */
export async function removeOwnWord(db: Db, userId: number, id: number): Promise<void> {
  const removed = await db
    .delete(ownWords)
    .where(and(eq(ownWords.userId, userId), eq(ownWords.id, id)))
    .returning({ id: ownWords.id })
  if (removed.length === 0) throw new Problem('notFound', { message: 'Dit woord staat niet meer in je woordenlijst.' })
}
