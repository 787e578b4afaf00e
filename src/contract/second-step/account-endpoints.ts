// The endpoints with which one sets up the own second step: codes of an app, recovery codes, passkeys. They are open to who
// has to set one up before anything else.
import { z } from 'zod'
import { del, get, idParams, nothing, post } from '../endpoint.ts'
import { codeInput } from './codes.ts'
import { attestation, browserOptions, passkey, passkeyName } from './passkey.ts'

const own = { access: 'user', beforeSecondStep: true } as const

const currentPassword = z.string().max(200, 'Gebruik hoogstens 200 tekens.')

/** Asks the current password, unless the session began less than `FRESH_MINUTES` ago: whoever finds a browser open has neither. */
export const passwordInput = z.object({ currentPassword: currentPassword.nullish() })

/** How long after a login nobody is asked for the password again to add or remove a passkey. */
export const FRESH_MINUTES = 10

export const readSecondStep = get('/api/account/second-step', {
  ...own,
  output: z.object({
    /** Since when codes of an app are asked; null: they are not. */
    codesSince: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.number().int(),
    /** Whether the house asks a second step of this user. */
    required: z.boolean(),
    /** Whether the login is so recent that no password is asked for passkeys. */
    fresh: z.boolean(),
  }),
})
export type SecondStepState = z.infer<(typeof readSecondStep)['output']>

/** Begins with a new secret, which counts once `confirmTotp` had a code of it. 409 when codes are asked already. */
export const beginTotp = post('/api/account/totp', {
  ...own,
  body: z.object({ currentPassword: currentPassword.default('') }),
  output: z.object({ secret: z.string(), otpauthUrl: z.string() }),
})

/** Turns it on, and answers the recovery codes: shown this once. Ends one's other sessions. */
export const confirmTotp = post('/api/account/totp/confirm', {
  ...own,
  body: codeInput,
  output: z.object({ recoveryCodes: z.array(z.string()) }),
})

/** Replaces all recovery codes by new ones. */
export const renewRecoveryCodes = post('/api/account/totp/recovery-codes', {
  ...own,
  body: codeInput,
  output: z.object({ recoveryCodes: z.array(z.string()) }),
})

/** Turns it off with a code of the app or a recovery code. Ends one's other sessions. */
export const removeTotp = del('/api/account/totp', { ...own, body: codeInput, output: nothing })

export const listPasskeys = get('/api/account/passkeys', { ...own, output: z.array(passkey) })

/** What `navigator.credentials.create` needs. 409 (passkeysNeedAddress) where browsers allow no passkeys. */
export const passkeyOptions = post('/api/account/passkeys/options', {
  ...own,
  body: passwordInput.nullish(),
  output: browserOptions,
})

/** 409 (passkeyKnown) for a passkey that is in use already. */
export const addPasskey = post('/api/account/passkeys', {
  ...own,
  body: z.object({ credential: attestation, name: passkeyName.nullish() }),
  output: passkey,
  status: 201,
})

/** Ends one's other sessions. 404 for a passkey of somebody else. */
export const removePasskey = del('/api/account/passkeys/:id', {
  ...own,
  params: idParams,
  body: passwordInput.nullish(),
  output: nothing,
})
