// Limits logins, registrations, contact messages, letters and tries without an account, to stop guessing and flooding. The counts are in the database, so that
// all processes share them. Of logins only failures count.
import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { askedDirectly } from '../db/failures.ts'
import { TITLE_TRIALS_PER_HOUR } from '#contract/tools/title-trial-rules.ts'
import type { Site } from '../http/site.ts'
import { network } from '../http/visitor-address.ts'
import { countOrWait, waitFor } from '../http/waiting.ts'
import { endDelay, takeBackTry, tryOrWait } from './delay-store.ts'
import { createTurns } from './turns.ts'

const MINUTE_S = 60

/** Wrong passwords one address may send in 15 minutes, for all names together. So many, because an office shares one. */
export const FAILURES_PER_ADDRESS = 100

/** Registrations one address may try in an hour, refused ones included. */
export const REGISTRATIONS_PER_ADDRESS = 100

/** Logins by passkey one address may begin in 15 minutes. */
export const PASSKEYS_PER_ADDRESS = 100

/** Contact messages one address may send in an hour. */
export const MESSAGES_PER_ADDRESS = 20

/** How often one address may ask for a new password in an hour. */
export const RESETS_PER_ADDRESS = 30

/** Letters that strangers may have sent to one mail address in an hour, and that one user may have sent to any. */
export const LETTERS_PER_MAILBOX = 5
export const LETTERS_PER_USER = 10

/** Who tries a password, and from where. */
export interface Guess {
  ipAddress: string
  username: string
  /** Key of a separate count for a known browser or a session, so that strangers' wrong guesses do not count there. */
  own?: string | undefined
}

export interface Throttle {
  /**
   * Runs `attempt`, which is counted as a failure until it returns true, so that parallel guesses are all counted. After
   * `FREE_FAILURES` failures each try for a name has to wait twice as long as the one before, whatever its address.
   * @throws Problem tooManyTries with the time to wait, or tooBusy; `attempt` was then not run.
   */
  login(guess: Guess, attempt: () => Promise<boolean>): Promise<boolean>
  /** Runs `make`, which hashes a password. @throws Problem tooManyTries or tooBusy; `make` was then not run. */
  registration<Made>(ipAddress: string, make: () => Promise<Made>): Promise<Made>
  /** Counts what a browser asks for to log in by passkey. @throws Problem tooManyTries. */
  passkey(ipAddress: string): Promise<void>
  /** Counts a contact message. @throws Problem tooManyTries. */
  message(ipAddress: string): Promise<void>
  /** Counts a try of the title tool without an account. @throws Problem tooManyTries, which begins with `what`. */
  titleTrial(ipAddress: string, what: string): Promise<void>
  /** Counts somebody who asks for a new password, whoever they say they are. @throws Problem tooManyTries. */
  reset(ipAddress: string): Promise<void>
  /** Whether one more letter that anybody can cause may go to this address. Counts it; tells nobody. */
  mayWriteTo(email: string): Promise<boolean>
  /** Counts a letter that a user has sent. @throws Problem tooManyTries. */
  letter(userId: number): Promise<void>
  /** Ends the waits of this name: its user has shown otherwise who they are. */
  forgive(username: string): Promise<void>
}

/** @param enabled false switches all limits off: only for load tests on a machine that is not public. */
export function createThrottle({ db, pool, clock }: Pick<Site, 'db' | 'pool' | 'clock'>, enabled: boolean): Throttle {
  if (!enabled) return unlimited
  const limiter = (keyPrefix: string, points: number, minutes: number, flooded = false) =>
    new RateLimiterPostgres({
      // Once an address has had what it may have, no statement is asked for the rest of a flood. Not where counts are given back.
      ...(flooded && { inMemoryBlockOnConsumed: points }),
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
  const titleTrials = limiter('title', TITLE_TRIALS_PER_HOUR, 60, true)
  const passkeys = limiter('passkey', PASSKEYS_PER_ADDRESS, 15)
  const resets = limiter('reset', RESETS_PER_ADDRESS, 60)
  const mailboxes = limiter('mailbox', LETTERS_PER_MAILBOX, 60)
  const letters = limiter('letter', LETTERS_PER_USER, 60)
  const turns = createTurns()
  return {
    async login({ ipAddress, username, own }, attempt) {
      const address = network(ipAddress)
      const whose = own === undefined ? nameKey(username) : `own ${own}`
      // The name is counted before the address: a script with an outdated password is held back by its name's delay, and
      // must not use up the tries of its whole office.
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
    passkey: (ipAddress) => countOrWait(passkeys, network(ipAddress)),
    message: (ipAddress) => countOrWait(messages, network(ipAddress)),
    titleTrial: (ipAddress, what) => countOrWait(titleTrials, network(ipAddress), { what }),
    reset: (ipAddress) => countOrWait(resets, network(ipAddress)),
    async mayWriteTo(email) {
      try {
        // Hashed: an address that somebody only typed is not kept.
        await mailboxes.consume(createHash('sha256').update(email.toLowerCase()).digest('base64url'))
        return true
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return false
      }
    },
    letter: (userId) => countOrWait(letters, userId, { what: 'Er zijn net al veel mails verstuurd.' }),
    forgive: (username) => endDelay(db, nameKey(username)),
  }
}

const nameKey = (username: string) => `name ${username.normalize('NFKC').toLowerCase()}`

const unlimited: Throttle = {
  login: (_guess, attempt) => attempt(),
  registration: (_ip, make) => make(),
  passkey: async () => {},
  message: async () => {},
  titleTrial: async () => {},
  reset: async () => {},
  mayWriteTo: async () => true,
  letter: async () => {},
  forgive: async () => {},
}
