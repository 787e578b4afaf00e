// What people are mailed about paying for Premium. Knows nothing of when.
import { PREMIUM_EXCLUDING_VAT, PREMIUM_INCLUDING_VAT } from '#contract/prices.ts'
import { GRACE_DAYS, WITHDRAWAL_DAYS, type OrderKind, type SubscriptionState } from '#contract/billing/state.ts'
import type { Customer } from '../accounts/subscription-store.ts'
import type { Letter } from '../letters/letter.ts'
import { dayWords as day, momentWords as moment } from '../letters/words.ts'
import type { FetchedInvoice } from '../payments/payments.ts'
import { withdrawUntil } from './rules.ts'

/** Cents as '€ 24,19'. */
export const euros = (cents: number) => `€ ${(cents / 100).toFixed(2).replace('.', ',')}`

const WHY = 'Je krijgt deze mail omdat je bij Kopij Premium hebt besteld.'

type To = Customer & { address: string }

const toAccount = (label: string, address: string) => ({ label, url: `${address}/admin?tab=account` })

/** What a month costs, where nothing is known of what was paid. */
const usualPrice = {
  private: `€ ${PREMIUM_INCLUDING_VAT} per maand, inclusief 21 % btw`,
  business: `€ ${PREMIUM_EXCLUDING_VAT} per maand, exclusief btw`,
} as const satisfies Record<OrderKind, string>

type Paid = Pick<FetchedInvoice, 'cents' | 'vatCents'>

/** Stripe works out the VAT by where the customer is: what was paid says what it is. */
function priceOf({ cents, vatCents }: Paid): string {
  const vat = vatCents === 0 ? ', zonder btw' : vatCents === null ? '' : `, inclusief ${euros(vatCents)} btw`
  return `${euros(cents)} per maand${vat}`
}

/**
 * It confirms the order.
 * @param about.at when it was ordered.
 * @param about.until when the next month is paid.
 * @param about.paid the invoice of the first month; undefined where it is not known.
 */
export function begun(
  to: To,
  { kind, at, until, paid, now }: { kind: OrderKind; at: Date; until: Date; paid: Paid | undefined; now: Date },
): Letter {
  const price = paid === undefined ? usualPrice[kind] : priceOf(paid)
  const lastDay = withdrawUntil({ createdAt: at }, now)
  return {
    to: to.email,
    name: to.name,
    subject: 'Je Premium is begonnen',
    paragraphs: [
      'Bedankt voor je bestelling. Alle tools staan voor je open, zonder limiet.',
      `Besteld op ${moment(at)}: Kopij Premium, ${price}, maandelijks vooraf betaald. De volgende betaling is op ${day(until)}. Je facturen staan bij je account.`,
    ],
    button: toAccount('Naar je abonnement', to.address),
    after: [
      'Opzeggen kan elke dag bij je account; Premium loopt dan tot het einde van de betaalde maand.',
      ...(lastDay === null
        ? []
        : [
            `Je mag je bestelling tot en met ${day(lastDay)} herroepen, zonder reden. Premium stopt dan meteen en je krijgt terug wat je niet hebt gebruikt: ${to.address}/herroepen`,
          ]),
    ],
    why: WHY,
  }
}

export const cancelled = (to: To, { until }: { until: Date }): Letter => ({
  to: to.email,
  name: to.name,
  subject: 'Je Premium is opgezegd',
  paragraphs: [
    `Je opzegging is verwerkt. Premium loopt nog tot ${day(until)}; er wordt niets meer afgeschreven.`,
    'Wat je maakte blijft daarna gewoon van jou.',
  ],
  button: toAccount('Toch doorgaan', to.address),
  after: ['Van gedachten veranderd? Tot die dag maak je de opzegging met één klik ongedaan.'],
  why: WHY,
})

export const resumed = (to: To, { until }: { until: Date }): Letter => ({
  to: to.email,
  name: to.name,
  subject: 'Je Premium loopt door',
  paragraphs: [`Fijn dat je blijft. Je opzegging is ongedaan gemaakt; de volgende betaling is op ${day(until)}.`],
  button: toAccount('Naar je abonnement', to.address),
  why: WHY,
})

export const failed = (to: To, { until }: { until: Date }): Letter => ({
  to: to.email,
  name: to.name,
  subject: 'Je betaling voor Premium is niet gelukt',
  paragraphs: [
    'De betaling voor de nieuwe maand Premium is niet gelukt. Misschien is je kaart verlopen of stond er te weinig op je rekening.',
    `Je houdt Premium nog ${GRACE_DAYS} dagen, tot ${moment(until)}. Pas voor die tijd je betaalgegevens aan, dan merk je er niets van.`,
  ],
  button: toAccount('Betaalgegevens aanpassen', to.address),
  after: ['Lukt het niet, dan stopt Premium op dat moment. Wat je maakte blijft van jou.'],
  why: WHY,
})

export const recovered = (to: To, { until }: { until: Date }): Letter => ({
  to: to.email,
  name: to.name,
  subject: 'Je betaling is alsnog gelukt',
  paragraphs: [`Alles is weer in orde: Premium loopt door, en de volgende betaling is op ${day(until)}.`],
  button: toAccount('Naar je abonnement', to.address),
  why: WHY,
})

export const ended = (to: To, { at, unpaid }: { at: Date; unpaid: boolean }): Letter => ({
  to: to.email,
  name: to.name,
  subject: 'Je Premium is afgelopen',
  paragraphs: [
    unpaid
      ? `De betaling is ook later niet gelukt. Daarom is je Premium op ${day(at)} gestopt. Er wordt niets meer afgeschreven.`
      : `Je Premium liep tot ${day(at)}. Er wordt niets meer afgeschreven.`,
    'Je account en alles wat je maakte, blijven van jou: lezen, bewerken en exporteren kan gewoon.',
  ],
  button: toAccount('Opnieuw beginnen', to.address),
  why: WHY,
})

/** For who ordered, and whose first payment never came. */
export const notPaid = (to: To): Letter => ({
  to: to.email,
  name: to.name,
  subject: 'Je bestelling van Premium is niet doorgegaan',
  paragraphs: [
    'De betaling van je bestelling is niet gelukt. Daarom is Premium niet begonnen, en er wordt niets afgeschreven.',
    'Wil je het nog eens proberen? Een nieuwe bestelling staat zo klaar.',
  ],
  button: toAccount('Opnieuw bestellen', to.address),
  why: WHY,
})

export const doubled = (to: To): Letter => ({
  to: to.email,
  name: to.name,
  subject: 'Je hebt twee keer besteld: de tweede betaal je niet',
  paragraphs: [
    'Er kwamen twee bestellingen van Premium binnen, misschien uit twee vensters. Eén loopt gewoon door.',
    'De andere hebben we meteen beëindigd, en je krijgt het hele bedrag terug op de manier waarop je betaalde. Dat duurt meestal een paar werkdagen.',
  ],
  button: toAccount('Naar je abonnement', to.address),
  why: WHY,
})

/** The link with which a withdrawal is confirmed. @param token the secret in it. */
export const withdrawalLink = (
  to: To,
  { token, reference }: { token: string; reference: string | undefined },
): Letter => ({
  to: to.email,
  name: to.name,
  subject: 'Bevestig je herroeping',
  paragraphs: [
    `Iemand heeft met dit adres gevraagd om de bestelling van Premium te herroepen${reference === undefined ? '' : ` (kenmerk: ${reference})`}.`,
    'Pas als je het bevestigt, gebeurt er iets: Premium stopt dan meteen, en je krijgt terug wat je niet hebt gebruikt.',
  ],
  button: { label: 'Herroeping bevestigen', url: `${to.address}/herroepen#${token}` },
  after: ['De link werkt drie dagen. Was jij dit niet? Dan hoef je niets te doen: er verandert niets.'],
  why: WHY,
})

/** What can be done instead of withdrawing, in each state: the end of the subject, and a sentence. */
const insteadOf = {
  active: (until) => [
    'opzeggen wel',
    `Opzeggen kan altijd: Premium loopt dan nog tot ${until}, en er wordt niets meer afgeschreven.`,
  ],
  failed: (until) => [
    'opzeggen wel',
    `Je laatste betaling is niet gelukt. Zeg je op, dan loopt Premium nog tot ${until}, en er wordt niets meer afgeschreven.`,
  ],
  cancelled: (until) => [
    'je hebt al opgezegd',
    `Je Premium is al opgezegd. Het loopt nog tot ${until}, en er wordt niets meer afgeschreven.`,
  ],
  pending: () => [
    'opzeggen straks wel',
    'Je betaling wordt nog verwerkt. Opzeggen kan zodra die binnen is: Premium loopt dan tot het einde van de betaalde maand, en daarna wordt er niets meer afgeschreven.',
  ],
} as const satisfies Record<SubscriptionState, (until: string) => readonly [string, string]>

/** For who asks to withdraw when the time for it is over. @param about.until as `stateOf` says it (rules.ts). */
export function withdrawalTooLate(to: To, { state, until }: { state: SubscriptionState; until: Date }): Letter {
  const [can, how] = insteadOf[state](day(until))
  return {
    to: to.email,
    name: to.name,
    subject: `Herroepen kan niet meer, ${can}`,
    paragraphs: [
      `Je vroeg om je bestelling van Premium te herroepen. Dat kan tot ${WITHDRAWAL_DAYS} dagen na de bestelling, en die termijn is voorbij.`,
      how,
    ],
    button: toAccount('Naar je abonnement', to.address),
    why: WHY,
  }
}

/** @param about.until to when Premium stays all the same, as an administrator gave it by hand. */
export const withdrawn = (
  to: To,
  { at, number, until }: { at: Date; number: string | undefined; until: Date | undefined },
): Letter => ({
  to: to.email,
  name: to.name,
  subject: 'Je bestelling is herroepen',
  paragraphs: [
    `Op ${moment(at)} (Nederlandse tijd) heb je je bestelling van Premium herroepen${number === undefined ? '' : `, factuur ${number}`}. ${until === undefined ? 'Premium is op dat moment gestopt.' : `Je houdt Premium tot ${day(until)}, omdat een beheerder het je tot dan gaf.`}`,
    'Wat je niet hebt gebruikt krijg je terug, op de manier waarop je betaalde, uiterlijk 14 dagen na vandaag. We mailen je het bedrag zodra het onderweg is.',
  ],
  button: toAccount('Naar je account', to.address),
  after: ['Bewaar deze mail: hij is het bewijs van je herroeping.'],
  why: WHY,
})

export const paidBack = (to: To, { cents, number }: { cents: number; number: string }): Letter => ({
  to: to.email,
  name: to.name,
  subject: `${euros(cents)} is naar je onderweg`,
  paragraphs: [
    `Van factuur ${number} krijg je ${euros(cents)} terug, op de manier waarop je betaalde: het deel van de maand waarin je Premium niet meer had. Dat duurt meestal een paar werkdagen.`,
  ],
  button: toAccount('Naar je facturen', to.address),
  why: WHY,
})

export const paidTooLate = (to: To, { cents, number }: { cents: number; number: string }): Letter => ({
  to: to.email,
  name: to.name,
  subject: `${euros(cents)} is naar je onderweg`,
  paragraphs: [
    `Je betaling van factuur ${number} kwam binnen toen je Premium al was gestopt. Je krijgt ${euros(cents)} terug, op de manier waarop je betaalde. Dat duurt meestal een paar werkdagen.`,
    'Wil je Premium weer hebben? Dan kun je het opnieuw bestellen.',
  ],
  button: toAccount('Naar je account', to.address),
  why: WHY,
})

/** The last one to whom an administrator deleted: there is no account any more to lead to. */
export const endedByHouse = (to: To, username: string): Letter => ({
  to: to.email,
  name: to.name,
  subject: 'Je account is verwijderd',
  paragraphs: [
    `Een beheerder heeft je account ${username} bij Kopij verwijderd. Daarmee is ook je Premium gestopt; er wordt niets meer afgeschreven.`,
    'Wat je hebt betaald en nog niet hebt gebruikt, krijg je vanzelf terug, op de manier waarop je betaalde. Dat duurt meestal een paar werkdagen.',
  ],
  button: { label: 'Naar Kopij', url: to.address },
  why: 'Je krijgt deze mail omdat je bij Kopij Premium had. Het is de laatste: je adres is uit Kopij verwijderd.',
})

/** To an administrator. */
export const refundFailed = (to: Omit<To, 'id'>, { cents, number }: { cents: number; number: string }): Letter => ({
  to: to.email,
  name: to.name,
  subject: `Een terugbetaling van ${euros(cents)} is niet aangekomen`,
  paragraphs: [
    `Van factuur ${number} ging ${euros(cents)} terug naar de klant, maar de bank nam het niet aan. Het geld staat weer bij Stripe.`,
    'Kopij probeert het niet opnieuw. Zoek de factuur op in Stripe, vraag de klant naar welke rekening het mag, en maak het zelf over.',
  ],
  button: { label: 'Naar Gebruikers', url: `${to.address}/admin?tab=users` },
  why: 'Je krijgt deze mail omdat je beheerder van Kopij bent.',
})
