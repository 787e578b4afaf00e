// The letters about the deletion of an account, in their words. Knows no moment at which one is sent.
import { DELETION_DAYS, DELETION_LINK_HOURS } from '#contract/account-data/endpoints.ts'
import type { OwnArticles } from '#contract/articles/leaving.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { listOf, type Letter } from '../letters/letter.ts'
import { greeted, mayBeNamed } from '../letters/typed-names.ts'

const dutchDate = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'full',
  timeZone: 'Europe/Amsterdam',
})
const dutchMoment = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
})

type Addressee = Pick<PublicUser, 'name' | 'username' | 'email'>

const to = ({ name, email }: Addressee) => ({ to: email, ...greeted(name) })

const named = (count: number) => (count === 1 ? '1 artikel' : `${count} artikelen`)

/** Which articles stay, with their titles, and how many go. Nothing where none stays. */
function whichStay({ stay, go, titles }: OwnArticles): string[] {
  if (stay === 0) return []
  return [
    `Wat gepubliceerd of nagekeken is, blijft bij de redactie, zonder je naam als schrijver. ${stay === 1 ? 'Dat is' : 'Dat zijn'} nu ${named(stay)}${titles.length === 0 ? '.' : `:\n${listOf(titles, stay - titles.length)}`}`,
    ...(go === 0 ? [] : [`De rest wordt met je account verwijderd: ${named(go)}.`]),
  ]
}

/** The same in a sentence. */
const whatStays = ({ stay }: OwnArticles, is: string) =>
  stay === 0 ? '' : ` Wat gepubliceerd of nagekeken is, ${is} de redactie, zonder je naam: ${named(stay)}.`

/** Asks to confirm. @param url opens the page with the button. @param articles what would become of them now. */
export const confirmLetter = (
  user: Addressee & Pick<PublicUser, 'emailConfirmedAt'>,
  url: string,
  articles: OwnArticles,
): Letter => ({
  ...to(user),
  subject: 'Bevestig dat je account weg mag',
  paragraphs: [
    `Je vroeg om je account${mayBeNamed(user) ? ` ${user.username}` : ''} bij Kopij te verwijderen. Er gebeurt pas iets als je dat bevestigt.`,
    `Daarna blijft het nog ${DELETION_DAYS} dagen staan. Log je in die tijd in, dan kun je het behouden. Vervolgens gaan je ${articles.stay === 0 ? 'artikelen' : 'concepten'}, afbeeldingen, geschiedenis en alles wat verder van jou is voorgoed weg.`,
    ...whichStay(articles),
  ],
  button: { label: 'Verwijdering bevestigen', url },
  after: [
    `De link werkt één keer, binnen ${DELETION_LINK_HOURS} uur.`,
    'Heb jij dit niet gevraagd? Dan kent iemand anders je wachtwoord. Bevestig niets, en wijzig het meteen.',
  ],
  why: 'Je krijgt deze mail omdat iemand met jouw wachtwoord vroeg om dit account bij Kopij te verwijderen.',
})

/** Tells when it goes. @param url opens the account. */
export const dueLetter = (user: Addressee, dueAt: Date, url: string, articles: OwnArticles): Letter => ({
  ...to(user),
  subject: `Je account wordt op ${dutchDate.format(dueAt)} verwijderd`,
  paragraphs: [
    `Je bevestigde dat je account ${user.username} weg mag. Het gaat op ${dutchMoment.format(dueAt)} voorgoed weg. Je bent overal uitgelogd.`,
    ...whichStay(articles),
    'Bedenk je je? Log dan vóór die tijd in en kies bovenaan ‘Toch behouden’. Alleen inloggen verandert niets. Tot dan kun je in je account ook nog een kopie van al je gegevens ophalen.',
  ],
  button: { label: 'Inloggen', url },
  why: 'Je krijgt deze mail omdat de verwijdering van je account bij Kopij is bevestigd.',
})

/** A day before. */
export const reminderLetter = (user: Addressee, dueAt: Date, url: string, articles: OwnArticles): Letter => ({
  ...to(user),
  subject: 'Morgen wordt je account verwijderd',
  paragraphs: [
    `Op ${dutchMoment.format(dueAt)} gaat je account ${user.username} bij Kopij voorgoed weg, met alles wat van jou is. Daarna kan niemand het terughalen.${whatStays(articles, 'blijft bij')}`,
    'Wil je het toch houden? Log dan in en kies bovenaan ‘Toch behouden’. Is het goed zo, dan hoef je niets te doen.',
  ],
  button: { label: 'Inloggen', url },
  why: 'Je krijgt deze mail omdat je vroeg om je account bij Kopij te verwijderen.',
})

/** Its deletion was taken back, within an open session. @param url opens the account. */
export const keptLetter = (user: Addressee & Pick<PublicUser, 'emailConfirmedAt'>, url: string): Letter => ({
  ...to(user),
  subject: 'Je account blijft',
  paragraphs: [
    `De verwijdering van je account${mayBeNamed(user) ? ` ${user.username}` : ''} bij Kopij is ingetrokken. Er gaat niets weg.`,
    'Heb jij dit niet gedaan? Dan kent iemand anders je wachtwoord. Wijzig het meteen en vraag de verwijdering daarna opnieuw aan.',
  ],
  button: { label: 'Naar je account', url },
  why: 'Je krijgt deze mail omdat de verwijdering van je account bij Kopij is ingetrokken.',
})

/** The last one. @param address of the site: there is no account any more to lead to. @param articles what there was of them. */
export const goneLetter = (user: Addressee, address: string, articles: OwnArticles): Letter => ({
  ...to(user),
  subject: 'Je account is verwijderd',
  paragraphs: [
    `Je account ${user.username} bij Kopij is verwijderd, met je ${articles.stay === 0 ? 'artikelen' : 'concepten'}, afbeeldingen, geschiedenis en alles wat verder van jou was.${whatStays(articles, 'is nu van')}`,
    'Cijfers over het gebruik blijven, zonder dat nog te zien is van wie ze waren. In reservekopieën kan wat verwijderd is nog korte tijd staan.',
  ],
  button: { label: 'Naar Kopij', url: address },
  why: 'Je krijgt deze mail omdat je vroeg om je account bij Kopij te verwijderen. Het is de laatste: je adres is uit Kopij verwijderd.',
})

/** To whom became the last administrator meanwhile. @param url opens the account. */
export const lastLetter = (user: Addressee, url: string): Letter => ({
  ...to(user),
  subject: 'Je account is niet verwijderd',
  paragraphs: [
    `Je account ${user.username} zou vandaag worden verwijderd. Dat is niet gebeurd: je bent intussen de enige beheerder, en zonder beheerder kan niemand Kopij nog beheren.`,
    'Maak eerst iemand anders beheerder. Vraag daarna opnieuw om de verwijdering.',
  ],
  button: { label: 'Naar Kopij', url },
  why: 'Je krijgt deze mail omdat je vroeg om je account bij Kopij te verwijderen.',
})
