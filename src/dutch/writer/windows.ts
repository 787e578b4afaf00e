// Sentences of the article that follow each other there, and can be told without what stands before them: of one paragraph, or
// a question with its answer, or steps from the first on. Knows nothing of networks.
import { characterCount } from '../characters.ts'
import { isStem } from '../text/verb-forms.ts'
import { stemOfWord, wordsOf } from '../text/words.ts'
import { stemsOf } from './likeness.ts'
import type { Material, Piece } from './material.ts'
import { isMoment, isThin, saysLittle } from './sentences-for.ts'

/** Consecutive sentences, as they are told. */
export interface Window {
  pieces: readonly Piece[]
  /** Whether it is the beginning of the article, which may lean on its title. */
  begins: boolean
  text: string
  /** Worth of what it tells, around 1 to 6. */
  worth: number
}

/** What a fact lost in the ranking for leaning on the one before: here that stands before it. */
const HANGING_SHARE = 0.25
/** A column or a story of one's own: this share of its sentences speaks of 'ik' and 'we'. */
const PERSONAL_SHARE = 0.22
/** Paragraphs from the beginning of a personal story that can be told without the rest. */
const PERSONAL_PARAGRAPHS = 2
/** What a window gains or loses for where it begins and ends. */
const EDGES = { opens: 0.5, closes: 0.5, cut: 0.7, moment: 0.6, thin: 0.4, little: 0.6, first: 0.9 } as const

/** In letters: shorter stems stand in too many words. */
const LEAST_TOPIC = 4

const OWN_VOICE = /(?<!\p{L})(?:ik|mijn|wij|we|ons|onze|my|I|we|our)(?!\p{L})/u
/** They lead up to what comes next, or leave it open. */
const LEADS_UP =
  /:$|(?<!\p{L})(?:als volgt|het volgende|uitgerekend|zag het anders|niet blij mee|kwam niet uit de lucht vallen|om twee redenen)[.!]?$/u
/** No line for a caption under grief: what was done to a body, and how it looked. */
const GRIEVOUS =
  /(?<!\p{L})(?:gebroken|gekneusd\p{L}*|oogkas|bloed\p{L}*|geslagen|sloeg|geschopt|schop\p{L}*|wond\p{L}*|gezicht|gegil|gilde\p{L}*|huil\p{L}*|lichaam|verbrand\p{L}*|reanim\p{L}*|hartmassage|tuin|deurklink|verdronk(?:en)? was|uitzaaiing|punctie|chemo\p{L}*)(?!\p{L})/iu

/** Every window of at most `most` characters, in the order of the text. `speakable` leaves facts out. */
export function windowsOf(material: Material, most: number, usable: (piece: Piece) => boolean = () => true): Window[] {
  const place = material.place.filter(usable)
  const personal = isPersonal(place)
  const first = place.find(({ summary }) => !summary)?.fact.paragraph ?? 0
  const found: Window[] = []
  for (const [at, start] of place.entries()) {
    // The first sentence of all can lean on nothing but the title.
    const begins = start.fact.paragraph === first && start.fact.sentence === 0 && !start.summary
    if (!begins && !mayOpen(start, material)) continue
    if (personal && !start.summary && start.fact.paragraph >= first + PERSONAL_PARAGRAPHS) break
    const pieces: Piece[] = []
    for (let next = at; next < place.length; next++) {
      const piece = place[next]
      const last = pieces.at(-1)
      if (piece === undefined || (last !== undefined && !follows(last, piece)) || !goesOn(piece)) break
      pieces.push(piece)
      const text = told(pieces)
      if (characterCount(text) > most) break
      if (!mayClose(piece, place[next + 1])) continue
      found.push({ pieces: [...pieces], begins, text, worth: worthOf(pieces, place[next + 1], first, material) })
    }
  }
  return found
}

/** Whether all that a window takes for granted was named in `before` or in the window itself. */
export function isIntroduced({ pieces }: Pick<Window, 'pieces'>, before: string): boolean {
  const said = new Set<string>()
  const hear = (text: string) => {
    for (const word of wordsOf(text)) said.add(word).add(stemOfWord(word))
  }
  hear(before)
  return pieces.every(({ fact }) => {
    const named = fact.needs.every((need) => {
      const word = need.toLowerCase()
      return said.has(word) || said.has(stemOfWord(word)) || [...said].some((one) => one.endsWith(word))
    })
    hear(fact.text)
    return named
  })
}

/** Whether a sentence names what the article is about: a word of its title, also as the tail of a longer one ('brug'). */
export function isAbout({ stems, topical }: Piece, { title, labels }: Material): boolean {
  if (topical) return true
  const named = [...stemsOf([title, ...labels].join(' '))].filter((stem) => stem.length >= LEAST_TOPIC)
  const parted = (one: string, other: string) => one.length >= LEAST_TOPIC && other.endsWith(one)
  return [...stems].some((stem) => named.some((name) => name === stem || parted(stem, name) || parted(name, stem)))
}

/** The sentences of a window as one text; a sentence that the next one leans on is told whole. */
export function told(pieces: readonly Piece[]): string {
  return pieces
    .map((piece, at) => {
      const next = pieces[at + 1]
      const text = next === undefined || next.alone ? piece.short : piece.fact.text
      return unrepeated(text, piece, pieces[at - 1])
    })
    .join(' ')
}

function isPersonal(place: readonly Piece[]): boolean {
  const own = place.filter(({ fact, short }) => fact.quote === null && OWN_VOICE.test(short)).length
  return own >= 4 && own > place.length * PERSONAL_SHARE
}

function mayOpen({ fact, short, alone }: Piece, { recipe, tone }: Material): boolean {
  if (!alone || (fact.kinds.has('quote') && fact.quote === null)) return false
  if (tone === 'ernstig' && (GRIEVOUS.test(short) || fact.quote !== null)) return false
  // Steps and advice in order: from the first on.
  return !(fact.item !== null && fact.item > 0 && (recipe || isStem(wordsOf(short)[0] ?? '')))
}

/** Whether one sentence goes on from another: the next of its paragraph, the answer to a question, the next item. */
function follows({ fact: last }: Piece, { fact }: Piece): boolean {
  if (fact.index !== last.index + 1) return false
  if (fact.paragraph === last.paragraph) return true
  if (fact.paragraph > last.paragraph + 1) return false
  return (last.kinds.has('question') && last.quote === null) || (last.item !== null && fact.item !== null)
}

/** Quotes of nobody are no running text. */
const goesOn = ({ fact }: Piece) => !(fact.kinds.has('quote') && fact.quote?.speaker == null)

function mayClose({ fact, short }: Piece, next: Piece | undefined): boolean {
  if (fact.kinds.has('question') || LEADS_UP.test(short)) return false
  // 'Voorzitter Roelof Kuik heeft het uitgerekend.' leads up to what he says.
  const quoteNext = next !== undefined && next.fact.index === fact.index + 1 && next.fact.paragraph === fact.paragraph
  return !(quoteNext && fact.quote === null && next.fact.quote !== null && short.length < 75)
}

function worthOf(pieces: readonly Piece[], next: Piece | undefined, first: number, { tone }: Material): number {
  const [start] = pieces
  const last = pieces.at(-1)
  if (start === undefined || last === undefined) return 0
  const values = pieces.map(({ fact }) => (fact.selfContained ? fact.score : fact.score / HANGING_SHARE))
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const closes = next === undefined || !follows(last, next)
  const cut = !closes && next !== undefined && !next.alone
  const grave = tone === 'ernstig' && pieces.some(({ short }) => GRIEVOUS.test(short)) ? 2 : 0
  return (
    (Math.max(...values) + mean) / 2 +
    (start.fact.sentence === 0 ? EDGES.opens : 0) +
    (start.fact.paragraph === first && start.fact.sentence <= 1 ? EDGES.first : 0) +
    (closes ? EDGES.closes : 0) -
    (cut ? EDGES.cut : 0) -
    (isMoment(start) ? EDGES.moment : 0) -
    (isThin(start) ? EDGES.thin : 0) -
    (saysLittle(last) ? EDGES.little : 0) -
    grave
  )
}

const ATTRIBUTED =
  /^(['‘“"].+?)([.!?]?)(['’”"]),? (?:zegt|zei|aldus|vertelt|vertelde|schreef|said|says) [^,.]+(?:\.\p{L}\.? ?[^,.]+)*\.$/u

/** A second quote of the same speaker in a row does without the name. */
function unrepeated(text: string, { fact }: Piece, before: Piece | undefined): string {
  const speaker = fact.quote?.speaker
  if (speaker == null || before?.fact.quote?.speaker !== speaker) return text
  return text.replace(
    ATTRIBUTED,
    (_, words: string, mark: string, close: string) => `${words.replace(/,$/u, '')}${mark === '' ? '.' : mark}${close}`,
  )
}
