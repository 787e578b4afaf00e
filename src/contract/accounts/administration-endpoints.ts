// The endpoints of user management. All are for administrators, but for the change of one's own password; an unknown id is answered with 404.
import { z } from 'zod'
import { del, entityId, get, idParams, nothing, post, put } from '../endpoint.ts'
import { pageQuery, searchQuery } from '../paging.ts'
import {
  administeredUser,
  deskChange,
  earlierPublisher,
  fullDetails,
  fullDetailsInput,
  newUserInput,
  passwordChange,
  roleChange,
  userEdit,
} from './administration.ts'
import { desks } from './desk.ts'
import { roles } from './user.ts'

/** The columns by which the list can be sorted. */
export const userSorts = ['createdAt', 'name', 'username', 'email', 'role'] as const
export type UserSort = (typeof userSorts)[number]

/** One page of the accounts. The total and the cursor of the next page are in the headers (page-headers.ts). */
export const listUsers = get('/api/users', {
  access: 'admin',
  query: z.object({
    /** Every word of it must occur in name, username or e-mail address, ignoring case and accents. */
    search: searchQuery,
    role: z.enum(roles).optional(),
    /** The desk that counts: administrators are among the chiefs. */
    desk: z.enum(desks).optional(),
    sort: z.enum(userSorts).default('createdAt'),
    /** Default: `desc` for `createdAt`, so the newest first; `asc` for all other columns. */
    direction: z.enum(['asc', 'desc']).optional(),
    ...pageQuery,
  }),
  output: z.array(administeredUser),
})

/**
 * Makes an account without a trial, so without an end date. 409 when the username or e-mail address is taken, or the
 * username looks too much like another.
 */
export const addUser = post('/api/users', {
  access: 'admin',
  fresh: true,
  body: newUserInput,
  output: administeredUser,
  status: 201,
})

/**
 * 409 when the username or e-mail address is taken, or the username looks too much like another. Here and in the changes
 * below also 409 (changedMeanwhile) when `version` is not the newest.
 */
export const editUser = put('/api/users/:id', {
  access: 'admin',
  fresh: true,
  params: idParams,
  body: userEdit,
  output: administeredUser,
})

/** Takes effect with that user's next request. 409 when the last administrator would lose the role. */
export const changeRole = put('/api/users/:id/role', {
  access: 'admin',
  fresh: true,
  params: idParams,
  body: roleChange,
  output: administeredUser,
})

/**
 * Takes effect with that user's next request. 409 (deskOfAdministrator) for an administrator, whose desk is chief as long as they are
 * one; whoever stops being one has again the desk they were given before.
 */
export const changeDesk = put('/api/users/:id/desk', {
  access: 'admin',
  fresh: true,
  params: idParams,
  body: deskChange,
  output: administeredUser,
})

/** Most of `listEarlierPublishers` that are listed at once. */
export const MOST_EARLIER_PUBLISHERS = 200

/**
 * Who published before that took a desk, and was given none since: those who published last come first. Nobody is added to them: who
 * loses a desk later is not listed again.
 */
export const listEarlierPublishers = get('/api/users/published-before', {
  access: 'admin',
  output: z.array(earlierPublisher),
})

/** Empties that list, for the whole house. */
export const dismissEarlierPublishers = del('/api/users/published-before', { access: 'admin', output: nothing })

/**
 * Also ends that user's sessions; when it is one's own password, all but the current session. Everybody changes their own, with the
 * one they have; that of others only administrators, as `fresh` asks it.
 */
export const changePassword = put('/api/users/:id/password', {
  access: 'user',
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
 * When the user begins to pay and the end date is left as it was, the end date is cleared: it was the end of the trial.
 * 409 when the username or e-mail address is taken, the last administrator would lose the role, or (paysThemselves) Premium would end
 * or be bound that its user pays for.
 */
export const saveFullDetails = put('/api/users/:id/full-details', {
  access: 'admin',
  fresh: true,
  params: idParams,
  body: fullDetailsInput,
  output: fullDetails,
})

/**
 * Deletes a user with all their data, but for their articles: those go to another user, or, without `articlesTo`, to the bin of the house. The
 * figures of their use stay, without their name. 409 for the last administrator and for one's own account; 400 and 404 for a
 * receiver who cannot get them.
 */
export const deleteUser = del('/api/users/:id', {
  access: 'admin',
  fresh: true,
  params: idParams,
  body: z.object({ articlesTo: entityId.nullish() }).nullish(),
  output: nothing,
})
