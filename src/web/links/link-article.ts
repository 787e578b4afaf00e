// Who may write an article about a link, and to whom the one that was written is shown. Pure.
import type { User } from '#contract/accounts/user.ts'
import type { LinkEntry } from '#contract/links/link.ts'

type Asker = Pick<User, 'id' | 'role'>

/** Whether `user` may begin an article about this link: who claimed it, as long as it is not done and has none. */
export const mayWrite = ({ claimedBy, status, articleId, deletedAt }: LinkEntry, { id }: Asker) =>
  claimedBy === id && status !== 'Klaar' && articleId === null && deletedAt === undefined

/** The article that was written about it, for those who can open it: its writer and administrators; null for others. */
export const articleShown = ({ claimedBy, articleId }: LinkEntry, { id, role }: Asker) =>
  claimedBy === id || role === 'admin' ? articleId : null
