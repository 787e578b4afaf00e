// What accounts have done for them when somebody registers or a password changes: letters, and invitations. The room of links
// in mail does it; here stands only when, as that room knows accounts.
import type { Actor, Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import type { NewUser } from './store.ts'
import type { PublicUser } from './tables.ts'

export interface Applicant {
  email: string
  /** The token of an invitation. */
  invitation?: string | undefined
}

/** What an applicant gets: without an invitation a trial and an address to be confirmed. */
export type Admitted = Pick<NewUser, 'role' | 'desk' | 'emailConfirmedAt'> & { invited: boolean }

export interface Correspondence {
  /** Looks whether this applicant may register, before anything is done. @throws Problem invitationNeeded and those of links. */
  refuse(applicant: Applicant): Promise<void>
  /** Uses the invitation, if there is one. @throws as `refuse`. */
  admit(tx: Tx, at: Date, applicant: Applicant): Promise<Admitted>
  /** Writes to a new user; `trial`: whether one begins, or was refused because of an earlier one. */
  welcome(
    tx: Tx,
    deed: Deed<Actor | null>,
    user: PublicUser,
    how: 'registered' | 'invited' | 'added',
    trial?: 'begins' | 'refused',
  ): Promise<void>
  /**
   * Looks at the address that an administrator gives a user, before it is theirs; undefined is a new one. Who moves their own account is told
   * at the former address, which can take that back; not where this is an address that the user themselves can still take back. Where the
   * account was moved lately what was added since ends: links, passkeys, codes, a deletion; and what was planned waits.
   * @returns whether it is that: then it is confirmed as it was.
   * @throws Problem emailTaken for one that somebody else who left it can take back.
   */
  addressGiven(tx: Tx, deed: Deed, user: PublicUser | undefined, email: string): Promise<boolean>
  /** Tells a user that their password was changed, and makes links to a new one useless. */
  passwordChanged(tx: Tx, user: PublicUser, by: 'user' | 'administrator'): Promise<void>
}
