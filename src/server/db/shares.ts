// Gives everybody who asks a share of the connections: however much one person asks at once, others find some free. Who has their share
// waits for it, in the order in which they asked. Knows nothing of what is asked.
import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { createSlots, type Slots } from '../fetch/slots.ts'

/** For whom the database is asked. */
export interface Asker {
  /** Whoever has the same name has one share. */
  name: string
  /**
   * Makes a signal that is aborted when nobody waits for the answer any more: who waits for their share then leaves. Left out: it is asked
   * whatever happens.
   */
  signal?: (() => AbortSignal) | undefined
}

const asking = new AsyncLocalStorage<Asker>()

/** What `work` asks of the database is asked for `asker`. What is asked for nobody is not bounded: the house's own work is little. */
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

interface Share {
  slots: Slots
  /** Those that have a connection or wait for one. */
  taken: number
}

/** Of who takes a place at once. */
const NEVER = new AbortController().signal

type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: Error) => void) => void

/**
 * Bounds how many connections of the pool one asker has. Every query of a pool begins with `connect`.
 * @param each how many, of all that the pool has.
 */
export function sharing(pool: pg.Pool, each: number): pg.Pool {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const shares = new Map<string, Share>()

  async function connectFor({ name, signal = () => new AbortController().signal }: Asker): Promise<pg.PoolClient> {
    const share = shares.get(name) ?? { slots: createSlots(each), taken: 0 }
    shares.set(name, share)
    // Mostly a place is free, and making a signal costs more than all of this.
    const left = share.taken < each ? NEVER : signal()
    share.taken += 1
    const given = Promise.withResolvers<pg.PoolClient>()
    void share
      .slots(left, async () => {
        const client = await connect()
        const done = Promise.withResolvers<void>()
        const release = client.release.bind(client)
        client.release = (error) => {
          release(error)
          done.resolve()
        }
        given.resolve(client)
        await done.promise
      })
      .catch(given.reject)
      .finally(() => {
        share.taken -= 1
        if (share.taken === 0) shares.delete(name)
      })
    return given.promise
  }

  return Object.assign(pool, {
    connect: (callback?: Callback): unknown => {
      const asker = asking.getStore()
      const connecting = asker === undefined ? connect() : connectFor(asker)
      if (callback === undefined) return connecting
      void answer(connecting, callback)
      return undefined
    },
  })
}

/** Tells of a connection as pg's own pool does to who gives a callback. */
async function answer(connecting: Promise<pg.PoolClient>, callback: Callback): Promise<void> {
  let client: pg.PoolClient
  try {
    client = await connecting
  } catch (error) {
    callback(error as Error, undefined, () => {})
    return
  }
  callback(undefined, client, client.release.bind(client))
}
