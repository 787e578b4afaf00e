// How it stands with an article on a website, in words. Pure.
import type { Publication, PublicationState } from '#contract/publishing/publication.ts'
import { dateTime } from '#web/ui/date-time.ts'

type Tone = 'plain' | 'accent' | 'good' | 'bad'

const badges: Readonly<Record<PublicationState, readonly [Tone, string]>> = {
  waiting: ['accent', 'Onderweg'],
  sending: ['accent', 'Onderweg'],
  planned: ['accent', 'Gepland'],
  sent: ['good', 'Gepubliceerd'],
  failed: ['bad', 'Niet gelukt'],
  changed: ['bad', 'Daar gewijzigd'],
  gone: ['bad', 'Daar verwijderd'],
  paused: ['bad', 'Stilgezet'],
  held: ['bad', 'Wacht op akkoord'],
  cancelled: ['plain', 'Ingetrokken'],
}

/** The word for it, and its colour. */
export function badgeOf({ state, isPublic }: Publication): readonly [Tone, string] {
  return state === 'sent' && !isPublic ? ['plain', 'Concept'] : badges[state]
}

/** @param textVersion the version of the article at which its text last changed. */
export function factsOf(publication: Publication, textVersion: number): string {
  const { state, problem, plannedFor, ordered, sentAt, sentVersion } = publication
  const facts = [
    ...(state === 'planned' && plannedFor !== null ? [plannedFact(plannedFor, problem)] : []),
    ...(state === 'held' ? [heldFact(plannedFor)] : []),
    ...(state === 'held' && ordered?.isChanged ? [TYPED_SINCE] : []),
    ...(sentAt !== null && sentVersion !== null ? [`verstuurd op ${dateTime(sentAt)}`] : []),
    ...(sentVersion !== null && sentVersion < textVersion ? ['daarna heb je het hier nog gewijzigd'] : []),
  ]
  const said = facts.join('; ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** What is held is ordered anew to go on, and so with the text as it is then. */
export const TYPED_SINCE = 'sindsdien is er getypt: laat je het doorgaan, dan gaat de tekst van nu'

const plannedFact = (plannedFor: string, problem: string | null) =>
  problem === null ? `gaat op ${dateTime(plannedFor)} de deur uit` : `zou op ${dateTime(plannedFor)} de deur uit gaan`

const heldFact = (plannedFor: string | null) =>
  plannedFor === null
    ? 'gaat pas uit als je dat zegt'
    : `was gepland op ${dateTime(plannedFor)}, en gaat niet vanzelf uit`

/** Whether a moment has not come yet. */
export const isStillAhead = (moment: string | null): moment is string =>
  moment !== null && Date.parse(moment) > Date.now()

/**
 * Of when the text is that is still to go out, and whether something was typed since; null where nobody needs to know. What is held does not
 * go out as it was ordered.
 */
export function orderedWords({ state, ordered }: Pick<Publication, 'state' | 'ordered'>): string | null {
  if (ordered === null || state === 'held' || (state !== 'planned' && !ordered.isChanged)) return null
  const stands = `${state === 'planned' ? 'Gepland' : 'Klaar'} staat de tekst van ${dateTime(ordered.savedAt)}`
  return ordered.isChanged ? `${stands}; sindsdien is er getypt` : stands
}
