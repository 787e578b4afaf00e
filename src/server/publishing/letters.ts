// The letters about what was to go out and did not, while nobody was looking. Know no mail server.
import type { PublicUser } from '../accounts/tables.ts'
import { listOf, type Letter } from '../letters/letter.ts'
import { momentWords, subjectAbout } from '../letters/words.ts'

interface Undone {
  title: string
  siteName: string
  /** Why, in Dutch: whole sentences. */
  problem: string
  /** Whether it goes out by itself once the site takes our key again. */
  waits: boolean
  /** Whether it may have arrived all the same: an answer was lost. */
  mayStand: boolean
  /** What to do instead of publishing it again, in Dutch: whole sentences. */
  advice?: string | undefined
  articleId: number
}

/** To who asked for it. @param address where this installation is. */
export function undoneLetter(address: string, { email, name }: PublicUser, undone: Undone): Letter | null {
  if (email === '') return null
  const { title, siteName, problem, waits, mayStand, advice, articleId } = undone
  return {
    to: email,
    subject: subjectAbout(mayStand ? 'Misschien niet gepubliceerd' : 'Niet gepubliceerd', title),
    name,
    paragraphs: [
      mayStand
        ? `Of je artikel ‘${title}’ op ${siteName} staat, is niet zeker.`
        : `Je artikel ‘${title}’ is niet op ${siteName} gezet.`,
      problem,
      waits
        ? 'Zodra een beheerder de website opnieuw heeft verbonden, gaat het artikel alsnog de deur uit. Wil je dat niet meer, trek de publicatie dan in.'
        : `${mayStand ? '' : NOTHING_NEW}${advice ?? 'Bekijk in je artikel wat er aan de hand is en publiceer het daarna opnieuw.'}`,
    ],
    button: { label: 'Naar het artikel', url: `${address}/artikelen/${articleId}` },
    why: 'Je krijgt deze mail omdat jij dit artikel met Kopij wilde publiceren.',
  }
}

const NOTHING_NEW = 'Er staat niets nieuws op de website. '

type Recipient = Pick<PublicUser, 'email' | 'name'>

/** To an administrator: somebody wanted it published who may not any more. */
export function undoneForAdministrators(
  address: string,
  { email, name }: Recipient,
  { title, siteName, problem, mayStand, articleId, ownerName }: Undone & { ownerName: string | null },
): Letter {
  const named = `‘${title}’${ownerName === null ? '' : ` van ${ownerName}`}`
  return {
    to: email,
    subject: subjectAbout(mayStand ? 'Misschien niet gepubliceerd' : 'Niet gepubliceerd', title),
    name,
    paragraphs: [
      mayStand
        ? `Of het artikel ${named} op ${siteName} staat, is niet zeker.`
        : `Het artikel ${named} is niet op ${siteName} gezet.`,
      problem,
      `${mayStand ? '' : NOTHING_NEW}Moet het toch uitgaan, publiceer het dan zelf, of geef onder Gebruikers het recht om te publiceren.`,
    ],
    button: { label: 'Naar het artikel', url: `${address}/artikelen/${articleId}` },
    why: 'Je krijgt deze mail omdat je beheerder van Kopij bent.',
  }
}

/** An order that is held, as a letter names it. */
export interface HeldLine {
  title: string
  siteName: string
  plannedFor: Date | null
}

/** Most orders that a letter names. */
const MOST_NAMED = 20

const lineOf = ({ title, siteName, plannedFor }: HeldLine) =>
  `‘${title}’, ${plannedFor === null ? 'meteen' : `op ${momentWords(plannedFor)}`}, op ${siteName}`

function listed(held: readonly HeldLine[]): string {
  const lines = held.slice(0, MOST_NAMED).map(lineOf)
  return listOf(lines, held.length - lines.length)
}

const whyHeld = (whose: string) =>
  `Publiceren is voortaan iets van eindredacteuren en chefs. Wat ${whose} gepland, wacht: het gaat niet vanzelf uit.`

/** To who planned it, before publishing was a right of the desk. */
export function heldLetter(address: string, { email, name }: Recipient, held: readonly HeldLine[]): Letter {
  return {
    to: email,
    subject: 'Wat je hebt gepland, wacht op akkoord',
    name,
    paragraphs: [
      whyHeld('jij al had'),
      listed(held),
      'Vraag een beheerder om je het recht te geven, of om het te laten doorgaan. Heb je het recht, dan laat je het zelf doorgaan in je artikel, onder Publiceren.',
    ],
    button: { label: 'Naar je artikelen', url: `${address}/admin?tab=content` },
    why: 'Je krijgt deze mail omdat jij dit in Kopij had gepland.',
  }
}

/** The same to an administrator, of everybody. */
export function heldForAdministrators(address: string, { email, name }: Recipient, held: readonly HeldLine[]): Letter {
  return {
    to: email,
    subject: 'Geplande artikelen wachten op akkoord',
    name,
    paragraphs: [
      whyHeld('anderen al hadden'),
      listed(held),
      'Geef onder Gebruikers het recht om te publiceren aan wie dat hoort te hebben. Zij laten het daarna zelf doorgaan; jij kunt dat ook, in het artikel onder Publiceren.',
    ],
    button: { label: 'Naar Gebruikers', url: `${address}/admin?tab=users` },
    why: 'Je krijgt deze mail omdat je beheerder van Kopij bent.',
  }
}

/** To who had something planned for a website that somebody else disconnected. */
export function disconnectedLetter(
  address: string,
  { email, name }: Recipient,
  { siteName, lines }: { siteName: string; lines: readonly HeldLine[] },
): Letter {
  return {
    to: email,
    subject: 'Wat je hebt gepland, gaat niet uit',
    name,
    paragraphs: [
      `Een beheerder heeft de verbinding met ${siteName} verbroken. Wat jij daarvoor had gepland, gaat niet uit:`,
      listed(lines),
      'Je artikelen zijn er nog. Moet het toch uitgaan, plan het dan op een andere website.',
    ],
    button: { label: 'Naar je artikelen', url: `${address}/admin?tab=content` },
    why: 'Je krijgt deze mail omdat jij dit in Kopij had gepland.',
  }
}

/** To who took a change of their address back: somebody else may have planned it in their name. */
export function heldTakenBackLetter(address: string, { email, name }: Recipient, held: readonly HeldLine[]): Letter {
  return {
    to: email,
    subject: 'Wat er in jouw naam gepland stond, wacht',
    name,
    paragraphs: [
      'Het e-mailadres van je account is rechtgezet. Omdat iemand anders in je account kan zijn geweest, gaat niet vanzelf uit wat er in jouw naam gepland stond:',
      listed(held),
      'Was een artikel op dat moment al onderweg, dan kan het toch op de website staan: kijk ook daar.',
      'Kijk elk artikel na. Is het goed, laat het dan doorgaan in je artikel, onder Publiceren. Herken je het niet, trek het daar dan in.',
    ],
    button: { label: 'Naar je artikelen', url: `${address}/admin?tab=content` },
    why: 'Je krijgt deze mail omdat een wijziging van het e-mailadres van je account bij Kopij is rechtgezet.',
  }
}
