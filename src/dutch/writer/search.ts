// Finds a combination of sentences whose whole has a length within bounds. No sentence is ever cut.
// Knows nothing of what the sentences say.

import { characterCount } from '#dutch/characters.ts'

/** One place in the text: the sentences that may stand there, in the order to try them. */
export interface Slot {
  choices: readonly string[]
  /** True when the place may stay empty. */
  optional: boolean
}

export interface Bounds {
  min: number
  max: number
}

/** Keeps the worst case bounded; with the frames as they are a few dozen steps suffice. */
const MOST_STEPS = 800

/**
 * The first combination, one choice per slot in the order of the slots, that joined by spaces has a length within the
 * bounds (characters) and passes `accepts`; undefined when there is none within the steps allowed.
 */
export function findCombination(
  slots: readonly Slot[],
  bounds: Bounds,
  accepts: (parts: readonly string[]) => boolean,
): string[] | undefined {
  const lengths = new Map<string, number>()
  const lengthOf = (text: string) => {
    const known = lengths.get(text) ?? characterCount(text)
    lengths.set(text, known)
    return known
  }
  // The most and fewest characters that the slots from here on can add, spaces included.
  const most: number[] = Array(slots.length + 1).fill(0)
  const fewest: number[] = Array(slots.length + 1).fill(0)
  for (let at = slots.length - 1; at >= 0; at--) {
    const sizes = (slots[at]?.choices ?? []).map((text) => lengthOf(text) + 1)
    most[at] = (most[at + 1] ?? 0) + Math.max(0, ...sizes)
    fewest[at] = (fewest[at + 1] ?? 0) + (slots[at]?.optional ? 0 : Math.min(...sizes, Infinity))
  }
  let steps = 0
  const parts: string[] = []
  // `length` counts a space behind every part, so one more than the text itself has.
  function fill(at: number, length: number): boolean {
    if (++steps > MOST_STEPS) return false
    if (length + (most[at] ?? 0) - 1 < bounds.min || length + (fewest[at] ?? 0) - 1 > bounds.max) return false
    const slot = slots[at]
    if (slot === undefined) return accepts(parts)
    for (const choice of slot.choices) {
      parts.push(choice)
      if (fill(at + 1, length + lengthOf(choice) + 1)) return true
      parts.pop()
    }
    return slot.optional && fill(at + 1, length)
  }
  return fill(0, 0) ? parts : undefined
}
