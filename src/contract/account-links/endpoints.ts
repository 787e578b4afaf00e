// The endpoints of links in mail: confirming an address, a forgotten password, one's own name and address, and invitations.
// Reading what a link is about changes nothing: mail scanners open links. What it does happens when its page is told to.
import { z } from 'zod'
import { desks } from '../accounts/desk.ts'
import { roles, user } from '../accounts/user.ts'
import { del, get, idParams, nothing, post, put } from '../endpoint.ts'
import { accountInput, invitationInput, linkParams, newPasswordInput, resetRequest } from './fields.ts'

/** How this installation lets people in, for the pages before the login. */
export const frontDoor = get('/api/front-door', {
  access: 'public',
  output: z.object({
    registration: z.enum(['open', 'invite']),
    /** Whether mail is really sent; if not, it is only written to files on the server. */
    mail: z.boolean(),
    /** Where people can write to. */
    contactEmail: z.string(),
  }),
})

/** `done`: it was used, or there is nothing left to do with it. */
const linkState = z.enum(['open', 'done', 'expired'])
export type LinkState = z.infer<typeof linkState>

/**
 * What a link is for: the address of a new account, a new address of an account, or taking back the change of an address,
 * which goes to the address that was.
 */
export const confirmationKinds = ['confirm', 'change', 'takeBack'] as const
export type ConfirmationKind = (typeof confirmationKinds)[number]

const confirmation = z.object({
  kind: z.enum(confirmationKinds),
  /** The address it was sent to, which it confirms or gives back. */
  email: z.string(),
  state: linkState,
  /** Whether 'Dit was ik niet' would remove the account: it was never confirmed. */
  removes: z.boolean(),
})

/** 404 (letterLinkUnknown) for what is no link, or was replaced by a newer one; so it is with every link below. */
export const readConfirmation = get('/api/email-confirmation/:token', {
  access: 'public',
  params: linkParams,
  output: confirmation,
})

/**
 * Does what the link is for. Taking back also ends all sessions and the password, for which a letter with a link to a new one
 * is sent: somebody knew it. 409 (letterLinkUsed), 410 (letterLinkExpired); 409 (emailTaken) when somebody else has the address
 * by now.
 */
export const confirmEmail = post('/api/email-confirmation/:token', {
  access: 'public',
  params: linkParams,
  output: z.object({ kind: z.enum(confirmationKinds), email: z.string() }),
})

/**
 * 'Dit was ik niet': removes an account that was never confirmed, with all its data. Of a confirmed account, and of a change
 * of address, it only withdraws the link.
 */
export const disown = del('/api/email-confirmation/:token', {
  access: 'public',
  params: linkParams,
  output: z.object({ removed: z.boolean() }),
})

/** Sends the link again, to the new address where a change waits for it; older links then do nothing. */
export const sendConfirmation = post('/api/email-confirmation', {
  access: 'user',
  output: z.object({ email: z.string(), mail: z.boolean() }),
})

/** The same answer, as soon, whether there is an account with this address or not. */
export const askReset = post('/api/password-reset', { access: 'public', body: resetRequest, output: nothing })

export const readReset = get('/api/password-reset/:token', {
  access: 'public',
  params: linkParams,
  /** The username is for the browser, which keeps the password with it; empty when the link does nothing any more. */
  output: z.object({ state: linkState, username: z.string() }),
})

/** Also ends all sessions. It gives no session: whoever uses the link logs in, with a second step where there is one. */
export const resetPassword = post('/api/password-reset/:token', {
  access: 'public',
  params: linkParams,
  body: newPasswordInput,
  output: nothing,
})

const ownAccount = z.object({
  user,
  /** The new address that waits until it is confirmed. */
  pendingEmail: z.string().nullable(),
})

export const readAccount = get('/api/account', { access: 'user', output: ownAccount })

/**
 * Changes one's name at once. A new address is kept until the link in the letter to it is used; the present address is told,
 * and can take it back. The present address as `email` withdraws a change that waits. It does not tell whether somebody has
 * the address. 400 on currentPassword, 429.
 */
export const editAccount = put('/api/account', { access: 'user', body: accountInput, output: ownAccount })

/** `void`: whoever invited them may not invite any more. */
const invitationState = z.enum(['pending', 'expired', 'void'])

export const invitation = z.object({
  id: z.number().int(),
  email: z.string(),
  role: z.enum(roles),
  /** The desk that counts once it is accepted. */
  desk: z.enum(desks),
  /** Null once their account is gone. */
  invitedBy: z.string().nullable(),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: invitationState,
})
export type Invitation = z.infer<typeof invitation>

/** Most invitations that wait at once. */
export const MOST_INVITATIONS = 500

/** Those that were not accepted, newest first. */
export const listInvitations = get('/api/invitations', { access: 'admin', output: z.array(invitation) })

/** An address that was invited already is invited anew: the older link does nothing. 409 when somebody has the address. */
export const invite = post('/api/invitations', {
  access: 'admin',
  fresh: true,
  body: invitationInput,
  output: invitation,
  status: 201,
})

/**
 * Sends a new link, in the name of whoever asks; the older link then does nothing. As much is given by it as by inviting: one that ended
 * with the rights of who sent it works again.
 */
export const resendInvitation = post('/api/invitations/:id/resend', {
  access: 'admin',
  fresh: true,
  params: idParams,
  output: invitation,
})

export const deleteInvitation = del('/api/invitations/:id', { access: 'admin', params: idParams, output: nothing })

export const readInvitation = get('/api/invitation/:token', {
  access: 'public',
  params: linkParams,
  output: z.object({
    email: z.string(),
    role: z.enum(roles),
    desk: z.enum(desks),
    invitedBy: z.string().nullable(),
    state: z.enum(['pending', 'expired', 'void', 'accepted']),
  }),
})
