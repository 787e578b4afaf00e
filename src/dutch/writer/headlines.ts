// Headlines out of an article, as several tools use them: a fact by itself, a quote behind its speaker, a fact behind a label or
// the title, and what its headings and lists give. Knows nothing of networks.
import { capitalise, lowerFirst } from '../text/capitals.ts'
import type { Candidate } from './choice.ts'
import { behindColon, hasColon, headline, sentence } from './endings.ts'
import { headlineWorth, OWN_VOICE } from './headline-worth.ts'
import { overlap, stemsOf } from './likeness.ts'
import type { Material, Piece } from './material.ts'
import { angleOf, isMoment, isStep, mayHead, saysLittle } from './sentences-for.ts'
import { structuredLines } from './structure.ts'

/** Worth of a question that the article answers, of the title as it stands, and the most of the news with a quote behind it. */
const ASKED = 7.5
const OWN_TITLE = 3
const SAID = 7.5
/** Worth of what a list or a recipe gives. */
const BUILT = 8
/** Worth from which a fact is news enough to send the reader on behind it. */
const NEWS = 2.5
/** Worth under which a fact asks more than it tells, however few there are. */
const LEAST = -3
/** The share of its words that a fact may have in common with the title before it. */
const SHARED = 0.4

/** Every headline of at most `most` characters that an article gives, of more worth than `least`. */
export function headlinesOf(material: Material, most: number, least: number = LEAST): Candidate[] {
  const all = [aloneTexts, spokenTexts, quotedTexts, labelledTexts, titledTexts, structuredTexts]
  return all.flatMap((make) => make(material)).filter(({ text, score }) => text.length <= most && score > least)
}

/** Facts that may head a text, and that are no quote and no moment. */
function tellable(material: Material): { piece: Piece; rank: number }[] {
  return material.ranked.flatMap((piece, rank) =>
    mayHead(piece, material) && piece.fact.quote === null && !isMoment(piece) ? [{ piece, rank }] : [],
  )
}

/** Facts that stand alone; quotes only where no speaker can stand before them. */
function aloneTexts(material: Material): Candidate[] {
  return material.ranked.flatMap((piece, rank) => {
    if (!mayHead(piece, material) || spokenOf(piece) !== null) return []
    const angle = angleOf(piece)
    if (saysLittle(piece) || (angle === 'question' && !piece.topical)) return []
    const score = headlineWorth(piece, rank, 'nothing', material)
    return [{ text: headline(piece.short), angle, score, news: score > NEWS }]
  })
}

/** A quote behind the name of its speaker; null when it says little, or has a quote in it. */
function spokenOf(piece: Piece): { speaker: string; words: string } | null {
  const { quote } = piece.fact
  if (quote?.speaker == null || saysLittle(piece)) return null
  const words = quote.words.replace(/[.,]+$/u, '')
  if (/[‘’“”"]|(?<!\p{L})'|'(?!\p{L})/u.test(words)) return null
  return { speaker: capitalise(quote.speaker), words: `‘${words}’` }
}

/** Quotes behind the name of their speaker: ‘Wethouder Geke Wolters: ‘We hebben een tekort’’. */
function spokenTexts(material: Material): Candidate[] {
  return material.ranked.flatMap((piece, rank) => {
    const said = spokenOf(piece)
    const score = headlineWorth(piece, rank, 'label', material)
    return said === null ? [] : [{ text: `${said.speaker}: ${said.words}`, angle: 'quote', score }]
  })
}

/** Opens with what cannot speak: 'Parkeren', 'Meer geld'. Anybody else would seem to be who says what follows. */
const NOBODY = /^(?:\p{L}{3,}[bdfgklmnprstvz]en (?!\p{L}+en )|geen|meer|minder|gratis) ?/iu

/** The title or the news with what somebody says of it: 'Parkeren wordt duurder: ‘Wij zijn opgelucht over de avond’'. */
function quotedTexts(material: Material): Candidate[] {
  const { ranked, title, titleHolds } = material
  const heads = newsOf(material)
    .concat(titleHolds ? [{ head: title, worth: SAID }] : [])
    .filter(({ head }) => head !== '' && !hasColon(head) && !/[?!‘’'"]/u.test(head))
  return ranked.flatMap((piece, rank) => {
    const said = spokenOf(piece)
    if (said === null) return []
    const lost = Math.max(0, SAID - headlineWorth(piece, rank, 'title', material)) * 0.4
    const surname = said.speaker.split(' ').at(-1) ?? ''
    return heads
      .flatMap(({ head, worth }) => (head.includes(surname) || NOBODY.test(head) ? [{ head, worth }] : []))
      .map(({ head, worth }) => ({
        text: `${head}: ${said.words}`,
        angle: 'quote',
        score: Math.min(worth, SAID) - lost,
      }))
  })
}

/** The first sentence and the editor's summary, as headlines. */
const newsOf = (material: Material): { head: string; worth: number }[] =>
  tellable(material).flatMap(({ piece, rank }) =>
    piece.summary || piece.fact.kinds.has('lead')
      ? [{ head: headline(piece.short), worth: headlineWorth(piece, rank, 'nothing', material) }]
      : [],
  )

/** What a second name for the subject loses, and a name of one word in news. */
const LESS = { second: 0.5, single: 0.5, singleNews: 1 } as const

/** Facts behind a label, where the fact does not name it again. */
function labelledTexts(material: Material): Candidate[] {
  const { labels, title, titleHolds, plainWords, tone } = material
  return labels.flatMap((label, at) => {
    if (!titleHolds && title.startsWith(label)) return []
    const stems = stemsOf(label)
    const single = label.includes(' ') ? 0 : tone === 'licht' ? LESS.single : LESS.singleNews
    return tellable(material).flatMap(({ piece, rank }) => {
      const { short } = piece
      if (hasColon(short) || short.endsWith('?') || OWN_VOICE.test(short) || overlap(stems, piece.stems) > 0) return []
      const behind = isStep(piece) ? lowerFirst(short) : behindColon(short, plainWords)
      if (behind === null) return []
      const score = headlineWorth(piece, rank, 'label', material) - 1 - at * LESS.second - single
      return [{ text: `${label}: ${headline(behind)}`, angle: angleOf(piece), score }]
    })
  })
}

/** The title, the title with a fact or a question behind it, and a title that is a quote behind the news. */
function titledTexts(material: Material): Candidate[] {
  const { title, titleHolds, plainWords, structure } = material
  const own = title === '' ? [] : [{ text: title, angle: 'title', score: OWN_TITLE, news: true }]
  if (title === '' || !titleHolds) return own
  if (/^['‘“"]/u.test(title)) {
    const heads = newsOf(material).filter(({ head }) => !hasColon(head) && !/[?!]$/u.test(head))
    return [...own, ...heads.map(({ head, worth }) => ({ text: `${head}: ${title}`, angle: 'title', score: worth }))]
  }
  const stems = stemsOf(title)
  const joined = tellable(material).flatMap(({ piece, rank }) => {
    const same = overlap(stems, piece.stems)
    const score = headlineWorth(piece, rank, 'title', material) - 0.5 - same * 3
    if (same >= SHARED) return []
    return [{ text: `${sentence(title)} ${piece.short}`, angle: 'title', score }]
  })
  const asked = hasColon(title) || title.endsWith('?') ? [] : structure.questions
  return [
    ...own,
    ...joined,
    ...asked.flatMap((question) => {
      const behind = behindColon(question, plainWords)
      return [
        ...(behind === null ? [] : [{ text: `${title}: ${behind}`, angle: 'question', score: ASKED }]),
        { text: `${question} ${sentence(title)}`, angle: 'question', score: ASKED - 1.5 },
      ]
    }),
  ]
}

/** What the article is built of: its questions by themselves, and its list or its recipe behind a label. */
function structuredTexts({ structure, labels, plainWords, language, title }: Material): Candidate[] {
  const [label] = labels
  const asked = structure.questions
    .filter((question) => overlap(stemsOf(question), stemsOf(`${title} ${labels.join(' ')}`)) > 0)
    .map((text) => ({ text, angle: 'question', score: ASKED - 0.5 }))
  if (label === undefined || language !== 'nl') return asked
  // 'Snelle pasta' and 'Dodelijk lekkere brownies' are no names.
  const plain = /^\p{L}+(?<!s)e |^\p{L}+(?:lijk|ig) /u.test(label) ? lowerFirst(label) : label
  const built = structuredLines(structure, label, behindColon(label, plainWords) ?? plain)
  return [...asked, ...built.map((text, at) => ({ text, angle: `built ${at}`, score: BUILT - at * 0.3 }))]
}
