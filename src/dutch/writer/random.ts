// Seeded chance: the same seed and text always give the same draws. Knows nothing of Dutch.

export interface Dice {
  /** A fraction, 0 up to but not including 1. */
  next(): number
}

/** FNV-1a over the UTF-16 units of a text: spreads neighbouring seeds far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    value ^= text.charCodeAt(i)
    value = Math.imul(value, 0x01000193)
  }
  return value >>> 0
}

/** Dice for one call. Any number is a seed (also 0, negative, broken or NaN); `salt` keeps two tools apart. */
export function createDice(seed: number, salt: string): Dice {
  let state = hash(`${seed}|${salt}`)
  // Mulberry32 (public domain, Tommy Ettinger).
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return { next }
}
