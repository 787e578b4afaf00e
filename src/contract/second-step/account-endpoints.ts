// The endpoints with which one sets up the own second step: codes of an app, recovery codes, passkeys. They are open to who
// has to set one up before anything else.
import { z } from 'zod'
import { del, get, idParams, nothing, post } from '../endpoint.ts'
import { codeInput } from './codes.ts'
import { assertionInput, attestation, browserOptions, passkey, passkeyName } from './passkey.ts'

const own = { access: 'user', beforeSecondStep: true } as const

const currentPassword = z.string().max(200, 'Gebruik hoogstens 200 tekens.')

/**
 * How long after a login, or a proof, nobody is asked who they are again. Whoever finds a browser open, or has a copy of its cookie,
 * can prove nothing.
 */
export const FRESH_MINUTES = 10

/** Answers when the session is fresh: for what the browser does by itself afterwards, such as fetching a file. */
export const checkProof = get('/api/account/proof', { ...own, fresh: true, output: nothing })

/**
 * Proves who one is, as at login: by the password, and by a code where codes are asked. The session goes on under a new token. 400 on
 * currentPassword or code, 429 tooManyTries.
 */
export const proveByPassword = post('/api/account/proof', {
  ...own,
  body: z.object({ currentPassword: currentPassword.default(''), code: codeInput.shape.code.nullish() }),
  output: nothing,
})

/** What `navigator.credentials.get` needs to prove it by one of the own passkeys. */
export const proofOptions = post('/api/account/proof/passkey/options', { ...own, output: browserOptions })

/** The same proof by a passkey. 401 passkeyRefused, also for a passkey of somebody else. */
export const proveByPasskey = post('/api/account/proof/passkey', { ...own, body: assertionInput, output: nothing })

/** A change that takes a code. The password is asked besides, unless the session is fresh: 400 on currentPassword. */
const codeChange = codeInput.extend({ currentPassword: currentPassword.nullish() })

export const readSecondStep = get('/api/account/second-step', {
  ...own,
  output: z.object({
    /** Since when codes of an app are asked; null: they are not. */
    codesSince: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.number().int(),
    /** Whether the house asks a second step of this user. */
    required: z.boolean(),
    /** Whether login or proof is so recent that no password is asked. */
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
  body: codeChange,
  output: z.object({ recoveryCodes: z.array(z.string()) }),
})

/** Turns it off with a code of the app or a recovery code. Ends one's other sessions. */
export const removeTotp = del('/api/account/totp', { ...own, body: codeChange, output: nothing })

export const listPasskeys = get('/api/account/passkeys', { ...own, output: z.array(passkey) })

/** What `navigator.credentials.create` needs. 409 (passkeysNeedAddress) where browsers allow no passkeys. */
export const passkeyOptions = post('/api/account/passkeys/options', { ...own, fresh: true, output: browserOptions })

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
  fresh: true,
  params: idParams,
  output: nothing,
})
