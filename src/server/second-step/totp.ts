// Codes of an app (TOTP, RFC 6238): a new secret, its address for the app, and which time step a code is of. Loads the library
// with the first use. Knows no user and no database.
import { CODE_DIGITS } from '#contract/second-step/codes.ts'

/** How long a code is shown, in seconds. */
export const STEP_S = 30

/** As it stands in people's apps. */
const ISSUER = 'Kopij'

/** A new secret, in base32. */
export async function newSecret(): Promise<string> {
  const { generateSecret } = await import('otplib')
  return generateSecret()
}

/** The address that an app reads from a QR code. @param username whose codes they are, as the app shows it. */
export async function otpauthUrl(secret: string, username: string): Promise<string> {
  const { generateURI } = await import('otplib')
  return generateURI({ issuer: ISSUER, label: username, secret })
}

/**
 * The time step that `code` is of: that of `now`, the one before or the one after, as clocks differ. Undefined when it is of none,
 * or no code at all.
 */
export async function stepOf(secret: string, code: string, now: Date): Promise<number | undefined> {
  // Without the spaces that people put in. Anything else than digits makes the library throw.
  const token = code.replaceAll(/\s/g, '')
  if (!new RegExp(`^[0-9]{${CODE_DIGITS}}$`).test(token)) return undefined
  const { verify } = await import('otplib')
  const found = await verify({ secret, token, epoch: Math.floor(now.getTime() / 1000), epochTolerance: STEP_S })
  return found.valid && 'timeStep' in found ? found.timeStep : undefined
}
