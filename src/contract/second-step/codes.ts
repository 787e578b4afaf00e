// The codes of a second step as people type them, and how many there are of each kind.
import { z } from 'zod'

/** Digits of a code of the app (RFC 6238, as every app has it). */
export const CODE_DIGITS = 6

/** How many recovery codes are made at once. */
export const RECOVERY_CODES = 10

/** How long a login waits for its second step, in minutes. */
export const CHALLENGE_MINUTES = 5

/** How many codes may be tried with one challenge. */
export const TRIES_PER_CHALLENGE = 5

export const CODE_MISSING = 'Vul de code in.'

/** To who has no codes, where the house wants a second step of them. */
export const PASSKEY_ASKED = 'Bevestig dit met je passkey. Alleen je wachtwoord is hier niet genoeg.'

/** A code of the app or a recovery code, with the spaces and dashes that people put in. */
export const codeField = z
  .string({ error: CODE_MISSING })
  .trim()
  .min(1, CODE_MISSING)
  .max(64, 'Een code is korter dan dit.')

export const codeInput = z.object({ code: codeField })
