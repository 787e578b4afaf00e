// Gathers every title that fits a subject: its own sentences, and each frame of its book with and without a closer.
// Knows nothing of which five are drawn.

import { characterCount } from '#dutch/characters.ts'
import { asksFor, namesSomething, VAGUE_BEHIND_HOW } from './asks.ts'
import type { TitleFrames } from './frames/title-frames.ts'
import { fillWrap, isClosed, joinTail, type Head } from './joining.ts'
import { contentWords } from './own-sentences.ts'
import { ownTitles } from './own-titles.ts'
import type { Dice } from './random.ts'
import { keepsOf, saysOf } from './register.ts'
import { innerShape, type Shape } from './shape.ts'
import { fits, isAllowed, type Reading } from './subject.ts'
import { headsOf } from './title-heads.ts'

/** use: what the register says of its subjects. say, read and wrap fit any article, and say less. */
export type Kind = 'own' | 'ask' | 'use' | 'say' | 'read' | 'wrap'

export interface Candidate {
  text: string
  kind: Kind
  /** Results of one set never share a frame. */
  frame: string
  /** Places of its own sentences in the description; none for a frame. */
  places: readonly number[]
  /** A sentence behind it, or ''. */
  closer: string
  /** What makes it a lesser choice than its neighbours; 0 is best. */
  cost: number
  /** An own sentence that says what it is about without the title. */
  alone?: boolean
}

export interface TitleBounds {
  /** Characters: `min` is aimed at, `max` is never passed. */
  min: number
  max: number
}

const CLOSER_SHARE = 0.3
/** Which of the register's uses fit a shape that is not the name of something; other shapes take all. */
const KEEPS: Partial<Record<Shape, RegExp>> = {
  statement: /^(?:deel|stuur)/,
  question: /^bewaar/,
  quote: /^bewaar/,
  none: /^$/,
}
/**
 * What a register says of readers or of talking it over, which fits behind any title. The rest fits behind the name of
 * something: 'iets om naar uit te kijken' behind 'Vliegtickets worden duurder' would mock the reader.
 */
const SAYS_ANYWHERE =
  /^(?:voor (?:wie|fans|kenners|liefhebbers|ouders|techneuten|collega|dierenvrienden|iedereen|lezers|thuisblijvers|rekenaars|bewegers|kopers|koks|fijnproevers|nieuwsgierige|voorlopers|beginners|doeners|vandaag|een rustig)|goed (?:voor een (?:lang )?(?:gesprek|praatje)|om (?:eens|even))|om (?:over|even|eens|op|thuis|samen over te (?:praten|twijfelen))|een onderwerp|neem er|lees|smaken|praat|hier valt|elke situatie)/
/** A closer nobody needs makes a title longer, not better. */
const NEEDLESS_CLOSER_COST = 3
const OWN_WITH_CLOSER_COST = 5
/** 'Hardlopen voor beginners: voor beginners en doorzetters' */
const ECHO_COST = 4
/** So many closers are tried behind one frame. */
const CLOSERS_TRIED = 3

/** Every title for the subject within the bounds, those that fall short of `min` included where nothing else can be. */
export function candidatesFor(reading: Reading, frames: TitleFrames, bounds: TitleBounds, dice: Dice): Candidate[] {
  return [...ownCandidates(reading, frames, bounds), ...framedCandidates(reading, frames, bounds, dice)].filter(
    ({ text }) => isAllowed(text, reading),
  )
}

function ownCandidates(reading: Reading, frames: TitleFrames, { min, max }: TitleBounds): Candidate[] {
  // News is there to have an opinion about; of the rest there is more to read.
  const behind = reading.register === 'news' ? frames.askClosers : frames.readClosers
  const closers = behind.filter((closer) => fits(closer, reading))
  return ownTitles(reading, min, max).flatMap(({ text, places, cost }): Candidate[] => {
    const alone = !text.includes(reading.title)
    const plain: Candidate = { text, kind: 'own', frame: text, places, closer: '', cost, alone }
    // The same sentence again, with a closer: for a description of which only one sentence fits.
    const closed = closers
      .map((closer) => ({ closer, text: addCloser(text, closer) }))
      .filter((title) => characterCount(title.text) <= max && !/\?["’”)]*$/u.test(text))
    return [plain, ...closed.map((title): Candidate => ({ ...plain, ...title, cost: cost + OWN_WITH_CLOSER_COST }))]
  })
}

function framedCandidates(reading: Reading, frames: TitleFrames, bounds: TitleBounds, dice: Dice): Candidate[] {
  const heads = headsOf(reading, bounds.max)
  const [whole] = heads
  const shape = whole?.shape ?? 'none'
  const inner = shape === 'composed' ? innerShape(reading.title) : undefined
  const fitting = (texts: readonly string[]) => [...new Set(texts)].filter((text) => fits(text, reading))
  const tails = (kind: 'say' | 'read') => [
    ...(shape === 'none' ? [] : (frames[kind].any ?? [])),
    ...(frames[kind][shape] ?? []),
    ...(inner ? (frames[kind][inner] ?? []) : []),
  ]
  const keeps = keepsOf(reading.register).filter((keep) => KEEPS[shape]?.test(keep) ?? true)
  const says = shape === 'none' ? [] : saysOf(reading.register).filter((say) => canSay(say, reading, shape))
  const found: Candidate[] = []
  const echoCost = (frame: string) =>
    [...contentWords(frame)].some((word) => reading.keywords.includes(word)) ? ECHO_COST : 0
  const add = (kind: Kind, frame: string, closers: readonly string[], build: (head: Head) => string | undefined) => {
    for (const head of heads) {
      const text = build(head)
      if (text === undefined || characterCount(text) > bounds.max) continue
      const plain: Candidate = { text, kind, frame, places: [], closer: '', cost: echoCost(frame) }
      const needless = characterCount(text) >= bounds.min && !dice.chance(CLOSER_SHARE)
      found.push(plain)
      dice
        .shuffle(fitting(closers))
        .map((closer) => ({ closer, text: addCloser(text, closer) }))
        .filter((title) => characterCount(title.text) <= bounds.max && !sharesOpening(frame, title.closer))
        .slice(0, CLOSERS_TRIED)
        .forEach((title) =>
          found.push({ ...plain, ...title, cost: plain.cost + (needless ? NEEDLESS_CLOSER_COST : 0) }),
        )
      return
    }
  }
  for (const tail of fitting([...keeps, ...says])) add('use', tail, frames.readClosers, (head) => joinTail(head, tail))
  for (const tail of fitting(tails('say'))) add('say', tail, frames.readClosers, (head) => joinTail(head, tail))
  const asks = [...asksFor(reading, shape, frames.ask), ...(inner ? (frames.ask[inner] ?? []) : [])]
  for (const ask of reading.register === 'serious' ? [] : fitting(asks))
    add('ask', ask, [...frames.talkClosers, ...frames.readClosers], (head) => joinTail(head, ask))
  for (const tail of fitting(tails('read'))) add('read', tail, [], (head) => joinTail(head, tail))
  // A cut title is no longer the article's name, and 'Leestip' is none.
  if (whole && shape !== 'none' && !reading.english && whole.text === reading.title) {
    for (const wrap of fitting(frames.wraps))
      add('wrap', wrap, frames.readClosers, (head) => (head === whole ? fillWrap(wrap, head) : undefined))
  }
  return found
}

function canSay(say: string, reading: Reading, shape: Shape): boolean {
  const sober = reading.register === 'serious' || reading.register === 'news'
  if (shape === 'how' && VAGUE_BEHIND_HOW.test(say)) return false
  return sober || namesSomething(reading, shape) || SAYS_ANYWHERE.test(say)
}

function addCloser(text: string, closer: string): string {
  return isClosed(text) ? `${text} ${closer}` : `${text}. ${closer}`
}

/** 'lees je mee? Lees je mee?', 'hier lees je er meer over. Lees er meer over' */
function sharesOpening(tail: string, closer: string): boolean {
  const [a, b] = [tail.toLowerCase(), closer.toLowerCase()]
  if ((a.includes('?') || a.includes('reacties')) && b.includes('?')) return true
  return [
    /\blees\b|\b(?:ge)?lezen\b/,
    /artikel|stuk|bericht/,
    /bewa/,
    /recept/,
    /\bpin\b/,
    /reacties/,
    /vertel/,
    /praat/,
  ].some((word) => word.test(a) && word.test(b))
}
