// What people called themselves, as letters may repeat it. Whoever registers writes name, username and address, and could have the house send
// a message of their own to anybody.
import type { PublicUser } from '../accounts/tables.ts'

/** Longer than most names, and too short for much of a message. */
const LONGEST_NAME = 40

/** A name to greet with; none when it holds more than a name: an address, a telephone number, an amount. */
export const greeted = (name: string) =>
  name.length > LONGEST_NAME || /[/:@\\€]|www\.|\.\p{L}{2,}|\d{4}/iu.test(name) ? {} : { name }

/** Whether a letter may name the account: at an address that was confirmed, or where the username is one word of letters and digits. */
export const mayBeNamed = ({
  username,
  emailConfirmedAt,
}: Pick<PublicUser, 'username' | 'emailConfirmedAt'>): boolean =>
  emailConfirmedAt !== null || /^[\p{L}\p{N}_-]{1,30}$/u.test(username)
