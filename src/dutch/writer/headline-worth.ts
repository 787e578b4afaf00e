// What a fact is worth as a headline, where it stands alone and where something before it says what it is about. By place,
// consequence for the reader, and what would make a stranger ask 'which?' or 'who?'. Knows nothing of networks.
import { hasMainVerb } from '../text/finite-verbs.ts'
import type { Ground } from './ground.ts'
import type { Material, Piece } from './material.ts'
import { angleOf, isMoment, isThin, saysLittle, worthOf } from './sentences-for.ts'

/** What stands before a fact: nothing, a name for the subject, or the whole title. */
export type Behind = 'nothing' | 'label' | 'title'

/** What a fact loses, by what stands before it. */
const LOST = {
  opens: { nothing: 4, label: 0, title: 0 },
  verbless: { nothing: 4, label: 1, title: 0 },
  contact: { nothing: 3, label: 1.5, title: 1 },
  strange: { nothing: 4.5, label: 3, title: 3 },
  inside: { nothing: 1.4, label: 1, title: 1.2 },
  thin: { nothing: 2, label: 2.5, title: 1.5 },
  action: { nothing: 1.5, label: 0, title: 0.5 },
  moment: { nothing: 6, label: 0, title: 0 },
  scene: { nothing: 3, label: 3, title: 3 },
  own: { nothing: 4, label: 4, title: 2 },
} as const
/** What it loses for where it stands, when its own words do not say what it is about. */
const GROUND = {
  lead: { nothing: 3, label: 0.5, title: 0 },
  topic: { nothing: 0, label: 0, title: 0 },
  near: { nothing: 3.5, label: 0, title: 0 },
  named: { nothing: 4.5, label: 0.5, title: 0 },
  loose: { nothing: 6, label: 1, title: 0 },
  part: { nothing: 30, label: 30, title: 30 },
  none: { nothing: 9, label: 2.5, title: 1.5 },
} as const satisfies Record<Ground, Record<Behind, number>>
/** What the editor's summary gains, and the first sentence that tells the news. */
const GAINED = { summary: 2, lead: 1 } as const
/** What a fact loses for each third of the article before it, when it is nothing for the reader to act on. */
const LATER = 0.9
/** What a quote loses that says little, is of somebody whom nobody introduced, is beside the point, or speaks of who was named before. */
const QUOTE = { little: 4, stranger: 5, beside: 3, leaning: 4 } as const
/** In characters: a headline that is shorter says mostly too little. */
const LEAST = 52

/** Who writes about themselves needs their name above it. */
export const OWN_VOICE = /(?<!\p{L})(?:ik|wij|we|ons|onze|mijn|my|our)(?!\p{L})/iu
/** A scene: somebody stands, looks, takes something. */
const SCENE =
  /(?<!\p{L})(?:stond|zat|lag|keek|liep|zuchtte|schudde|pakte|knikte|lachte|huilde|mompelde|fluisterde|zwaaide|draaide|rende|stapte|wees|wijst|viel|riep|schreef|dacht|glimlachte|niet bereikbaar|vooruitlopen)(?!\p{L})/u

/** Around 10 for the best of an article, below 3 for what is better left out. */
export function headlineWorth(piece: Piece, rank: number, behind: Behind, { place, language }: Material): number {
  const { fact, short, summary, topical, ground, definites, introduced } = piece
  const lost = (name: keyof typeof LOST, holds: boolean) => (holds ? LOST[name][behind] : 0)
  const practical = ['reader', 'action', 'change'].some((kind) => fact.kinds.has(kind as 'reader'))
  const third = Math.floor((place.indexOf(piece) * 3) / Math.max(place.length, 1))
  const quoted = fact.quote !== null
  // What the editor chose to tell first asks less of its reader.
  const half = summary ? 0.5 : 1
  return (
    worthOf(rank) +
    (summary ? GAINED.summary : fact.kinds.has('lead') ? GAINED.lead : 0) -
    (summary ? 0 : third * LATER * (practical ? 0.5 : 1)) -
    (topical && ground === 'lead' ? 0 : GROUND[ground][behind]) * half -
    lost('opens', definites.opens && !fact.kinds.has('name') && !fact.kinds.has('place')) * half -
    lost('strange', definites.strange) * half -
    lost('verbless', language === 'nl' && !hasMainVerb(short)) -
    lost('contact', fact.kinds.has('contact')) -
    Math.min(definites.inside, 2) * LOST.inside[behind] * half -
    lost('thin', isThin(piece)) -
    lost('action', angleOf(piece) === 'action') -
    lost('moment', isMoment(piece)) -
    lost('scene', !quoted && !summary && SCENE.test(short)) -
    lost('own', !quoted && OWN_VOICE.test(short)) -
    (!quoted
      ? 0
      : saysLittle(piece)
        ? QUOTE.little
        : (introduced ? 0 : QUOTE.stranger) +
          (topical ? 0 : QUOTE.beside) +
          (/(?<!\p{L})(?:hij|zij|hem)(?!\p{L})/iu.test(fact.quote?.words ?? '') ? QUOTE.leaning : 0)) -
    (behind === 'nothing' ? Math.max(0, LEAST - short.length) / 6 : 0)
  )
}
