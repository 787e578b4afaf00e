// Makes a set of titles: gathers everything that fits the subject, then draws five that differ in build.
// Knows nothing of where a title is shown; the bounds and frames come with the call.

import { characterCount } from '#contract/text.ts'
import { RESULTS_MIN } from '#contract/tools/result-list.ts'
import { emojiIn } from './clean-text.ts'
import type { TitleFrames } from './frames/title-frames.ts'
import { fillWrap, isClosed, joinTail, type Head } from './joining.ts'
import { ownTitles } from './own-titles.ts'
import { createDice, type Dice } from './random.ts'
import { asksOf, emojiFor } from './register.ts'
import { fitsAddress, type Reading } from './subject.ts'
import { headsOf } from './title-heads.ts'

export interface TitlePlan {
  /** Keeps two tools with the same seed apart. */
  name: string
  /** Characters of a result: `min` is aimed at, `max` is never passed. */
  min: number
  max: number
  frames: TitleFrames
  /** Share (0 to 1) of the results that get an emoji, in registers that have them. */
  emojiShare: number
}

type Kind = 'own' | 'ask' | 'say' | 'read' | 'wrap'

interface Candidate {
  text: string
  kind: Kind
  /** Results of one set never share a frame or an own sentence. */
  frame: string
  closer: string
}

const CLOSER_SHARE = 0.3
/** Shapes that a register's own question fits behind; of 'how' only 'Zo ...' and 'Hoe ...', not 'Waarom ...'. */
const ASKABLE: ReadonlySet<string> = new Set(['phrase', 'how', 'list', 'composed'])

/** Five different titles for the subject read, each at most `plan.max` characters. */
export function composeTitles(reading: Reading, plan: TitlePlan, seed: number): string[] {
  const dice = createDice(seed, `${plan.name}|${reading.title}`)
  const room = plan.max - emojiRoom(reading)
  const own = ownTitles(reading, plan.min, room).map(({ text, place }): Candidate => ({
    text,
    kind: 'own',
    frame: `own ${place}`,
    closer: '',
  }))
  const candidates = [...own, ...framedCandidates(reading, plan, room, dice)]
  const chosen = choose(candidates, plan, dice)
  return chosen.map((text, index) => decorate(text, index, reading, plan, dice))
}

function framedCandidates(reading: Reading, plan: TitlePlan, room: number, dice: Dice): Candidate[] {
  const { frames } = plan
  const heads = headsOf(reading, room)
  const shape = heads[0]?.shape ?? 'none'
  const tails = (kind: 'say' | 'ask' | 'read') =>
    [...(shape === 'none' ? [] : (frames[kind].any ?? [])), ...(frames[kind][shape] ?? [])].filter((tail) =>
      fitsAddress(tail, reading.address),
    )
  const askable = ASKABLE.has(shape) && !reading.english && !/^(?:wa|we|wi)/i.test(shape === 'how' ? reading.title : '')
  const registerAsks = askable ? asksOf(reading.register) : []
  const asks = [...(registerAsks.length > 0 && shape === 'phrase' ? [] : tails('ask')), ...registerAsks]
  const found: Candidate[] = []
  const add = (kind: Kind, frame: string, build: (head: Head) => string | undefined) => {
    const closers =
      kind === 'read'
        ? []
        : kind === 'ask' || kind === 'wrap'
          ? frames.readClosers
          : [...frames.readClosers, ...frames.askClosers]
    const usable = dice.shuffle(closers.filter((closer) => fitsAddress(closer, reading.address)))
    for (const head of heads) {
      const text = build(head)
      if (text === undefined || characterCount(text) > room) continue
      const wanted = characterCount(text) < plan.min || dice.chance(CLOSER_SHARE)
      const closer = wanted
        ? usable.find(
            (sentence) => characterCount(addCloser(text, sentence)) <= room && !sharesOpening(frame, sentence),
          )
        : undefined
      found.push({ text: closer ? addCloser(text, closer) : text, kind, frame, closer: closer ?? '' })
      return
    }
  }
  for (const tail of tails('say')) add('say', tail, (head) => joinTail(head, tail))
  for (const tail of asks.filter((ask) => fitsAddress(ask, reading.address)))
    add('ask', tail, (head) => joinTail(head, tail))
  for (const tail of tails('read')) add('read', tail, (head) => joinTail(head, tail))
  // A cut title is no longer the article's name, and 'Leestip' is none.
  const [whole] = heads
  if (whole && shape !== 'none' && !reading.english && whole.text === reading.title) {
    for (const wrap of frames.wraps.filter((frame) => fitsAddress(frame, reading.address)))
      add('wrap', wrap, (head) => (head === whole ? fillWrap(wrap, head) : undefined))
  }
  return found
}

function addCloser(text: string, closer: string): string {
  return isClosed(text) ? `${text} ${closer}` : `${text}. ${closer}`
}

/** 'lees je mee? Lees je mee?', 'hier lees je er meer over. Lees er meer over' */
function sharesOpening(tail: string, closer: string): boolean {
  const [a, b] = [tail.toLowerCase(), closer.toLowerCase()]
  if (a.includes('?') && b.includes('?')) return true
  return [/\blees\b|\b(?:ge)?lezen\b/, /artikel/, /bewa/, /recept/, /\bpin\b/].some(
    (word) => word.test(a) && word.test(b),
  )
}

function choose(candidates: Candidate[], plan: TitlePlan, dice: Dice): string[] {
  const most: Record<Kind, number> = { own: 3, ask: 2, say: 2, read: 1, wrap: 1 }
  const queue = dice.shuffle(candidates)
  const longEnough = queue.filter(({ text }) => characterCount(text) >= plan.min)
  const chosen: Candidate[] = []
  const take = (list: Candidate[], limited: boolean) => {
    for (const candidate of list) {
      if (chosen.length === RESULTS_MIN) return
      const same = chosen.filter(({ kind }) => kind === candidate.kind).length
      const clashes = chosen.some(
        ({ text, frame, closer }) =>
          frame === candidate.frame ||
          text.toLowerCase() === candidate.text.toLowerCase() ||
          (limited && closer !== '' && closer === candidate.closer),
      )
      if (!clashes && (!limited || same < most[candidate.kind])) chosen.push(candidate)
    }
  }
  // Own sentences first: two or three of five when the description has them.
  take(longEnough.filter(({ kind }) => kind === 'own').slice(0, dice.chance(0.5) ? 3 : 2), true)
  take(
    longEnough.filter(({ kind }) => kind !== 'own'),
    true,
  )
  take(longEnough, true)
  take(longEnough, false)
  take(queue, false)
  return dice.shuffle(chosen).map(({ text }) => text)
}

function emojiRoom(reading: Reading): number {
  return reading.register === 'serious'
    ? 0
    : 1 + Math.max(3, ...reading.emoji.map((emoji) => characterCount(emoji) * 2 + 1))
}

/** The title's own emoji in every result, else now and then one that fits. Never a second one. */
function decorate(text: string, index: number, reading: Reading, plan: TitlePlan, dice: Dice): string {
  if (reading.register === 'serious' || emojiIn(text).length > 0) return text
  const fitting = reading.emoji.length > 0 ? [reading.emoji.join('')] : emojiFor(reading.title, reading.register)
  const wanted = reading.emoji.length > 0 || (index % 2 === 0 && dice.chance(plan.emojiShare * 2))
  const emoji = wanted ? dice.shuffle(fitting)[0] : undefined
  if (emoji === undefined || characterCount(`${text} ${emoji}`) > plan.max) return text
  return reading.title === '' ? `${emoji} ${text}` : `${text} ${emoji}`
}
