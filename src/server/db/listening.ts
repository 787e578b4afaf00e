// Hears what is told on the channels of a PostgreSQL server, over one connection of its own that is made anew when it is
// lost. Knows nothing of what is told.
import pg from 'pg'

/** Pause before a lost connection is made anew, in ms. */
const RECONNECT_MS = 1_000

interface Ear {
  hear: (payload: string) => void
  /** Called when one begins to hear: whatever was told until then is lost, the first time too. */
  begins: () => void
}

export interface Listening {
  /** Opens the connection with the first channel, a plain name in small letters. One ear per channel. */
  on(channel: string, ear: Ear): void
  off(channel: string): void
  close(): Promise<void>
}

/** @param connectionTimeoutMillis after which a server that does not answer counts as down. */
export function listenTo(connectionString: string, connectionTimeoutMillis: number): Listening {
  const ears = new Map<string, Ear>()
  let client: pg.Client | undefined
  /** The same client, once it is connected. */
  let ready: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function connect(): Promise<void> {
    const mine = new pg.Client({ connectionString, connectionTimeoutMillis, keepAlive: true })
    client = mine
    mine.on('notification', ({ channel, payload = '' }) => ears.get(channel)?.hear(payload))
    // Both may come of one loss; the second finds another client, or none.
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
