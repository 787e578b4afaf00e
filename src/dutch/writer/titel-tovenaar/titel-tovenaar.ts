// TitelTovenaar: titles of one line and an exact length, always as many as were asked for. Facts of that length first, then
// facts that neutral words bring to it.
import { capitalise } from '../../text/capitals.ts'
import { bannedIn } from '../../banned-words.ts'
import { characterCount } from '../../characters.ts'
import { withoutEmoji } from '../../text/clean-text.ts'
import { choose, FILLED, mayJoin, type Candidate } from '../choice.ts'
import { fillersFor, type Filler } from './fillers.ts'
import { inAllLengths, LONG } from '../forms.ts'
import { besideColon } from '../endings.ts'
import { readMaterial, type Material } from '../material.ts'
import { cutTitle, isBroken } from '../plain-forms.ts'
import { createDice } from '../random.ts'
import { headlineWorth } from '../headline-worth.ts'
import { headlinesOf } from '../headlines.ts'
import { angleOf, mayHead } from '../sentences-for.ts'
import { foreign, noTaste, type Declined, type Taste } from '../subject.ts'
import type { Tone } from '../../source/tone.ts'

export interface TitleRequest {
  subject: string
  /** What is known of it; counts as a description. */
  context: string
  amount: number
  source?: string | null
  tone?: Tone | null
}

/** In characters (the product's own rule). */
const LENGTH = { min: 90, max: 100 } as const
/** What neutral words cost a title: none is better than a few, and a few better than many. */
const FILLING = 5
/** What is added when they stand around the title alone, with no fact. */
const NOTHING_MORE = 8
/** Fillers that cost about the same are drawn from. */
const NEAR = 1.5
/** What the same said on both sides costs, in characters. */
const BOTH = 40
/** In characters: a dash between title and filler, with its spaces. */
const JOIN = 3
/** Worth under which plain words are better, however many they are. */
const LEAST = -6
/** A base shorter than this is mostly filler. */
const BASE_MIN = 36

/** `amount` titles of 90 to 100 characters. */
export function composeTitelTovenaarTitles(
  request: TitleRequest,
  seed: number,
  taste: Taste = noTaste,
): string[] | Declined {
  const { subject: title, context, source = null, tone = null, amount } = request
  const material = readMaterial({ title, description: context, source, tone }, taste)
  if (material === null || material.title === '') return foreign
  const dice = createDice(seed, 'titel-tovenaar')
  const fillers = fillersFor(material).filter(
    ({ before, behind }) => bannedIn(`${before} ${behind}`, taste.banned).length === 0,
  )
  const found = basesOf(material).flatMap((base) => inLength(base, fillers, dice.next()))
  const rules = { title: material.twice, banned: taste.banned, dice }
  const texts = choose(found, { ...rules, most: amount })
  // The same facts said again in other words are better than too few titles, and both are better than half a word.
  const last = lastOnes(material, fillers)
  const whole = last.filter(({ broken }) => !broken)
  const opens = (text: string) => text.split(/: | – /u)[0]
  const ways: [typeof last, (text: string) => boolean][] = [
    [whole, (text) => mayJoin(texts, text, material.twice)],
    [whole, (text) => texts.every((other) => opens(other) !== opens(text))],
    [last, (text) => mayJoin(texts, text, material.twice)],
    [last, (text) => !texts.includes(text)],
  ]
  for (const [ones, may] of ways) for (const { text } of ones) if (texts.length < amount && may(text)) texts.push(text)
  return texts
}

function basesOf(material: Material): Candidate[] {
  // A sentence in its whole length, and a quote with its speaker behind it.
  const whole = material.ranked.flatMap((piece, rank): Candidate[] =>
    piece.news && mayHead(piece, material) && (piece.fact.text !== piece.short || piece.fact.quote !== null)
      ? [{ text: piece.fact.text, angle: angleOf(piece), score: headlineWorth(piece, rank, 'nothing', material) }]
      : [],
  )
  const found = [...whole, ...headlinesOf(material, LONG, Infinity)]
  return (material.warns ? found : inAllLengths(found))
    .map((one) => ({ ...one, text: oneLine(one.text) }))
    .filter(({ text, score }) => score > LEAST && characterCount(text) <= LENGTH.max)
}

const oneLine = (text: string): string => withoutEmoji(text).replace(/[.]$/u, '')

/** The base itself when it has the length, else with a filler behind it, or before or around a title; none when nothing does. */
function inLength(base: Candidate, fillers: readonly Filler[], draw: number): Candidate[] {
  const count = characterCount(base.text)
  if (count >= LENGTH.min) return count <= LENGTH.max ? [base] : []
  if (count < BASE_MIN || base.news !== true) return []
  const tells = base.behind !== ''
  const around = base.angle === 'title' ? fillers : []
  const ways = [
    fillers.filter(({ before }) => before === ''),
    around.filter(({ behind }) => behind === ''),
    around.filter(({ before, behind, twice }) => before !== '' && behind !== '' && twice === 0),
  ]
  return ways.flatMap((way) => {
    const fitting = way.flatMap((filler) => {
      const text = filled(base.text, filler)
      const length = characterCount(text)
      const cost = FILLING + filler.count / 15 + (tells ? 0 : NOTHING_MORE)
      return length >= LENGTH.min && length <= LENGTH.max ? [{ text, cost }] : []
    })
    const least = Math.min(...fitting.map(({ cost }) => cost))
    const close = fitting.filter(({ cost }) => cost < least + NEAR)
    const chosen = close[Math.floor(draw * close.length)]
    return chosen === undefined ? [] : [{ angle: FILLED, text: chosen.text, score: base.score - chosen.cost }]
  })
}

/** A title that has a colon of its own stands in quotes behind another one. */
function filled(base: string, { before, behind }: Filler): string {
  const head = before === '' ? base : before + besideColon(base)
  if (behind === '') return head
  if (/[?!…][’”'"]?$/u.test(base)) return `${head} ${capitalise(behind)}`
  return `${head} – ${behind}`
}

/** Titles of the right length from the title alone, whatever it is, with fillers on both sides: those that cut it least first. */
function lastOnes({ title }: Material, fillers: readonly Filler[]): { text: string; broken: boolean }[] {
  const found: { text: string; broken: boolean; lost: number; fill: number }[] = []
  for (const filler of fillers) {
    const room =
      LENGTH.max - characterCount(filler.before) - (filler.behind === '' ? 0 : characterCount(filler.behind) + JOIN)
    const base = oneLine(cutTitle(title, Math.max(room, 1)))
    const text = filled(base, filler)
    const count = characterCount(text)
    if (count >= LENGTH.min && count <= LENGTH.max)
      found.push({
        text,
        broken: isBroken(title, base),
        lost: characterCount(title) - characterCount(base),
        fill: filler.count + filler.twice * BOTH,
      })
  }
  return found.toSorted((a, b) => a.lost - b.lost || a.fill - b.fill)
}
