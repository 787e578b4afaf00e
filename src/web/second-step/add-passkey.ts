// Adds a passkey: asks the server what to make, the browser to make it, and the server to keep it.
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { addPasskey, passkeyOptions } from '#contract/second-step/account-endpoints.ts'
import type { Passkey } from '#contract/second-step/passkey.ts'
import { ApiError, call } from '#web/http/call.ts'
import { passkeyFailure } from './passkey-words.ts'

/** @throws ApiError with words for people, also for what the browser refused. */
export async function makePasskey(name: string): Promise<Passkey> {
  const optionsJSON = (await call(passkeyOptions, {})) as unknown as PublicKeyCredentialCreationOptionsJSON
  const { startRegistration } = await import('@simplewebauthn/browser')
  const credential = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw new ApiError(400, 'passkey', { message: passkeyFailure(error) }, error)
  })
  return call(addPasskey, { body: { credential: credential as never, ...(name.trim() !== '' && { name }) } })
}
