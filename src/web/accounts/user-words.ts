// The fields of a user and their values in words, to show the differences between two versions. Renders nothing.
import type { FullDetails } from '#contract/accounts/administration.ts'
import { deskLabels } from '#contract/accounts/desk.ts'
import { roleLabels, subscriptionStatusLabels, subscriptionTypeLabels } from '#contract/accounts/user.ts'
import type { FieldWords } from '#web/edit/use-edit.ts'
import { dateTime } from '#web/ui/date-time.ts'
import { dutchNumber } from '#web/ui/numbers.ts'

const moment = (at: string | null) => (at === null ? 'geen' : dateTime(at))

export const identityWords: FieldWords<FullDetails> = [
  ['Naam', ({ name }) => name],
  ['Gebruikersnaam', ({ username }) => username],
  ['E-mail', ({ email }) => email],
]

export const rightsWords: FieldWords<FullDetails> = [
  ['Rol', ({ role }) => roleLabels[role]],
  ['Functie', ({ desk }) => deskLabels[desk]],
]

export const detailsWords: FieldWords<FullDetails> = [
  ...identityWords,
  ['Rol', ({ role }) => roleLabels[role]],
  ['Abonnementsstatus', ({ subscriptionStatus }) => subscriptionStatusLabels[subscriptionStatus]],
  ['Abonnementstype', ({ subscriptionType }) => subscriptionTypeLabels[subscriptionType]],
  ['Startdatum', ({ subscriptionStartDate }) => moment(subscriptionStartDate)],
  ['Einddatum', ({ subscriptionEndDate }) => moment(subscriptionEndDate)],
  ['Huidige AI-verzoeken', ({ aiRequestsCount }) => dutchNumber(aiRequestsCount)],
  ['Limiet AI-verzoeken', ({ aiRequestsLimit }) => dutchNumber(aiRequestsLimit)],
]
