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
import { worthOf } from '../sentences-for.ts'
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
const ALIKE = 0.65

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
    if (own !== null && own.language !== language && own.place.length > 0) return language === 'en' ? untranslated : unturned
  }
  const facts = chosen(material, createDice(seed, 'script'))
  const closing = material.suicide && language === 'nl' ? `\n\n${HELPLINE_113}` : ''
  const text = facts.length === 0 ? plainScript(material) : paragraphs(facts, material)
  if (text.trim() === '' || bannedIn(text, taste.banned).length > 0) return facts.length === 0 && text.trim() === '' ? foreign : { text: plainScript(material) + closing, questions: [] }
  return { text: text + closing, questions: characterCount(text) < LENGTH.enough ? openQuestions(material) : [] }
}

/** With nothing but a title: it, and where the rest is. */
function plainScript({ title, language, tone }: Material): string {
  if (title === '') return ''
  if (language === 'en') return `This story is about the following: “${title}”. You can read all of it in the article.`
  return `${sentence(title)} ${tone === 'ernstig' ? 'Meer hierover staat in het bericht.' : 'Meer hierover lees je in het artikel.'}`
}

/** The facts that are told, in the order of the text. */
function chosen(material: Material, dice: Dice): Piece[] {
  const { ranked, place, suicide, language } = material
  const room = LENGTH.max - (suicide ? characterCount(HELPLINE_113) + 2 : 0)
  const said = (piece: Piece) => characterCount(spoken(wordsOf(piece, material), language)) + 1
  const kept = new Set<Piece>()
  let count = 0
  const add = (pieces: readonly Piece[]) => {
    const fresh = pieces.filter((piece) => !kept.has(piece))
    const more = fresh.reduce((sum, piece) => sum + said(piece), 0)
    const repeats = fresh.some((piece) => [...kept].some((other) => overlap(other.stems, piece.stems) > ALIKE))
    if (fresh.length === 0 || repeats || count + more > room) return
    for (const piece of fresh) kept.add(piece)
    count += more
  }
  const lead = place.find(({ fact }) => fact.selfContained && !fact.kinds.has('question') && fact.quote === null)
  if (lead) add([lead])
  const order = [...ranked.entries()]
    .map(([rank, piece]) => ({ piece, worth: worthOf(rank) + dice.next() }))
    .toSorted((a, b) => b.worth - a.worth)
  for (const { piece } of order) {
    if (count >= LENGTH.enough) break
    const unit = withAntecedent(piece, place)
    if (unit !== null) add(unit)
  }
  return place.filter((piece) => kept.has(piece)).toSorted((a, b) => Number(b === lead) - Number(a === lead) || a.fact.index - b.fact.index)
}

/** A fact with the ones before it that it leans on; null when they are not there, or too many. */
function withAntecedent(piece: Piece, place: readonly Piece[]): Piece[] | null {
  const unit = [piece]
  while (unit.length <= 3) {
    const [first] = unit
    if (first === undefined) return null
    if (first.fact.selfContained && !(first.fact.kinds.has('quote') && first.fact.quote === null)) {
      // A question is told with its answer, or not at all.
      const last = unit.at(-1)
      if (!last?.fact.kinds.has('question') || last.fact.quote !== null) return unit
      const answer = place[place.indexOf(last) + 1]
      return answer !== undefined && answer.fact.index === last.fact.index + 1 && !answer.fact.kinds.has('question') ? [...unit, answer] : null
    }
    const before = place[place.indexOf(first) - 1]
    if (before === undefined || before.fact.index !== first.fact.index - 1) return null
    unit.unshift(before)
  }
  return null
}

/** What is told of a fact: the whole sentence when the short one is not needed. */
const wordsOf = ({ short }: Piece, _: Material): string => short

/** Two or three paragraphs: what is new, and what belongs to it. */
function paragraphs(facts: readonly Piece[], material: Material): string {
  const lines = facts.map((piece) => spoken(wordsOf(piece, material), material.language))
  if (lines.length < 3) return lines.join(' ')
  const middle = Math.ceil((lines.length + 1) / 2)
  return [lines.slice(0, 1), lines.slice(1, middle), lines.slice(middle)]
    .filter((part) => part.length > 0)
    .map((part) => part.join(' '))
    .join('\n\n')
}
