// Who may publish: asked when something is ordered, and again, of who ordered it as they are then, before anything is sent.
import { mayNot, type OwnedArticle, type Person, type Refusal } from '#contract/articles/may-not.ts'
import { Problem } from '#contract/problems.ts'
import { findPerson } from '../accounts/address-store.ts'
import type { PublicUser } from '../accounts/tables.ts'
import type { Site } from '../http/site.ts'
import { sendsMail } from '../mail/mailer.ts'

type Publisher = Omit<Person, 'mailIsSent'>

const refusalOf = ({ mailer }: Pick<Site, 'mailer'>, user: Publisher, article: OwnedArticle | null): Refusal | null =>
  mayNot({ ...user, mailIsSent: sendsMail(mailer) }, 'publish', article)

/**
 * Whether `user` may publish this article, or without one any at all.
 * @throws Problem notFound for another user's, deskNeeded or emailUnconfirmed.
 */
export function checkMayPublish(site: Pick<Site, 'mailer'>, user: PublicUser, article: OwnedArticle | null): void {
  const refusal = refusalOf(site, user, article)
  if (refusal !== null) throw new Problem(refusal)
}

/** Whether `user` may publish articles of their own. */
export const mayPublish = (site: Pick<Site, 'mailer'>, user: PublicUser): boolean =>
  refusalOf(site, user, null) === null

/** Who ordered it may not publish it any more. */
export class RightLost extends Error {
  override name = 'RightLost'
  /** In Dutch: a whole sentence, for whoever looks at the article. */
  readonly told: string
  /** What they can do about it themselves, in Dutch. */
  readonly advice: string

  constructor(why: Refusal | 'left') {
    super(why)
    ;[this.told, this.advice] = words[why]
  }
}

const ASK = 'Vraag een beheerder om je het recht te geven, of om het artikel te publiceren.'
const words: Readonly<Record<Refusal | 'left', readonly [string, string]>> = {
  left: ['Wie dit liet publiceren, heeft hier geen account meer.', ''],
  notFound: ['Wie dit liet publiceren, is geen beheerder meer, en het artikel is van iemand anders.', ASK],
  deskNeeded: ['Wie dit liet publiceren, mag dat niet meer: publiceren doen eindredacteuren en chefs.', ASK],
  emailUnconfirmed: [
    'Wie dit liet publiceren, heeft een e-mailadres dat niet is bevestigd.',
    'Bevestig je e-mailadres en publiceer het artikel daarna opnieuw.',
  ],
}

/** @param person who ordered it, as they are now; null when they have left. @returns why it does not go out, or null. */
export function rightLost(
  site: Pick<Site, 'mailer'>,
  person: Publisher | null,
  article: OwnedArticle,
): RightLost | null {
  const why = person === null ? 'left' : refusalOf(site, person, article)
  return why === null ? null : new RightLost(why)
}

/** @param askedBy who ordered it; null when they have left. @throws RightLost. */
export async function checkStillMayPublish(
  site: Pick<Site, 'db' | 'mailer'>,
  askedBy: number | null,
  article: OwnedArticle,
): Promise<void> {
  const person = askedBy === null ? undefined : await findPerson(site.db, askedBy)
  const lost = rightLost(site, person ?? null, article)
  if (lost !== null) throw lost
}
