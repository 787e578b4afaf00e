// The endpoints of a session: the current user, login, registration and logout.
import { get, nothing, post } from '../endpoint.ts'
import { currentUserAddress } from './addresses.ts'
import { loginInput, registerInput } from './fields.ts'
import { user } from './user.ts'

/** Answers 401 without a session. */
export const currentUser = get(currentUserAddress.path, {
  access: 'user',
  beforeSecondStep: true,
  output: user,
})

/** Answers 401 with `secondStep` and a challenge when a second step has to follow (second-step/login-endpoints.ts). */
export const login = post('/api/login', { access: 'public', body: loginInput, output: user })

/**
 * Makes an account with a trial, and logs in with it. 409 when the username or e-mail address is taken, or the username
 * looks too much like another. With an invitation it has the invited role, no trial, and a confirmed address. 403
 * (invitationNeeded) without one where only who was invited may register.
 */
export const register = post('/api/register', { access: 'public', body: registerInput, output: user, status: 201 })

/** Public, because logging out twice is not an error. */
export const logout = post('/api/logout', { access: 'public', output: nothing })
