// What somebody may not do with an article, and why: asked by the server before it does it, and by the browser before it offers it.
import { deskOf, isAtLeast, type Desk } from '../accounts/desk.ts'
import type { Role } from '../accounts/user.ts'
import type { ProblemCode } from '../problems.ts'

/** Who asks. The fields of a user that decide; the moment is a Date on the server and an ISO string in the browser. */
export interface Person {
  id: number
  role: Role
  desk: Desk
  emailConfirmedAt: string | Date | null
  /** Whether this installation sends mail: where it does not, nobody can confirm an address. */
  mailIsSent: boolean
}

/** Whose article it is; null: the house's. */
export interface OwnedArticle {
  userId: number | null
}

/** What can be done. `publish`: send it to a website, now or later, or take back what is planned. */
export type ArticleAct = 'publish'

/** Why not: a code of the catalogue of problems. */
export type Refusal = Extract<ProblemCode, 'deskNeeded' | 'emailUnconfirmed' | 'notFound'>

/** The least desk that publishes. */
export const LEAST_TO_PUBLISH: Desk = 'editor'

/**
 * Why `person` may not do `act` with `article`; null when they may. Whose article it is is asked first, so that a refusal does not tell
 * that somebody else's exists. Without an article: whether they may do it at all.
 */
export function mayNot(person: Person, act: ArticleAct, article: OwnedArticle | null): Refusal | null {
  if (article !== null && article.userId !== person.id && person.role !== 'admin') return 'notFound'
  switch (act) {
    case 'publish':
      if (!isAtLeast(deskOf(person), LEAST_TO_PUBLISH)) return 'deskNeeded'
      return person.mailIsSent && person.emailConfirmedAt === null ? 'emailUnconfirmed' : null
  }
}
