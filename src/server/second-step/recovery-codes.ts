// Recovery codes: how they are made, written and hashed. Knows no database.
import { createHash, randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '#contract/second-step/codes.ts'

/** Without i, l, o and u: they are taken for digits, or make words. Five bits each. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** In groups of four: 80 random bits, so that the hash of one cannot be found by trying. */
const GROUPS = 4
const GROUP = 4

const newCode = () =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join(''),
  ).join('-')

/** Ten new codes, as they are shown: `7h2k-9d4m-x0qp-3vwt`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode)

/** The hash under which a user's code is kept, however it was typed: capitals, spaces and dashes do not count. */
export function recoveryHash(userId: number, typed: string): string {
  const read = typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return createHash('sha256').update(`${userId} ${read}`).digest('base64url')
}
