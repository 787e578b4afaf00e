// Shorts: the script of a voice-over. The news first, then the facts in the order of the text, each only with the one it
// leans on, as long as the source carries; what a listener would still ask stands beside it.
import { characterCount } from '../../characters.ts'
import { bannedIn } from '../../banned-words.ts'
import { HELPLINE_113 } from '../../source/tone.ts'
import { sentence } from '../endings.ts'
import { overlap } from '../likeness.ts'
import { readMaterial, type Material, type Piece } from '../material.ts'
import { openQuestions } from './open-questions.ts'
import { createDice, type Dice } from '../random.ts'
import { withAntecedent, worthOf } from '../sentences-for.ts'
import { spoken } from './spoken.ts'
import { foreign, noTaste, type Declined, type Subject, type Taste } from '../subject.ts'

export interface ScriptRequest extends Subject {
  language: 'nl' | 'en'
}

export interface Script {
  text: string
  /** What a listener would ask and the source does not say; none when it is all there. */
  questions: string[]
}

/** In characters: never more, and enough from here. */
const LENGTH = { enough: 750, max: 850 } as const
/** The most that a fact may say again of another. */
const ALIKE = 0.5
/** Facts from which a source tells enough without its description. */
const ENOUGH_FACTS = 9
/** How far chance moves the worth of a fact. */
const CHANCE = 2.5
/** Of the first facts of a text, these may open. */
const OPENERS = 5
/** Addresses on the web: nobody can hear them. */
const UNSPEAKABLE = /@|www\.|https?:|\.(?:nl|com|example)(?!\p{L})/u

const untranslated: Declined = {
  declined:
    'Een Engels script van een Nederlandse tekst vraagt om een vertaling, en die maakt alleen een taalmodel. Kies Nederlands, of geef een Engelse tekst.',
}

const unturned: Declined = {
  declined:
    'Een Nederlands script van een Engelse tekst vraagt om een vertaling, en die maakt alleen een taalmodel. Kies Engels, of geef een Nederlandse tekst.',
}

/** A script of at most 850 characters. Declined when it would have to be translated. */
export function composeScript(request: ScriptRequest, seed: number, taste: Taste = noTaste): Script | Declined {
  const { language } = request
  const material = readMaterial(request, taste, language)
  if (material === null) return foreign
  const given = `${request.description ?? ''}${request.source ?? ''}`.trim() !== ''
  if (material.place.length === 0 && given) {
    const own = readMaterial(request, taste)
    if (own !== null && own.language !== language && own.place.length > 0)
      return language === 'en' ? untranslated : unturned
  }
  const facts = chosen(material, createDice(seed, 'script'))
  const closing = material.suicide && language === 'nl' ? `\n\n${HELPLINE_113}` : ''
  const text =
    facts.length === 0 ? plainScript(material) : [...hookOf(facts, material), paragraphs(facts, material)].join(' ')
  if (text.trim() === '' || bannedIn(text, taste.banned).length > 0)
    return facts.length === 0 && text.trim() === '' ? foreign : { text: plainScript(material) + closing, questions: [] }
  return { text: text + closing, questions: characterCount(text) < LENGTH.enough ? openQuestions(material) : [] }
}

/** With nothing but a title: it, and where the rest is. */
function plainScript({ title, language, address }: Material): string {
  if (title === '') return ''
  if (language === 'en') return `This story is about the following: “${title}”. You can read all of it in the article.`
  return `${sentence(title)} ${address === 'u' ? 'Meer hierover leest u in het artikel.' : 'Meer hierover lees je in het artikel.'}`
}

/** The facts that are told, in the order of the text; the news of it first. */
function chosen(material: Material, dice: Dice): Piece[] {
  const { ranked, place, suicide, language } = material
  const room = LENGTH.max - (suicide ? characterCount(HELPLINE_113) + 2 : 0) - characterCount(material.title) - 2
  const kept = new Set<Piece>()
  let count = 0
  const add = (pieces: readonly Piece[]) => {
    const fresh = pieces.filter((piece) => !kept.has(piece))
    const more = fresh.reduce((sum, { short }) => sum + characterCount(spoken(short, language)) + 1, 0)
    const repeats = fresh.some((piece) => [...kept].some((other) => overlap(other.stems, piece.stems) > ALIKE))
    if (fresh.length === 0 || repeats || count + more > room) return
    for (const piece of fresh) kept.add(piece)
    count += more
  }
  const enough = place.filter(({ summary }) => !summary).length >= ENOUGH_FACTS
  const opens = ({ fact, alone, topical }: Piece) =>
    alone && topical && !fact.kinds.has('question') && fact.quote === null
  const spokenOf = place.filter(({ short }) => !UNSPEAKABLE.test(short))
  // A description sums up what the text tells: one sentence of it opens, the rest would be said twice.
  const summed = spokenOf.find((piece) => piece.summary && opens(piece))
  const lead = summed ?? spokenOf.slice(0, OPENERS).find(opens)
  const told = spokenOf.filter((piece) => piece === lead || !enough || !piece.summary)
  if (lead) add([lead])
  const order = told
    .map((piece) => ({ piece, worth: worthOf(ranked.indexOf(piece)) + dice.next() * CHANCE }))
    .toSorted((a, b) => b.worth - a.worth)
  for (const { piece } of order) {
    if (count >= LENGTH.enough) break
    const unit = withAntecedent(piece, place)
    // The first sentence of all may lean on the title, which then stands before it.
    if (unit?.every((one) => told.includes(one))) add(unit)
    else if (piece === place[0] && !enough) add([piece])
  }
  return place
    .filter((piece) => kept.has(piece))
    .toSorted((a, b) => Number(b === lead) - Number(a === lead) || a.fact.index - b.fact.index)
}

/** The title as the first line: a question that the text answers, or what the first fact does not say by itself. */
function hookOf([first]: readonly Piece[], { title, titleHolds, recipe }: Material): string[] {
  if (title === '' || !titleHolds || /["‘“:]|^'/u.test(title)) return []
  return title.endsWith('?') || recipe || first?.topical === false || first?.alone === false ? [sentence(title)] : []
}

/** Fewer sentences make no paragraphs. */
const FEW_LINES = 5

/** Two or three paragraphs: what is new, and what belongs to it. */
function paragraphs(facts: readonly Piece[], { language }: Material): string {
  const lines = facts.map((piece, at) => spoken(unrepeated(piece, facts[at - 1]), language))
  if (lines.length < FEW_LINES) return lines.join(' ')
  const middle = Math.ceil((lines.length + 1) / 2)
  return [lines.slice(0, 1), lines.slice(1, middle), lines.slice(middle)]
    .filter((part) => part.length > 0)
    .map((part) => part.join(' '))
    .join('\n\n')
}

const ATTRIBUTED =
  /^(['‘“"].+?)([.!?]?)(['’”"]),? (?:zegt|zei|aldus|vertelt|vertelde|said|says) [^,.]+(?:\.\p{L}\.? ?[^,.]+)*\.$/u

/** A second quote of the same speaker in a row does without the name. */
function unrepeated({ short, fact }: Piece, before: Piece | undefined): string {
  const speaker = fact.quote?.speaker
  if (speaker == null || before?.fact.quote?.speaker !== speaker) return short
  return short.replace(
    ATTRIBUTED,
    (_, words: string, mark: string, close: string) => `${words.replace(/,$/u, '')}${mark === '' ? '.' : mark}${close}`,
  )
}
