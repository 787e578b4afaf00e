// Single sentences and headlines out of facts, as several tools use them: the fact itself, a quote behind its speaker, a fact
// behind a label or the title. Knows nothing of networks.
import { capitalise } from '../text/capitals.ts'
import { LEANING_OPENERS } from '../text/words/function-words.ts'
import type { Candidate } from './choice.ts'
import { behindColon, hasColon, headline, isOneSentence, sentence } from './endings.ts'
import { overlap, stemsOf } from './likeness.ts'
import type { Material, Piece } from './material.ts'

/** What a fact does for a reader, the most telling first. */
export function angleOf({ fact: { kinds, quote } }: Piece): string {
  if (quote !== null) return 'quote'
  if (kinds.has('lead')) return 'lead'
  if (kinds.has('question')) return 'question'
  if (kinds.has('action') || kinds.has('contact')) return 'action'
  if (kinds.has('figure')) return 'figure'
  if (kinds.has('change') || kinds.has('reader')) return 'change'
  return 'news'
}

/** Whether a fact can be read without any other: it opens the set by itself. */
export const standsAlone = ({ fact, short }: Piece): boolean =>
  fact.selfContained && isOneSentence(short) && !(fact.kinds.has('quote') && fact.quote === null)

/** Worth of a fact by its place in the ranking: 10 for the first, 4 for those far down. */
export const worthOf = (rank: number): number => Math.max(4, 10 - rank * 0.4)

/** Facts that stand alone, as headlines. */
export function aloneTexts({ ranked }: Material): Candidate[] {
  return ranked.flatMap((piece, rank) => {
    if (!standsAlone(piece)) return []
    const angle = angleOf(piece)
    if (angle === 'question' && !piece.topical) return []
    return [{ text: headline(piece.short), angle, score: worthOf(rank) - (piece.topical ? 0 : 2.5) - (angle === 'action' ? 1 : 0) }]
  })
}

/** Quotes behind the name of their speaker: ‘Wethouder Geke Wolters: ‘We hebben een tekort’’. */
export function spokenTexts({ ranked }: Material, most: number): Candidate[] {
  return ranked.flatMap((piece, rank) => {
    const { quote } = piece.fact
    if (quote?.speaker == null) return []
    const words = quote.words.replace(/[.,]+$/u, '')
    const [first = ''] = words.toLowerCase().split(/[^\p{L}’']+/u)
    if (LEANING_OPENERS.has(first) || /[‘’“”"]/u.test(words) || words.length < 25) return []
    const text = `${capitalise(quote.speaker)}: ‘${words}’`
    return text.length <= most ? [{ text, angle: 'quote', score: worthOf(rank) - 0.5 }] : []
  })
}

/** Facts behind a label or the title, where the fact does not say the same again. */
export function labelledTexts({ ranked, labels, title, titleHolds }: Material, most: number): Candidate[] {
  return labels.flatMap((label, at) =>
    ranked.flatMap((piece, rank) => {
      const { short } = piece
      if (!standsAlone(piece) || hasColon(short) || short.endsWith('?') || piece.fact.quote !== null) return []
      const head = [...short.toLowerCase()].slice(0, label.length + 12).join('')
      if (overlap(stemsOf(label), stemsOf(head)) > 0 || (!titleHolds && title.startsWith(label))) return []
      const text = `${label}: ${headline(behindColon(short))}`
      return text.length <= most ? [{ text, angle: angleOf(piece), score: worthOf(rank) - 1.5 - at * 0.5 }] : []
    }),
  )
}

/** The title, and the title with a fact behind it that adds to it. */
export function titledTexts({ ranked, title, titleHolds }: Material, most: number): Candidate[] {
  if (title === '') return []
  const stems = stemsOf(title)
  const joined = ranked.flatMap((piece, rank) => {
    if (!titleHolds || !standsAlone(piece) || piece.fact.quote !== null) return []
    const same = overlap(stems, piece.stems)
    const text = `${sentence(title)} ${piece.short}`
    return same < 0.4 && text.length <= most ? [{ text, angle: 'title', score: worthOf(rank) - 1 - same * 3 }] : []
  })
  return [...(title.length <= most ? [{ text: title, angle: 'title', score: 5 }] : []), ...joined]
}
