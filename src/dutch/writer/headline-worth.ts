// What a fact is worth as a headline, where it stands alone and where the title before it says what it is about. By place,
// consequence for the reader, and what would make a stranger ask 'which?' or 'who?'. Knows nothing of networks.
import type { Ground } from './ground.ts'
import type { Material, Piece } from './material.ts'
import { worthOf } from './sentences-for.ts'

/** What stands before a fact: nothing, or the title. */
export type Behind = 'nothing' | 'title'

/** What a fact loses, by what stands before it. */
const LOST = {
  opens: { nothing: 4, title: 0 },
  strange: { nothing: 4.5, title: 3 },
  inside: { nothing: 1.4, title: 1.2 },
} as const
/** What it loses when its paragraph or an earlier one explains it, and what a sentence alone loses that is not on the subject. */
const GROUND: Record<Ground, number> = { own: 0, part: 30, none: 1.5 }
const BESIDE = 3
/** What the editor's summary gains, and the first sentence that tells the news. */
const GAINED = { summary: 2, lead: 1 } as const
/** What a fact loses for each third of the article before it, when it is nothing for the reader to act on. */
const LATER = 0.9
/** In characters: a headline that is shorter says mostly too little. */
const LEAST = 52

/** Of no quote: around 10 for the best of an article, below 3 for what is better left out. */
export function headlineWorth(piece: Piece, rank: number, behind: Behind, { place }: Material): number {
  const { fact, short, summary, topical, ground, definites } = piece
  const lost = (name: keyof typeof LOST, holds: boolean) => (holds ? LOST[name][behind] : 0)
  const practical = ['reader', 'action', 'change'].some((kind) => fact.kinds.has(kind as 'reader'))
  const third = Math.floor((place.indexOf(piece) * 3) / Math.max(place.length, 1))
  // What the editor chose to tell first asks less of its reader.
  const half = summary ? 0.5 : 1
  return (
    worthOf(rank) +
    (summary ? GAINED.summary : fact.kinds.has('lead') ? GAINED.lead : 0) -
    (summary ? 0 : third * LATER * (practical ? 0.5 : 1)) -
    (GROUND[ground] + (behind === 'nothing' && !topical ? BESIDE : 0)) * half -
    lost('opens', definites.opens && !fact.kinds.has('name') && !fact.kinds.has('place')) * half -
    lost('strange', definites.strange) * half -
    Math.min(definites.inside, 2) * LOST.inside[behind] * half -
    (behind === 'nothing' ? Math.max(0, LEAST - short.length) / 4 : 0)
  )
}
