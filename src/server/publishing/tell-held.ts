// Tells, once, of orders that a migration held because publishing became a right of the desk. Knows no mail server.
import { findPerson } from '../accounts/address-store.ts'
import { mayGetWords } from '../accounts/rules.ts'
import { findAdministrators } from '../accounts/staff-store.ts'
import { titlesOf } from '../articles/list-store.ts'
import { change, type ChangeSite } from '../change/change.ts'
import type { Site } from '../http/site.ts'
import { postLetter } from '../letters/post.ts'
import { sendsMail } from '../mail/mailer.ts'
import { takeUntold } from './held-store.ts'
import { heldForAdministrators, heldLetter } from './letters.ts'

const WHY = 'Publiceren doen voortaan eindredacteuren en chefs; wie dit plande is dat niet.'

export type TellingSite = ChangeSite & Pick<Site, 'jobs' | 'secrets' | 'address' | 'mailer'>

/** To everybody who planned something one letter, and one to each administrator. Whatever was told before is left out. */
export function tellHeld(site: TellingSite): Promise<void> {
  return change(site, null, async (tx, deed) => {
    const orders = await takeUntold(tx, WHY)
    if (orders.length === 0) return
    const titles = await titlesOf(
      tx,
      orders.map(({ articleId }) => articleId),
    )
    const lines = orders.map((order) => ({ ...order, title: titles.get(order.articleId) ?? '' }))
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
