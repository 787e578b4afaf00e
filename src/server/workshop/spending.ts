// Dear work is paid for in processor time: reserved by what it will probably cost before it begins, and settled by what it did cost.
// Knows no work, and not where it is counted.
import type { Writable } from 'node:stream'

/** What one piece of work, or several that belong together, spend. */
export interface Spending {
  /** Adds processor time that was used, in ms; also of work that had to be ended, and is told of after it was settled. Never throws. */
  used: (ms: number) => void
  /**
   * Reserves what this work would cost beyond what was reserved, with what was used already.
   * @throws Problem tooManyTries when the user has not so much left; then it does not begin, and what was done stays paid for.
   */
  cover: (ms: number) => Promise<void>
  /** Has what was used count instead of what was reserved; once, when the work is over, however it ended. Never throws. */
  settle: () => Promise<void>
}

export interface ProcessorBudget {
  /**
   * @param ms what the work will probably cost.
   * @throws Problem tooManyTries when the user has not so much left; then nothing was reserved.
   */
  reserve: (userId: number, ms: number) => Promise<Spending>
}

/** Whose time it is. `spending`: it was reserved already, for this work and other. */
export interface Payer {
  userId: number
  spending?: Spending | undefined
}

/** For work that is nobody's in particular, and for tests. */
export const unlimited: ProcessorBudget = {
  reserve: async () => ({ used: () => {}, cover: async () => {}, settle: async () => {} }),
}

/** Does work at the expense of `payer`. @throws as `reserve` and the work do. */
export async function paying<Result>(
  budget: ProcessorBudget,
  { userId, spending }: Payer,
  price: number,
  work: (spending: Spending) => Promise<Result>,
): Promise<Result> {
  if (spending !== undefined) {
    // Of a ZIP nobody knows beforehand what its pictures take: a thousand of them would otherwise be made by who has an hour for ten.
    await spending.cover(price)
    return work(spending)
  }
  const own = await budget.reserve(userId, price)
  try {
    return await work(own)
  } finally {
    await own.settle()
  }
}

/** Settles when what is sent of the work closes; at once when whom it was for has left, while it was reserved. */
export function settleOnClose(sent: Pick<Writable, 'closed' | 'once'>, spending: Spending): void {
  const settle = () => void spending.settle()
  if (sent.closed) settle()
  else sent.once('close', settle)
}

/** How much the newest piece of work counts in what one is taken to cost. */
const NEWEST_SHARE = 0.3

/** What pieces of work of each kind cost lately, in ms of a processor: the price of the next. */
export function createPrices<Kind extends string>(first: Readonly<Record<Kind, number>>) {
  const prices: Record<Kind, number> = { ...first }
  return {
    of: (kind: Kind): number => prices[kind],
    learn(kind: Kind, ms: number): void {
      prices[kind] += NEWEST_SHARE * (ms - prices[kind])
    },
  }
}
