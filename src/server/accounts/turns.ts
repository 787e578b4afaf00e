// Who may use the processor for a password now. Hashing is meant to be dear: unbounded, a flood of guesses would keep
// everybody waiting, and the threads of the process from reading files.
import { Problem } from '#contract/problems.ts'

/** Hashes at once: half the threads of a process (libuv has four), so that files are still read. */
const AT_ONCE = 2

/** Most that wait, in all: some three seconds of work. */
const MOST_WAITING = 200

/** When a refused one may try again, in seconds. */
const RETRY_AFTER_SECONDS = 5

/** Who asks: of one `group` never more than every other group's next; `first` goes before all groups. */
export interface Asker {
  group: string
  first?: boolean
}

export type Turns = <Value>(asker: Asker, work: () => Promise<Value>) => Promise<Value>

/** Runs work in turns. @throws Problem tooBusy, without running it, to who does not go first. */
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
    // The group whose turn it was goes behind the others, if any of it still waits.
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
      // Handed on, so that nobody who comes later gets in between.
      if (turn === undefined) free += 1
      else turn()
    }
  }
}
