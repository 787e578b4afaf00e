// Why something was not done with a link, and how long the bin keeps one. No SQL, no HTTP.
import { DAY_MS } from '#contract/days.ts'
import type { BulkAction } from '#contract/links/endpoints.ts'
import { BIN_DAYS, type Link } from '#contract/links/link.ts'
import { mayStep, type LinkStep } from '#contract/links/steps.ts'
import { Problem } from '#contract/problems.ts'
import type { Actor } from '../change/change.ts'

/** The moment before which what was put in the bin is purged. */
export function keptFrom(now: Date): Date {
  return new Date(now.getTime() - BIN_DAYS * DAY_MS)
}

/** What only administrators do. */
export const isForAdmins = (action: BulkAction) => ['Open', 'delete', 'restore'].includes(action)

/** The fields of a link that tell why something cannot be done with it. */
type Refused = Pick<Link, 'status' | 'claimedBy' | 'claimedByName'>

/** Why `user` cannot do this with `link` (undefined: it is not there). Null when nothing stands in the way any more. */
export function refusal(action: BulkAction, link: Refused | undefined, user: Actor): Problem | null {
  if (action === 'restore') return new Problem('notFound', { message: 'Deze link staat niet in de prullenbak.' })
  if (link === undefined) return new Problem('notFound', { message: 'Deze link bestaat niet of is verwijderd.' })
  if (action === 'delete' || mayStep(action, link, user)) return null
  if (action === 'unclaim') return new Problem('linkNotClaimed')
  if (action === 'Open' && link.status === 'Klaar') {
    return new Problem('notAllowed', { message: 'Alleen een beheerder kan een link heropenen.' })
  }
  if (action === 'claim' && link.status !== 'Klaar') return claimedBy(link, user)
  return new Problem('forbiddenStep', { message: reasonAgainst(action, link) })
}

function claimedBy({ claimedBy: holder, claimedByName }: Refused, user: Actor): Problem {
  if (holder === user.id) return new Problem('linkClaimed', { message: 'Je hebt deze link zelf al geclaimd.' })
  return new Problem('linkClaimed', {
    message: `Deze link is al geclaimd door ${claimedByName ?? 'iemand anders'}.`,
  })
}

function reasonAgainst(step: LinkStep, { status, claimedBy: holder }: Refused): string {
  if (status === step) return step === 'Open' ? 'Deze link staat al op Open.' : `Deze link is al ${step}.`
  if (status === 'Klaar') {
    return step === 'claim'
      ? 'Deze link is al Klaar. Claimen kan niet meer.'
      : 'Deze link is al Klaar. Alleen een beheerder kan hem heropenen.'
  }
  if (step === 'Open') return 'Deze link is Opgepakt. Geef hem vrij, dan staat hij weer op Open.'
  return holder === null ? 'Claim deze link eerst.' : 'Markeer deze link eerst als Opgepakt.'
}
