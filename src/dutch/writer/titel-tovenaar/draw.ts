// Draws the titles of a set from all that could be built, so that they differ in build and in words.
// Knows nothing of Dutch.

import type { Dice } from '../random.ts'
import { isAllowed, type Reading } from '../subject.ts'
import type { BuiltTitle } from './builds.ts'

/** So many of a set hold an own sentence when there are that many that read well; they come first. */
const OWN_WANTED = 2
/** Beyond this an own sentence reads worse than none. */
const OWN_COST_MOST = 20
/** What makes a title unwelcome beside those already chosen. */
const COST = { sharedCore: 400, sameOwn: 60, manyOwn: 40, turn: 9, around: 14, stem: 8 } as const
const JITTER = 6

interface Entry extends BuiltTitle {
  chance: number
  key: string
}

/** `amount` titles; fewer only when there are no more different ones. */
export function drawTitles(titles: readonly BuiltTitle[], amount: number, reading: Reading, dice: Dice): string[] {
  const all = titles.map((title): Entry => ({ ...title, chance: dice.next() * JITTER, key: title.text.toLowerCase() }))
  const chosen: Entry[] = []
  const take = (list: readonly Entry[], limit: number): boolean => {
    let best: Entry | undefined
    let lowest = limit
    for (const entry of list) {
      if (entry.cost + entry.chance >= lowest) continue
      const cost = costBeside(entry, chosen)
      if (cost < lowest && isAllowed(entry.text, reading)) [best, lowest] = [entry, cost]
    }
    if (best) chosen.push(best)
    return best !== undefined
  }
  const own = all.filter(({ places }) => places.length > 0)
  while (chosen.length < Math.min(OWN_WANTED, amount) && take(own, OWN_COST_MOST));
  while (chosen.length < amount && take(all, Infinity));
  return dice.shuffle(chosen).map(({ text }) => text)
}

function costBeside(entry: Entry, chosen: readonly Entry[]): number {
  let cost = entry.cost + entry.chance
  let owns = 0
  for (const other of chosen) {
    if (other.key === entry.key) return Infinity
    if (other.places.length > 0) owns++
    if (other.turn === entry.turn) cost += COST.turn
    if (entry.head?.around && other.head?.around) cost += COST.around
    if (entry.places.some((place) => other.places.includes(place))) cost += COST.sameOwn
    for (const core of entry.cores) {
      for (const used of other.cores) {
        if (used.source === core.source) cost += COST.sharedCore
        else for (const stem of core.stems) if (used.stems.has(stem)) cost += COST.stem
      }
    }
  }
  if (entry.places.length > 0 && owns >= OWN_WANTED) cost += COST.manyOwn
  return cost
}
