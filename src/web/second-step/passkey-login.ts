// Logging in by passkey: asks the browser for one, and the server whether it is right. Tells by a toast what failed.
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { User } from '#contract/accounts/user.ts'
import { passkeyLogin, passkeyLoginOptions } from '#contract/second-step/login-endpoints.ts'
import { call } from '#web/http/call.ts'
import { failedPasskey } from './passkey-words.ts'

/** The user who is logged in now; undefined when they were not, which they were told. */
export async function loginByPasskey(): Promise<User | undefined> {
  try {
    const [{ startAuthentication }, options] = await Promise.all([
      import('@simplewebauthn/browser'),
      call(passkeyLoginOptions, {}),
    ])
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
    const answer = await startAuthentication({ optionsJSON })
    return await call(passkeyLogin, { body: answer as never })
  } catch (error) {
    failedPasskey('Login failed', error)
    return undefined
  }
}
