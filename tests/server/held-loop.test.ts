// Nobody's text holds the server up: every endpoint that takes more than 50 kB of text is sent the worst megabyte of each kind, and
// sixteen of them at once; nor do the pictures of a document. Limits are those of the machine of the yardstick, scaled to this one as it is at that moment.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { importArticle } from '#contract/articles/endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { zipped } from '#server/articles/import-zip.ts'
import { endpointsOfContract } from '../support/contract.ts'
import { onPostgres } from '../support/database.ts'
import { startLoopServer, type LoopServer } from '../support/hostile-loop.ts'
import { slownessNow } from '../support/loop-probe.ts'
import { textCapacity } from '../support/text-capacity.ts'
import { addressOf, bodyOf, worstBodies, type Text } from '../support/worst-bodies.ts'
import { worstTexts } from '../support/worst-texts.ts'

/** How many characters of text make an endpoint one of these. */
const MUCH = 50_000
/** In ms on the machine of the yardstick. */
const HELD_MS = 50
const HEALTH_MS = 200
const AT_ONCE = 16
/** A round in which a neighbour had the machine says nothing: the best of so many counts. */
const ROUNDS = 5

const onServer = { skip: !onPostgres && 'of a PostgreSQL server', timeout: 600_000 }
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const takesText = ({ body, upload }: Endpoint) =>
  textCapacity(body) > MUCH || upload?.kinds.some((kind) => kind === 'text') === true
const endpoints = (await endpointsOfContract()).filter(takesText)

let server: LoopServer
let article = 0
before(async () => {
  if (!onPostgres) return
  server = await startLoopServer()
  article = await added(worstTexts['one long line']?.(20_000) ?? '')
})
after(() => server?.stop())

async function added(content: string): Promise<number> {
  const reply = await fetch(`${server.url}/api/articles`, {
    method: 'POST',
    headers: { cookie: server.cookies.maker, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Het slechtste', content }),
  })
  return ((await reply.json()) as { id: number }).id
}

/** A request that is made beforehand: making it is not what is measured. */
interface Ready {
  url: string
  init: RequestInit
}

function ready(endpoint: Endpoint, text: Text): Ready {
  const worst = worstBodies[nameOf(endpoint)] ?? assert.fail(`no row for ${nameOf(endpoint)}`)
  const url = server.url + addressOf(endpoint, worst, article)
  const headers = { cookie: server.cookies[worst.who] }
  const { method } = endpoint
  if (worst.file === undefined)
    return {
      url,
      init: {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf(endpoint, worst, text)),
      },
    }
  const form = new FormData()
  form.append(endpoint.upload?.field ?? '', new Blob([worst.file(text)]), 'slecht.md')
  return { url, init: { method, headers, body: form } }
}

async function send({ url, init }: Ready): Promise<number> {
  const reply = await fetch(url, init)
  await reply.arrayBuffer()
  return reply.status
}

test('every endpoint that takes more than 50 kB of text is sent its worst', () => {
  assert.deepEqual(endpoints.map(nameOf).toSorted(), Object.keys(worstBodies).toSorted())
  assert.ok(endpoints.length > 20)
})

for (const endpoint of endpoints) {
  test(`${nameOf(endpoint)} never holds the loop for 50 ms`, onServer, async () => {
    const held: string[] = []
    for (const [kind, text] of Object.entries(worstTexts)) {
      const request = ready(endpoint, text)
      let best = Infinity
      for (let round = 0; round < ROUNDS; round += 1) {
        await server.longest()
        const status = await send(request)
        const longest = await server.longest()
        assert.ok(status < 500 || status === 503, `${kind}: ${status}`)
        if (worstBodies[nameOf(endpoint)]?.taken) assert.ok(status < 300, `${kind}: ${status}`)
        best = Math.min(best, longest / (await server.slowness()))
        if (best <= HELD_MS) break
      }
      if (best > HELD_MS) held.push(`${kind}: ${best.toFixed(0)} ms`)
    }
    assert.deepEqual(held, [])
  })
}

/** Sixteen of each endpoint that keeps what it is sent; and of all others together, sixteen by sixteen. */
const others = endpoints.filter((endpoint) => !worstBodies[nameOf(endpoint)]?.taken)
const batches: [what: string, of: Endpoint[]][] = [
  ...endpoints
    .filter((endpoint) => !others.includes(endpoint))
    .map((one): [string, Endpoint[]] => [nameOf(one), [one]]),
  ...Array.from({ length: Math.ceil(others.length / AT_ONCE) }, (_, at): [string, Endpoint[]] => [
    `the other endpoints, part ${at + 1},`,
    others.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  ]),
]

for (const [what, of] of batches) {
  test(`sixteen of ${what} at once leave health under 200 ms`, onServer, async () => {
    const texts = Object.values(worstTexts)
    const requests = Array.from({ length: AT_ONCE }, (_, at) =>
      ready(of[at % of.length] as Endpoint, texts[at % texts.length] as Text),
    )
    let best = Infinity
    for (let round = 0; round < ROUNDS && best > HEALTH_MS; round += 1) {
      const slowness = slownessNow().clock
      const asking = { now: true }
      const asked = Promise.all(requests.map(send)).finally(() => (asking.now = false))
      let slowest = 0
      while (asking.now) {
        const begun = performance.now()
        assert.equal(await send({ url: `${server.url}/api/health`, init: {} }), 200)
        slowest = Math.max(slowest, performance.now() - begun)
        await wait(5)
      }
      const statuses = await asked
      for (const status of statuses) assert.ok(status < 500 || status === 503, String(status))
      // That all are turned away would say nothing of what the work holds up.
      const taken = statuses.filter((status) => status < 300).length
      if (!of.some((one) => others.includes(one)))
        assert.ok(taken > AT_ONCE / 4, `${taken} taken of ${statuses.join(' ')}`)
      best = Math.min(best, slowest / Math.max(1, slowness, slownessNow().clock))
    }
    assert.ok(best <= HEALTH_MS, `${best.toFixed(0)} ms`)
  })
}

test(
  'three documents with 58 MB of pictures at once never hold the loop for 25 ms: their bytes do not pass it',
  onServer,
  async () => {
    const names = Array.from({ length: 100 }, (_, at) => `${at}.png`)
    const picture = await sharp(randomBytes(440 * 440 * 3), { raw: { width: 440, height: 440, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer()
    const text = `# De brug\n\n${names.map((name) => `![Brug](${name})`).join('\n\n')}`
    const bytes = zipped(new Map([['a.md', Buffer.from(text)], ...names.map((name) => [name, picture] as const)]))
    const form = new FormData()
    form.append('file', new Blob([Uint8Array.from(bytes)]), 'brug.zip')
    const request = {
      url: server.url + importArticle.path,
      init: { method: 'POST', headers: { cookie: server.cookies.maker }, body: form },
    }
    let best = Infinity
    for (let round = 0; round < 3 && best > HELD_MS / 2; round += 1) {
      await server.longest()
      const statuses = await Promise.all(Array.from({ length: 3 }, () => send(request)))
      assert.deepEqual(new Set(statuses), new Set([201]))
      const longest = await server.longest()
      best = Math.min(best, longest / (await server.slowness()))
    }
    assert.ok(best <= HELD_MS / 2, `${best.toFixed(0)} ms`)
  },
)
