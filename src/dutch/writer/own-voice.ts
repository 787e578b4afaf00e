// Who tells an article: somebody who says 'ik' or 'wij', or nobody in particular. Knows nothing of networks.
import type { Fact } from '../source/fact.ts'

/** A sentence as it can be told. */
interface Told {
  fact: Fact
  short: string
}

/** A column or a story of one's own: so many sentences, and this share of them, speak of 'ik' and 'we'. */
const PERSONAL = { least: 4, share: 0.22 } as const

const OWN_VOICE = /(?<!\p{L})(?:[Ii]k|[Mm]ij|[Mm]e|[Mm]ijn|[Ww]ij|[Ww]e|[Oo]ns|[Oo]nze|[Mm]y|I|[Oo]ur)(?!\p{L})/u
const ALONE = /(?<!\p{L})(?:[Ii]k|[Mm]ij|[Mm]e|[Mm]ijn|[Mm]y|I)(?!\p{L})/u

/** Told by the writer, who is 'ik' or 'we'. */
export const isOwnVoice = ({ fact, short }: Told): boolean => fact.quote === null && OWN_VOICE.test(short)

/** A column, or a story of one's own. */
export const isPersonal = (place: readonly Told[]): boolean => isTold(place, isOwnVoice)

/** The same of somebody who says 'ik': what 'wij' tell may be a test, or what a firm does. */
export const isOnesOwn = (place: readonly Told[]): boolean =>
  isTold(place, (one) => isOwnVoice(one) && ALONE.test(one.short))

function isTold(place: readonly Told[], bySome: (one: Told) => boolean): boolean {
  const own = place.filter(bySome).length
  return own >= PERSONAL.least && own > place.length * PERSONAL.share
}
