// The one way all tools go: reserve, draft, parse, settle; and what happens when any step fails.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { desc, eq } from 'drizzle-orm'
import { BUILT_IN_MODEL, textsIn } from '#contract/tools/define.ts'
import { RESULTS_MIN, RESULTS_WANTED } from '#contract/tools/result-list.ts'
import { aiReservations, aiUsage } from '#server/quota/tables.ts'
import { DraftFailure, type Draft, type Provider } from '#server/tools/provider.ts'
import type { Tool } from '#server/tools/define.ts'
import { tools } from '#server/tools/registry.ts'
import { startApp, until, type Reply, type TestApp } from '../../support/app.ts'
import { toolInputs } from '../../support/tool-fields.ts'

/** A provider that does what the test at hand tells it. */
let draft: (signal: AbortSignal) => Promise<unknown>
/** How many drafts were begun. */
let begun = 0
const told: Provider = {
  model: 'model-van-de-proef',
  async draft(_tool, _input, signal) {
    const writing = draft(signal)
    begun += 1
    const output = await writing
    return {
      output,
      model: 'model-van-de-proef',
      promptTokens: 100,
      completionTokens: 20,
      estimatedCost: 0.5,
    } satisfies Draft
  },
}

let builtIn: TestApp
let app: TestApp
before(async () => {
  builtIn = await startApp()
  app = await startApp({ provider: told })
})
after(async () => {
  await builtIn.close()
  await app.close()
})

/** How many texts each answers with; of the others as many as the source carries. */
const amounts: Partial<Record<keyof typeof tools, number>> = {
  titeltovenaar: 4,
  'shorts-text': 1,
  rewriter: 1,
  'article-draft': 1,
  'article-section': 1,
}
/** The whole reply, also of a tool that answers in lines. */
const whole = (tool: Tool, reply: Reply) => (tool.contract.endpoint.streams ? reply.body.at(-1).reply : reply.body)
const titles = (count: number) => ({
  titles: Array.from({ length: count }, (_, at) => `Fietsen naar zee in de herfst, keer ${at}`),
})

const lastUsage = async (where: TestApp, userId: number) =>
  (await where.database.db.select().from(aiUsage).where(eq(aiUsage.userId, userId)).orderBy(desc(aiUsage.id)))[0]
const counter = async (client: Awaited<ReturnType<TestApp['loggedIn']>>['client']) =>
  (await client.get('/api/user')).body.aiRequestsCount
const ask = (client: Awaited<ReturnType<TestApp['loggedIn']>>['client'], signal?: AbortSignal) =>
  client.send('POST', '/api/content/facebook-titles', {
    body: toolInputs['facebook-captions'],
    ...(signal && { signal }),
  })

for (const tool of Object.values(tools) as unknown as Tool[]) {
  const { name, endpoint, output, open } = tool.contract
  const input = toolInputs[name as keyof typeof tools]

  test(`${name}: what was asked within the contract, one request, one line of usage, one in the history`, async () => {
    const { client, user } = await builtIn.loggedIn()
    const reply = await client.call(endpoint, input)
    assert.equal(reply.status, 200)
    const { model, generationId, ...opened } = open(whole(tool, reply))
    assert.ok(output.safeParse(opened).success)
    const amount = new Set(textsIn(opened)).size
    assert.equal(amount, textsIn(opened).length)
    const exactly = amounts[name as keyof typeof tools]
    // An outline has as many parts as its sources, and of an article's texts for search engines there are four kinds.
    if (['article-outline', 'article-meta'].includes(name)) assert.ok(amount > 0)
    else if (exactly === undefined) assert.ok(amount >= RESULTS_MIN && amount <= RESULTS_WANTED, `${amount} texts`)
    else assert.equal(amount, exactly)
    assert.equal(model, BUILT_IN_MODEL)
    assert.equal(await counter(client), 1)
    const usage = await lastUsage(builtIn, user.id)
    assert.deepEqual(
      [usage?.agentType, usage?.modelUsed, usage?.success, usage?.estimatedCost, usage?.totalTokens],
      [name, BUILT_IN_MODEL, true, 0, 0],
    )
    const generations = (await client.get('/api/history')).body
    assert.deepEqual(
      generations.map((kept: { id: number; tool: string; output: unknown }) => [kept.id, kept.tool, kept.output]),
      [[generationId, name, opened]],
    )
  })

  test(`${name}: a blank field is refused in its own words and costs nothing, also when its blanks cannot be seen`, async () => {
    const { client } = await builtIn.loggedIn()
    const field = Object.keys(input)[0]!
    for (const blank of ['', '   ', '\u200B\u200B', ' \u00AD\u2060\n']) {
      const reply = await client.call(endpoint, { ...input, [field]: blank })
      assert.equal(reply.status, 400)
      assert.equal(reply.body.message, reply.body.errors[field])
      assert.match(reply.body.message, /titel|Onderwerp is verplicht|Plak of open eerst een tekst/)
    }
    assert.equal(await counter(client), 0)
  })

  test(`${name}: a visitor is not served`, async () => {
    assert.equal((await builtIn.client().call(endpoint, input)).status, 401)
  })

  test(`${name}: whatever is typed, the answer is whole or a clear refusal, never a fault of ours`, async () => {
    const { client } = await builtIn.loggedIn({ role: 'paid' })
    const field = Object.keys(input)[0]!
    const odd = [
      '🎉🔥',
      '<script>alert(1)</script><b>Vet</b>',
      'שלום עולם, זה טקסט',
      'Ein deutscher Titel über Gärten',
      'a',
      "'; DROP TABLE users; --",
    ]
    for (const text of [...odd, 'woord '.repeat(1_700).slice(0, 10_000)]) {
      const reply = await client.call(endpoint, { ...input, [field]: text })
      if (reply.status === 200) output.parse(open(whole(tool, reply)))
      else
        assert.ok(
          [400, 422].includes(reply.status),
          `${text.slice(0, 20)}: ${reply.status} ${JSON.stringify(reply.body)}`,
        )
    }
  })
}

test('half a character and ids that are none are bad input, on every field that takes them', async () => {
  const { client } = await builtIn.loggedIn({ role: 'paid' })
  const half = 'Een titel met een half\uD83D teken'
  const calls: [path: string, body: object][] = [
    ['/api/content/facebook-titles', { title: half }],
    ['/api/content/facebook-titles', { title: 'Zee', description: half }],
    ['/api/rewriter', { text: half, mode: 'korter' }],
    ['/api/styles', { name: 'Stijl', bannedWords: [half] }],
    ['/api/content/facebook-titles', { title: 'Zee', styleId: 2_147_483_648 }],
    ['/api/feedback', { generationId: 2_147_483_648, index: 0, rating: 1 }],
  ]
  for (const [path, body] of calls)
    assert.equal((await client.post(path, body)).status, 400, `${path} ${JSON.stringify(body)}`)
  assert.equal((await client.get('/api/history?id=2147483648')).status, 400)
})

const amountsTyped: [amount: unknown, titles: number | string][] = [
  [undefined, 5],
  [null, 5],
  ['', 5],
  ['abc', 5],
  ['4', 4],
  [3, 3],
  [2, 'Minimaal 3 titels'],
  [6, 'Maximaal 5 titels'],
  [3.5, 'Kies een heel aantal titels'],
]
for (const [amount, expected] of amountsTyped) {
  test(`TitelTovenaar, asked for ${JSON.stringify(amount)}: ${expected}`, async () => {
    const { client } = await builtIn.loggedIn()
    const { body } = await client.post('/api/titeltovenaar/generate', { subject: 'Zee', context: 'Golven', amount })
    assert.deepEqual(typeof expected === 'number' ? body.data.titles.length : body.message, expected)
    if (typeof expected === 'number')
      assert.deepEqual([body.success, body.message], [true, `${expected} titels gegenereerd`])
  })
}

test('optional fields of the tools accept null', async () => {
  const { client } = await builtIn.loggedIn()
  const script = { title: 'Zee', description: null, language: null, styleId: null }
  assert.equal((await client.post('/api/shorts-text-generator', script)).status, 200)
  const text = { ...toolInputs.rewriter, address: null, instruction: null }
  assert.equal((await client.post('/api/rewriter', text)).status, 200)
})

test('a live model’s tokens and cost are logged', async () => {
  draft = async () => titles(5)
  const { client, user } = await app.loggedIn()
  assert.equal((await ask(client)).body.model, 'model-van-de-proef')
  const usage = await lastUsage(app, user.id)
  assert.deepEqual(
    [usage?.modelUsed, usage?.promptTokens, usage?.completionTokens, usage?.totalTokens, usage?.estimatedCost],
    ['model-van-de-proef', 100, 20, 120, 0.5],
  )
  assert.ok((usage?.processingTimeMs ?? -1) >= 0)
})

test('a set of three is whole: a source that carries no more is no failure', async () => {
  draft = async () => titles(3)
  const { client } = await app.loggedIn()
  assert.deepEqual((await ask(client)).body.titles, titles(3).titles)
})

const useless: Record<string, unknown> = {
  'two titles': titles(2),
  'a title twice': { titles: [...titles(5).titles.slice(0, 4), titles(5).titles[0]] },
  'a title that is too long': { titles: [...titles(4).titles, 'a'.repeat(151)] },
  'an empty title': { titles: [...titles(4).titles, ' '] },
  'no list': { titles: 'Fietsen naar zee' },
  nothing: undefined,
}
for (const [name, output] of Object.entries(useless)) {
  test(`an answer with ${name} is refused, costs no request, and its tokens are logged`, async () => {
    draft = async () => output
    const { client, user } = await app.loggedIn()
    const reply = await ask(client)
    assert.equal(reply.status, 502)
    assert.equal(reply.body.message, 'De schrijfhulp gaf geen bruikbaar antwoord. Probeer het opnieuw.')
    assert.equal(await counter(client), 0)
    const usage = await lastUsage(app, user.id)
    assert.deepEqual([usage?.success, usage?.totalTokens], [false, 120])
  })
}

test('whatever goes wrong underneath, the request is given back and the browser sees no more than its message', async () => {
  const failures = {
    502: new DraftFailure('writerUnreachable', { cause: new Error('connect ECONNREFUSED 10.0.0.1') }),
    500: new TypeError('geheim detail'),
  }
  for (const [status, failure] of Object.entries(failures)) {
    draft = async () => {
      throw failure
    }
    const { client, user } = await app.loggedIn({ aiRequestsCount: 9 })
    const reply = await ask(client)
    assert.equal(reply.status, Number(status))
    assert.doesNotMatch(JSON.stringify(reply.body), /geheim|10\.0\.0\.1/)
    assert.equal(await counter(client), 9)
    assert.match((await lastUsage(app, user.id))?.errorMessage ?? '', /geheim detail|ECONNREFUSED/)
  }
})

test('when the user leaves before the answer, the model is told to stop and the request is given back', async () => {
  begun = 0
  let stopped = false
  draft = (signal) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        stopped = true
        reject(signal.reason)
      })
    })
  const { client, user } = await app.loggedIn({ aiRequestsCount: 3 })
  const leaving = new AbortController()
  const reply = ask(client, leaving.signal).catch((error: Error) => error.name)
  await until(() => begun === 1, 'the writer is at work')
  assert.equal(await counter(client), 4, 'the request is counted')
  leaving.abort()
  assert.equal(await reply, 'AbortError')
  await until(async () => (await counter(client)) === 3, 'the request is given back')
  assert.ok(stopped)
  const usage = await lastUsage(app, user.id)
  assert.deepEqual([usage?.success, usage?.errorMessage], [false, 'Het verzoek is afgebroken.'])
  const left = await app.database.db.select().from(aiReservations).where(eq(aiReservations.userId, user.id))
  assert.deepEqual(left, [])
})

test('an answer that comes after the user left is not charged', async () => {
  begun = 0
  draft = (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(titles(5))))
  const { client } = await app.loggedIn()
  const leaving = new AbortController()
  const reply = ask(client, leaving.signal).catch(() => 'left')
  await until(() => begun === 1, 'the writer is at work')
  assert.equal(await counter(client), 1, 'the request is counted')
  leaving.abort()
  await reply
  await until(async () => (await counter(client)) === 0, 'the request is given back')
})

test('of three calls with two requests left, two are granted and one is refused', async () => {
  const { client } = await builtIn.loggedIn({ aiRequestsCount: 8 })
  const paths = ['facebook-titles', 'pinterest-titles', 'linkinbio-titles']
  const title = 'Fietsen naar zee'
  const replies = await Promise.all(paths.map((path) => client.post(`/api/content/${path}`, { title })))
  const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b)
  assert.deepEqual(statuses, [200, 200, 403])
  assert.equal(await counter(client), 10)
})

test('title and description of the one field are split at the first dash', async () => {
  const { client } = await builtIn.loggedIn()
  const url = 'Zeldzame zeearend broedt in de Biesbosch - Boswachters zagen deze week twee jongen op het nest.'
  const reply = await client.post('/api/caption/linkinbio', { url })
  assert.ok(
    reply.body.captions.some((caption: string) =>
      caption.includes('Boswachters zagen deze week twee jongen op het nest'),
    ),
  )
  assert.ok(reply.body.captions.every((caption: string) => !caption.includes(' - Boswachters')))
})
