// What someone else changed of a user meanwhile, in words. Draws nothing.
import type { FullDetails } from '#contract/accounts/administration.ts'
import { roleLabels, subscriptionStatusLabels, subscriptionTypeLabels } from '#contract/accounts/user.ts'
import type { Change } from '#web/ui/changes.tsx'
import { dateTime } from '#web/ui/date-time.ts'
import { dutchNumber } from '#web/ui/numbers.ts'

const moment = (at: string | null) => (at === null ? 'geen' : dateTime(at))

/** Of the fields that `before` has: the name of each that is another now, and what stands there. */
export function userDifferences(before: Partial<FullDetails>, now: FullDetails): Change[] {
  const all = [
    ['Naam', 'name', now.name],
    ['Gebruikersnaam', 'username', now.username],
    ['E-mail', 'email', now.email],
    ['Rol', 'role', roleLabels[now.role]],
    ['Abonnementsstatus', 'subscriptionStatus', subscriptionStatusLabels[now.subscriptionStatus]],
    ['Abonnementstype', 'subscriptionType', subscriptionTypeLabels[now.subscriptionType]],
    ['Startdatum', 'subscriptionStartDate', moment(now.subscriptionStartDate)],
    ['Einddatum', 'subscriptionEndDate', moment(now.subscriptionEndDate)],
    ['Huidige AI-verzoeken', 'aiRequestsCount', dutchNumber(now.aiRequestsCount)],
    ['Limiet AI-verzoeken', 'aiRequestsLimit', dutchNumber(now.aiRequestsLimit)],
  ] as const
  return all.flatMap(([label, field, value]) =>
    !(field in before) || before[field] === now[field] ? [] : [{ label, value }],
  )
}
