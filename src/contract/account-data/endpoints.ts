// The endpoints of one's own data: a copy of it, and its deletion with the account; and what an administrator is told before they delete one.
import { z } from 'zod'
import { CURRENT_MISSING } from '../accounts/administration.ts'
import { del, file, get, idParams, nothing, post } from '../endpoint.ts'
import { textField } from '../text.ts'
import { ownArticles, userArticles } from '../articles/leaving.ts'
import { ownExport } from './own-export.ts'

/** Has a copy made, in the place of the one before. While one is being made, that one goes on. 429 beyond the limit of the day. */
export const askExport = post('/api/account/export', { access: 'user', fresh: true, output: ownExport, status: 201 })

export const readExport = get('/api/account/export', { access: 'user', output: ownExport })

const noExport = 'Deze kopie is er niet meer.'

/** What comes before the name of a copy in the file store. */
export const EXPORT_MARK = 'export.'

/** 256 random bits behind a mark that tells its file from those of pictures. */
export const exportName = z.string({ error: noExport }).regex(/^export\.[\w-]{43}$/, noExport)

/** The ZIP itself; 404 for anybody else than its owner. */
export const fetchExport = get('/api/account/export/:name', {
  access: 'user',
  fresh: true,
  params: z.object({ name: exportName }),
  output: file,
})

/** How long the link in the mail that asks to confirm a deletion can be used, in hours. */
export const DELETION_LINK_HOURS = 24

/** How long an account stays after its deletion was confirmed, in days: so long it can be taken back. */
export const DELETION_DAYS = 7

/** What would become of one's articles: those that were published or reviewed stay with the house, without one's name. */
export const readOwnLeaving = get('/api/account/deletion', { access: 'user', output: ownArticles })

export const deletionRequest = z.object({
  currentPassword: textField({ min: 1, max: 200, trim: false, tooShort: CURRENT_MISSING }),
})

/**
 * Mails a link to confirm with. Nothing is deleted yet. 409 for the last administrator, and when the account is due already.
 * Output: whether mail is sent here at all; if not, the team has the link.
 */
export const askDeletion = post('/api/account/deletion', {
  access: 'user',
  body: deletionRequest,
  output: z.object({ mailed: z.boolean(), email: z.string(), contactEmail: z.string() }),
})

/** 32 random bytes as base64url. */
const deletionToken = z.string().regex(/^[\w-]{43}$/)

/**
 * From then on the account is due, and nobody is logged in with it any more. 404 letterLinkUnknown, 409 letterLinkUsed, 410
 * letterLinkExpired.
 */
export const confirmDeletion = post('/api/account/deletion/:token', {
  access: 'public',
  params: z.object({ token: z.string().transform((token) => (deletionToken.safeParse(token).success ? token : '')) }),
  output: z.object({ dueAt: z.iso.datetime() }),
})

/** Takes it back, whether or not it was confirmed. Nothing happens when there is nothing to take back. 409 deletionBegun once its moment is there. */
export const takeBackDeletion = del('/api/account/deletion', { access: 'user', output: nothing })

/** What there is of a user who is to be deleted, for who asks what becomes of it. */
export const readLeaving = get('/api/users/:id/leaving', {
  access: 'admin',
  params: idParams,
  output: z.object({
    articles: userArticles,
    /** How many inspiration links they have claimed, which come free. */
    claimedLinks: z.int(),
    /** Whether Premium runs that they paid: it stops, and what was not used of it is paid back. */
    premium: z.boolean(),
  }),
})
export type Leaving = z.infer<(typeof readLeaving)['output']>
