// What a vendor says of itself never costs a text: whatever it tells of its tokens, the text is shown, counted once and logged.
import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { desc, eq } from 'drizzle-orm'
import type { AiSettings } from '#server/config.ts'
import { aiReservations, aiUsage } from '#server/quota/tables.ts'
import { builtIn } from '#server/tools/providers/built-in.ts'
import { createProvider } from '#server/tools/providers/create.ts'
import type { Tool } from '#server/tools/define.ts'
import type { Provider, Usage } from '#server/tools/provider.ts'
import { tools } from '#server/tools/registry.ts'
import { startApp, type Client, type TestApp } from '../../support/app.ts'
import { replies } from '../../support/language-model-replies.ts'
import { toolInputs } from '../../support/tool-fields.ts'
import { candidates, five, settingsOf, vendors } from './providers-vendors.ts'

/** What is told, as it stands in JSON, and what is kept of it: a number, or null where nobody knows. */
const told: Record<string, number | null> = {
  '12.5': 13,
  '"12"': 12,
  '3e9': null,
  '-1': null,
  NaN: null,
  '-Infinity': null,
  null: null,
  '"veel"': null,
  '{}': null,
  '[12]': null,
  true: null,
}

const lastUsage = async ({ database }: TestApp, userId: number) =>
  (await database.db.select().from(aiUsage).where(eq(aiUsage.userId, userId)).orderBy(desc(aiUsage.id)))[0]
const reserved = async ({ database }: TestApp, userId: number) =>
  (await database.db.select().from(aiReservations).where(eq(aiReservations.userId, userId))).length
const counter = async (client: Client) => (await client.get('/api/user')).body.aiRequestsCount

/** What stands instead of it where an object should be. */
const instead = ['"12"', '[12]', '12', 'NaN', '-Infinity', 'true', 'null']

/** Replaces what a reply says of its tokens by `number`; undefined: it says nothing of them. What begins with `usage` is said instead. */
function saying(body: string, number: string | undefined): string {
  if (number === undefined) return body.replaceAll(/,"usage":\{[^}]*\}/g, '')
  if (number.startsWith('usage')) return body.replaceAll(/"usage":\{[^}]*\}/g, `"usage":${number.slice(5)}`)
  return body.replaceAll(/"((?:prompt|completion|total|input|output)_tokens)":\d+/g, (_, name) => `"${name}":${number}`)
}

/** How a reply may stand as well: behind a byte order mark, with the lines of Windows, or the data of an event on two lines. */
const BYTE_ORDER_MARK = '\uFEFF'
const forms: Record<string, (body: string) => string> = {
  'behind a byte order mark': (body) => BYTE_ORDER_MARK + body,
  'with the lines of Windows': (body) => body.replaceAll('\n', '\r\n'),
  'on two lines': (body) => body.replaceAll(/^data: (\{[^,]*,)(.*)$/gm, 'data: $1\ndata: $2'),
}
const asItIs = (body: string) => body

let server: Server
/** How the vendor at hand sends it. */
let sent = asItIs
/** What the vendor at hand says of its tokens. */
let number: string | undefined
before(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>
      const reply = replies[request.url ?? '']
      const tokens = { prompt: 120, completion: 340 }
      const streams = body['stream'] === true
      response.writeHead(200, { 'content-type': streams ? 'text/event-stream' : 'application/json' })
      const text = streams
        ? 'Het zwembad gaat weer open. Ook de school kan er terecht.'
        : JSON.stringify(candidates(five))
      const said = streams
        ? reply?.stream({ text }, body, tokens).join('')
        : JSON.stringify(reply?.answer({ text }, body, tokens))
      response.end(sent(saying(said ?? '', number)))
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
})
after(() => {
  server.closeAllConnections()
  server.close()
})

const title = { title: 'De dijk bij Lent', description: 'Vanaf het najaar wordt aan de oever gewerkt.' }
const text = {
  text: 'Het zwembad gaat weer open. Iedereen kan er terecht, ook de school om de hoek.',
  mode: 'formeler',
}

for (const vendor of vendors)
  test(`${vendor.provider}: in whatever form it tells it, the text is shown and counts once`, async (context) => {
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
    const provider = createProvider(settingsOf(vendor, baseUrl), { retryPauseMs: 1 })
    const app = await startApp({ provider })
    context.after(async () => {
      sent = asItIs
      await app.close()
    })
    for (const [form, send] of Object.entries(forms))
      for (const [said, kept] of Object.entries({ '"12"': 12, '"veel"': 0 })) {
        sent = send
        number = said
        for (const path of ['/api/content/facebook-titles', '/api/rewriter']) {
          const { client, user } = await app.loggedIn()
          const { status, body } = await client.post(path, path === '/api/rewriter' ? text : title)
          assert.equal(status, 200, `${path} ${said} ${form}: ${JSON.stringify(body)}`)
          assert.equal(await counter(client), 1)
          const usage = await lastUsage(app, user.id)
          assert.deepEqual([usage?.success, usage?.completionTokens], [true, kept], `${path} ${said} ${form}`)
        }
      }
  })

for (const vendor of vendors) {
  test(`${vendor.provider}: whatever it tells of its tokens, at once and in a stream, the text is shown and counts once`, async () => {
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
    const settings: AiSettings = settingsOf(vendor, baseUrl)
    const app = await startApp({ provider: createProvider(settings, { retryPauseMs: 1 }) })
    try {
      const others = instead.map((one) => [`usage${one}`, null] as const)
      for (const [said, kept] of [...Object.entries(told), ...others, [undefined, null] as const]) {
        number = said
        for (const path of ['/api/content/facebook-titles', '/api/rewriter']) {
          const { client, user } = await app.loggedIn()
          const { status, body } = await client.post(path, path === '/api/rewriter' ? text : title)
          assert.equal(status, 200, `${path} ${said}: ${JSON.stringify(body)}`)
          assert.equal(await counter(client), 1, `${path} ${said}`)
          assert.equal(await reserved(app, user.id), 0)
          assert.equal((await client.get('/api/history')).body.length, 1)
          const usage = await lastUsage(app, user.id)
          // Of a stream Anthropic tells at once that it began and how many tokens it read, and what it wrote with the end.
          assert.deepEqual(
            [usage?.success, usage?.promptTokens, usage?.completionTokens],
            [true, kept ?? 0, kept ?? 0],
            `${path} ${said}`,
          )
          if (kept === null) assert.equal(usage?.estimatedCost, null, `${path} ${said}: what it cost is not known`)
          else if (vendor.provider !== 'openai-compatible') assert.ok((usage?.estimatedCost ?? 0) > 0)
        }
      }
    } finally {
      await app.close()
    }
  })
}

/** A provider that writes as the built-in writer does, and tells what the test at hand says. */
const teller = (usage: () => Usage): Provider => ({
  model: 'model-van-de-proef',
  draft: async (...asked) => ({ ...(await builtIn.draft(...asked)), ...usage(), model: 'model-van-de-proef' }),
})

const odd: unknown[] = [12.5, 3e9, -1, '12', Number.NaN, Number.POSITIVE_INFINITY, undefined, null, {}, 2 ** 60]

test('of every tool: no usage that is told makes a text go lost, or costs a request twice', async () => {
  let usage: Usage
  const app = await startApp({ provider: teller(() => usage) })
  try {
    for (const tool of Object.values(tools) as unknown as Tool[])
      for (const one of odd) {
        usage = { promptTokens: one, completionTokens: one, estimatedCost: one } as Usage
        const { client, user } = await app.loggedIn()
        const reply = await client.call(tool.contract.endpoint, toolInputs[tool.contract.name as keyof typeof tools])
        const what = `${tool.contract.name} ${String(one)}`
        assert.equal(reply.status, 200, what)
        assert.equal(await counter(client), 1, what)
        assert.equal(await reserved(app, user.id), 0, what)
        const logged = await lastUsage(app, user.id)
        assert.equal(logged?.success, true, what)
        assert.ok(Number.isInteger(logged?.totalTokens) && (logged?.totalTokens ?? -1) >= 0, what)
      }
  } finally {
    await app.close()
  }
})

test('of every tool: a text that cannot be kept is shown all the same, and its request is given back at once', async () => {
  const app = await startApp()
  try {
    // The database refuses to keep any text from here on.
    await app.database.pool.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'vol'; END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON generations FOR EACH ROW EXECUTE FUNCTION refuse()`)
    const ids = new Set<number>()
    for (const tool of Object.values(tools) as unknown as Tool[]) {
      const { name, endpoint, open, output } = tool.contract
      const { client, user } = await app.loggedIn()
      const reply = await client.call(endpoint, toolInputs[name as keyof typeof tools])
      assert.equal(reply.status, 200, name)
      const whole = endpoint.streams ? reply.body.at(-1).reply : reply.body
      const { generationId, model: _model, ...written } = open(whole)
      assert.ok(output.safeParse(written).success, name)
      assert.ok(generationId < 0, `${name}: it is not in the history`)
      ids.add(generationId)
      assert.deepEqual([await counter(client), await reserved(app, user.id)], [0, 0], name)
      const logged = await lastUsage(app, user.id)
      assert.deepEqual([logged?.success, /vol/.test(logged?.errorMessage ?? '')], [false, true], name)
    }
    assert.equal(ids.size, Object.keys(tools).length, 'screens tell them apart')
  } finally {
    await app.close()
  }
})
