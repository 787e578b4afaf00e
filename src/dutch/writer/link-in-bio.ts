// Link in Bio (Instagram): captions of a few facts in a row, the first telling enough to be read alone, and one line that
// sends the reader to the link. Never padded.
import { characterCount } from '../characters.ts'
import { choose, type Candidate } from './choice.ts'
import { emojiFor } from './emoji.ts'
import { complete } from './facebook.ts'
import { sentence } from './endings.ts'
import { overlap, stemsOf } from './likeness.ts'
import { readMaterial, type Material, type Piece } from './material.ts'
import { plainTexts } from './plain-forms.ts'
import { createDice, type Dice } from './random.ts'
import { angleOf, worthOf } from './sentences-for.ts'
import { foreign, noTaste, type Declined, type Subject, type Taste } from './subject.ts'
import { HELPLINE_113 } from '../source/tone.ts'

/** In characters: what is aimed at, and the most that is given. */
const AIM = { min: 200, max: 300 } as const
/** A first sentence longer than this is folded away by Instagram before it is read. */
const OPENING_MOST = 170
const WANTED = 5
const LEAST = 3
/** Facts that a caption may open with, and ways in which each goes on. */
const OPENINGS = 12
const WAYS = 3

/** Three to five captions, as many as the subject carries. */
export function composeLinkInBioCaptions(subject: Subject, seed: number, taste: Taste = noTaste): string[] | Declined {
  const material = readMaterial(subject, taste)
  if (material === null || material.title === '') return foreign
  const dice = createDice(seed, 'link-in-bio')
  const rules = { title: material.title, banned: taste.banned, dice, alike: 0.7 }
  const bodies = choose(captionBodies(material, dice), { ...rules, most: WANTED })
  const closers = closersFor(material)
  const emoji = material.tone === 'licht' ? emojiFor(material) : null
  const texts = bodies.map((body, at) => {
    const closer = closers[at % closers.length] ?? ''
    const marked = emoji !== null && at % 2 === 0 ? `${body} ${emoji}` : body
    return material.suicide ? `${marked} ${HELPLINE_113}` : `${marked} ${closer}`
  })
  const plain = plainTexts(material, 'captions', AIM.max).map((one) =>
    material.suicide ? { ...one, text: `${one.text} ${HELPLINE_113}` } : one,
  )
  return complete(texts, plain, LEAST)
}

/** Lines that send the reader on; each does a job and says nothing of what is there. */
function closersFor({ language, tone, recipe }: Material): string[] {
  if (language === 'en') return ['Read the full story via the link in bio.', 'The link is in our bio.']
  if (recipe) return ['Het hele recept staat via de link in bio.', 'Het recept staat via de link in bio.']
  if (tone === 'ernstig') return ['Lees verder via de link in bio.', 'Het hele bericht staat via de link in bio.']
  return ['Lees verder via de link in bio.', 'Het hele artikel staat via de link in bio.', 'Meer lezen? De link staat in de bio.']
}

/** Captions without their last line: an opening fact, and what follows it in other ways. */
function captionBodies(material: Material, dice: Dice): Candidate[] {
  const { ranked, place, title, titleHolds, suicide, tone } = material
  const closing = suicide ? characterCount(HELPLINE_113) : 45
  const room = AIM.max - closing - (tone === 'licht' ? 3 : 1)
  const found: Candidate[] = []
  const openers = ranked.filter((piece) => piece.fact.selfContained && characterCount(piece.short) <= OPENING_MOST && goesOn(piece))
  for (const [rank, opener] of openers.slice(0, OPENINGS).entries()) {
    for (let way = 0; way < WAYS; way += 1) {
      const body = runOn([opener], material, room, dice)
      found.push({ text: body, angle: angleOf(opener), score: worthOf(rank) - (opener.topical ? 0 : 2) - short(body) })
    }
  }
  if (titleHolds && place.length > 0 && characterCount(title) <= OPENING_MOST) {
    const body = runOn([], material, room - characterCount(title) - 2, dice)
    if (body !== '') found.push({ text: `${sentence(title)} ${body}`, angle: 'title', score: 7 })
  }
  return found
}

/** What a body loses for each hundred characters that it is short of what is aimed at. */
const short = (body: string) => Math.max(0, AIM.min - 40 - characterCount(body)) / 50

/** Goes on with facts that fit in `room` characters: what follows in the text, else what ranks best; in the order of the text. */
function runOn(begun: readonly Piece[], { ranked, place, title, titleHolds }: Material, room: number, dice: Dice): string {
  // Facts that hang together move together.
  const chains = begun.map((piece) => [piece])
  const opener = begun.at(-1)
  const next = opener === undefined ? undefined : place[place.indexOf(opener) + 1]
  const options = [...ranked.entries()]
    .map(([rank, piece]) => ({ piece, worth: worthOf(rank) + dice.next() * 3 + (piece === next ? 2 : 0) }))
    .toSorted((a, b) => b.worth - a.worth)
  const titled = begun.length === 0 && titleHolds ? [stemsOf(title)] : []
  let said = begun.reduce((sum, { short: text }) => sum + characterCount(text) + 1, 0)
  for (const { piece } of options) {
    if (said >= AIM.min - 50) break
    const chosen = chains.flat()
    const { fact } = piece
    if (chosen.includes(piece) || said + characterCount(piece.short) > room || !goesOn(piece)) continue
    if ([...titled, ...chosen.map(({ stems }) => stems)].some((stems) => overlap(stems, piece.stems) > 0.6)) continue
    const before = chains.find((chain) => chain.at(-1)?.fact.index === fact.index - 1)
    if (before !== undefined) before.push(piece)
    else if (fact.selfContained) chains.push([piece])
    else continue
    said += characterCount(piece.short) + 1
  }
  const [first, ...rest] = begun.length > 0 ? chains : [undefined, ...chains]
  const ordered = rest.toSorted((a, b) => (a?.[0]?.fact.index ?? 0) - (b?.[0]?.fact.index ?? 0))
  return [first, ...ordered].flatMap((chain) => chain?.map(({ short: text }) => text) ?? []).join(' ')
}

/** Questions and quotes of nobody are no running text. */
const goesOn = ({ fact }: Piece) => !fact.kinds.has('question') && !(fact.kinds.has('quote') && fact.quote === null)
