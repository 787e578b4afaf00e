// The calls of a session: who am I, let me in, let me out.
import { get, nothing, post } from '../endpoint.ts'
import { currentUserAddress } from './addresses.ts'
import { loginInput, registerInput } from './fields.ts'
import { user } from './user.ts'

/** Answers 401 without a session. */
export const currentUser = get(currentUserAddress.path, { access: 'user', output: user })

export const login = post('/api/login', { access: 'public', body: loginInput, output: user })

/** Makes the account, logs it in, and starts its trial. 409 on a taken username or e-mail address. */
export const register = post('/api/register', { access: 'public', body: registerInput, output: user, status: 201 })

/** Public, because logging out twice is not an error. */
export const logout = post('/api/logout', { access: 'public', output: nothing })
