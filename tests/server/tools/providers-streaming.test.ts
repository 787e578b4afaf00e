// A text that is read while it is written, from every vendor's stream: what passes, what is held back, what each fault becomes.
import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { createProvider } from '#server/tools/providers/create.ts'
import type { LiveOptions } from '#server/tools/providers/live.ts'
import type { Ask, Sink } from '#server/tools/provider.ts'
import type { Tool } from '#server/tools/define.ts'
import { tools } from '#server/tools/registry.ts'
import { startLanguageModelServer, USED_TOKENS, type LanguageModelServer } from '../../support/language-model-server.ts'
import { askFor, failureOf, settingsOf, stays, vendors } from './providers-vendors.ts'

let server: LanguageModelServer
before(async () => void (server = await startLanguageModelServer()))
after(() => server.close())
afterEach(() => server.forget())

const rewriter = tools.rewriter as unknown as Tool
const original = '\n  Het zwembad was dicht. Het gaat nu weer open, zo heeft de gemeente laten weten.  \r\n'
const ask = askFor({ text: original, mode: 'korter', address: 'keep', instruction: null })
const banning = (word: string): Ask => ({
  ...ask,
  style: { audience: '', tone: '', address: 'je', wordsToUse: [], bannedWords: [word], sampleTexts: [] },
})
const dutch =
  'Het zwembad was een tijd dicht. De gemeente laat weten dat het nu weer open gaat. Iedereen kan er weer terecht, ook de school om de hoek.\n\nWie wil zwemmen, neemt zelf een handdoek mee.'
const english =
  'The swimming pool was closed for a while. The city says that it will open again now. Everybody can go there again, and the school around the corner as well.'

/** Reads along. */
function reader(): Sink & { pieces: string[]; shown: () => string; restarts: number } {
  const sink = {
    pieces: [] as string[],
    restarts: 0,
    shown: () => sink.pieces.join(''),
    write: (piece: string) => void sink.pieces.push(piece),
    restart() {
      sink.restarts += 1
      sink.pieces = []
    },
  }
  return sink
}

const draft = (
  sink: Sink,
  { asked = ask, vendor = vendors[0], signal = stays(), ...options }: Partial<Parts> & LiveOptions = {},
) =>
  createProvider(settingsOf(vendor, server.baseUrl), { retryPauseMs: 1, ...options }).draft(
    rewriter,
    asked,
    signal,
    sink,
  )
interface Parts {
  asked: Ask
  vendor: (typeof vendors)[number]
  signal: AbortSignal
}

for (const vendor of vendors) {
  describe(vendor.provider, () => {
    test('the text comes in pieces that end with a sentence, and the whole in the original white space', async () => {
      server.script({ text: dutch })
      const sink = reader()
      const { output, promptTokens, completionTokens } = await draft(sink, { vendor })
      assert.deepEqual(output, { text: `\n  ${dutch}  \r\n` })
      assert.equal(sink.shown(), dutch)
      assert.ok(sink.pieces.length > 1)
      for (const piece of sink.pieces.slice(0, -1)) assert.match(piece, /\s$/)
      assert.deepEqual([promptTokens, completionTokens], [USED_TOKENS.prompt, USED_TOKENS.completion])
      assert.equal(server.requests[0]?.body.stream, true)
    })

    test('English is never shown: it is asked again, and refused the second time', async () => {
      server.script({ text: english.repeat(2) }, { text: dutch })
      const sink = reader()
      await draft(sink, { vendor })
      assert.equal(sink.shown(), dutch)
      assert.equal(sink.restarts, 0)
      server.script({ text: english }, { text: english })
      const second = reader()
      assert.equal((await failureOf(draft(second, { vendor }))).code, 'writerWrongLanguage')
      assert.equal(second.shown(), '')
    })

    // Mistral's protocol has no refusal: the model declines in prose, which reads as an answer.
    if (vendor.provider !== 'mistral') {
      test('a refusal is told as one', async () => {
        server.script({ fault: 'refusal' })
        assert.equal((await failureOf(draft(reader(), { vendor }))).code, 'writerRefused')
      })
    }

    test('a connection that breaks in mid-text is unreachable', async () => {
      server.script({ fault: 'hang-up' })
      const failure = await failureOf(draft(reader(), { vendor }))
      assert.equal(failure.code, 'writerUnreachable')
    })

    test('a stream that ends before its end is half a text: asked again, never shown as whole', async () => {
      server.script({ fault: 'broken-body' }, { text: dutch })
      const sink = reader()
      // This vendor's library says that the connection broke, which is not asked again.
      if (vendor.provider === 'openai-compatible') await failureOf(draft(sink, { vendor }))
      else {
        assert.deepEqual((await draft(sink, { vendor })).output, { text: `\n  ${dutch}  \r\n` })
        assert.equal(sink.shown(), dutch)
      }
    })

    test('a stream that stalls is too slow', async () => {
      server.script({ fault: 'stall' })
      assert.equal((await failureOf(draft(reader(), { vendor, timeLimitMs: 300 }))).code, 'writerTooSlow')
    })

    test('an error before the first word is tried again when that may help', async () => {
      server.script({ status: 503 }, { status: 429 }, { text: dutch })
      const sink = reader()
      await draft(sink, { vendor })
      assert.equal(sink.shown(), dutch)
      assert.equal(server.requests.length, 3)
    })

    test('a refused key is unreachable at once', async () => {
      server.script({ status: 401 })
      assert.equal((await failureOf(draft(reader(), { vendor }))).code, 'writerUnreachable')
      assert.equal(server.requests.length, 1)
    })
  })
}

test('what an open model thinks aloud is never shown, nor taken for its text', async () => {
  server.script({ text: `<think>${english.repeat(3)}</think>\n\n${dutch}` })
  const sink = reader()
  const { output } = await draft(sink, { vendor: vendors[3] })
  assert.deepEqual(output, { text: `\n  ${dutch}  \r\n` })
  assert.equal(sink.shown().trim(), dutch)
  assert.equal(server.requests.length, 1)
})

test('a forbidden word is never shown: the text begins again without it', async () => {
  server.script({ text: dutch }, { text: dutch.replace('handdoek', 'badlaken') })
  const sink = reader()
  await draft(sink, { asked: banning('handdoek') })
  assert.match(sink.shown(), /badlaken/)
  assert.ok(!sink.shown().includes('handdoek'))
  assert.match(JSON.stringify(server.requests[1]?.body), /verboden woorden/)
})

test('a forbidden word twice is refused, and what was shown is taken back', async () => {
  server.usually({ text: dutch })
  const sink = reader()
  assert.equal((await failureOf(draft(sink, { asked: banning('handdoek') }))).code, 'writerBannedWord')
  assert.ok(!sink.shown().includes('handdoek'))
  assert.ok(sink.restarts > 0)
})

test('a forbidden phrase over two sentences is seen', async () => {
  server.usually({ text: dutch })
  assert.equal((await failureOf(draft(reader(), { asked: banning('open gaat. iedereen') }))).code, 'writerBannedWord')
})

test('a text cut off at the token limit is asked again, and taken back from the reader', async () => {
  server.script({ fault: 'cut-off' }, { text: dutch })
  const sink = reader()
  await draft(sink)
  assert.equal(sink.restarts, 1)
  assert.equal(sink.shown(), dutch)
})

test('an empty text is asked again once, then refused', async () => {
  server.usually({ text: '  ' })
  assert.equal((await failureOf(draft(reader()))).code, 'writerFailed')
  assert.equal(server.requests.length, 2)
})

test('whoever stops reading ends the request to the language model', async () => {
  server.script({ text: dutch, paceMs: 20 })
  const leaving = new AbortController()
  const sink = reader()
  const failing = failureOf(
    draft({ ...sink, write: (piece) => (sink.write(piece), leaving.abort()) }, { signal: leaving.signal }),
  )
  assert.equal((await failing).code, 'cancelled')
  assert.ok(sink.shown().length > 0 && sink.shown().length < dutch.length)
  assert.equal(await server.requests[0]?.end, 'left')
})

test('English behind a long Dutch beginning is not shown', async () => {
  server.usually({ text: `${dutch.repeat(8)} ${english.repeat(30)}` })
  const sink = reader()
  assert.equal((await failureOf(draft(sink))).code, 'writerWrongLanguage')
  assert.ok(sink.restarts > 0, 'what was shown is taken back')
  assert.ok(!sink.shown().includes('swimming pool was closed for a while. The city'.repeat(2)))
})

test('while the language cannot be told, nothing is shown', async () => {
  server.usually({ text: `${'1234 5678, '.repeat(30)} ${english.repeat(3)}` })
  const sink = reader()
  assert.equal((await failureOf(draft(sink))).code, 'writerWrongLanguage')
  assert.equal(sink.shown(), '')
})

test('the beginning of an answer that was stopped is never the answer', async () => {
  const quoting = { ...(ask.input as object), mode: 'eigen', instruction: english }
  server.script({ text: `${english} ${dutch}` }, { text: dutch })
  const { output } = await draft(reader(), { asked: askFor(quoting) })
  assert.deepEqual(output, { text: `\n  ${dutch}  \r\n` })
})

test('a model that never stops is stopped', async () => {
  server.usually({ text: dutch.repeat(400) })
  const failure = await failureOf(draft(reader()))
  assert.equal(failure.code, 'writerFailed')
})

describe('a text that was to be shorter and is not', () => {
  const long = `${dutch} De kantine opent pas in juli, omdat de keuken nog wordt verbouwd.`
  const asked = askFor({ text: long, mode: 'korter', address: 'keep', instruction: null })
  const short = 'Het zwembad gaat weer open voor iedereen. Neem zelf een handdoek mee; de kantine volgt in juli.'

  test('is asked for again, with its words counted, and taken back from the reader', async () => {
    server.script({ text: long }, { text: short })
    const sink = reader()
    assert.deepEqual((await draft(sink, { asked })).output, { text: short })
    assert.deepEqual([sink.shown(), sink.restarts], [short, 1])
    assert.match(JSON.stringify(server.requests[1]?.body), /telde 47 woorden en moest korter: hoogstens 31/)
  })

  test('is shown all the same when it comes back as long', async () => {
    server.usually({ text: long })
    const sink = reader()
    assert.deepEqual((await draft(sink, { asked })).output, { text: long })
    assert.equal(sink.shown(), long)
  })

  for (const [what, turn] of Object.entries({
    'a second answer that breaks': { fault: 'hang-up' },
    'a second answer in English': { text: english.repeat(2) },
  } as const)) {
    test(`is shown again, whole, after ${what}`, async () => {
      server.script({ text: long }, turn)
      const sink = reader()
      assert.deepEqual((await draft(sink, { asked })).output, { text: long })
      assert.equal(sink.shown(), long)
    })
  }
})

test('what a stopped answer cost is not known, and is not told as nothing', async () => {
  server.script({ text: english.repeat(2) }, { text: dutch })
  assert.equal((await draft(reader())).estimatedCost, null)
})
