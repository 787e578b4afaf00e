// Headlines out of an article, as several tools use them: a fact by itself, a quote behind its speaker, a fact behind a label or
// the title, two facts in a row, and what its headings and lists give. Knows nothing of networks.
import { capitalise, lowerFirst } from '../text/capitals.ts'
import type { Candidate } from './choice.ts'
import { behindColon, hasColon, headline, isOneSentence, sentence } from './endings.ts'
import { headlineWorth } from './headline-worth.ts'
import { overlap, stemsOf } from './likeness.ts'
import type { Material, Piece } from './material.ts'
import { angleOf, isStep, saysLittle, standsAlone } from './sentences-for.ts'
import { structuredLines } from './structure.ts'

/** Facts that stand alone, as headlines; quotes only where no speaker can stand before them. */
export function aloneTexts(material: Material): Candidate[] {
  return material.ranked.flatMap((piece, rank) => {
    if (!standsAlone(piece) || spokenOf(piece) !== null || (material.recipe && isStep(piece))) return []
    const angle = angleOf(piece)
    if (angle === 'question' && !piece.topical) return []
    const score = headlineWorth(piece, rank, 'nothing', material)
    return [{ text: headline(piece.short), angle, score, news: score > NEWS }]
  })
}

/** Worth from which a fact is news enough to send the reader on behind it. */
const NEWS = 2.5

/** A quote behind the name of its speaker; null when it says little, or has a quote in it. */
function spokenOf(piece: Piece): string | null {
  const { quote } = piece.fact
  if (quote?.speaker == null || saysLittle(piece)) return null
  const words = quote.words.replace(/[.,]+$/u, '')
  return /[‘’“”"]|(?<!\p{L})'|'(?!\p{L})/u.test(words) ? null : `${capitalise(quote.speaker)}: ‘${words}’`
}

/** Quotes behind the name of their speaker: ‘Wethouder Geke Wolters: ‘We hebben een tekort’’. */
export function spokenTexts(material: Material, most: number): Candidate[] {
  return material.ranked.flatMap((piece, rank) => {
    const text = spokenOf(piece)
    return text !== null && text.length <= most
      ? [{ text, angle: 'quote', score: headlineWorth(piece, rank, 'label', material) }]
      : []
  })
}

/** The title or the news with what somebody says of it: 'Parkeren wordt duurder: ‘Wij zijn opgelucht over de avond’'. */
export function quotedTexts(material: Material, most: number): Candidate[] {
  const { ranked, title, titleHolds } = material
  const fit = (line: string) => line !== '' && !hasColon(line) && !/[?!‘’'"]/u.test(line)
  const heads = ranked.flatMap((piece, rank) =>
    piece.fact.quote === null &&
    (piece.summary || piece.fact.kinds.has('lead')) &&
    standsAlone(piece) &&
    fit(piece.short)
      ? [{ head: headline(piece.short), worth: headlineWorth(piece, rank, 'nothing', material) }]
      : [],
  )
  if (titleHolds && fit(title)) heads.push({ head: title, worth: SAID })
  return ranked.flatMap((piece, rank) => {
    const words = spokenOf(piece)?.replace(/^[^‘]*/u, '')
    if (words === undefined) return []
    const said = headlineWorth(piece, rank, 'title', material)
    return heads.flatMap(({ head, worth }) => {
      const text = `${head}: ${words}`
      return text.length <= most
        ? [{ text, angle: 'quote', score: Math.min(worth, SAID) - Math.max(0, SAID - said) * 0.4 }]
        : []
    })
  })
}
const SAID = 7.5

/** Facts behind a label, where the fact does not name it again. */
export function labelledTexts(material: Material, most: number): Candidate[] {
  const { ranked, labels, title, titleHolds, plainWords, recipe, tone } = material
  return labels.flatMap((label, at) =>
    ranked.flatMap((piece, rank) => {
      const { short } = piece
      if (!standsAlone(piece) || hasColon(short) || short.endsWith('?') || piece.fact.quote !== null) return []
      if (overlap(stemsOf(label), piece.stems) > 0 || (!titleHolds && title.startsWith(label))) return []
      if (recipe && isStep(piece)) return []
      const behind = isStep(piece) ? lowerFirst(short) : behindColon(short, plainWords)
      const text = `${label}: ${headline(behind ?? '')}`
      const score =
        headlineWorth(piece, rank, 'label', material) - 1 - at * 0.5 - (label.includes(' ') || tone === 'licht' ? 0 : 1)
      return behind !== null && text.length <= most ? [{ text, angle: angleOf(piece), score }] : []
    }),
  )
}

/** The title, the title with a fact behind it that adds to it, and with a question that the article answers. */
export function titledTexts(material: Material, most: number): Candidate[] {
  const { ranked, title, titleHolds, plainWords, structure, recipe } = material
  if (title === '') return []
  const quoted = /^['‘“"]/u.test(title)
  const stems = stemsOf(title)
  const joined = ranked.flatMap((piece, rank) => {
    if (!titleHolds || quoted || !standsAlone(piece) || piece.fact.quote !== null || (recipe && isStep(piece)))
      return []
    const same = overlap(stems, piece.stems)
    const text = `${sentence(title)} ${piece.short}`
    const score = headlineWorth(piece, rank, 'title', material) - 0.5 - same * 3
    return same < 0.4 && text.length <= most ? [{ text, angle: 'title', score }] : []
  })
  const asked = structure.questions.flatMap((question) => {
    const behind = behindColon(question, plainWords)
    return behind === null || quoted || hasColon(title) || title.endsWith('?') || !titleHolds
      ? []
      : [{ text: `${title}: ${behind}`, angle: 'question', score: ASKED }]
  })
  // 'Een op de vijf slaapt slecht: ‘Blijf niet liggen’'.
  const before = ranked.flatMap((piece, rank) => {
    const told = piece.summary || piece.fact.kinds.has('lead')
    if (!quoted || !titleHolds || !told || !standsAlone(piece) || hasColon(piece.short) || !piece.short.endsWith('.'))
      return []
    const score = headlineWorth(piece, rank, 'nothing', material)
    return [{ text: `${headline(piece.short)}: ${title}`, angle: 'title', score }]
  })
  return [{ text: title, angle: 'title', score: OWN_TITLE, news: true }, ...before, ...joined, ...asked].filter(
    ({ text }) => text.length <= most,
  )
}

/** Worth of a question that the article answers, and of the title as it stands. */
const ASKED = 7.5
const OWN_TITLE = 5

/** What the article is built of: its questions by themselves, and its list or its recipe behind a label. */
export function structuredTexts(
  { structure, labels, address, plainWords, language, topicStems }: Material,
  most: number,
): Candidate[] {
  if (language !== 'nl') return []
  const asked = structure.questions
    .filter((question) => overlap(stemsOf(question), topicStems) > 0)
    .map((text) => ({ text, angle: 'question', score: ASKED - 0.5 }))
  const [label] = labels
  const built =
    label === undefined
      ? []
      : structuredLines(
          structure,
          label,
          behindColon(label, plainWords) ??
            (/^\p{L}+(?<!s)e |^\p{L}+(?:lijk|ig) /u.test(label) ? lowerFirst(label) : label),
          address,
        ).map((text, at) => ({
          text,
          angle: `built ${at}`,
          score: BUILT - at * 0.3,
        }))
  return [...asked, ...built].filter(({ text }) => text.length <= most)
}
const BUILT = 8

/** In sentences: two facts further apart than this go on about something else. */
const NEXT = 14
/** What a pair loses for what its second sentence lacks as a headline, and for each sentence that stood between the two. */
const SECOND = 0.35
const APART = 0.1

/** Two facts in the order of the text, as two sentences: one right behind the other may lean on it. */
export function pairedTexts(material: Material, most: number): Candidate[] {
  const { ranked, place, recipe } = material
  const worths = new Map(ranked.map((piece, rank) => [piece, headlineWorth(piece, rank, 'nothing', material)]))
  const joins = ({ fact, short }: Piece) =>
    fact.quote === null && !fact.kinds.has('question') && isOneSentence(short) && !OWN_VOICE.test(short)
  return ranked.flatMap((piece) => {
    if (!standsAlone(piece) || !joins(piece) || !(piece.topical || piece.summary) || (recipe && isStep(piece)))
      return []
    const at = place.indexOf(piece)
    const worth = worths.get(piece) ?? 0
    return place.slice(at + 1, at + 1 + NEXT).flatMap((next) => {
      const apart = next.fact.index - piece.fact.index
      if (!joins(next) || (apart > 1 && !next.alone) || hasColon(next.short) || (recipe && isStep(next))) return []
      const text = `${sentence(piece.short)} ${next.short}`
      const lost = Math.max(0, worth - (worths.get(next) ?? 0)) * SECOND + (apart - 1) * APART + 0.5
      return text.length <= most + 1 && overlap(piece.stems, next.stems) < 0.4
        ? [{ text, angle: 'pair', score: worth - (piece.summary && next.summary ? -0.5 : lost) }]
        : []
    })
  })
}
/** Who writes about themselves needs their name above it. */
const OWN_VOICE = /(?<!\p{L})(?:ik|wij|we|ons|onze|mijn)(?!\p{L})/iu
