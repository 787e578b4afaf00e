// Chooses a set of texts from more than are needed: the best first, each saying something else. Knows nothing of networks.
import { bannedIn } from '../banned-words.ts'
import { bare, opening, overlap, stemsOf } from './likeness.ts'
import type { Dice } from './random.ts'

export interface Candidate {
  text: string
  /** What it does: of one angle fewer are chosen as long as there are others. */
  angle: string
  /** Worth, around 0 to 10. */
  score: number
  /** Its last sentences, where what stands before them is to stay as it is. */
  behind?: string
  /** Tells the news itself, so that the reader may be sent on behind it. */
  news?: boolean
}

export interface Rules {
  most: number
  /** The title of the article: at most two texts begin with it. */
  title: string
  banned: readonly string[]
  dice: Dice
  /** The share of its words (0 to 1) that a text may have in common with another of its set. */
  alike?: number
}

/** How far chance moves a score, so that asking again gives other texts without giving worse ones. */
const CHANCE = 2.6
/** What a second text of the same angle loses, and a third twice. */
const SAME_ANGLE = 1.5
/** The same for the angle of texts that neutral words fill: one of a set is enough. */
const SAME_FILLED = 6
export const FILLED = 'filled'
/** What a text loses that says the same as one of the set, when it says all the same. */
const SAME_WORDS = 4
/** What tells nothing of the article. */
const NEUTRAL =
  'lees lezen leest artikel recept vacature verhaal volledige hele site website online nieuw read the full story now new our'
/** Whether a text says nothing beside the title but where it can be read. */
export function addsNothing(text: string, title: string): boolean {
  const named = new Set([...stemsOf(title), ...stemsOf(NEUTRAL)])
  return [...stemsOf(text)].every((stem) => named.has(stem))
}
/** Texts of a set that may begin with the title; no others begin alike. */
const TITLE_FIRST = 2

/** At most `most` texts, best first; fewer when the rest would begin or say the same. */
export function choose(
  candidates: readonly Candidate[],
  { most, title, banned, dice, alike: mostAlike = 0.5 }: Rules,
): string[] {
  const head = bare(title)
  // All texts speak of what the title names, and say where to read it: they are alike in what else they say.
  const named = new Set([...stemsOf(title), ...stemsOf(NEUTRAL)])
  const open = candidates
    .filter(({ text }) => bannedIn(text, banned).length === 0)
    .map((candidate) => ({
      ...candidate,
      stems: stemsOf(candidate.text),
      adds: new Set([...stemsOf(candidate.text)].filter((stem) => !named.has(stem))),
      begin: opening(candidate.text),
      said: bare(candidate.text),
      parts: partsOf(candidate.text).filter((part) => part !== head),
      titled: beginsWith(candidate.text, title),
      fromTitle: isFromTitle(candidate.text, title),
      worth: candidate.score + dice.next() * CHANCE,
    }))
  const chosen: typeof open = []
  while (chosen.length < most) {
    let best: (typeof open)[number] | undefined
    let bestWorth = -Infinity
    const titles = chosen.filter(({ fromTitle }) => fromTitle).length
    for (const one of open) {
      const alike = chosen.filter(({ begin }) => begin === one.begin)
      if (alike.some(({ titled, said }) => !(titled || one.titled) || said === one.said)) continue
      if (one.fromTitle && titles >= TITLE_FIRST) continue
      if (chosen.some(({ parts }) => parts.some((part) => one.parts.includes(part)))) continue
      const same = Math.max(0, ...chosen.map(({ stems }) => overlap(stems, one.stems)))
      if (chosen.some(({ adds }) => overlap(adds, one.adds) > mostAlike)) continue
      const repeated = chosen.filter(({ angle }) => angle === one.angle).length
      const worth = one.worth - repeated * (one.angle === FILLED ? SAME_FILLED : SAME_ANGLE) - same * SAME_WORDS
      if (worth > bestWorth) [best, bestWorth] = [one, worth]
    }
    if (best === undefined) break
    chosen.push(best)
  }
  return chosen.map(({ text }) => text)
}

/** Its sentences, and what stands before and behind a colon: the same one twice in a set is once too often. */
const partsOf = (text: string): string[] =>
  text
    .split(/(?<=[.?!])\s|:\s|\s–\s/u)
    .map(bare)
    .filter((part) => part.length > LEAST_PART)
const LEAST_PART = 30

/** Whether a text may join a set: it begins otherwise than all of them, and not as a third one with the title or a part of it. */
export function mayJoin(texts: readonly string[], text: string, title: string): boolean {
  const alike = texts.filter((other) => opening(other) === opening(text))
  const titled = beginsWith(text, title)
  if (alike.some((other) => !(titled || beginsWith(other, title)) || bare(other) === bare(text))) return false
  return !isFromTitle(text, title) || texts.filter((one) => isFromTitle(one, title)).length < TITLE_FIRST
}

const isFromTitle = (text: string, title: string) => beginsWith(text, title) || opening(text) === opening(title)
const beginsWith = (text: string, title: string): boolean => bare(title) !== '' && bare(text).startsWith(bare(title))
