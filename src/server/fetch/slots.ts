// Limits how many pieces of work run at the same time. Knows nothing of the work.

/** Runs `work` as soon as a place is free, in the order of the calls. */
export type Slots = <Value>(signal: AbortSignal, work: () => Promise<Value>) => Promise<Value>

/** Makes `count` places that all callers share. A caller whose `signal` is aborted while waiting gets its reason thrown. */
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

  /** Hands the place directly to the next that waits, so that a later caller cannot take it first. */
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

/**
 * The results of `work` for all items, in their order, with at most `count` under way at once. Rejects with the first
 * failure; nothing that is not yet under way is begun then.
 */
export async function inLanes<Item, Value>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const results: Value[] = []
  const queue = each(items)
  async function lane(): Promise<void> {
    // All lanes take from one generator, so each item is taken once. A failure ends the loop and thereby the generator, so
    // the other lanes take nothing more.
    for (const [at, item] of queue) results[at] = await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(count, items.length) }, lane))
  return results
}

function* each<Item>(items: readonly Item[]) {
  yield* items.entries()
}
