// The words of the letters about accounts: Dutch, each with why it came and at most one thing to do. No SQL, no HTTP.
import { deskLabels, type Desk } from '#contract/accounts/desk.ts'
import { roleLabels, type Role } from '#contract/accounts/user.ts'
import type { PublicUser } from '../accounts/tables.ts'
import type { Letter } from '../letters/letter.ts'
import { momentWords } from '../letters/words.ts'
import { greeted, mayBeNamed } from '../letters/typed-names.ts'
import { INVITATION_DAYS } from './rules.ts'

/** What the letters say of this installation. */
export interface House {
  /** The address of the site, for links. */
  address: string
  contactEmail: string
  /** Whether Premium can be paid here. */
  payments: boolean
}

export interface Person {
  name: string
  email: string
}

/** The address of the page that a link opens. The secret stands behind the `#`, which browsers send to no server. */
const link = ({ address }: House, page: 'bevestigen' | 'wachtwoord' | 'uitnodiging', token: string) =>
  `${address}/${page}#${token}`

export const hostOf = ({ address }: Pick<House, 'address'>) => new URL(address).host

export function confirmLetter(
  house: House,
  { name, email, username }: Person & { username: string },
  token: string,
  how: 'registered' | 'added' | 'again',
): Letter {
  const [about, not] = [
    'Eén ding nog: bevestig dat dit adres van jou is.',
    'Open dan dezelfde link en kies ‘Dit was ik niet’',
  ]
  const begun = {
    registered: 'Welkom bij Kopij. Je account is klaar en je kunt meteen schrijven.',
    added: `Een beheerder van ${hostOf(house)} heeft een account bij Kopij voor je gemaakt. Je gebruikersnaam is ${username}; het wachtwoord krijg je van hen.`,
    again: 'Je vroeg om een nieuwe link om je e-mailadres te bevestigen. Hier is hij; oudere links werken niet meer.',
  }
  const isAdded = how === 'added'
  return {
    to: email,
    subject: isAdded ? 'Er is een account voor je gemaakt' : 'Bevestig je e-mailadres',
    ...greeted(name),
    paragraphs: [begun[how], `${about} Dan kunnen we je helpen als je je wachtwoord kwijt bent.`],
    button: { label: 'Adres bevestigen', url: link(house, 'bevestigen', token) },
    after: [
      'De link werkt zeven dagen.',
      isAdded
        ? `Ken je deze redactie niet, of wil je dit account niet? ${not}: dan verwijderen we het.`
        : `Heb jij geen account gemaakt? ${not}: dan verwijderen we het.`,
    ],
    why: isAdded
      ? `Je krijgt deze mail omdat een beheerder van ${hostOf(house)} met dit adres een account voor je heeft gemaakt.`
      : `Je krijgt deze mail omdat met dit adres een account is gemaakt op ${hostOf(house)}.`,
  }
}

export function changeLetter(house: House, { name }: Person, email: string, token: string): Letter {
  return {
    to: email,
    subject: 'Bevestig je nieuwe e-mailadres',
    ...greeted(name),
    paragraphs: [
      'Je wilt dit adres voortaan voor je account bij Kopij gebruiken. Bevestig dat het van jou is; tot dan blijft je oude adres gelden.',
    ],
    button: { label: 'Nieuw adres bevestigen', url: link(house, 'bevestigen', token) },
    after: [
      'De link werkt zeven dagen.',
      'Heb jij dit niet gevraagd? Open dan dezelfde link en kies ‘Dit was ik niet’: dan gebeurt er niets met dit adres.',
    ],
    why: `Je krijgt deze mail omdat iemand dit adres invulde bij een account op ${hostOf(house)}.`,
  }
}

/** To the address that is in use, with the link that takes the change back. */
export function movingLetter(house: House, { name, email }: Person, token: string): Letter {
  return {
    to: email,
    subject: 'Je e-mailadres wordt gewijzigd',
    ...greeted(name),
    paragraphs: [
      'Voor je account bij Kopij is een nieuw e-mailadres opgegeven. Zodra dat adres is bevestigd, gaat onze mail daarheen.',
      'Was jij dit? Dan hoef je niets te doen. Was jij dit niet, draai het dan terug: ook als het al gebeurd is, kan dat nog zeven dagen.',
    ],
    button: { label: 'Wijziging terugdraaien', url: link(house, 'bevestigen', token) },
    after: ['Draai je het terug, dan wordt iedereen uitgelogd en kies je een nieuw wachtwoord.'],
    why: `Je krijgt deze mail omdat dit adres bij een account op ${hostOf(house)} hoort.`,
  }
}

/** To an address that already has an account, when another account asked for it. Whoever asked is told nothing. */
export function addressInUseLetter(house: House, { name, email }: Person): Letter {
  return {
    to: email,
    subject: 'Iemand wilde jouw e-mailadres gebruiken',
    ...greeted(name),
    paragraphs: [
      'Iemand wilde dit e-mailadres aan een ander account bij Kopij koppelen. Dat kan niet, want het hoort al bij jouw account. Er is niets veranderd.',
      'Was jij het zelf en heb je twee accounts? Log dan in met het account dat bij dit adres hoort.',
    ],
    button: { label: 'Naar Kopij', url: `${house.address}/auth` },
    why: `Je krijgt deze mail omdat dit adres bij een account op ${hostOf(house)} hoort.`,
  }
}

/** To an address that an account had until lately, when another account asked for it. Whoever asked is told nothing. */
export function addressLeftLetter(house: House, email: string): Letter {
  return {
    to: email,
    subject: 'Iemand wilde jouw e-mailadres gebruiken',
    paragraphs: [
      'Iemand wilde dit e-mailadres aan een account bij Kopij koppelen. Dat kan nu niet: het adres hoorde tot kort geleden bij een ander account, en dat kan nog worden teruggedraaid.',
      'Was dat jouw account, en heb jij het adres niet gewijzigd? Draai het dan terug met de link in onze eerdere mail, ‘Je e-mailadres wordt gewijzigd’.',
    ],
    button: { label: 'Naar Kopij', url: `${house.address}/auth` },
    why: `Je krijgt deze mail omdat dit adres bij een account op ${hostOf(house)} hoorde.`,
  }
}

/** To the address from which an account was taken back. */
export function takenFromLetter(house: House, email: string): Letter {
  return {
    to: email,
    subject: 'De wijziging van het e-mailadres is teruggedraaid',
    paragraphs: [
      'Het account bij Kopij dat dit e-mailadres had, heeft weer het adres van daarvoor: daar is op de link in onze mail geklikt. Iedereen is uitgelogd, en het wachtwoord werkt niet meer.',
      `Is het jouw account en klopt dit niet? Schrijf ons: ${house.contactEmail}.`,
    ],
    button: { label: 'Naar Kopij', url: `${house.address}/auth` },
    why: `Je krijgt deze mail omdat dit adres bij een account op ${hostOf(house)} hoorde.`,
  }
}

/** To an address that can still take an account back which another took back meanwhile. */
export function stillYoursLetter(house: House, email: string, until: Date): Letter {
  return {
    to: email,
    subject: 'Een account dat van jou was, heeft een ander adres',
    paragraphs: [
      'Het account bij Kopij dat dit e-mailadres had, kreeg daarna andere adressen, en heeft nu weer een daarvan: daar is op de link in onze mail geklikt.',
      `Was jij dit? Dan hoef je niets te doen. Was jij dit niet, draai het dan terug met de link in onze eerdere mail aan dit adres, ‘Je e-mailadres wordt gewijzigd’. Die werkt tot ${momentWords(until)}.`,
    ],
    button: { label: 'Naar Kopij', url: `${house.address}/auth` },
    after: [`Heb je die mail niet meer? Schrijf ons: ${house.contactEmail}.`],
    why: `Je krijgt deze mail omdat dit adres bij een account op ${hostOf(house)} hoorde.`,
  }
}

/** To an address that could still take an account back to which an administrator gave another. */
export function settledLetter(house: House, email: string): Letter {
  return {
    to: email,
    subject: 'Een account dat van jou was, heeft een ander adres',
    paragraphs: [
      'Een beheerder gaf het account bij Kopij dat dit e-mailadres had een ander adres. De link in onze eerdere mail, ‘Je e-mailadres wordt gewijzigd’, werkt daarom niet meer.',
      `Is het jouw account en klopt dit niet? Schrijf ons: ${house.contactEmail}.`,
    ],
    button: { label: 'Naar Kopij', url: `${house.address}/auth` },
    why: `Je krijgt deze mail omdat dit adres bij een account op ${hostOf(house)} hoorde.`,
  }
}

export function resetLetter(
  house: House,
  user: Person & Pick<PublicUser, 'username' | 'emailConfirmedAt'>,
  token: string,
): Letter {
  const { name, email, username } = user
  const named = mayBeNamed(user) ? ` Je gebruikersnaam is ${username}.` : ''
  return {
    to: email,
    subject: 'Kies een nieuw wachtwoord',
    ...greeted(name),
    paragraphs: [`Je vroeg om een nieuw wachtwoord voor je account bij Kopij.${named}`],
    button: { label: 'Nieuw wachtwoord kiezen', url: link(house, 'wachtwoord', token) },
    after: [
      'De link werkt een uur, en één keer.',
      'Heb jij dit niet gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    ],
    why: `Je krijgt deze mail omdat iemand op ${hostOf(house)} om een nieuw wachtwoord voor dit adres vroeg.`,
  }
}

/**
 * @param by who changed it: its user, an administrator, or nobody: it ended because a change of address was taken back.
 * @param hadMove whether another address waited to be confirmed, which ends with it; `hadCalendar` the same of the calendar address.
 */
export function passwordChangedLetter(
  house: House,
  { name, email }: Person,
  { by, hadMove, hadCalendar }: { by: 'user' | 'administrator' | 'link'; hadMove: boolean; hadCalendar: boolean },
): Letter {
  const said = {
    user: 'Het wachtwoord van je account bij Kopij is zojuist gewijzigd. Op andere apparaten ben je uitgelogd.',
    administrator:
      'Een beheerder heeft het wachtwoord van je account bij Kopij gewijzigd. Je bent overal uitgelogd; je krijgt het nieuwe wachtwoord van hen.',
    link: 'Het wachtwoord van je account bij Kopij is gewijzigd met de link uit onze mail. Je bent overal uitgelogd.',
  }
  return {
    to: email,
    subject: 'Je wachtwoord is gewijzigd',
    ...greeted(name),
    paragraphs: [
      said[by],
      ...(hadMove
        ? [
            'Een ander e-mailadres dat nog bevestigd moest worden, gaat niet door. Wil je dat adres, vraag het dan opnieuw aan.',
          ]
        : []),
      ...(hadCalendar ? ['Ook je agenda-adres werkt niet meer. Gebruik je het, maak dan bij Taken een nieuw.'] : []),
      `${by === 'administrator' ? 'Vroeg je hierom' : 'Was jij dit'}? Dan hoef je niets te doen. Anders: kies meteen een nieuw wachtwoord.`,
    ],
    button: { label: 'Nieuw wachtwoord kiezen', url: `${house.address}/wachtwoord-vergeten` },
    after: [`Kom je er niet uit? Schrijf ons: ${house.contactEmail}.`],
    why: `Je krijgt deze mail omdat het wachtwoord van een account met dit adres op ${hostOf(house)} is gewijzigd.`,
  }
}

export function invitationLetter(
  house: House,
  to: { email: string; role: Role; desk: Desk },
  by: string,
  token: string,
): Letter {
  // Of an administrator the role says it all.
  const desk = to.role === 'admin' || to.desk === 'none' ? '' : ` en de functie ‘${deskLabels[to.desk]}’`
  return {
    to: to.email,
    subject: 'Je bent uitgenodigd voor Kopij',
    paragraphs: [
      `${by} nodigt je uit om mee te schrijven in Kopij, het schrijfplatform van de redactie. Je krijgt de rol ‘${roleLabels[to.role]}’${desk}.`,
      'Kies een naam en een wachtwoord, en je kunt beginnen.',
    ],
    button: { label: 'Account maken', url: link(house, 'uitnodiging', token) },
    after: [
      `De link werkt ${INVITATION_DAYS} dagen, en alleen voor dit adres.`,
      'Ken je de afzender niet? Dan hoef je niets te doen: er is nog geen account gemaakt.',
    ],
    why: `Je krijgt deze mail omdat een beheerder van ${hostOf(house)} dit adres heeft uitgenodigd.`,
  }
}
