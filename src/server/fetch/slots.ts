// How much may be under way at once. Knows nothing of what is done.

/** Runs work when one of `count` places is free, in the order asked. */
export type Slots = <Value>(signal: AbortSignal, work: () => Promise<Value>) => Promise<Value>

/** Places that all callers share. Who leaves (`signal`) while waiting is rejected with the reason, and takes no place. */
export function createSlots(count: number): Slots {
  let free = count
  const waiting = new Set<() => void>()

  function place(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (free > 0) {
      free -= 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const goAway = () => {
        waiting.delete(enter)
        reject(signal.reason as Error)
      }
      const enter = () => {
        signal.removeEventListener('abort', goAway)
        resolve()
      }
      signal.addEventListener('abort', goAway, { once: true })
      waiting.add(enter)
    })
  }

  /** Hands the place on, so that nobody who comes later gets in between. */
  function leave(): void {
    const [next] = waiting
    if (next === undefined) {
      free += 1
      return
    }
    waiting.delete(next)
    next()
  }

  return async (signal, work) => {
    await place(signal)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

/** The result of `work` for each item, in order; no more than `count` at once. The first failure ends it. */
export async function inLanes<Item, Value>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const results: Value[] = []
  const queue = items.entries()
  async function lane(): Promise<void> {
    // All workers take from one iterator, so each item is taken once.
    for (const [at, item] of queue) results[at] = await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(count, items.length) }, lane))
  return results
}
