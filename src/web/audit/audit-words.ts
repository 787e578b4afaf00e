// What the audit log says to people: a sentence for every deed, and a line for every field that changed.
import type { AuditAction, AuditChanges, AuditEntry } from '#contract/audit/entry.ts'
import { roleLabels } from '#contract/accounts/user.ts'
import { subscriptionStatusLabels, subscriptionTypeLabels } from '#web/accounts/subscription-words.ts'
import { dateTime } from '#web/ui/date-time.ts'

/** Before and behind the name of what it was done to; the administrator's own name stands before all of it. */
const deeds: Record<AuditAction, readonly [string, string]> = {
  'user.add': ['voegde gebruiker', 'toe'],
  'user.edit': ['bewerkte gebruiker', ''],
  'user.role': ['wijzigde de rol van', ''],
  'user.password': ['wijzigde het wachtwoord van', ''],
  'user.details': ['wijzigde de uitgebreide details van', ''],
  'user.delete': ['verwijderde gebruiker', ''],
  'link.add': ['voegde link', 'toe'],
  'link.edit': ['bewerkte link', ''],
  'link.delete': ['verwijderde link', ''],
  'link.restore': ['zette link', 'terug'],
  'link.reopen': ['heropende link', ''],
  'task.add': ['voegde taak', 'toe'],
  'task.edit': ['bewerkte taak', ''],
  'task.complete': ['rondde taak', 'af'],
  'task.reopen': ['heropende taak', ''],
  'task.delete': ['verwijderde taak', ''],
  'task.restore': ['zette taak', 'terug'],
  'optimization.accept': ['accepteerde het voorstel', ''],
  'optimization.implement': ['voerde het voorstel', 'uit'],
  'optimization.dismiss': ['wees het voorstel', 'af'],
  'optimization.revert': ['draaide het voorstel', 'terug'],
  'message.answer': ['beantwoordde het bericht van', ''],
  'message.handle': ['handelde het bericht van', 'af'],
  'message.reopen': ['heropende het bericht van', ''],
}

/** The words around the subject's name. */
export const deedOf = ({ action }: Pick<AuditEntry, 'action'>): readonly [string, string] => deeds[action]

/** Fields under the name people know them by; one that is not here goes by its own. */
const fields: Record<string, string> = {
  name: 'Naam',
  username: 'Gebruikersnaam',
  email: 'E-mail',
  role: 'Rol',
  subscriptionStatus: 'Abonnementsstatus',
  subscriptionType: 'Abonnementstype',
  subscriptionStartDate: 'Startdatum',
  subscriptionEndDate: 'Einddatum',
  aiRequestsCount: 'Huidige AI-verzoeken',
  aiRequestsLimit: 'Limiet AI-verzoeken',
  title: 'Titel',
  url: 'Adres',
  notes: 'Notities',
  additionalNotes: 'Extra notities',
  status: 'Status',
  description: 'Omschrijving',
  dueDate: 'Deadline',
  priority: 'Prioriteit',
  completed: 'Afgerond',
  recurrence: 'Herhaling',
  assigneeId: 'Toegewezen aan',
  assignee: 'Toegewezen aan',
}

const words: Record<string, Readonly<Record<string, string>>> = {
  role: roleLabels,
  subscriptionStatus: subscriptionStatusLabels,
  subscriptionType: subscriptionTypeLabels,
}

type Value = NonNullable<AuditChanges[string]['to']> | null | undefined

/** The order in which lines are read; the database keeps none. */
const order = Object.keys(fields)
const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length)

/** One line for each field: 'Rol van Gratis gebruiker naar Betaalde gebruiker'. */
export function linesOf(changes: AuditChanges): string[] {
  const inOrder = Object.entries(changes).toSorted(([a], [b]) => place(a) - place(b))
  return inOrder.map(([field, { from, to }]) => {
    const label = fields[field] ?? field
    if (from === undefined) return `${label}: ${inWords(field, to)}`
    if (isNone(from)) return `${label} ingevuld: ${inWords(field, to)}`
    if (isNone(to)) return `${label} weggehaald, was ${inWords(field, from)}`
    return `${label} van ${inWords(field, from)} naar ${inWords(field, to)}`
  })
}

const isNone = (value: Value) => value === null || value === undefined || value === ''

/** The longest value that is shown whole. */
const LONGEST = 80

function inWords(field: string, value: Value): string {
  if (isNone(value)) return 'leeg'
  if (typeof value === 'boolean') return value ? 'ja' : 'nee'
  const text = String(value)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return dateTime(text)
  const known = words[field]?.[text] ?? text
  const shown = [...known]
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST).join('').trimEnd()}…` : known
}
