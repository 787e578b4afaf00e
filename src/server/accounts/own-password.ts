// Asks for one's current password before something that must not happen to an open browser alone.
import type { FastifyRequest } from 'fastify'
import { CURRENT_MISSING, CURRENT_WRONG } from '#contract/accounts/administration.ts'
import { Problem } from '#contract/problems.ts'
import { noteAtDoor, type DoorAction } from '../audit/door-store.ts'
import type { Site } from '../http/site.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import { findPassword } from './administration-store.ts'
import { passwordMatches } from './rules.ts'
import type { PublicUser } from './tables.ts'
import type { Throttle } from './throttle.ts'

/** `checkOwnPassword` with its house given. */
export type OwnPassword = (user: PublicUser, password: string, request: FastifyRequest) => Promise<string>

/**
 * Checks the user's current password, and returns the hash that it was checked against. Wrong guesses are slowed down as
 * at login, and stand in the audit log as those do: somebody may have found the browser open.
 * @throws Problem invalidInput on currentPassword when it is wrong or missing; tooManyTries, tooBusy.
 */
export async function checkOwnPassword(
  { db, clock }: Pick<Site, 'db' | 'clock'>,
  throttle: Throttle,
  user: PublicUser,
  password: string,
  request: FastifyRequest,
): Promise<string> {
  if (password === '') throw wrongPassword(CURRENT_MISSING)
  const stored = await findPassword(db, user.id)
  const ipAddress = visitorAddress(request)
  const note = (action: DoorAction) => noteAtDoor(db, { action, user, ipAddress, at: clock() })
  const right = await throttle
    .login({ ipAddress, username: user.username, own: `session ${user.id}` }, () => passwordMatches(stored, password))
    .catch(async (problem: unknown) => {
      if (problem instanceof Problem && problem.code === 'tooManyTries') await note('user.loginWait')
      throw problem
    })
  if (right) return stored
  await note('user.loginFailed')
  throw wrongPassword(CURRENT_WRONG)
}

const wrongPassword = (message: string) =>
  new Problem('invalidInput', { message, errors: { currentPassword: message } })
