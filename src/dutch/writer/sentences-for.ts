// Single sentences and headlines out of facts, as several tools use them: the fact itself, a quote behind its speaker, a fact
// behind a label or the title. Knows nothing of networks.
import { capitalise, lowerFirst } from '../text/capitals.ts'
import { LEANING_OPENERS } from '../text/words/function-words.ts'
import type { Candidate } from './choice.ts'
import { behindColon, hasColon, headline, isOneSentence, sentence } from './endings.ts'
import { leans } from './leaning-words.ts'
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
export const standsAlone = ({ fact, short, alone }: Piece): boolean =>
  alone && isOneSentence(short) && !(fact.kinds.has('quote') && fact.quote === null)

/** Worth of a fact by its place in the ranking: 10 for the first, 2 for those far down. */
export const worthOf = (rank: number): number => Math.max(2, 10 - rank * 0.45)

/** What a headline loses that does not say what it is about, that tells readers where to go, or that is a step of a recipe. */
const LOST = { untopical: 4.5, action: 1.5, step: 5, quote: 4, moment: 3, thin: 1.5, own: 1, labelledStep: 3 } as const
/** The fewest words of a quote that say something by themselves. */
const QUOTE_WORDS = 7

/** Facts that stand alone, as headlines. */
export function aloneTexts({ ranked, recipe }: Material): Candidate[] {
  return ranked.flatMap((piece, rank) => {
    if (!standsAlone(piece)) return []
    const angle = angleOf(piece)
    if (angle === 'question' && !piece.topical) return []
    const lost =
      (piece.topical ? 0 : LOST.untopical) +
      (angle === 'action' ? LOST.action : 0) +
      (recipe && isStep(piece) ? LOST.step : 0) +
      (angle === 'quote' && saysLittle(piece) ? LOST.quote : 0) +
      (ANECDOTE.test(piece.short) ? LOST.moment : 0) +
      (isThin(piece) ? LOST.thin : 0) +
      (OWN_VOICE.test(piece.short) && piece.fact.quote === null ? LOST.own : 0) +
      shortness(piece.short)
    return [{ text: headline(piece.short), angle, score: worthOf(rank) - lost }]
  })
}

/** Tells no figure, change, date or cause, and nothing to do: mostly a detail. */
export const isThin = ({ fact: { kinds, quote }, summary }: Piece): boolean =>
  quote === null && !summary && !TELLING.some((kind) => kinds.has(kind))
const TELLING = ['lead', 'figure', 'change', 'action', 'date', 'cause', 'reader', 'question'] as const

/** What a headline loses for being shorter than fifty characters: it mostly says too little. */
const shortness = (text: string): number => Math.max(0, 50 - text.length) / 10

/** Tells one moment or one line of a programme: nobody would begin with it. */
export const isMoment = ({ short }: Piece): boolean => ANECDOTE.test(short)

/** An order to the cook: 'Bak de taart in 65 tot 70 minuten goudbruin'. */
export const isStep = ({ short }: Piece): boolean =>
  /^(?:verwarm|kneed|schil|bekleed|vul|bak|rol|klop|giet|smelt|roer|schep|fruit|kook|snijd|meng|voeg|laat|rooster|serveer|strooi|doe|zet|haal|leg|spatel|bestrijk|breng|verhit)\p{L}* /iu.test(
    short,
  )

/** Whom or what was spoken of before. */
const LEANING_INSIDE =
  /(?<!\p{L})(?:hem|haar|hen|daar|dat|die|hij|zij)(?= (?:\p{Ll}+ )*\p{L}+[.?]?$)(?<!(?:zeg|zei|denk|vind|hoop|weet|weten|verwachten|zo|op|om) \p{L}+)/u

/** A quote that is short, or opens with a word that leans on what was asked. */
export function saysLittle({ fact: { quote } }: Piece): boolean {
  if (quote === null) return false

  const words = quote.words.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []
  return (
    words.length < QUOTE_WORDS ||
    LEANING_OPENERS.has(words[0] ?? '') ||
    /^(?:precies|juist|nee|ja|dat|die|zo|nou)$/u.test(words[0] ?? '') ||
    LEANING_INSIDE.test(quote.words) ||
    /["“]/u.test(quote.words) ||
    leans(quote.words)
  )
}

/** Quotes behind the name of their speaker: ‘Wethouder Geke Wolters: ‘We hebben een tekort’’. */
export function spokenTexts({ ranked }: Material, most: number): Candidate[] {
  return ranked.flatMap((piece, rank) => {
    const { quote } = piece.fact
    if (quote?.speaker == null) return []
    const words = quote.words.replace(/[.,]+$/u, '')
    if (saysLittle(piece) || /[‘’“”"]|(?<!\p{L})'|'(?!\p{L})/u.test(words)) return []
    const text = `${capitalise(quote.speaker)}: ‘${words}’`
    return text.length <= most ? [{ text, angle: 'quote', score: worthOf(rank) - (piece.topical ? 0 : 1.5) }] : []
  })
}

/** Who writes about themselves needs their name above it. */
const OWN_VOICE = /(?<!\p{L})(?:ik|wij|we|ons|onze|mijn)(?!\p{L})/iu
/** Tells a moment, not what there is to know. */
const ANECDOTE = /^(?:het was|er was|toen|op een) |^(?:(?:rond|om|vanaf) )?\d{1,2}[.:]\d{2}/iu

/** Facts behind a label, where the fact does not name it again. */
export function labelledTexts(
  { ranked, labels, title, titleHolds, plainWords, recipe }: Material,
  most: number,
): Candidate[] {
  return labels.flatMap((label, at) =>
    ranked.flatMap((piece, rank) => {
      const { short } = piece
      if (!standsAlone(piece) || hasColon(short) || short.endsWith('?') || piece.fact.quote !== null) return []
      if (ANECDOTE.test(short) || OWN_VOICE.test(short)) return []
      if (overlap(stemsOf(label), piece.stems) > 0 || (!titleHolds && title.startsWith(label))) return []
      const behind = isStep(piece) ? lowerFirst(short) : behindColon(short, plainWords)
      const text = `${label}: ${headline(behind ?? '')}`
      return behind !== null && text.length <= most
        ? [
            {
              text,
              angle: angleOf(piece),
              score:
                worthOf(rank) -
                1.5 -
                at * 0.5 -
                (recipe && isStep(piece) ? LOST.labelledStep : 0) -
                (isThin(piece) ? LOST.thin : 0),
            },
          ]
        : []
    }),
  )
}

/** The title, and the title with a fact behind it that adds to it. */
export function titledTexts({ ranked, title, titleHolds, recipe }: Material, most: number): Candidate[] {
  if (title === '') return []
  const quoted = /^['‘“"]/u.test(title)
  const stems = stemsOf(title)
  const joined = ranked.flatMap((piece, rank) => {
    if (!titleHolds || quoted || !standsAlone(piece) || piece.fact.quote !== null || ANECDOTE.test(piece.short))
      return []
    if (recipe && isStep(piece)) return []
    const same = overlap(stems, piece.stems)
    const text = `${sentence(title)} ${piece.short}`
    return same < 0.4 && text.length <= most
      ? [{ text, angle: 'title', score: worthOf(rank) - 0.5 - same * 3 - (isThin(piece) ? LOST.thin : 0) }]
      : []
  })
  return [...(title.length <= most ? [{ text: title, angle: 'title', score: 5 }] : []), ...joined]
}

/** A fact with those before it that it leans on, and a question with its answer; null when they are not there, or too many. */
export function withAntecedent(piece: Piece, place: readonly Piece[]): Piece[] | null {
  const unit = [piece]
  while (unit.length <= LONGEST_UNIT) {
    const [first] = unit
    if (first === undefined) return null
    if (first.alone && !(first.fact.kinds.has('quote') && first.fact.quote === null)) return answered(unit, place)
    const before = place[place.indexOf(first) - 1]
    if (before === undefined || before.fact.index !== first.fact.index - 1) return null
    unit.unshift(before)
  }
  return null
}

/** In facts: more of them hang together by too thin a thread. */
const LONGEST_UNIT = 3

function answered(unit: Piece[], place: readonly Piece[]): Piece[] | null {
  const last = unit.at(-1)
  if (last === undefined || !last.fact.kinds.has('question') || last.fact.quote !== null) return unit
  const answer = place[place.indexOf(last) + 1]
  const follows =
    answer !== undefined && answer.fact.index === last.fact.index + 1 && !answer.fact.kinds.has('question')
  return follows ? [...unit, answer] : null
}

/** Two facts that follow each other in the text, as two sentences: the second may lean on the first. */
export function pairedTexts({ ranked, place }: Material, most: number): Candidate[] {
  return ranked.flatMap((piece, rank) => {
    const next = place[place.indexOf(piece) + 1]
    if (
      next === undefined ||
      next.fact.index !== piece.fact.index + 1 ||
      !standsAlone(piece) ||
      !isOneSentence(next.short)
    )
      return []
    if (next.fact.kinds.has('question') || next.fact.quote !== null || piece.fact.quote !== null || !piece.topical)
      return []
    const text = `${sentence(piece.short)} ${next.short}`
    return text.length <= most + 1 ? [{ text, angle: 'pair', score: worthOf(rank) - 1.5 }] : []
  })
}
