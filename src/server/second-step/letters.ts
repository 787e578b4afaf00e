// The letters about one's second step, and to whom they go. Knows no endpoint.
import { formerAddresses } from '../account-links/views.ts'
import { mayGetWords } from '../accounts/rules.ts'
import type { PublicUser } from '../accounts/tables.ts'
import type { Tx } from '../db/transaction.ts'
import type { Site } from '../http/site.ts'
import type { Letter } from '../letters/letter.ts'
import { postLetter } from '../letters/post.ts'

type Recipient = Pick<PublicUser, 'id' | 'name' | 'email'>
type PostingSite = Pick<Site, 'jobs' | 'secrets' | 'address' | 'contactEmail' | 'clock'>

/** What happened: its subject, and what it means. */
export const happenings = {
  codesOn: {
    subject: 'Tweede stap ingeschakeld',
    said: 'Vanaf nu vraagt Kopij bij het inloggen ook een code uit je app. Op andere apparaten ben je uitgelogd.',
  },
  codesOff: {
    subject: 'Tweede stap uitgeschakeld',
    said: 'Kopij vraagt bij het inloggen geen code uit je app meer. Op andere apparaten ben je uitgelogd.',
  },
  recoveryCodes: {
    subject: 'Nieuwe herstelcodes',
    said: 'Je hebt nieuwe herstelcodes gemaakt. De vorige werken niet meer.',
  },
  passkeyAdded: { subject: 'Passkey toegevoegd', said: 'Met deze passkey kun je voortaan inloggen.' },
  passkeyRemoved: {
    subject: 'Passkey verwijderd',
    said: 'Met deze passkey kun je niet meer inloggen.',
  },
  takenBack: {
    subject: 'Je tweede stap is weggehaald',
    said: 'De wijziging van je e-mailadres is teruggedraaid. Omdat iemand anders in je account kan zijn geweest, zijn ook de codes uit een app, de herstelcodes en de passkeys weggehaald. Stel ze opnieuw in zodra je een nieuw wachtwoord hebt.',
  },
  cameBack: {
    subject: 'Wat er in je account bij kwam, is weggehaald',
    said: 'Het e-mailadres van je account is rechtgezet. Omdat iemand anders erin kan zijn geweest, is weggehaald wat er in de tussentijd bij kwam: codes uit een app met hun herstelcodes, passkeys en het adres van je agenda; een verwijdering van je account die toen is aangevraagd, gaat niet door, en wat toen is gepland, wacht in het artikel onder Publiceren. Maakte je ze zelf, maak ze dan opnieuw. Wijzig anders ook meteen je wachtwoord.',
  },
  unproven: {
    subject: 'Je tweede stap is weggehaald',
    said: 'Je account heeft een nieuw wachtwoord. Omdat iemand anders erin kan zijn geweest voordat je e-mailadres was bevestigd, zijn de codes uit een app, de herstelcodes en de passkeys van toen weggehaald. Stel ze opnieuw in als je ze wilt gebruiken.',
  },
  cleared: {
    subject: 'Je tweede stap is weggehaald',
    said: 'Een beheerder heeft je tweede stap weggehaald: codes uit een app, herstelcodes en passkeys werken niet meer, en je bent overal uitgelogd. Inloggen kan met je wachtwoord.',
  },
} as const

/**
 * Tells a user, and at the three oldest addresses that can still take the account back: whoever has it now may not be its owner.
 * @param about the name of the passkey, where it is about one; left out for who may not get what people typed.
 */
export async function tellHappening(
  site: PostingSite & Pick<Site, 'mailer'>,
  tx: Tx,
  user: Recipient & Pick<PublicUser, 'emailConfirmedAt'>,
  what: keyof typeof happenings,
  about = '',
): Promise<void> {
  const { subject, said } = happenings[what]
  const isNamed = about !== '' && mayGetWords(user, site)
  await post(site, tx, user, subject, [isNamed ? `${said.replace(/\.$/, '')}: ${about}.` : said])
  if (what !== 'takenBack' && what !== 'cameBack') await tellFormerAddresses(site, tx, user)
}

/** Tells who can still take the account back at an address that it had that something changed in how one logs in. */
export async function tellFormerAddresses(site: PostingSite, tx: Tx, user: Recipient): Promise<void> {
  for (const email of await formerAddresses(tx, user, site.clock()))
    await postLetter(site, tx, formerAddressLetter(site, email))
}

export const formerAddressLetter = (
  { address, contactEmail }: Pick<PostingSite, 'address' | 'contactEmail'>,
  email: string,
): Letter => ({
  to: email,
  subject: 'Er is iets gewijzigd bij een account dat dit adres had',
  paragraphs: [
    'Bij het account bij Kopij dat tot kort geleden dit e-mailadres had, is iets gewijzigd aan hoe er wordt ingelogd: het wachtwoord, een code uit een app, een herstelcode of een passkey.',
    'Wijzigde jij het adres zelf? Dan hoef je niets te doen. Was jij dat niet, draai het dan terug met de link in onze eerdere mail, ‘Je e-mailadres wordt gewijzigd’: ook wat er daarna bij kwam, gaat dan weg.',
  ],
  button: { label: 'Naar Kopij', url: `${address()}/auth` },
  after: [`Heb je die mail niet meer? Schrijf ons: ${contactEmail}.`],
  why: 'Je krijgt deze mail omdat dit adres tot kort geleden bij een account bij Kopij hoorde.',
})

/** Tells that a login used a recovery code, and how many are left. */
export function tellRecoveryCode(site: PostingSite, tx: Tx, user: Recipient, left: number): Promise<void> {
  const rest = left === 0 ? 'Dat was je laatste.' : `Je hebt er nog ${left}.`
  return post(site, tx, user, 'Ingelogd met een herstelcode', [
    `Er is bij je account ingelogd met een herstelcode. ${rest}`,
    ...(left < 4 ? ['Maak nieuwe herstelcodes bij Beveiliging in je account, zolang je app nog werkt.'] : []),
  ])
}

function post(site: PostingSite, tx: Tx, { name, email }: Recipient, subject: string, paragraphs: string[]) {
  return postLetter(site, tx, {
    to: email,
    subject,
    name,
    paragraphs,
    button: { label: 'Bekijk je beveiliging', url: `${site.address()}/admin?tab=account#beveiliging` },
    after: [
      `Was jij dit niet? Haal dan bij Beveiliging weg wat je niet kent, wijzig meteen je wachtwoord en schrijf ons: ${site.contactEmail}.`,
    ],
    why: 'Je krijgt deze mail omdat er iets is gewijzigd aan hoe je bij Kopij inlogt.',
  })
}
