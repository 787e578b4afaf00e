// Makes a set of titles out of many candidates, and fills it with plain lines where they are too few. Knows nothing of networks.
import { bannedIn } from '../banned-words.ts'
import { addsNothing, choose, mayJoin, type Candidate, type Rules } from './choice.ts'
import type { Material } from './material.ts'
import { plainTexts } from './plain-forms.ts'
import { standfirstsOf } from './standfirst.ts'

const WANTED = 5
const LEAST = 3
/** From so many facts on a set may be full. */
const FACTS_OF_A_FULL_SET = 6
/** Texts of a full set that say nothing beside the title. */
const MOST_PLAIN = 2
/** Worth below which a text asks more than it tells, and less than another line around the title. */
const LEAST_WORTH = -4
/** The share of what they add to the title that two may have in common when a set is not full. */
const ALIKE = 0.8
/** How far chance moves a plain line. */
const CHANCE = 2.5

/** At most five, best first: none that leaves its reader asking, and more alike only where there are too few. */
export function chooseTitles(found: readonly Candidate[], rules: Omit<Rules, 'most'>): string[] {
  const good = found.filter(({ score }) => score > LEAST_WORTH)
  return choose(good, { ...rules, most: WANTED, alike: ALIKE })
}

/**
 * Three to five titles, as many as the article carries at their length: behind those that were found what the description tells,
 * and plain lines about the title until there are three. The title over and over is no set: beyond that two of them say it.
 */
export function completeTitles(
  texts: readonly string[],
  material: Material,
  { kind, most }: { kind: 'titles' | 'pins'; most: number },
  { banned, dice }: Pick<Rules, 'banned' | 'dice'>,
): string[] {
  const lines = plainTexts(material, kind, most)
  // The title comes first; which others follow behind facts, who asks again sees changed.
  const moved = material.place.length === 0 ? 0 : CHANCE
  const drawn = lines.map((one, at) => ({ ...one, score: one.score + (at === 0 ? 0 : (dice.next() - 1) * moved) }))
  const plain = drawn.toSorted((one, other) => other.score - one.score)
  const least = material.ranked.length >= FACTS_OF_A_FULL_SET ? WANTED : LEAST
  const all = complete(texts, [...standfirstsOf(material, most), ...plain], { title: material.twice, least, banned })
  const titled = all.filter((text) => addsNothing(text, material.title))
  const spare = Math.min(titled.length - MOST_PLAIN, all.length - LEAST)
  return spare > 0 ? all.filter((text) => !titled.slice(-spare).includes(text)) : all
}

/** The texts, with plain ones about the title behind them until there are `least`. */
export function complete(
  texts: readonly string[],
  plain: readonly Candidate[],
  { title, least, banned }: { title: string; least: number; banned: readonly string[] },
): string[] {
  const all = [...texts]
  for (const { text } of plain)
    if (all.length < least && bannedIn(text, banned).length === 0 && mayJoin(all, text, title)) all.push(text)
  return all
}
