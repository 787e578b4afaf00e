// Limits how many passwords are hashed at once. Hashing is expensive on purpose: without a limit a flood of guesses would
// keep everybody waiting, and occupy the threads that the process needs to read files.
import { Problem } from '#contract/problems.ts'

/** Hashes at once: half of libuv's four threads, so that the others can still read files. */
const AT_ONCE = 2

/** Most callers waiting, those that go first not counted: some three seconds of work. */
const MOST_WAITING = 200

/** After how many seconds a refused caller may try again. */
const RETRY_AFTER_SECONDS = 5

/** Who is waiting. The groups take turns, one caller at a time; a caller with `first` goes before all groups. */
export interface Asker {
  group: string
  first?: boolean
}

export type Turns = <Value>(asker: Asker, work: () => Promise<Value>) => Promise<Value>

/**
 * Makes a queue that runs at most `atOnce` pieces of work at a time.
 * The queue throws Problem tooBusy, without running the work, when `mostWaiting` callers already wait; a caller with
 * `first` is never refused.
 */
export function createTurns(atOnce = AT_ONCE, mostWaiting = MOST_WAITING): Turns {
  let free = atOnce
  let waiting = 0
  const first: (() => void)[] = []
  const groups = new Map<string, (() => void)[]>()

  function next(): (() => void) | undefined {
    const known = first.shift()
    if (known !== undefined) return known
    const [entry] = groups
    if (entry === undefined) return undefined
    const [group, queue] = entry
    const turn = queue.shift()
    // The group that had its turn moves behind the others, if it still has callers waiting.
    groups.delete(group)
    if (queue.length > 0) groups.set(group, queue)
    waiting -= 1
    return turn
  }

  function wait({ group, first: goesFirst = false }: Asker): Promise<void> {
    if (!goesFirst && waiting >= mostWaiting) throw new Problem('tooBusy', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    return new Promise((resolve) => {
      if (goesFirst) return void first.push(resolve)
      waiting += 1
      const queue = groups.get(group)
      if (queue === undefined) groups.set(group, [resolve])
      else queue.push(resolve)
    })
  }

  return async (asker, work) => {
    if (free > 0) free -= 1
    else await wait(asker)
    try {
      return await work()
    } finally {
      const turn = next()
      // The place is handed to the next in the queue directly, so that a later caller cannot take it first.
      if (turn === undefined) free += 1
      else turn()
    }
  }
}
