// A client that follows the stream of notices (/api/live), as an open window does.
import { live, notice, type Notice } from '#contract/live.ts'
import { until, type Client, type TestApp } from './app.ts'

export interface Follower {
  status: number
  headers: Headers
  /** The notices that came so far. What other followers tell to find out whether they hear is not among them. */
  heard: Notice[]
  /** The same as it was sent, before parsing dropped fields that the contract does not name. */
  sent: unknown[]
  /** The ids of the notices by which this follower, or another, finds out whether it hears. */
  probes: Set<number>
  ended: boolean
  leave(): void
}

/** Opens the stream, and waits until notices come through. */
export async function follow(app: TestApp, client: Client): Promise<Follower> {
  const leaving = new AbortController()
  const reply = await fetch(app.url + live.path, {
    headers: client.cookie === undefined ? {} : { cookie: client.cookie },
    signal: leaving.signal,
  })
  const { status, headers } = reply
  const follower: Follower = {
    status,
    headers,
    heard: [],
    sent: [],
    probes: new Set(),
    ended: false,
    leave: () => leaving.abort(),
  }
  void gather(reply, follower)
  // On a PostgreSQL server the process begins to listen some time after the first stream is opened, so a notice is told
  // again and again until one comes through.
  const first = nextProbe--
  await until(async () => {
    if (!follower.probes.has(first)) await app.database.notices.tell({ topic: 'links', id: first })
    return follower.probes.has(first)
  }, 'the stream hears something')
  // Waits for everything that was told until now, to forget it: when listening begins, notices of all topics are sent.
  const last = nextProbe--
  await app.database.notices.tell({ topic: 'links', id: last })
  await until(() => follower.probes.has(last), 'the stream has heard everything')
  follower.heard.length = 0
  follower.sent.length = 0
  return follower
}

/** Ids from here on are of no link: by them a notice of this file is known, which may reach other followers much later. */
const PROBES = 2_147_000_000
let nextProbe = 2_147_483_647

async function gather({ body }: Response, follower: Follower): Promise<void> {
  let text = ''
  try {
    for await (const chunk of body as ReadableStream<Uint8Array>) {
      text += Buffer.from(chunk).toString('utf8')
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        if (!event.startsWith('data: ')) continue
        const sent: unknown = JSON.parse(event.slice('data: '.length))
        const heard = notice.parse(sent)
        if (heard.id !== undefined && heard.id >= PROBES) {
          follower.probes.add(heard.id)
          continue
        }
        follower.sent.push(sent)
        follower.heard.push(heard)
      }
    }
  } catch {
    // The client left, or was cut off: the stream is over either way.
  }
  follower.ended = true
}
