// Looks for the highest quality at which a picture is small enough, in few tries, since each costs an encoding. Knows no format.

/** What came of one quality; `size` in bytes. */
export interface Tried {
  quality: number
  size: number
}

/** The lowest quality that is tried: below it a photograph falls apart. */
export const LEAST_QUALITY = 20

/** Tries after the first. */
const MOST_TRIES = 6
/** What is this near to the most is near enough. */
const NEAR = 0.95
/** By how much more quality a file doubles, before anything is known of the picture. */
const DOUBLING = 25

/**
 * @param first what came of the quality that was asked for: never more than that.
 * @param attempt encodes it with another quality.
 * @returns the best that is no larger than `most` bytes; if there is none, what came of the lowest quality.
 */
export async function bestWithin<Result extends Tried>(
  first: Result,
  most: number,
  attempt: (quality: number) => Promise<Result>,
): Promise<Result> {
  let tooLarge: Result = first
  let fits: Result | undefined = first.size <= most ? first : undefined
  let better = 0
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (fits !== undefined && (fits === first || fits.size >= NEAR * most || tooLarge.quality - fits.quality <= 1))
      return fits
    if (fits === undefined && tooLarge.quality <= LEAST_QUALITY) return tooLarge
    // The last try goes to what most probably fits.
    const next =
      tries === MOST_TRIES - 1 && fits === undefined ? LEAST_QUALITY : guess(tooLarge, fits, most, better > 1)
    const tried = await attempt(next)
    better = tried.size <= most ? better + 1 : 0
    if (tried.size <= most) fits = tried
    else tooLarge = tried
  }
  return fits ?? tooLarge
}

/**
 * The size grows by about the same factor for each step of quality. Where that leads to small steps from below, the size does not
 * grow so: then the middle is tried.
 */
function guess(tooLarge: Tried, fits: Tried | undefined, most: number, halve: boolean): number {
  if (halve && fits !== undefined) return Math.ceil((fits.quality + tooLarge.quality) / 2)
  const perStep =
    fits === undefined ? Math.LN2 / DOUBLING : Math.log(tooLarge.size / fits.size) / (tooLarge.quality - fits.quality)
  const steps = Math.ceil(Math.log(tooLarge.size / most) / Math.max(perStep, 0.001))
  const lowest = fits === undefined ? LEAST_QUALITY : fits.quality + 1
  return Math.max(lowest, Math.min(tooLarge.quality - 1, tooLarge.quality - steps))
}
