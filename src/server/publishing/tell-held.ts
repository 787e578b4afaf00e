// Tells, once, of orders that a migration held because publishing became a right of the desk. Knows no mail server.
import { findPerson } from '../accounts/address-store.ts'
import { mayGetWords } from '../accounts/rules.ts'
import { findAdministrators } from '../accounts/staff-store.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { change, type Actor, type ChangeSite, type Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import type { Site } from '../http/site.ts'
import { postLetter } from '../letters/post.ts'
import { sendsMail } from '../mail/mailer.ts'
import { holdOrdersBy, takeUntold } from './held-store.ts'
import { heldForAdministrators, heldLetter, heldTakenBackLetter } from './letters.ts'

const WHY = 'Publiceren doen voortaan eindredacteuren en chefs; wie dit plande is dat niet.'

export type TellingSite = ChangeSite & Pick<Site, 'jobs' | 'secrets' | 'address' | 'mailer'>

/** To everybody who planned something one letter, and one to each administrator. Whatever was told before is left out. */
export function tellHeld(site: TellingSite): Promise<void> {
  return change(site, null, async (tx, deed) => {
    const lines = await takeUntold(tx, WHY)
    if (lines.length === 0) return
    const address = site.address()
    for (const [askedBy, own] of Map.groupBy(lines, (line) => line.askedBy)) {
      const person = askedBy === null ? undefined : await findPerson(tx, askedBy)
      if (person === undefined) continue
      for (const { articleId } of own) deed.tell({ topic: 'publishing', id: articleId, onlyFor: person.id })
      if (mayGetWords(person, site)) await postLetter(site, tx, heldLetter(address, person, own))
    }
    for (const one of await findAdministrators(tx, sendsMail(site.mailer)))
      await postLetter(site, tx, heldForAdministrators(address, one, lines))
  })
}

/**
 * Holds what was ordered, since then where that is given, in the name of somebody whose account was taken back, and writes to them what. It goes out once somebody who may
 * publish orders it again.
 */
export async function holdTakenBack(
  site: Pick<Site, 'jobs' | 'secrets' | 'address' | 'mailer'>,
  tx: Tx,
  deed: Pick<Deed<Actor | null>, 'tell'>,
  person: PublicUser,
  since?: Date,
): Promise<void> {
  const lines = await holdOrdersBy(tx, person.id, since)
  for (const { articleId } of lines) deed.tell({ topic: 'publishing', id: articleId, onlyFor: person.id })
  if (lines.length > 0 && mayGetWords(person, site))
    await postLetter(site, tx, heldTakenBackLetter(site.address(), person, lines))
}
