// How much longer the same page takes in a large list than in a small one. Knows no list.
import type { Installation } from './installation.ts'
import { median } from './measure.ts'
import { scaled, type Row } from './report.ts'

/**
 * What the largest list may cost: `growth` times the smallest, or `ms`. `there` is the limit in ms on the yardstick's
 * machine.
 */
export type Limit = { growth: number } | { ms: number; there: number }
/** For pages that an index serves: it gets one level deeper. */
export const PAGE: Limit = { growth: 2 }

const ROUNDS = 60

/** An installation, and how long the list in it is. */
export interface Sized {
  size: number
  installation: Installation
}

/** Measures the sizes in turn within each round, so that a machine that slows down slows all of them. */
export async function growth(
  what: string,
  installations: readonly Sized[],
  path: (sized: Sized) => string | Promise<string>,
  most: Limit = PAGE,
): Promise<Row> {
  const asked = await Promise.all(
    installations.map(async (sized) => ({ ...sized, path: await path(sized), times: [] as number[] })),
  )
  for (let round = -10; round < ROUNDS; round += 1) {
    for (const { installation, path: address, times } of asked) {
      const { ms } = await installation.get(address)
      // The first rounds warm up connections and plans.
      if (round >= 0) times.push(ms)
    }
  }
  const middles = asked.map(({ times }) => median(times))
  const largest = middles.at(-1) ?? Number.NaN
  const factor = largest / (middles[0] ?? Number.NaN)
  return {
    what: `${what}, ${installations.map(({ size }) => size.toLocaleString('en')).join(' / ')}`,
    measured: `${middles.map((ms) => ms.toFixed(1)).join(' / ')} ms: ${factor.toFixed(2)}`,
    ...('ms' in most
      ? { limit: scaled('under', most.there, most.ms), met: largest < most.ms }
      : { limit: `under ${most.growth}`, met: factor < most.growth }),
  }
}
