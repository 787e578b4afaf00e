// Receives the notifications (LISTEN) of a PostgreSQL server, over one connection of its own, which is reconnected when it
// is lost. Knows nothing of their content.
import pg from 'pg'

/** Pause before reconnecting, in ms. */
const RECONNECT_MS = 1_000

/** A listener on one channel. */
interface Ear {
  /** Called with the payload of every notification. */
  hear: (payload: string) => void
  /** Called each time listening begins, the first time too: notifications from before that moment are lost. */
  begins: () => void
}

export interface Listening {
  /**
   * Listens on a channel, with one listener per channel. The first call opens the connection. `channel` becomes part of the
   * SQL as it is, so it must be a plain lower-case name.
   */
  on(channel: string, ear: Ear): void
  off(channel: string): void
  /** Ends the connection, for good: later calls of `on` do nothing. */
  close(): Promise<void>
}

/** @param connectionTimeoutMillis after this time a server that does not answer counts as down. */
export function listenTo(connectionString: string, connectionTimeoutMillis: number): Listening {
  const ears = new Map<string, Ear>()
  let client: pg.Client | undefined
  /** The same as `client`, once it is connected. */
  let ready: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function connect(): Promise<void> {
    const mine = new pg.Client({ connectionString, connectionTimeoutMillis, keepAlive: true })
    client = mine
    mine.on('notification', ({ channel, payload = '' }) => ears.get(channel)?.hear(payload))
    // Losing a connection may cause both events. On the second, `client` is already another one or undefined.
    const lost = () => void (client === mine && reconnect(mine))
    mine.on('error', lost)
    mine.on('end', lost)
    try {
      await mine.connect()
      ready = mine
      for (const [channel, ear] of ears) await listen(mine, channel, ear)
    } catch {
      lost()
    }
  }
  async function listen(to: pg.Client, channel: string, ear: Ear): Promise<void> {
    await to.query(`listen ${channel}`)
    if (client === to && ears.get(channel) === ear) ear.begins()
  }
  function reconnect(broken: pg.Client): void {
    client = undefined
    ready = undefined
    void broken.end().catch(() => {})
    if (!closed) timer = setTimeout(() => void connect(), RECONNECT_MS).unref()
  }
  return {
    on(channel, ear) {
      if (closed) return
      ears.set(channel, ear)
      if (ready !== undefined) {
        const to = ready
        listen(to, channel, ear).catch(() => client === to && reconnect(to))
      } else if (client === undefined && timer === undefined) void connect()
    },
    off: (channel) => void ears.delete(channel),
    async close() {
      closed = true
      clearTimeout(timer)
      const last = client
      client = undefined
      await last?.end().catch(() => {})
    },
  }
}
