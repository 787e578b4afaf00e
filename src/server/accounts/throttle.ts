// Slows down guessing and flooding: counts in the database, so that every process sees the same count. Of logins only failures count.
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { askedDirectly } from '../db/failures.ts'
import type { Site } from '../http/site.ts'
import { countOrWait, waitFor } from '../http/waiting.ts'
import { endDelay, takeBackTry, tryOrWait } from './delay-store.ts'
import { createTurns } from './turns.ts'

const MINUTE_S = 60

/** Failures allowed from one address, whatever the names: a newsroom behind one address is not locked out by a few typos. */
export const FAILURES_PER_ADDRESS = 100

/** Accounts one address may make in an hour. */
export const REGISTRATIONS_PER_ADDRESS = 100

/** Contact messages one address may send in an hour. */
export const MESSAGES_PER_ADDRESS = 20

/** Who tries a password. */
export interface Guess {
  ipAddress: string
  username: string
  /** Who has a count of their own, which no stranger's guesses add to: somebody known, or logged in. */
  own?: string | undefined
}

export interface Throttle {
  /**
   * Runs `attempt`, counting it as a failure until it returns true: parallel guesses cannot outrun the count. After
   * `FREE_FAILURES` each has to wait twice as long as the one before, from wherever it comes.
   * @throws Problem tooManyTries with the wait, or tooBusy, without running it.
   */
  login(guess: Guess, attempt: () => Promise<boolean>): Promise<boolean>
  /** Runs `make`, which hashes a password. @throws Problem tooManyTries or tooBusy, without running it. */
  registration<Made>(ipAddress: string, make: () => Promise<Made>): Promise<Made>
  /** @throws Problem tooManyTries */
  message(ipAddress: string): Promise<void>
}

/** @param enabled false lets everything through: only for load tests on a closed machine. */
export function createThrottle({ db, pool, clock }: Pick<Site, 'db' | 'pool' | 'clock'>, enabled: boolean): Throttle {
  if (!enabled)
    return { login: (_guess, attempt) => attempt(), registration: (_ip, make) => make(), message: async () => {} }
  const limiter = (keyPrefix: string, points: number, minutes: number) =>
    new RateLimiterPostgres({
      storeClient: askedDirectly(pool),
      storeType: 'pool',
      tableName: 'login_tries',
      tableCreated: true,
      keyPrefix,
      points,
      duration: minutes * MINUTE_S,
    })
  const perAddress = limiter('address', FAILURES_PER_ADDRESS, 15)
  const registrations = limiter('register', REGISTRATIONS_PER_ADDRESS, 60)
  const messages = limiter('message', MESSAGES_PER_ADDRESS, 60)
  const turns = createTurns()
  return {
    async login({ ipAddress, username, own }, attempt) {
      const address = network(ipAddress)
      const whose = own === undefined ? `name ${username.normalize('NFKC').toLowerCase()}` : `own ${own}`
      // The name first: a script with an old password must not use up what its whole office has.
      const waitMs = await tryOrWait(db, whose, clock())
      if (waitMs > 0) throw waitFor(waitMs)
      const takeBack = () =>
        Promise.all([takeBackTry(db, whose, clock()), own === undefined && perAddress.reward(address)])
      if (own === undefined) {
        await countOrWait(perAddress, address).catch(async (refusal: unknown) => {
          await takeBackTry(db, whose, clock())
          throw refusal
        })
      }
      const success = await turns({ group: address, first: own !== undefined }, attempt).catch(
        async (error: unknown) => {
          await takeBack().catch(() => {})
          throw error
        },
      )
      if (success) await Promise.all([endDelay(db, whose), own === undefined && perAddress.reward(address)])
      return success
    },
    async registration(ipAddress, make) {
      const address = network(ipAddress)
      await countOrWait(registrations, address)
      return turns({ group: address }, make)
    },
    message: (ipAddress) => countOrWait(messages, network(ipAddress)),
  }
}

/** What counts as one address: of IPv6 the /64 that one subscriber gets (RFC 6177), or each guess could have its own. */
export function network(ipAddress: string): string {
  if (!ipAddress.includes(':') || ipAddress.includes('.')) return ipAddress
  const [before = '', after] = ipAddress.split('::')
  const groups = before === '' ? [] : before.split(':')
  const missing = after === undefined ? 0 : 8 - groups.length - (after === '' ? 0 : after.split(':').length)
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(after ? after.split(':') : [])]
  return all.slice(0, 4).join(':')
}
