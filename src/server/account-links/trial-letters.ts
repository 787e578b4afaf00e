// The words of the letters about trials. Of Premium they speak only where it can be paid; elsewhere of who can give more room.
import type { Letter } from '../letters/letter.ts'
import { greeted } from '../letters/typed-names.ts'
import { hostOf, type House, type Person } from './letters.ts'

/** What the letters say of how much of a trial was used. */
interface Tried extends Person {
  aiRequestsCount: number
  aiRequestsLimit: number
}

/** The one thing to do for who wants to write on: order, or ask the team. */
const toWriteOn = ({ address, payments }: House) =>
  payments
    ? { label: 'Kies Premium', url: `${address}/admin?tab=account&kies=premium` }
    : { label: 'Vraag het team', url: `${address}/#contact` }

/** @param moment when the trial ends, in words. */
export function trialEndingLetter(house: House, user: Tried, moment: string): Letter {
  const left = Math.max(0, user.aiRequestsLimit - user.aiRequestsCount)
  const until =
    left === 0
      ? `Je proefperiode loopt tot ${moment}. Je verzoeken aan de schrijfhulp zijn op.`
      : `Je proefperiode loopt tot ${moment}. Tot dan heb je nog ${left === 1 ? 'één verzoek' : `${left} verzoeken`} aan de schrijfhulp.`
  return {
    to: user.email,
    subject: 'Je proefperiode loopt bijna af',
    ...greeted(user.name),
    paragraphs: [
      `${until} Daarna blijft je account gewoon bestaan, met alles wat je erin schreef.`,
      house.payments
        ? 'Wil je zonder onderbreking verder schrijven? Met Premium schrijf je onbeperkt, in je eigen stijl.'
        : 'Wil je verder schrijven? Een beheerder kan je meer ruimte geven. Vraag het aan het team.',
    ],
    button: toWriteOn(house),
    after: house.payments
      ? ['Doe je niets, dan kost het je niets: er wordt niets vanzelf verlengd of afgeschreven.']
      : [`Mailen kan ook: ${house.contactEmail}.`],
    why: `Je krijgt deze mail omdat je Kopij probeert op ${hostOf(house)}. Over je proefperiode sturen we er hoogstens nog één.`,
  }
}

export function trialEndedLetter(house: House, { name, email }: Person): Letter {
  return {
    to: email,
    subject: 'Je proefperiode is afgelopen',
    ...greeted(name),
    paragraphs: [
      'Bedankt dat je Kopij hebt geprobeerd. Je proefperiode is afgelopen. Alles wat je schreef staat er nog, en de taalcheck en je taken blijven gewoon werken.',
      house.payments
        ? 'Met Premium schrijf je weer onbeperkt met de schrijfhulp, in je eigen stijl.'
        : 'Wil je weer met de schrijfhulp schrijven? Een beheerder kan je meer ruimte geven. Vraag het aan het team.',
    ],
    button: toWriteOn(house),
    after: [`Miste je iets? We horen het graag: ${house.contactEmail}.`],
    why: `Je krijgt deze mail omdat je proefperiode op ${hostOf(house)} is afgelopen. Dit was de laatste mail daarover.`,
  }
}

export function pastTrialLetter(house: House, { name, email }: Person): Letter {
  return {
    to: email,
    subject: 'Je hebt Kopij al eens geprobeerd',
    ...greeted(name),
    paragraphs: [
      'Fijn dat je terug bent. Met dit e-mailadres was er het afgelopen jaar al een proefperiode, dus er begint geen nieuwe.',
      house.payments
        ? 'Je account werkt wel: de taalcheck en je taken zijn gratis. Om weer met de schrijfhulp te schrijven kies je Premium.'
        : 'Je account werkt wel, met de taalcheck en je taken. Om weer met de schrijfhulp te schrijven vraag je het team om ruimte: een beheerder kan je die geven.',
    ],
    button: toWriteOn(house),
    after: [`Klopt dit niet? Schrijf ons: ${house.contactEmail}.`],
    why: `Je krijgt deze mail omdat met dit adres een account is gemaakt op ${hostOf(house)}.`,
  }
}
