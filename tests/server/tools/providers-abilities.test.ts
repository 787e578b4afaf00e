// Servers and models that do not take all that is asked: what is left out then, and for how long that is remembered.
import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { APICallError } from 'ai'
import type { Tool } from '#server/tools/define.ts'
import type { Provider } from '#server/tools/provider.ts'
import { adapting, allAbilities } from '#server/tools/providers/abilities.ts'
import { createProvider } from '#server/tools/providers/create.ts'
import { tools } from '#server/tools/registry.ts'
import { startLanguageModelServer, type LanguageModelServer } from '../../support/language-model-server.ts'
import { ask, askFor, candidates, failureOf, five, settingsOf, stays, tool, vendors } from './providers-vendors.ts'

const [openai, anthropic, , compatible] = vendors

let server: LanguageModelServer
let provider: Provider
before(async () => void (server = await startLanguageModelServer({ answer: candidates(five) })))
after(() => server.close())
afterEach(() => server.forget())

/** A process of its own, which knows nothing yet. */
const fresh = (vendor: (typeof vendors)[number] = compatible) =>
  (provider = createProvider(settingsOf(vendor, server.baseUrl), { retryPauseMs: 1 }))
const draft = () => provider.draft(tool, ask, stays())
const formats = () =>
  server.requests.map(({ body }) => (body.response_format as { type: string } | undefined)?.type ?? 'words')

test('a server without schemas is asked for JSON, and not for a schema again', async () => {
  fresh()
  server.lacks({ format: 'schema' })
  assert.deepEqual((await draft()).output, { titles: five })
  assert.deepEqual((await draft()).output, { titles: five })
  assert.deepEqual(formats(), ['json_schema', 'json_object', 'json_object'])
})

test('a server without JSON mode either is asked in words, and its JSON is read out of its prose', async () => {
  fresh()
  server.lacks({ format: 'json' })
  const prose = `Zeker! Hier zijn ze:\n\n\`\`\`json\n${JSON.stringify(candidates(five))}\n\`\`\`\n\nLaat gerust weten of het zo goed is.`
  server.usually({ text: prose })
  assert.deepEqual((await draft()).output, { titles: five })
  assert.deepEqual((await draft()).output, { titles: five })
  assert.deepEqual(formats(), ['json_schema', 'json_object', 'words', 'words'])
  assert.match(JSON.stringify(server.requests.at(-1)?.body.messages), /Antwoord met JSON en niets anders, in deze vorm/)
  server.usually({ answer: candidates(five) })
})

test('a server that takes a schema and does nothing with it is understood all the same', async () => {
  fresh()
  server.script({
    text: `<think>Misschien {"candidates":[]}?</think>Dit wordt het: ${JSON.stringify(candidates(five))}`,
  })
  assert.deepEqual((await draft()).output, { titles: five })
  assert.equal(server.requests.length, 1)
})

test('another process has to find out for itself', async () => {
  server.lacks({ format: 'schema' })
  await fresh().draft(tool, ask, stays())
  await fresh().draft(tool, ask, stays())
  assert.deepEqual(formats(), ['json_schema', 'json_object', 'json_schema', 'json_object'])
})

for (const vendor of [openai, anthropic, compatible]) {
  describe(vendor.provider, () => {
    test('a model that refuses a temperature is asked without one, now and later', async () => {
      fresh(vendor)
      server.lacks({ temperature: true })
      assert.deepEqual((await draft()).output, { titles: five })
      await draft()
      assert.deepEqual(
        server.requests.map(({ body }) => body.temperature),
        [0.9, undefined, undefined],
      )
    })

    test('a server that says 422, as FastAPI does, is understood too', async () => {
      fresh(vendor)
      server.lacks({ temperature: true, fastApi: true })
      assert.deepEqual((await draft()).output, { titles: five })
      assert.equal(server.requests.length, 2)
    })
  })
}

test('a model with a smaller output is asked without a limit of ours', async () => {
  fresh()
  server.lacks({ limit: true })
  await draft()
  await draft()
  assert.deepEqual(
    server.requests.map(({ body }) => body.max_tokens),
    [9_000, undefined, undefined],
  )
})

test('a server that lacks everything is found out in one draft', async () => {
  fresh()
  server.lacks({ format: 'json', temperature: true, limit: true })
  assert.deepEqual((await draft()).output, { titles: five })
  assert.equal(server.requests.length, 5)
})

test('three drafts at once find out together, and forget nothing of it', async () => {
  fresh()
  server.lacks({ format: 'schema', temperature: true })
  const drafts = await Promise.all([draft(), draft(), draft()])
  assert.ok(drafts.every(({ output }) => JSON.stringify(output) === JSON.stringify({ titles: five })))
  server.requests.splice(0)
  await draft()
  assert.deepEqual(formats(), ['json_object'])
  assert.equal(server.requests[0]?.body.temperature, undefined)
})

test('a 400 that names nothing of ours is a failure at once, and nothing is learned from it', async () => {
  fresh()
  server.script({ status: 400, message: 'unknown model parameter' })
  assert.equal((await failureOf(draft())).code, 'writerFailed')
  await draft()
  assert.deepEqual(formats(), ['json_schema', 'json_schema'])
})

test('a server that refuses what it was not sent is not asked for ever', async () => {
  fresh()
  server.usually({ status: 400, message: "response_format 'text' is not supported" })
  assert.equal((await failureOf(draft())).code, 'writerFailed')
  assert.deepEqual(formats(), ['json_schema', 'json_object', 'words'])
  server.usually({ answer: candidates(five) })
  await draft()
  assert.equal(formats().at(-1), 'json_schema', 'what never worked is not remembered')
})

describe('what is remembered', () => {
  const refused = (said: string, statusCode = 400) =>
    new APICallError({ message: said, statusCode, url: '', requestBodyValues: {}, responseBody: '' })

  test('of two requests at once is what both found', async () => {
    const known = allAbilities()
    const gate = Promise.withResolvers<void>()
    const one = adapting(known, async ({ format }) => {
      if (format === 'schema') throw refused('no json_schema')
      await gate.promise
    })
    await adapting(known, async ({ temperature }) => {
      if (temperature) throw refused('no temperature')
    })
    gate.resolve()
    await one
    assert.deepEqual(known.now, { format: 'json', temperature: false, limit: true })
  })

  test('of a server that fails is nothing, unless it fails over a schema', async () => {
    const known = allAbilities()
    let calls = 0
    const failing = adapting(known, () => {
      calls += 1
      return Promise.reject(refused('temperature of the machine too high', 500))
    })
    await assert.rejects(failing)
    assert.deepEqual([calls, known.now], [1, allAbilities().now])
    await adapting(known, async ({ format }) => {
      if (format === 'schema') throw refused('failed to parse grammar', 500)
    })
    assert.equal(known.now.format, 'json')
  })
})

test('a text that is read while it is written is asked without a temperature too', async () => {
  fresh()
  server.lacks({ temperature: true })
  const text = 'Het zwembad gaat weer open. Iedereen kan er terecht, ook de school om de hoek.'
  server.script({ text })
  const rewriter = tools.rewriter as unknown as Tool
  const pieces: string[] = []
  const sink = { write: (piece: string) => void pieces.push(piece), restart: () => assert.fail('nothing was shown') }
  const asked = askFor({ text, mode: 'formeler', address: 'keep', instruction: null })
  assert.deepEqual((await provider.draft(rewriter, asked, stays(), sink)).output, { text })
  assert.equal(pieces.join(''), text)
  assert.equal(server.requests[1]?.body.temperature, undefined)
})

test('an answer without an end is broken off, and is no answer', async () => {
  fresh()
  server.script({ fault: 'endless' })
  const failure = await failureOf(draft())
  assert.equal(failure.code, 'writerFailed')
  assert.equal(await server.requests[0]?.end, 'left')
})

test('of an answer that was cut off, the texts that are whole are used', async () => {
  fresh()
  const whole = JSON.stringify(candidates([...five, 'Een titel die halverwege werd afgebroken omdat er geen']))
  server.script({ text: whole.slice(0, -20), cutOff: true })
  assert.deepEqual((await draft()).output, { titles: five })
  assert.equal(server.requests.length, 1)
})
