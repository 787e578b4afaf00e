// Slows down who guesses codes, as it does who guesses passwords, with a count of their own; both stand in the audit log.
import type { FastifyRequest } from 'fastify'
import { Problem } from '#contract/problems.ts'
import type { Throttle } from '../accounts/throttle.ts'
import { noteAtDoor, type DoorAction } from '../audit/door-store.ts'
import type { Site } from '../http/site.ts'
import { visitorAddress } from '../http/visitor-address.ts'

interface Guesser {
  user: { id: number; username: string }
  /** Whose wrong codes are counted together: those of one session, of one known browser, or of all strangers. */
  whose: string
}

/** A session's own count: who is logged in elsewhere is not kept waiting. */
export const inSession = (user: { id: number; username: string }): Guesser => ({ user, whose: 'own' })

/** What is answered to a wrong code in one's own account. */
export function wrongOwnCode(message = new Problem('wrongCode').message): Problem {
  return new Problem('invalidInput', { message, errors: { code: message } })
}

/** Runs `take`, which gives undefined for a wrong code; that is counted and noted. @throws Problem tooManyTries. */
export type GuessCode = <Taken>(
  request: FastifyRequest,
  guesser: Guesser,
  take: () => Promise<Taken | undefined>,
) => Promise<Taken | undefined>

export const guessCode =
  ({ db, clock }: Pick<Site, 'db' | 'clock'>, throttle: Throttle): GuessCode =>
  async <Taken>(request: FastifyRequest, { user, whose }: Guesser, take: () => Promise<Taken | undefined>) => {
    const ipAddress = visitorAddress(request)
    const note = (action: DoorAction) => noteAtDoor(db, { action, user, ipAddress, at: clock() })
    let taken: Taken | undefined
    await throttle
      .login({ ipAddress, username: user.username, own: `code ${user.id} ${whose}` }, async () => {
        taken = await take()
        return taken !== undefined
      })
      .catch(async (problem: unknown) => {
        if (problem instanceof Problem && problem.code === 'tooManyTries') await note('user.loginWait')
        throw problem
      })
    if (taken === undefined) await note('user.codeFailed')
    return taken
  }
