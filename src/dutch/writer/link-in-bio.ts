// Link in Bio (Instagram): captions of a few facts in a row, the first telling enough to be read alone, and one line that
// sends the reader to the link. Never padded.
import { bannedIn } from '../banned-words.ts'
import { characterCount } from '../characters.ts'
import { choose, type Candidate } from './choice.ts'
import { emojiFor } from './emoji.ts'
import { complete } from './facebook.ts'
import { behindColon, hasColon, sentence } from './endings.ts'
import { overlap, stemsOf } from './likeness.ts'
import { readMaterial, type Material, type Piece } from './material.ts'
import { plainTexts } from './plain-forms.ts'
import { createDice, type Dice } from './random.ts'
import { angleOf, isMoment, isStep, isThin, saysLittle, withAntecedent, worthOf } from './sentences-for.ts'
import { foreign, noTaste, type Declined, type Subject, type Taste } from './subject.ts'
import { HELPLINE_113 } from '../source/tone.ts'

/** In characters: what is aimed at, and the most that is given. */
const AIM = { min: 200, max: 300 } as const
/** A first sentence longer than this is folded away by Instagram before it is read. */
const OPENING_MOST = 170
const WANTED = 5
const LEAST = 3
/** In characters: room for the last line, and the body from which a caption is long enough. */
const CLOSER = 45
const ENOUGH = 165
/** The share of its words that a fact may have in common with another of its caption. */
const ALIKE = 0.45
/** What a fact loses that stands before the opening in the text: told behind it, time runs backwards. */
const BEFORE = -3
/** Facts this many sentences from the opening belong to it. */
const NEAR = 4
/** What an opening loses that does not say what it is about, or that nobody would begin with. */
const LOST = { untopical: 4, action: 4, step: 5, quote: 4, thin: 1.5, named: 1.5, moment: 4 } as const
/** What an opening gains that an editor wrote as a summary. */
const SUMMARY = 1.5
/** What a fact loses each time that it was told before in this set. */
const REPEATED = 2.5

/** Three to five captions, as many as the subject carries. */
export function composeLinkInBioCaptions(subject: Subject, seed: number, taste: Taste = noTaste): string[] | Declined {
  const material = readMaterial(subject, taste)
  if (material === null || material.title === '') return foreign
  const bodies = captionBodies(material, taste.banned, createDice(seed, 'link-in-bio'))
  const closers = closersFor(material).filter((line) => bannedIn(line, taste.banned).length === 0)
  const emoji = material.tone === 'licht' ? emojiFor(material) : null
  const texts = bodies.map((body, at) => {
    const closer = closers[at % closers.length] ?? ''
    const marked = emoji !== null && at % 2 === 0 ? `${body} ${emoji}` : body
    return `${marked} ${material.suicide ? HELPLINE_113 : closer}`.trim()
  })
  const plain = plainTexts(material, 'captions', AIM.max).map((one) =>
    material.suicide ? { ...one, text: `${one.text} ${HELPLINE_113}` } : one,
  )
  return complete(texts, plain, { title: material.title, least: LEAST, banned: taste.banned })
}

/** Lines that send the reader on; each does a job and says nothing of what is there. */
function closersFor({ language, tone, recipe }: Material): string[] {
  if (language === 'en') return ['Read the full story via the link in bio.', 'The link is in our bio.']
  if (recipe) return ['Het hele recept staat via de link in bio.', 'Het recept staat via de link in bio.']
  if (tone === 'ernstig') return ['Lees verder via de link in bio.', 'Het hele artikel staat via de link in bio.']
  return [
    'Lees verder via de link in bio.',
    'Het hele artikel staat via de link in bio.',
    'Meer lezen? De link staat in de bio.',
  ]
}

/** Captions without their last line: each opens with another fact, and goes on with facts that the others used least. */
function captionBodies(material: Material, banned: readonly string[], dice: Dice): string[] {
  const { title, suicide, tone } = material
  const closing = suicide ? characterCount(HELPLINE_113) : CLOSER
  const room = AIM.max - closing - (tone === 'licht' ? 3 : 1)
  const openings = openingsOf(material)
  const begun = choose(openings, { most: WANTED, title, banned, dice, alike: ALIKE })
  const openerOf = (text: string) => openings.find((one) => one.text === text)?.piece
  const used = new Map<Piece, number>()
  for (const text of begun) {
    const opener = openerOf(text)
    if (opener !== undefined) used.set(opener, 1)
  }
  return begun.map((text) => {
    const added = runOn(text, openerOf(text), { material, room, used, dice })
    for (const piece of added) used.set(piece, (used.get(piece) ?? 0) + 1)
    const inOrder = added.toSorted((one, other) => one.fact.index - other.fact.index)
    return [text, ...inOrder.map(({ short }) => short)].join(' ')
  })
}

interface Opening extends Candidate {
  /** Left out: the title opens. */
  piece?: Piece
}

/** First sentences: facts, those that do not say what they are about behind a label, and the title. */
function openingsOf({ ranked, place, title, titleHolds, recipe, labels, plainWords }: Material): Opening[] {
  const openings = ranked.flatMap((piece, rank): Opening[] => {
    const { short, topical, alone, stems } = piece
    if (!alone || characterCount(short) > OPENING_MOST || !goesOn(piece)) return []
    const angle = angleOf(piece)
    const lost =
      (angle === 'action' ? LOST.action : 0) +
      (isThin(piece) ? LOST.thin : 0) +
      (isMoment(piece) ? LOST.moment : 0) +
      (recipe && isStep(piece) ? LOST.step : 0) +
      (saysLittle(piece) ? LOST.quote : 0)
    const score = worthOf(rank) - lost + (piece.summary ? SUMMARY : 0)
    if (topical) return [{ text: short, angle, score, piece }]
    const behind =
      piece.fact.quote === null && !hasColon(short) && titleHolds && !isMoment(piece)
        ? behindColon(short, plainWords)
        : null
    const named = labels.filter((label) => behind !== null && overlap(stemsOf(label), stems) === 0)
    return [
      { text: short, angle, score: score - LOST.untopical, piece },
      ...named.map((label) => ({ text: `${label}: ${behind ?? ''}`, angle, score: score - LOST.named, piece })),
    ]
  })
  const titled = titleHolds && place.length > 0 && !/^['‘“"]/u.test(title) && characterCount(title) <= OPENING_MOST
  return titled ? [...openings, { text: sentence(title), angle: 'title', score: 7 }] : openings
}

interface Run {
  material: Material
  /** In characters, for the whole body. */
  room: number
  /** How often each fact was told in this set. */
  used: ReadonlyMap<Piece, number>
  dice: Dice
}

/** What goes on behind an opening: what stands near it in the text, ranks well and was told least; each with what it leans on. */
function runOn(opening: string, opener: Piece | undefined, { material, room, used, dice }: Run): Piece[] {
  const { ranked, place, recipe } = material
  const chosen: Piece[] = []
  const from = opener?.fact.index ?? 0
  const near = ({ fact }: Piece) =>
    fact.index === from + 1 ? 3 : fact.index < from ? BEFORE : fact.index - from <= NEAR ? 1.5 : 0
  const options = [...ranked.entries()]
    .map(([rank, piece]) => ({
      piece,
      worth:
        worthOf(rank) +
        dice.next() * 2 +
        near(piece) -
        (used.get(piece) ?? 0) * REPEATED -
        (piece.fact.quote !== null && opener?.fact.quote != null ? 6 : 0) -
        (saysLittle(piece) ? 3 : 0) -
        (recipe && isStep(piece) ? 2 : 0),
    }))
    .toSorted((a, b) => b.worth - a.worth)
  let said = characterCount(opening)
  for (const { piece } of options) {
    if (said >= ENOUGH) break
    // The first sentence of all may lean on the title.
    const unit = withAntecedent(piece, place) ?? (opener === undefined && piece === place[0] ? [piece] : null)
    if (unit === null || !unit.every((one) => goesOn(one) && one !== opener && !chosen.includes(one))) continue
    // What leans on the opening may follow it at once.
    const count = unit.reduce((sum, { short }) => sum + characterCount(short) + 1, 0)
    if (said + count > room) continue
    const stems = [stemsOf(opening), ...chosen.map((one) => one.stems)]
    if (unit.some((one) => stems.some((other) => overlap(other, one.stems) > ALIKE))) continue
    chosen.push(...unit)
    said += count
  }
  return chosen
}

/** Questions and quotes of nobody are no running text. */
const goesOn = ({ fact }: Piece) => !fact.kinds.has('question') && !(fact.kinds.has('quote') && fact.quote === null)
