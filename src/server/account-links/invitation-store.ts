// All SQL about invitations. Knows no letter, and nothing of how accounts are made.
import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { MOST_INVITATIONS, type Invitation } from '#contract/account-links/endpoints.ts'
import { deskOf, type Desk } from '#contract/accounts/desk.ts'
import type { Role } from '#contract/accounts/user.ts'
import { DAY_MS } from '#contract/days.ts'
import { Problem } from '#contract/problems.ts'
import { people } from '../accounts/views.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { INVITATION_DAYS } from './rules.ts'
import { invitations } from './tables.ts'
import { tokenHashOf } from '../letters/link.ts'

const inviter = people('inviter')

const columns = {
  id: invitations.id,
  email: invitations.email,
  role: invitations.role,
  desk: invitations.desk,
  sentAt: invitations.sentAt,
  expiresAt: invitations.expiresAt,
  acceptedAt: invitations.acceptedAt,
  invitedBy: inviter.name,
  inviterRole: inviter.role,
}

const withInviter = (db: Db) =>
  db.select(columns).from(invitations).leftJoin(inviter, eq(inviter.id, invitations.invitedBy)).$dynamic()

type Row = Awaited<ReturnType<typeof withInviter>>[number]

/** Nobody may give more than they may themselves: an invitation holds as long as who sent it is an administrator. */
function stateOf({ expiresAt, inviterRole }: Row, now: Date): Invitation['state'] {
  if (inviterRole !== 'admin') return 'void'
  return expiresAt <= now ? 'expired' : 'pending'
}

const toWire = (row: Row, now: Date): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  desk: deskOf(row),
  invitedBy: row.invitedBy,
  sentAt: row.sentAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  state: stateOf(row, now),
})

/** Those that were not accepted, newest first. */
export async function findInvitations(db: Db, now: Date): Promise<Invitation[]> {
  const rows = await withInviter(db)
    .where(isNull(invitations.acceptedAt))
    .orderBy(desc(invitations.sentAt), desc(invitations.id))
    .limit(MOST_INVITATIONS)
  return rows.map((row) => toWire(row, now))
}

/** @throws Problem notFound when there is none, or it was accepted. */
export async function findInvitation(db: Db, id: number, now: Date): Promise<Invitation> {
  const [row] = await withInviter(db).where(and(eq(invitations.id, id), isNull(invitations.acceptedAt)))
  if (row === undefined) throw gone()
  return toWire(row, now)
}

/** The invitation with this token, whatever its state. @throws Problem letterLinkUnknown. */
export async function findByToken(db: Db, token: string, now: Date) {
  const [row] = await withInviter(db).where(eq(invitations.tokenHash, tokenHashOf(token)))
  if (row === undefined) throw new Problem('letterLinkUnknown')
  const { email, role, invitedBy } = row
  return {
    email,
    role,
    desk: deskOf(row),
    invitedBy,
    state: row.acceptedAt === null ? stateOf(row, now) : ('accepted' as const),
  }
}

/** Who is invited, and what their account will be. */
interface Invited {
  email: string
  role: Role
  desk: Desk
}

interface Sending {
  tokenHash: string
  invitedBy: number
  now: Date
}

const sent = ({ tokenHash, invitedBy, now }: Sending) => ({
  tokenHash,
  invitedBy,
  sentAt: now,
  expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
})

/** Invites an address, or invites it anew: the older link then does nothing. Returns the id. */
export async function putInvitation(tx: Tx, { email, role, desk }: Invited, sending: Sending): Promise<number> {
  const { tokenHash, invitedBy, sentAt, expiresAt } = sent(sending)
  // In words: Drizzle takes only columns as the target of a conflict, and here it is an expression.
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO invitations (email, role, desk, token_hash, invited_by, sent_at, expires_at)
    VALUES (${email}, ${role}, ${desk}, ${tokenHash}, ${invitedBy}, ${sentAt.toISOString()}, ${expiresAt.toISOString()})
    ON CONFLICT (lower(email)) WHERE accepted_at IS NULL DO UPDATE SET email = excluded.email, role = excluded.role,
      desk = excluded.desk, token_hash = excluded.token_hash, invited_by = excluded.invited_by, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at
    RETURNING id`)
  return rows[0]?.id ?? 0
}

/** Gives an invitation another link. @throws Problem notFound. */
export async function renewInvitation(tx: Tx, id: number, sending: Sending): Promise<void> {
  const [row] = await tx
    .update(invitations)
    .set(sent(sending))
    .where(and(eq(invitations.id, id), isNull(invitations.acceptedAt)))
    .returning({ id: invitations.id })
  if (row === undefined) throw gone()
}

/** Returns the address that was invited. @throws Problem notFound. */
export async function removeInvitation(tx: Tx, id: number): Promise<string> {
  const [row] = await tx
    .delete(invitations)
    .where(and(eq(invitations.id, id), isNull(invitations.acceptedAt)))
    .returning({ email: invitations.email })
  if (row === undefined) throw gone()
  return row.email
}

/** Accepts an invitation, once. Returns undefined when it cannot be accepted. */
export async function acceptInvitation(tx: Tx, token: string, now: Date): Promise<Invited | undefined> {
  const administrators = new QueryBuilder().select({ id: inviter.id }).from(inviter).where(eq(inviter.role, 'admin'))
  const [row] = await tx
    .update(invitations)
    .set({ acceptedAt: now })
    .where(
      and(
        eq(invitations.tokenHash, tokenHashOf(token)),
        isNull(invitations.acceptedAt),
        gt(invitations.expiresAt, now),
        inArray(invitations.invitedBy, administrators),
      ),
    )
    .returning({ email: invitations.email, role: invitations.role, desk: invitations.desk })
  return row
}

/** Removes the invitations of an address that has an account now. */
export async function dropInvitations(tx: Tx, email: string): Promise<void> {
  await tx
    .delete(invitations)
    .where(and(sql`lower(${invitations.email}) = lower(${email})`, isNull(invitations.acceptedAt)))
}

/** Removes what was accepted, or ended, before `before`. */
export async function forgetInvitations(db: Db, before: Date): Promise<void> {
  await db.delete(invitations).where(or(lte(invitations.acceptedAt, before), lte(invitations.expiresAt, before)))
}

const gone = () =>
  new Problem('notFound', { message: 'Deze uitnodiging bestaat niet meer. Misschien is ze aangenomen of ingetrokken.' })
