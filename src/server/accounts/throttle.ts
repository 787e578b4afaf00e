// Slows down guessing and flooding: counts in the database, so that every process sees the same count. Of logins only failures count.
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type pg from 'pg'
import { askedDirectly } from '../db/failures.ts'
import { countOrWait } from '../http/waiting.ts'

const MINUTE_S = 60

/** Failures allowed for one name from one address, then a wait of fifteen minutes. */
export const FAILURES_PER_NAME = 10

/** Failures allowed from one address, whatever the names: a newsroom behind one address is not locked out by a few typos. */
export const FAILURES_PER_ADDRESS = 100

/** Accounts one address may make in an hour. */
export const REGISTRATIONS_PER_ADDRESS = 100

/** Contact messages one address may send in an hour. */
export const MESSAGES_PER_ADDRESS = 20

export interface Throttle {
  /**
   * Runs `attempt`, counting it as a failure until it returns true: parallel guesses cannot outrun the count.
   * @throws Problem tooManyTries with the wait, without running it.
   */
  login(ipAddress: string, username: string, attempt: () => Promise<boolean>): Promise<boolean>
  /** @throws Problem tooManyTries */
  registration(ipAddress: string): Promise<void>
  /** @throws Problem tooManyTries */
  message(ipAddress: string): Promise<void>
}

/** @param enabled false lets everything through: only for load tests on a closed machine. */
export function createThrottle(pool: pg.Pool, enabled: boolean): Throttle {
  if (!enabled)
    return { login: (_ip, _name, attempt) => attempt(), registration: async () => {}, message: async () => {} }
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
  const perName = limiter('name', FAILURES_PER_NAME, 15)
  const perAddress = limiter('address', FAILURES_PER_ADDRESS, 15)
  const registrations = limiter('register', REGISTRATIONS_PER_ADDRESS, 60)
  const messages = limiter('message', MESSAGES_PER_ADDRESS, 60)
  return {
    async login(ipAddress, username, attempt) {
      const address = network(ipAddress)
      const name = `${address} ${username.toLowerCase()}`
      // The name first: a script with an old password must not use up what its whole office has.
      await countOrWait(perName, name)
      await countOrWait(perAddress, address)
      const forget = () => Promise.all([perAddress.reward(address), perName.reward(name)])
      const success = await attempt().catch(async (error: unknown) => {
        await forget().catch(() => {})
        throw error
      })
      if (success) await Promise.all([perAddress.reward(address), perName.delete(name)])
      return success
    },
    registration: (ipAddress) => countOrWait(registrations, network(ipAddress)),
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
