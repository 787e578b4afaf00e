// Logging in by passkey, or proving by one who one is: asks the browser for it, and the server whether it is right. Tells by a toast
// what failed.
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { User } from '#contract/accounts/user.ts'
import { proofOptions, proveByPasskey } from '#contract/second-step/account-endpoints.ts'
import { passkeyLogin, passkeyLoginOptions } from '#contract/second-step/login-endpoints.ts'
import { call } from '#web/http/call.ts'
import { failedPasskey } from './passkey-words.ts'

/** The user who is logged in now; undefined when they were not, which they were told. */
export async function loginByPasskey(): Promise<User | undefined> {
  try {
    return await call(passkeyLogin, { body: await signed(call(passkeyLoginOptions, {})) })
  } catch (error) {
    failedPasskey('Login failed', error)
    return undefined
  }
}

/** Whether they proved it; who did not was told why. */
export async function proveWithPasskey(): Promise<boolean> {
  try {
    await call(proveByPasskey, { body: await signed(call(proofOptions, {})) })
    return true
  } catch (error) {
    failedPasskey('Niet bevestigd', error)
    return false
  }
}

/** What the browser has the passkey say to what the server asks. */
async function signed(asked: Promise<object>): Promise<never> {
  const [{ startAuthentication }, options] = await Promise.all([import('@simplewebauthn/browser'), asked])
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return (await startAuthentication({ optionsJSON })) as never
}
