// Gives everybody who asks a share of the connections: however much one person asks at once, others find some free. Who has their share
// waits for it, in the order in which they asked. Knows nothing of what is asked.
import type pg from 'pg'
import { askerNow, type Asker } from '../fetch/asker.ts'
import { createSlots, type Slots } from '../fetch/slots.ts'

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
      // The house's own work is little, and not bounded.
      const asker = askerNow()
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
