// What the audit log says to people: a sentence for every action, and a line for every field that changed.
import type { AuditAction, AuditChanges, AuditEntry, AuditField } from '#contract/audit/entry.ts'
import { deskLabels } from '#contract/accounts/desk.ts'
import { roleLabels, subscriptionStatusLabels, subscriptionTypeLabels } from '#contract/accounts/user.ts'
import { requirementLabels } from '#contract/second-step/administration-endpoints.ts'
import { ruleLabels } from '#contract/reviews/rule.ts'
import { priorityLabels, recurrenceLabels } from '#contract/tasks/task.ts'
import { dateTime, dayMonthYear } from '#web/ui/date-time.ts'

/** The words before and after the name of the subject; the name of the actor stands before all of it. */
const sentences: Record<AuditAction, readonly [string, string]> = {
  'user.add': ['voegde gebruiker', 'toe'],
  'user.edit': ['bewerkte gebruiker', ''],
  'user.role': ['wijzigde de rol van', ''],
  'user.desk': ['wijzigde de functie van', ''],
  'user.password': ['wijzigde het wachtwoord van', ''],
  'user.details': ['wijzigde de uitgebreide details van', ''],
  'user.delete': ['verwijderde gebruiker', ''],
  'user.premium': ['wijzigde door een betaling het abonnement van', ''],
  'user.join': ['maakte op uitnodiging een account voor', ''],
  'user.reset': ['gaf via een link in de mail een nieuw wachtwoord aan', ''],
  'user.email': ['bevestigde het nieuwe e-mailadres van', ''],
  'user.takeBack': ['draaide de wijziging van het e-mailadres terug van', ''],
  'user.askDeletion': ['bevestigde de verwijdering van het eigen account', ''],
  'user.takeBackDeletion': ['hield het eigen account', ''],
  'user.deleteSelf': ['verwijderde op eigen verzoek het account van', ''],
  'user.login': ['logde in als', ''],
  'user.loginFailed': ['gaf een verkeerd wachtwoord voor', ''],
  'user.codeFailed': ['gaf een verkeerde code voor', ''],
  'user.passkeyFailed': ['gaf een passkey die niet klopt voor', ''],
  'user.codesOn': ['zette codes uit een app aan voor', ''],
  'user.codesOff': ['zette codes uit een app uit voor', ''],
  'user.recoveryCodes': ['maakte nieuwe herstelcodes voor', ''],
  'user.passkeyAdd': ['voegde een passkey toe aan', ''],
  'user.passkeyRemove': ['verwijderde een passkey van', ''],
  'user.secondStepClear': ['haalde de tweede stap weg van', ''],
  'user.loginWait': ['moest wachten na verkeerde wachtwoorden voor', ''],
  'invitation.add': ['nodigde', 'uit'],
  'invitation.resend': ['nodigde', 'opnieuw uit'],
  'invitation.delete': ['trok de uitnodiging van', 'in'],
  'link.add': ['voegde link', 'toe'],
  'link.edit': ['bewerkte link', ''],
  'link.delete': ['verwijderde link', ''],
  'link.restore': ['zette link', 'terug'],
  'link.reopen': ['heropende link', ''],
  'feed.add': ['voegde feed', 'toe'],
  'feed.edit': ['wijzigde feed', ''],
  'feed.delete': ['verwijderde feed', ''],
  'feed.import': ['importeerde', 'uit een OPML-bestand'],
  'feed.mute': ['wijzigde', ''],
  'task.add': ['voegde taak', 'toe'],
  'task.edit': ['bewerkte taak', ''],
  'task.complete': ['rondde taak', 'af'],
  'task.reopen': ['heropende taak', ''],
  'task.delete': ['verwijderde taak', ''],
  'task.restore': ['zette taak', 'terug'],
  'optimization.accept': ['accepteerde het voorstel', ''],
  'optimization.implement': ['voerde het voorstel', 'uit'],
  'optimization.dismiss': ['wees het voorstel', 'af'],
  'optimization.reopen': ['stelde', 'weer voor'],
  'optimization.revert': ['draaide het voorstel', 'terug'],
  'message.answer': ['beantwoordde het bericht van', ''],
  'message.handle': ['handelde het bericht van', 'af'],
  'message.reopen': ['heropende het bericht van', ''],
  'job.retry': ['begon opnieuw aan', ''],
  'settings.review': ['wijzigde de huisregel over', ''],
  'settings.publishedBefore': ['sloot de kaart', ''],
  'settings.secondStep': ['wijzigde van wie gevraagd wordt:', ''],
  'site.connect': ['verbond website', ''],
  'site.renew': ['gaf een nieuwe sleutel voor website', ''],
  'site.rename': ['noemde website', 'anders'],
  'site.pause': ['zette het publiceren stil op website', ''],
  'site.resume': ['hervatte het publiceren op website', ''],
  'site.disconnect': ['verbrak de verbinding met website', ''],
  'article.publish': ['publiceerde artikel', ''],
  'article.unplan': ['trok de publicatie in van artikel', ''],
  'article.overrule': ['publiceerde ondanks open opmerkingen artikel', ''],
  'article.takeOver': ['nam van de redactie over: artikel', ''],
}

/** The words before and after the subject's name. */
export const sentenceOf = ({ action }: Pick<AuditEntry, 'action'>): readonly [string, string] => sentences[action]

/** The label of each field, in the order in which the lines are shown; the database keeps no order. */
const fields: Record<AuditField, string> = {
  name: 'Naam',
  username: 'Gebruikersnaam',
  email: 'E-mail',
  role: 'Rol',
  desk: 'Functie',
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
  checklist: 'Afvinklijst',
  dueDate: 'Deadline',
  priority: 'Prioriteit',
  assignee: 'Toegewezen aan',
  recurrence: 'Herhaling',
  link: 'Link',
  examplesShown: 'Voorbeelden in een prompt',
  timeLimitSeconds: 'Tijdslimiet in seconden',
  subject: 'Onderwerp',
  times: 'Aantal keren in dat uur',
  address: 'Laatste IP-adres',
  required: 'Verplicht voor',
  rule: 'Huisregel',
  intervalMinutes: 'Ophalen om de (minuten)',
  words: 'Woorden',
  website: 'Website',
  goesOut: 'Hoe',
  why: 'Reden',
  sentBackBy: 'Teruggestuurd door',
  articles: 'Artikelen overgedragen',
  articlesTo: 'Aan',
}

/** Labels for the values that are stored as a code. */
const words: Partial<Record<AuditField, Readonly<Record<string | number, string>>>> = {
  role: roleLabels,
  desk: deskLabels,
  subscriptionStatus: subscriptionStatusLabels,
  subscriptionType: subscriptionTypeLabels,
  priority: Object.fromEntries(priorityLabels.entries()),
  recurrence: recurrenceLabels,
  required: requirementLabels,
  rule: ruleLabels,
}

type Value = NonNullable<AuditChanges[AuditField]>['to']

const order = Object.keys(fields) as AuditField[]

/** One line for each field: 'Rol van Gratis gebruiker naar Betaalde gebruiker'. */
export function linesOf(changes: AuditChanges): string[] {
  return order.flatMap((field) => {
    const change = changes[field]
    return change === undefined ? [] : [lineOf(field, change)]
  })
}

function lineOf(field: AuditField, { from, to }: NonNullable<AuditChanges[AuditField]>): string {
  // One item of the checklist, as a line of the description without its dash: '[x] Openingsverhaal kiezen'.
  if (field === 'checklist') {
    const [mark, item] = [String(to).slice(0, 3), String(to).slice(4)]
    return `${mark === '[x]' ? 'Afgevinkt' : 'Niet meer afgevinkt'}: ${inWords(field, item)}`
  }
  const label = fields[field]
  if (from === undefined) return `${label}: ${inWords(field, to)}`
  if (isNone(from)) return `${label} ingevuld: ${inWords(field, to)}`
  if (isNone(to)) return `${label} weggehaald, was ${inWords(field, from)}`
  return `${label} van ${inWords(field, from)} naar ${inWords(field, to)}`
}

const isNone = (value: Value) => value === null || value === undefined || value === ''

/** Longer values are cut. In characters. */
const LONGEST = 80

function inWords(field: AuditField, value: Value): string {
  if (isNone(value)) return 'leeg'
  if (typeof value === 'boolean') return value ? 'ja' : 'nee'
  const text = String(value)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return dateTime(text)
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return dayMonthYear(`${text}T12:00:00Z`)
  const known = words[field]?.[text] ?? text
  const shown = [...known]
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST).join('').trimEnd()}…` : known
}
