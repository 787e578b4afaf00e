// For whom something is done: so that what is shared is shared fairly, however deep below the request it is asked. Knows nothing of what that is.
import { AsyncLocalStorage } from 'node:async_hooks'

/** For whom something is done. */
export interface Asker {
  /** Whoever has the same name has one share. */
  name: string
  /**
   * Makes a signal that is aborted when nobody waits for the answer any more: who waits for their share then leaves. Left out: it is asked
   * whatever happens.
   */
  signal?: (() => AbortSignal) | undefined
}

const asking = new AsyncLocalStorage<Asker | undefined>()

/** What `work` does is done for `asker`. What is done for nobody is the house's own work. */
export const askingFor = <Result>(asker: Asker, work: () => Result): Result => asking.run(asker, work)

/** The same pieces. What making each asks of the database is asked for who asks now, whoever takes it, and whenever. */
export function asAskerNow<Piece>(pieces: AsyncIterable<Piece>): AsyncIterable<Piece> {
  const now = AsyncLocalStorage.snapshot()
  return {
    [Symbol.asyncIterator]() {
      const from = pieces[Symbol.asyncIterator]()
      return {
        next: () => now(() => from.next()),
        return: async () => (await now(() => from.return?.())) ?? { done: true, value: undefined },
      }
    },
  }
}

/** For whom is at work now; undefined: for nobody, it is the house's own work. */
export const askerNow = (): Asker | undefined => asking.getStore()

/** Runs `work` as the house's own, whoever set it off. */
export const forTheHouse = <Result>(work: () => Result): Result => asking.run(undefined, work)
