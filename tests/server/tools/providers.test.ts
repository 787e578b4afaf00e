// Every live provider against a server that speaks its protocol: what goes over the wire, and what each fault becomes.
import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import type { ProblemCode } from '#contract/problems.ts'
import type { DraftFailure } from '#server/tools/provider.ts'
import { createProvider } from '#server/tools/providers/create.ts'
import {
  startLanguageModelServer,
  USED_TOKENS,
  type LanguageModelServer,
  type Turn,
} from '../../support/language-model-server.ts'
import { API_KEY, ask, candidates, failureOf, five, settingsOf, stays, tool, vendors } from './providers-vendors.ts'

let server: LanguageModelServer
before(async () => void (server = await startLanguageModelServer({ answer: candidates(five) })))
after(() => server.close())
afterEach(() => server.forget())

interface Fault {
  rule: string
  /** Given to every try. */
  turn: Turn
  problem: ProblemCode
  tries: number
  /** The vendor had already written, so the failure carries what that cost. */
  spent?: true
}

const tooLong = five.map((text) => text.padEnd(151, '.'))

const faults: Fault[] = [
  { rule: 'a 500 is tried twice more', turn: { status: 500 }, problem: 'writerUnreachable', tries: 3 },
  { rule: 'a 503 is tried twice more', turn: { status: 503 }, problem: 'writerUnreachable', tries: 3 },
  { rule: 'a 429 is tried twice more', turn: { status: 429 }, problem: 'writerUnreachable', tries: 3 },
  { rule: 'a 400 is not tried again', turn: { status: 400 }, problem: 'writerFailed', tries: 1 },
  { rule: 'a refused key is not tried again', turn: { status: 401 }, problem: 'writerUnreachable', tries: 1 },
  { rule: 'a 408 is not tried again', turn: { status: 408 }, problem: 'writerUnreachable', tries: 1 },
  { rule: 'a 409 is not tried again', turn: { status: 409 }, problem: 'writerFailed', tries: 1 },
  {
    rule: 'text that is no JSON is asked for again once',
    turn: { text: 'Zeker! Hier zijn ze:' },
    problem: 'writerFailed',
    tries: 2,
    spent: true,
  },
  {
    rule: 'JSON of another shape is asked for again once',
    turn: { answer: { headline: five[0] } },
    problem: 'writerFailed',
    tries: 2,
    spent: true,
  },
  {
    rule: 'titles that are all too long are asked for again once',
    turn: { answer: candidates(tooLong) },
    problem: 'writerFailed',
    tries: 2,
    spent: true,
  },
  {
    rule: 'a list that is empty twice is told as nothing written',
    turn: { answer: candidates([]) },
    problem: 'writerEmpty',
    tries: 2,
    spent: true,
  },
  {
    rule: 'an answer cut off at the token limit is asked for again once',
    turn: { fault: 'cut-off' },
    problem: 'writerFailed',
    tries: 2,
    spent: true,
  },
  {
    rule: 'a model that spent all its tokens on thinking is asked again once',
    turn: { fault: 'no-answer' },
    problem: 'writerFailed',
    tries: 2,
    spent: true,
  },
  { rule: 'half a document is not tried again', turn: { fault: 'broken-body' }, problem: 'writerFailed', tries: 1 },
  {
    rule: 'a connection that breaks in mid-answer is not tried again',
    turn: { fault: 'hang-up' },
    problem: 'writerUnreachable',
    tries: 1,
  },
  { rule: 'a redirect is not followed', turn: { fault: 'redirect' }, problem: 'writerUnreachable', tries: 1 },
  { rule: 'a refusal is told as one', turn: { fault: 'refusal' }, problem: 'writerRefused', tries: 1, spent: true },
]

for (const vendor of vendors) {
  describe(vendor.provider, () => {
    test('five titles come back with model, tokens and cost', async () => {
      const provider = createProvider(settingsOf(vendor, server.baseUrl))
      const draft = await provider.draft(tool, ask, stays())
      assert.deepEqual(draft.output, { titles: five })
      assert.equal(draft.model, vendor.model)
      assert.equal(provider.model, vendor.model)
      assert.deepEqual([draft.promptTokens, draft.completionTokens], [USED_TOKENS.prompt, USED_TOKENS.completion])
      assert.equal(draft.estimatedCost === null, vendor.provider === 'openai-compatible')
    })

    test('the wire carries the key in its header, the prompt, and a schema of common words only', async () => {
      await createProvider(settingsOf(vendor, server.baseUrl)).draft(tool, ask, stays())
      const [request] = server.requests
      assert.ok(request)
      assert.equal(request.path, vendor.path)
      assert.ok(String(request.headers[vendor.keyHeader]).endsWith(API_KEY))
      assert.equal(request.body.model, vendor.model)
      const sent = JSON.stringify(request.body)
      assert.ok(sent.includes('Schrijf titels.') && sent.includes('De dijk bij Lent') && !sent.includes(API_KEY))
      const candidate = {
        type: 'object',
        properties: { angle: { type: 'string' }, text: { type: 'string' } },
        required: ['angle', 'text'],
        additionalProperties: false,
      }
      assert.deepEqual(schemaIn(request.body), {
        type: 'object',
        properties: { candidates: { type: 'array', items: candidate } },
        required: ['candidates'],
        additionalProperties: false,
      })
      assert.ok(sent.includes(String.raw`{\"candidates\":[{\"angle\":\"…\",\"text\":\"…\"}]}`), 'in words too')
    })

    test('titles beyond five, doubles and misfits are left out', async () => {
      const [first = '', ...rest] = five
      const misfits = ['Kort', `${first} ${'lang'.repeat(30)}`, 'De dijk bij Lent', 'De dijk bij Lent: wat vind jij?']
      server.script({ answer: candidates([first, ...misfits, first.toUpperCase(), ...rest, `${first} of te voet`]) })
      const draft = await createProvider(settingsOf(vendor, server.baseUrl)).draft(tool, ask, stays())
      assert.deepEqual(draft.output, { titles: five })
    })

    test('a plain list under a name of its own is read like the one that was asked for', async () => {
      server.script({ answer: { headlines: five } })
      const draft = await createProvider(settingsOf(vendor, server.baseUrl)).draft(tool, ask, stays())
      assert.deepEqual(draft.output, { titles: five })
      assert.equal(server.requests.length, 1)
    })

    test('the temperature and the limit of the tool go over the wire', async () => {
      await createProvider(settingsOf(vendor, server.baseUrl)).draft(tool, ask, stays())
      const body = server.requests[0]?.body ?? {}
      assert.deepEqual([body.temperature, body.max_tokens ?? body.max_completion_tokens], [0.9, 9_000])
    })

    for (const { rule, turn, problem, tries, spent } of faults) {
      test(rule, async () => {
        server.script(...Array<Turn>(Math.max(tries, 2)).fill(turn))
        const provider = createProvider(settingsOf(vendor, server.baseUrl), { retryPauseMs: 1 })
        const failure = await failureOf(provider.draft(tool, ask, stays()))
        // Mistral's protocol knows no refusal: the model says it in prose, which is no JSON.
        const inProse = problem === 'writerRefused' && vendor.provider === 'mistral'
        assert.equal(failure.code, inProse ? 'writerFailed' : problem)
        assert.equal(server.requests.length, inProse ? 2 : tries)
        assert.equal(failure.usage?.completionTokens, spent && USED_TOKENS.completion * server.requests.length)
        assertQuiet(failure)
      })
    }

    test('a host that is not there is unreachable, and asked once', async () => {
      const gone = await startLanguageModelServer()
      await gone.close()
      const failure = await failureOf(createProvider(settingsOf(vendor, gone.baseUrl)).draft(tool, ask, stays()))
      assert.equal(failure.code, 'writerUnreachable')
      assert.match(String(failure.cause), /ECONNREFUSED/)
    })
  })
}

test('a prompt that OpenAI blocks before a model sees it is a refusal', async () => {
  server.script({ status: 400, code: 'content_filter' })
  const [openai] = vendors
  const failure = await failureOf(createProvider(settingsOf(openai, server.baseUrl)).draft(tool, ask, stays()))
  assert.equal(failure.code, 'writerRefused')
})

test('an older Claude, without structured outputs, answers through a tool', async () => {
  const settings = { ...settingsOf(vendors[1], server.baseUrl), model: 'claude-3-haiku-20240307' }
  const draft = await createProvider(settings).draft(tool, ask, stays())
  assert.deepEqual(draft.output, { titles: five })
  assert.deepEqual(server.requests[0]?.body.tool_choice, { type: 'any', disable_parallel_tool_use: true })
})

test('the built-in writer answers at once, free, under its own name', async () => {
  const draft = await createProvider({ provider: 'ingebouwd' }).draft(tool, ask, stays())
  const cost = { promptTokens: 0, completionTokens: 0, estimatedCost: 0 }
  assert.deepEqual(draft, { output: { titles: five }, model: 'ingebouwd-nl', ...cost })
})

/** The JSON schema of the answer, wherever the vendor's protocol puts it. */
function schemaIn(body: Record<string, unknown>): unknown {
  const { response_format: openai, output_config: anthropic } = body as {
    response_format?: { json_schema: { schema: unknown; strict: boolean } }
    output_config?: { format: { schema: unknown } }
  }
  if (openai) assert.equal(openai.json_schema.strict, true)
  return openai?.json_schema.schema ?? anthropic?.format.schema
}

/** Neither the key nor the user's text is anywhere a log could take it from. */
function assertQuiet(failure: DraftFailure): void {
  for (let error: unknown = failure; error instanceof Error; error = error.cause) {
    const everything = `${error.stack} ${JSON.stringify(error)}`
    assert.ok(!everything.includes(API_KEY) && !everything.includes('De dijk bij Lent'), everything)
  }
}
