// Passkeys as browser and server exchange them. What browser and authenticator say to each other (Web Authentication, level 3)
// is checked by the library that reads it; here only its outside.
import { z } from 'zod'
import { textField } from '../text.ts'

/** The options for the browser, as the library of the browser takes them. */
export const browserOptions = z.looseObject({ challenge: z.string() })

const base64url = z.string().min(1).max(2_048)

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
}

const larger = z.string().min(1).max(100_000)

/** What `navigator.credentials.create` gave, as JSON. */
export const attestation = z.looseObject({
  ...credential,
  response: z.looseObject({ clientDataJSON: larger, attestationObject: larger }),
})

/** What `navigator.credentials.get` gave, as JSON. */
export const assertionInput = z.looseObject({
  ...credential,
  response: z.looseObject({ clientDataJSON: larger, authenticatorData: larger, signature: larger }),
})

/** Longest name of a passkey, in characters. */
export const PASSKEY_NAME_MAX = 60

/** How the user calls it; empty: the device that it was added on gives the name. */
export const passkeyName = textField({ min: 0, max: PASSKEY_NAME_MAX, tooShort: '' })

export const passkey = z.object({
  id: z.number().int(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof passkey>
