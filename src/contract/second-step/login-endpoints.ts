// The endpoints of a login's second step, and of a login by passkey.
import { z } from 'zod'
import { user } from '../accounts/user.ts'
import { post } from '../endpoint.ts'
import { codeField } from './codes.ts'
import { assertionInput, browserOptions } from './passkey.ts'

/**
 * Ends a login that `POST /api/login` answered with a challenge. 401 (wrongCode) for a code that is wrong or was used, 401
 * (challengeOver) when the challenge has had its time, its use or its tries.
 */
export const secondStep = post('/api/login/second-step', {
  access: 'public',
  body: z.object({ challenge: z.string().min(1).max(100), code: codeField }),
  output: user,
})

/** What `navigator.credentials.get` needs: no name, the passkey itself says whose it is. */
export const passkeyLoginOptions = post('/api/login/passkey/options', { access: 'public', output: browserOptions })

/** Logs in. 401 (passkeyRefused) for a passkey that is unknown, or an answer that is not right or came too late. */
export const passkeyLogin = post('/api/login/passkey', { access: 'public', body: assertionInput, output: user })
