// The calls of user management. All are for administrators; unknown ids are 404.
import { z } from 'zod'
import { del, get, idParams, nothing, post, put } from '../endpoint.ts'
import { pageQuery, searchQuery } from '../paging.ts'
import {
  administeredUser,
  fullDetails,
  fullDetailsInput,
  newUserInput,
  passwordChange,
  roleChange,
  userEdit,
} from './administration.ts'
import { roles } from './user.ts'

/** What the list can be ordered by. */
export const userSorts = ['createdAt', 'name', 'username', 'email', 'role'] as const
export type UserSort = (typeof userSorts)[number]

/** One page of the accounts; how many there are and where the next page begins stand in the headers (page-headers.ts). */
export const listUsers = get('/api/users', {
  access: 'admin',
  query: z.object({
    /** Every word of it, anywhere in name, username and e-mail address, without regard to capitals. */
    search: searchQuery,
    role: z.enum(roles).optional(),
    sort: z.enum(userSorts).default('createdAt'),
    /** Unless told the newest come first, and what is spelled goes by the alphabet. */
    direction: z.enum(['asc', 'desc']).optional(),
    ...pageQuery,
  }),
  output: z.array(administeredUser),
})

/** Makes an account without a trial: it has no end date. 409 on a taken username or e-mail address. */
export const addUser = post('/api/users', {
  access: 'admin',
  body: newUserInput,
  output: administeredUser,
  status: 201,
})

/** 409 on a taken username or e-mail address, as everywhere below on an older `version` than the newest. */
export const editUser = put('/api/users/:id', {
  access: 'admin',
  params: idParams,
  body: userEdit,
  output: administeredUser,
})

/** Counts from that user's next request. 409 for the last administrator. */
export const changeRole = put('/api/users/:id/role', {
  access: 'admin',
  params: idParams,
  body: roleChange,
  output: administeredUser,
})

/** Ends that user's sessions, of one's own account all but the one that asks. */
export const changePassword = put('/api/users/:id/password', {
  access: 'admin',
  params: idParams,
  body: passwordChange,
  output: administeredUser,
})

export const readFullDetails = get('/api/users/:id/full-details', {
  access: 'admin',
  params: idParams,
  output: fullDetails,
})

/**
 * When someone begins to pay and is given no other end date than they had, the end of the trial is cleared.
 * 409 for the last administrator.
 */
export const saveFullDetails = put('/api/users/:id/full-details', {
  access: 'admin',
  params: idParams,
  body: fullDetailsInput,
  output: fullDetails,
})

/** With everything that is theirs; the figures of their use stay, without them. 409 for the last administrator and oneself. */
export const deleteUser = del('/api/users/:id', { access: 'admin', params: idParams, output: nothing })
