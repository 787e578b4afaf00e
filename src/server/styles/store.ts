// All SQL about style profiles. Every statement names the user, so another user's profile is not found.
import { and, asc, count, desc, eq } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { STYLE_LIMITS, type StyleFields } from '#contract/styles/style-profile.ts'
import { holdUser } from '../accounts/holds.ts'
import { alphabetical } from '../accounts/views.ts'
import type { Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { styleProfiles, type StyleRow } from './tables.ts'

const own = (userId: number, id: number) => and(eq(styleProfiles.userId, userId), eq(styleProfiles.id, id))

/** The default first, then by name. */
export function stylesOf(db: Db, userId: number): Promise<StyleRow[]> {
  return db
    .select()
    .from(styleProfiles)
    .where(eq(styleProfiles.userId, userId))
    .orderBy(desc(styleProfiles.isDefault), asc(alphabetical(styleProfiles.name)), asc(styleProfiles.id))
}

/** @throws Problem notFound. */
export async function findStyle(db: Db, userId: number, id: number): Promise<StyleRow> {
  const [row] = await db.select().from(styleProfiles).where(own(userId, id))
  if (row === undefined) throw new Problem('notFound', { message: 'Dit stijlprofiel bestaat niet of is verwijderd.' })
  return row
}

/** @throws Problem invalidInput when the user has as many as one may have. */
export async function insertStyle(tx: Tx, { by, at }: Deed, fields: StyleFields): Promise<StyleRow> {
  const userId = by.id
  await oneAtATime(tx, userId)
  const [made] = await tx.select({ count: count() }).from(styleProfiles).where(eq(styleProfiles.userId, userId))
  if ((made?.count ?? 0) >= STYLE_LIMITS.profiles) {
    throw new Problem('invalidInput', {
      message: `Je kunt hoogstens ${STYLE_LIMITS.profiles} stijlprofielen hebben.`,
    })
  }
  if (fields.isDefault) await clearDefault(tx, userId)
  const [row] = await tx
    .insert(styleProfiles)
    .values({ ...fields, userId, createdAt: at, updatedAt: at })
    .returning()
  return row as StyleRow
}

/** @throws Problem notFound; then nothing changed. */
export async function updateStyle(tx: Tx, { by, at }: Deed, id: number, fields: StyleFields): Promise<StyleRow> {
  await oneAtATime(tx, by.id)
  await findStyle(tx, by.id, id)
  if (fields.isDefault) await clearDefault(tx, by.id)
  const [row] = await tx
    .update(styleProfiles)
    .set({ ...fields, updatedAt: at })
    .where(own(by.id, id))
    .returning()
  return row as StyleRow
}

/** @throws Problem notFound. */
export async function removeStyle(db: Db, userId: number, id: number): Promise<void> {
  const removed = await db.delete(styleProfiles).where(own(userId, id)).returning({ id: styleProfiles.id })
  if (removed.length === 0) throw new Problem('notFound')
}

/** Two windows of one user that both set a default, or add the last profile, go one after the other. */
async function oneAtATime(tx: Tx, userId: number): Promise<void> {
  // Not FOR UPDATE: every change already holds its user with FOR KEY SHARE, so two changes of one user would wait for each
  // other.
  await holdUser(tx, userId, 'no key update')
}

async function clearDefault(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(styleProfiles)
    .set({ isDefault: false })
    .where(and(eq(styleProfiles.userId, userId), eq(styleProfiles.isDefault, true)))
}
