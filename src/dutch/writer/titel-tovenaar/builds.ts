// Builds every title that a head and the cores for it allow within the length asked for: a search, nothing is cut.
// Knows nothing of where a head comes from or of which titles are drawn.

import { characterCount } from '#dutch/characters.ts'
import { capitalise } from '../capitals.ts'
import type { HeadKind } from './cores/core-group.ts'
import { joinTail } from '../joining.ts'
import type { Bounds } from '../search.ts'
import { alone, askedBehind, askedTwice, ended, joinedParts, within, type Joined } from './joins.ts'
import { overlaps, stemsOf, type Core, type Family, type Turn } from './cores.ts'

export interface TitleHead {
  text: string
  kind: HeadKind
  /** The subject stands in a phrase of ours ('Het verhaal achter ...'). */
  around: boolean
  /** What makes it a lesser choice than the whole subject; 0 is best. */
  cost: number
}

export interface BuiltTitle {
  text: string
  /** The head, or '' when the title opens with an own sentence. */
  head: TitleHead | undefined
  turn: Turn | 'own'
  /** The cores in it: no two titles of a set share one. */
  cores: readonly Core[]
  /** Places of the user's own sentences in it. */
  places: readonly number[]
  cost: number
}

/** By how general a core is: what any subject could have comes only where nothing else fits. */
const GENERAL_COST = [0, 4, 30] as const
/** Clauses that were joined say less than a core that was written whole. */
const JOINED_COST = 5
/** An end adds little. */
const ENDED_COST = 6
/** A core with a question behind it is two titles in one. */
const ASKED_COST = 4
/** Clauses of different families seldom belong together: only where nothing else has the length. */
const MIXED_COST = 40
/** With fewer titles than this a set would have to repeat itself. */
const ENOUGH = 16
/** Keeps the number of combinations bounded. */
const MIXED_PARTS = 24
/** 'Met andere ogen kijken naar ...' wants to be followed by what there is to see. */
const TURNS_AROUND: ReadonlySet<Turn> = new Set(['what', 'how', 'why'])

/** The titles of one head within the bounds (characters; an emoji may also be counted as UTF-16 units). */
export function buildTitles(head: TitleHead, families: readonly Family[], bounds: Bounds): BuiltTitle[] {
  const joined = joinTail({ text: head.text, shape: head.kind === 'composed' ? 'composed' : 'phrase' }, 'x')
  const before = joined.slice(0, -1)
  const room = { min: bounds.min - characterCount(before), max: bounds.max - before.length }
  if (room.max < 1) return []
  const said = stemsOf(head.text)
  const fresh = (cores: readonly Core[]) =>
    cores.filter((core) => core.length <= room.max && !overlaps(core.stems, said))
  const found: BuiltTitle[] = []
  const add = (made: readonly Joined[], cost: number) => {
    for (const { text, length, cores } of made) {
      const turn = cores[0]?.turn ?? 'phrase'
      if (!within(length, room) || (head.around && !TURNS_AROUND.has(turn))) continue
      const words = joined.endsWith('X') ? capitalise(text) : text
      found.push({ text: before + words, head, turn, cores, places: [], cost: head.cost + cost })
    }
  }
  const own: { cores: Core[]; sentences: Joined[] } = { cores: [], sentences: [] }
  for (const family of families) {
    const cost = GENERAL_COST[family.general]
    const cores = fresh(family.cores)
    // Behind a question stands no second one.
    const asks = head.kind === 'question' ? [] : fresh(family.asks)
    const questions = [...asks.map(alone), ...askedTwice(asks)]
    add([...cores.map(alone), ...questions], cost)
    const parts = fresh(family.parts)
    add(joinedParts(parts, room), cost + JOINED_COST)
    add(ended(cores, parts, fresh(family.ends), room), cost + ENDED_COST)
    const sentences = [...questions, ...cores.filter(({ turn }) => turn === 'way').map(alone)]
    if (family.general === 2) add(askedBehind(cores, sentences, room), cost + ASKED_COST)
    else {
      own.cores.push(...cores)
      own.sentences.push(...sentences)
    }
  }
  add(askedBehind(own.cores, own.sentences, room), GENERAL_COST[1] + ASKED_COST)
  if (found.length < ENOUGH)
    add(joinedParts(fresh(families.flatMap((family) => family.parts)).slice(0, MIXED_PARTS), room), MIXED_COST)
  return found
}
