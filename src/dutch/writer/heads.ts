// What may stand behind the title of an article in one text: the sentences that its writer began with, and facts of weight from
// further on. Knows nothing of networks.
import { hasMainVerb } from '../text/finite-verbs.ts'
import { besideColon, isQuote, sentence } from './endings.ts'
import { isIntroduced } from './ground.ts'
import { overlap, stemsOf } from './likeness.ts'
import type { Material, Piece } from './material.ts'
import { isOwnVoice, isPersonal } from './own-voice.ts'
import { answers, saysLittle } from './sentences-for.ts'
import { windowsOf, type Window } from './windows.ts'

/** The share of its words that a sentence may have in common with the title above it. */
const ALIKE = 0.42

/** The title as the first sentence of a text, by itself or behind words that say where it can be read. */
export interface Head {
  kind: 'title' | 'online'
  /** With a mark at its end. */
  text: string
  /** How many stand before it: the first is told first. */
  at: number
}

/** Where in the article a window stands: in the description, at its beginning, or further on: with what somebody says of it, with a name or a day, or with neither. */
export type Place = 'summary' | 'lead' | 'voice' | 'body' | 'aside'

/** Also behind each of `before`; none when the title cannot stand in one text with what the article tells. */
export function headsOf({ title, titleHolds, place }: Material, before: readonly string[]): Head[] {
  if (!titleHolds || place.length === 0 || isQuote(title)) return []
  return [
    { kind: 'title', text: sentence(title), at: 0 },
    ...before.map((line, at): Head => ({ kind: 'online', text: sentence(`${line}${besideColon(title)}`), at })),
  ]
}

/** Where in the article a window begins. */
export function placeOf({ pieces }: Window, material: Material): Place {
  const { place } = material
  const [start] = pieces
  if (start?.summary === true) return 'summary'
  if (isVoice(pieces, material)) return 'voice'
  const first = place.find(({ summary }) => !summary)?.fact.paragraph
  if (start === undefined || start.fact.paragraph === first) return 'lead'
  return start.near || start.fact.kinds.has('date') ? 'body' : 'aside'
}

/** Whether it is further on in the article. */
export const isFar = (place: Place): boolean => place === 'body' || place === 'aside'

/**
 * What somebody who is named in full says of what the title names, or as the first of all: the voice of an article. A quote of
 * nobody, or one that answers what stood before it, is none.
 */
function isVoice([start, next]: readonly Piece[], { place, tone }: Material): boolean {
  const speaker = start?.fact.quote?.speaker
  if (start === undefined || speaker == null || !speaker.includes(' ') || tone === 'ernstig') return false
  if (!start.alone || !start.short.includes(speaker)) return false
  if (saysLittle(start)) return start.near && next?.fact.quote != null && !answers(start)
  return start.near || place.find(({ fact }) => fact.quote !== null) === start
}

/** Whether somebody is cut off before the turn of what they say: 'We verwachten dat de kade het houdt.' 'Maar …' */
function breaksOff({ pieces }: Window, { place }: Material): boolean {
  const last = pieces.at(-1)
  const next = last === undefined ? undefined : place[place.indexOf(last) + 1]
  if (next?.fact.quote == null || next.fact.paragraph !== last?.fact.paragraph) return false
  return !next.alone || /, (?:dan|then) /iu.test(next.fact.running)
}

/** When it was, seen from what was told before, or a moment to begin a story with: 'Het was kwart over twaalf toen'. */
const LATER =
  /(?<!\p{L})(?:later|eerder|gelukkig|vervolgens|daarvoor|(?:bent|ben|komt|kom|staat) (?:u|je|men|we) er|meanwhile|luckily)(?!\p{L})|^(?:het was|it was) .+ (?:toen|when) /iu
/** What was asked or spoken of: 'kan het weer', 'Lukt het niet', 'Het korte antwoord', 'Te foutloos,'. */
const ASKED_BEFORE =
  /(?:is|kan|mag|wordt) het (?:weer|zo ?ver)(?!\p{L})|^(?:lukt|kan|komt|gaat|is) (?:het|dat) |^(?:bel 112|let op|te \p{L}+,|het (?:korte )?antwoord|als (?:je|u) nu)(?!\p{L})| (?:is|was) er al /iu
/** Whether a sentence speaks of what stands before it, though each of its words is clear. */
export const followsUp = (text: string): boolean => LATER.test(text) || ASKED_BEFORE.test(text)
/** What makes a fact from further on worth telling at all. */
const WEIGHT = ['figure', 'date', 'change'] as const

/** Sentences of an 'ik' or a 'we' from which an article is somebody's own business. */
const OWNED = 2

/** Whether a window goes on from the title: adding to it, with all that it takes for granted named there or in itself. */
export function goesOn(window: Window, material: Material): boolean {
  const { pieces } = window
  const [start] = pieces
  const place = placeOf(window, material)
  if (start === undefined || followsUp(start.short) || (place !== 'voice' && saysLittle(start))) return false
  if (place === 'voice' && breaksOff(window, material)) return false
  // A question of the article has to name what it asks about.
  const strange = isUnknown(window, material) || (start.fact.kinds.has('question') && !start.near)
  // Of somebody's own business what stands further on is a service of theirs, and of a suicide too near.
  const owned = material.suicide || material.place.filter(isOwnVoice).length >= OWNED
  if ((place !== 'summary' && strange) || (owned && isFar(place))) return false
  if (isFar(place) && !material.tiny) {
    const { heading, item, kinds, sentence: at } = start.fact
    if (heading !== null || item !== null || kinds.has('quote') || !(at === 0 || start.near)) return false
    if (
      // How long ago, or how it stood in between.
      / (?:geleden|ago) |(?<!\d)\d{1,2}-\d{1,2}(?!\d)/u.test(start.short) ||
      !WEIGHT.some((kind) => pieces.some(({ fact }) => fact.kinds.has(kind)))
    )
      return false
  }
  const said = stemsOf(material.title)
  return pieces.every(({ stems }) => overlap(said, stems) <= ALIKE) && isIntroduced(window, material.title)
}

/** Whether it is told by an 'ik' or a 'we' whom the reader does not know: one knows the writer of a light column that has no summary. */
export function isUnknown({ pieces }: Window, { place, tone }: Material): boolean {
  const column = tone === 'licht' && isPersonal(place) && !place.some(({ summary }) => summary)
  return !column && pieces.some((piece) => !piece.summary && isOwnVoice(piece))
}

/** Every window of at most `most` characters that goes on from the title. */
export function behindTitle(material: Material, most: number): Window[] {
  return [...windowsOf(material, most), ...belowTitle(material)].filter((window) => goesOn(window, material))
}

/** Whom or what was spoken of before. */
const POINTS_BACK =
  /(?<!\p{L})(?:hij|zij|ze|hem|haar|hun|hen|deze|dit|dat|die|daar\p{L}*|er\p{L}*|toen|dan|zo|het|ook|ander\p{L}*|he|she|they|it|this|that|these|there)(?!\p{L})|^(?:en|maar|of|want|dus|niet|nee|ja|and|but|or|so|not|yes|no)(?!\p{L})/iu

/**
 * The sentences behind the first of a description or an article, each by itself: they go on from the title as they do from that
 * first one, when they point back to nothing.
 */
function belowTitle(material: Material): Window[] {
  return material.place
    .map((piece): Window => ({ pieces: [piece], begins: true, text: piece.short, worth: 0 }))
    .filter((window) => !isFar(placeOf(window, material)) && window.pieces.every(mayFollow))
}

const mayFollow = ({ alone, fact, short, summary, definites }: Piece): boolean =>
  !alone &&
  fact.sentence > 0 &&
  !fact.kinds.has('quote') &&
  !definites.opens &&
  !definites.strange &&
  (summary || hasMainVerb(short)) &&
  !POINTS_BACK.test(short)
