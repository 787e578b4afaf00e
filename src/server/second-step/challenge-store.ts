// All SQL about what was asked and is awaited: the second step of a login, and a passkey's signature. Whatever is asked is kept
// as a hash, works once, and ends after some minutes.
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { CHALLENGE_MINUTES, TRIES_PER_CHALLENGE } from '#contract/second-step/codes.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { loginChallenges, passkeyChallenges } from './tables.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
const ending = (now: Date) => new Date(now.getTime() + CHALLENGE_MINUTES * 60_000)

/** Opens a login's second step, and returns what the browser has to bring along. @param password the stored hash that was matched. */
export async function openChallenge(
  tx: Tx,
  { id, password }: { id: number; password: string },
  now: Date,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  await tx.insert(loginChallenges).values({
    tokenHash: hash(challenge),
    userId: id,
    passwordMark: hash(password),
    triesLeft: TRIES_PER_CHALLENGE,
    expiresAt: ending(now),
  })
  return challenge
}

/** Counts one try with a challenge before its outcome is known. Undefined when the challenge is over, or there is none such. */
export async function tryChallenge(
  db: Db,
  challenge: string,
  now: Date,
): Promise<{ userId: number; isOf: (password: string) => boolean } | undefined> {
  const [row] = await db
    .update(loginChallenges)
    .set({ triesLeft: sql`${loginChallenges.triesLeft} - 1` })
    .where(
      and(
        eq(loginChallenges.tokenHash, hash(challenge)),
        gt(loginChallenges.expiresAt, now),
        gt(loginChallenges.triesLeft, 0),
      ),
    )
    .returning({ userId: loginChallenges.userId, passwordMark: loginChallenges.passwordMark })
  return row && { userId: row.userId, isOf: (password) => hash(password) === row.passwordMark }
}

/** Gives a try back that had no outcome. */
export async function giveBackTry(db: Db, challenge: string): Promise<void> {
  await db
    .update(loginChallenges)
    .set({ triesLeft: sql`${loginChallenges.triesLeft} + 1` })
    .where(eq(loginChallenges.tokenHash, hash(challenge)))
}

/** Uses a challenge up; false when another request did so just before. */
export async function useChallenge(tx: Tx, challenge: string): Promise<boolean> {
  const used = await tx
    .delete(loginChallenges)
    .where(eq(loginChallenges.tokenHash, hash(challenge)))
    .returning({ userId: loginChallenges.userId })
  return used.length > 0
}

/**
 * What a passkey is asked for. Each has questions of its own: one that is answered to prove who one is must not add a passkey, which is
 * asked of who has proved it.
 */
type PasskeyPurpose = 'login' | 'proof' | 'adding'

/** What is asked, for what, and of whom; null for a login, where nobody is known yet. */
export interface PasskeyQuestion {
  challenge: string
  purpose: PasskeyPurpose
  userId: number | null
}

const questionHash = ({ purpose, challenge }: PasskeyQuestion) => hash(`${purpose} ${challenge}`)

/** Keeps what a passkey is asked to sign. */
export async function keepPasskeyChallenge(db: Db, question: PasskeyQuestion, now: Date): Promise<void> {
  const { userId } = question
  await db.insert(passkeyChallenges).values({ challengeHash: questionHash(question), userId, expiresAt: ending(now) })
}

/** Takes it: false when it was asked of somebody else or for something else, was taken before, or has had its time. */
export async function takePasskeyChallenge(db: Db, question: PasskeyQuestion, now: Date): Promise<boolean> {
  const { userId } = question
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, questionHash(question)),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challengeHash: passkeyChallenges.challengeHash })
  return taken.length > 0
}

/** Removes what has had its time. */
export async function forgetChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(loginChallenges).where(lte(loginChallenges.expiresAt, now))
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now))
}
