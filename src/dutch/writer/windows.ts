// Sentences of the article that follow each other there, and can be told without what stands before them: of one paragraph, or
// a question with its answer, or steps from the first on. Knows nothing of networks.
import { characterCount } from '../characters.ts'
import type { Fact } from '../source/fact.ts'
import { hangsOnBefore } from '../source/hanging.ts'
import { isStem } from '../text/verb-forms.ts'
import { wordsOf } from '../text/words.ts'
import { isNamedAbove } from './ground.ts'
import type { Material, Piece } from './material.ts'
import { isOwnVoice, isPersonal } from './own-voice.ts'
import { GRIEVOUS, LEADS_UP } from './sentences-for.ts'

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
/** Paragraphs from the beginning of a personal story that can be told without the rest. */
const PERSONAL_PARAGRAPHS = 3
/** What a window gains or loses for where it begins and ends. */
const EDGES = { opens: 1.1, closes: 0.4, cut: 0.8, first: 0.9 } as const

/** Every window of at most `most` characters, in the order of the text. `usable` leaves facts out. */
export function windowsOf(material: Material, most: number, usable: (piece: Piece) => boolean = () => true): Window[] {
  const place = material.place.filter(usable)
  const personal = isPersonal(place)
  const first = place.find(({ summary }) => !summary)?.fact.paragraph ?? 0
  const found: Window[] = []
  for (const [at, start] of place.entries()) {
    // The first sentence of all can lean on nothing but the title, as that of a description.
    const { paragraph, sentence } = start.fact
    const begins = sentence === 0 && (paragraph === first || (start.summary && paragraph === 0))
    if (!begins && !mayOpen(start, at, place, material)) continue
    const opening = start.summary || paragraph < first + PERSONAL_PARAGRAPHS
    const pieces: Piece[] = []
    for (let next = at; next < place.length; next++) {
      const piece = place[next]
      const last = pieces.at(-1)
      if (piece === undefined || (last !== undefined && !follows(last, piece))) break
      if (!goesOn(piece) && !(begins && last === undefined)) break
      // Behind the opening, only what is told without 'ik'.
      if (personal && !opening && isOwnVoice(piece)) break
      // Half an item goes on to no other one.
      if (piece.fact.item !== null && sentence > 0 && piece.fact.paragraph !== paragraph) break
      if (material.tone === 'ernstig' && !begins && GRIEVOUS.test(piece.short)) break
      pieces.push(piece)
      const text = headingOf(start) + told(pieces)
      if (characterCount(text) > most) break
      if (!mayClose(piece, place[next + 1])) continue
      found.push({ pieces: [...pieces], begins, text, worth: worthOf(pieces, place[next + 1], first) })
    }
  }
  return found
}

/** 'Bami. ' above 'Rode kater, geschat op 5 jaar': a heading that says who, when or what its paragraph is about, or nothing. */
export function headingOf(first: Piece | undefined): string {
  const { heading = null, sentence = 0, item = 0 } = first?.fact ?? {}
  const leans = first?.alone === false && !/^(?:dat|die|dit|deze) /iu.test(first.short)
  const needed = (leans && !/[?\d]$/u.test(heading ?? '')) || heading?.includes(': ') === true
  return heading !== null && needed && sentence === 0 && (item ?? 0) <= 0 ? `${heading}. ` : ''
}

/** The sentences of a window as one text: the first as it stands alone, the others as they stand in the article. */
export function told(pieces: readonly Piece[]): string {
  let text = ''
  for (const [at, { fact, short }] of pieces.entries()) {
    if (at === 0) text = begun(pieces)
    else {
      const whole = at === pieces.length - 1 && fact.text === fact.running ? short : fact.text
      text = joined(text, isNamedIn(text, fact) ? (fact.text === fact.running ? whole : fact.running) : whole)
    }
  }
  return text
}

/** The first sentence: whole where the next one leans on it, a quote without its speaker where the next one names who. */
function begun([first, next]: readonly Piece[]): string {
  if (first === undefined) return ''
  const { fact, short } = first
  const speaker = fact.quote?.speaker?.split(' ').at(-1) ?? ''
  if (
    speaker !== '' &&
    next?.fact.quote === null &&
    next.fact.running.includes(speaker) &&
    !fact.running.includes(speaker)
  )
    return fact.running
  return next !== undefined && !next.alone ? fact.text : short
}

/** Whether the names that were put into a sentence stand before it. */
function isNamedIn(before: string, { text, running }: Fact): boolean {
  const added = (text.match(/\p{Lu}\p{L}+/gu) ?? []).filter(
    (name) => !running.toLowerCase().includes(name.toLowerCase()),
  )
  return added.every((name) => before.toLowerCase().includes(name.toLowerCase()))
}

/** Two sentences in a row; those of one quote within one pair of marks. */
function joined(before: string, text: string): string {
  const [open = ''] = /^['‘“"]/u.exec(text) ?? []
  const closed = { "'": "'", '‘': '’', '“': '”', '"': '"' }[open]
  return closed !== undefined && ENDED.test(before) && before.endsWith(closed)
    ? `${before.slice(0, -1)} ${text.slice(1)}`
    : `${before} ${text}`
}
/** Ends with a whole sentence that is quoted. */
const ENDED = /[.!?…]['’”"]{1,2}$/u

function mayOpen(piece: Piece, at: number, place: readonly Piece[], { recipe, tone }: Material): boolean {
  const { fact, short, alone } = piece
  if (fact.kinds.has('quote') && fact.quote === null) return false
  if (fact.quote !== null && (tone === 'ernstig' || /^(?:omdat|nee|ja|dat) /iu.test(fact.quote.words))) return false
  // What stands behind a question answers it; behind one of a description what its writer has to offer.
  const before = place[at - 1]
  if (!piece.summary && before?.fact.kinds.has('question') === true && before.fact.index === fact.index - 1)
    return false
  // A line of a programme: which day it is stands above the first.
  if ((fact.item ?? 0) > 0 && /^\d{1,2}[.:]\d{2}/u.test(short)) return false
  // 'Rode kater, geschat op 5 jaar.' has no verb, and needs nothing before it.
  if (!alone && (fact.sentence > 0 || (fact.item ?? 0) > 0 || hangsOnBefore(short))) return false
  if (fact.sentence > 0 && (fact.item !== null || isNamedAbove(fact, place))) return false
  // Steps and advice in order: from the first on.
  return !(fact.item !== null && fact.item > 0 && (recipe || isStem(wordsOf(short)[0] ?? '')))
}

/** Whether one sentence goes on from another: the next of its paragraph, the answer to a question, the next item. */
function follows({ fact: last }: Piece, { fact }: Piece): boolean {
  if (fact.index !== last.index + 1) return false
  if (fact.paragraph === last.paragraph) return true
  if (fact.paragraph > last.paragraph + 1 || /^(?:minder|meer) /iu.test(fact.text)) return false
  return (last.kinds.has('question') && last.quote === null) || (last.item !== null && fact.item !== null)
}

/** Quotes of nobody are no running text. */
const goesOn = ({ fact }: Piece) => !(fact.kinds.has('quote') && fact.quote?.speaker == null)

const LABEL_WORDS = 4

function mayClose({ fact, short }: Piece, next: Piece | undefined): boolean {
  if (/\?['’”"]?$/u.test(fact.running) || LEADS_UP.test(short)) return false
  // 'Het slot.' names what comes next.
  if (fact.item !== null && fact.sentence === 0 && wordsOf(short).length < LABEL_WORDS) return false
  // 'Voorzitter Roelof Kuik heeft het uitgerekend.' leads up to what he says.
  const quoteNext = next !== undefined && next.fact.index === fact.index + 1 && next.fact.paragraph === fact.paragraph
  return !(quoteNext && fact.quote === null && next.fact.quote !== null && short.length < 75)
}

function worthOf(pieces: readonly Piece[], next: Piece | undefined, first: number): number {
  const [start] = pieces
  const last = pieces.at(-1)
  if (start === undefined || last === undefined) return 0
  const values = pieces.map(({ fact }) => (fact.selfContained ? fact.score : fact.score / HANGING_SHARE))
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const closes = next === undefined || !follows(last, next)
  const cut = !closes && next !== undefined && !next.alone
  return (
    (Math.max(...values) + mean) / 2 +
    (start.fact.sentence === 0 || start.fact.item !== null ? EDGES.opens : 0) +
    (start.fact.paragraph === first && start.fact.sentence <= 1 ? EDGES.first : 0) +
    (closes ? EDGES.closes : 0) -
    (cut ? EDGES.cut : 0)
  )
}
