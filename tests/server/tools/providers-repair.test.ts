// A language model's answer that is not right: mended or asked again once, before anything is shown.
import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { characterCount } from '#contract/text.ts'
import { createProvider } from '#server/tools/providers/create.ts'
import type { Ask } from '#server/tools/provider.ts'
import type { Tool } from '#server/tools/define.ts'
import { tools } from '#server/tools/registry.ts'
import { startLanguageModelServer, type LanguageModelServer, type Turn } from '../../support/language-model-server.ts'
import { askFor, failureOf, settingsOf, stays, vendors } from './providers-vendors.ts'

let server: LanguageModelServer
before(async () => void (server = await startLanguageModelServer()))
after(() => server.close())
afterEach(() => server.forget())

const draft = (tool: Tool, ask: Ask, vendor: (typeof vendors)[number] = vendors[0]) =>
  createProvider(settingsOf(vendor, server.baseUrl), { retryPauseMs: 1 }).draft(tool, ask, stays())

const facebook = tools['facebook-captions'] as unknown as Tool
const about = askFor({ title: 'Zwemplas bij Lent gaat weer open', description: null })
const inStyle = (bannedWords: string[]): Ask => ({
  ...about,
  style: { audience: '', tone: '', address: 'je', wordsToUse: [], bannedWords, sampleTexts: [] },
})

const good = [
  'Zwemplas bij Lent gaat weer open: neem jij een duik?',
  'Na drie zomers mag je weer zwemmen in de plas bij Lent',
  'Het water bij Lent is schoon genoeg om in te zwemmen',
  'Wie ga jij meenemen naar de zwemplas bij Lent?',
  'De zwemplas bij Lent is terug en de buurt is er blij mee',
]
const english = [
  'The swimming lake at Lent is open again this summer, take a dive',
  'After three summers you may swim in the lake at Lent once more',
  'The water of the lake is clean enough to swim in this summer',
  'Who will you take with you to the lake for a long afternoon?',
  'The lake is back and the whole neighbourhood is happy about it',
]

test('texts that fit in the first answer are kept, and the second fills them up', async () => {
  server.script({ answer: { titles: [...good.slice(0, 3), 'Kort'] } }, { answer: { titles: good.slice(2) } })
  const { output, promptTokens } = await draft(facebook, about)
  assert.deepEqual(output, { titles: good })
  assert.equal(server.requests.length, 2)
  assert.equal(promptTokens, 240, 'both answers are counted')
})

for (const vendor of vendors) {
  describe(vendor.provider, () => {
    test('the second question holds the first answer and says what was wrong with it', async () => {
      server.script({ answer: { titles: ['Kort', 'x'.repeat(151)] } }, { answer: { titles: good } })
      await draft(facebook, about, vendor)
      const { messages = [] } = (server.requests[1]?.body ?? {}) as { messages?: { role: string; content: unknown }[] }
      const said = messages.filter(({ role }) => role !== 'system')
      assert.deepEqual(
        said.map(({ role }) => role),
        ['user', 'assistant', 'user'],
      )
      assert.match(JSON.stringify(said[1]), /Kort/)
      assert.match(JSON.stringify(said[2]), /Tekst 1 telde 4 tekens\. Tekst 2 telde 151 tekens\./)
    })

    test('an English answer is asked again in Dutch, once', async () => {
      server.script({ answer: { titles: english } }, { answer: { titles: good } })
      assert.deepEqual((await draft(facebook, about, vendor)).output, { titles: good })
      assert.match(JSON.stringify(server.requests[1]?.body), /Schrijf het antwoord in het Nederlands/)
    })
  })
}

test('an answer that is English twice is refused in clear words', async () => {
  server.usually({ answer: { titles: english } })
  const failure = await failureOf(draft(facebook, about))
  assert.equal(failure.code, 'writerWrongLanguage')
  assert.match(failure.message, /verkeerde taal/)
  assert.equal(server.requests.length, 2)
})

test('an English title in Dutch texts is no English answer', async () => {
  const title = 'How to start a vegetable garden on your balcony this spring'
  const titles = ['lees', 'bewaar', 'deel', 'bekijk', 'ontdek'].map((verb) => `‘${title}’: ${verb} het zelf maar eens`)
  server.usually({ answer: { titles } })
  assert.deepEqual((await draft(facebook, askFor({ title, description: null }))).output, { titles })
})

test('a text with a forbidden word is left out, and another asked for', async () => {
  const [first = '', ...rest] = good
  server.script(
    { answer: { titles: good } },
    { answer: { titles: ['Vanaf zaterdag ga je bij Lent weer te water', ...rest] } },
  )
  const { output } = await draft(facebook, inStyle(['duik']))
  assert.deepEqual(output, { titles: [...rest, 'Vanaf zaterdag ga je bij Lent weer te water'] })
  assert.ok(first.includes('duik'))
})

test('a forbidden word in every answer is refused', async () => {
  server.usually({ answer: { titles: good } })
  const failure = await failureOf(draft(facebook, inStyle(['Lent'])))
  assert.equal(failure.code, 'writerBannedWord')
  assert.equal(server.requests.length, 2)
})

test('a script is English where English is asked, and Dutch is then the wrong language', async () => {
  const script = tools['shorts-text'] as unknown as Tool
  const text = `${english.join('. ')}. `.repeat(3).slice(0, 800).trim()
  server.script({ answer: { text: good.join('. ').repeat(4).slice(0, 800) } }, { answer: { text } })
  const { output } = await draft(script, askFor({ title: 'Zwemplas', description: null, language: 'en' }))
  assert.deepEqual(output, { text })
})

test('a script out of the recommended length is asked again, and used when that does not help', async () => {
  const script = tools['shorts-text'] as unknown as Tool
  const ask = askFor({ title: 'Zwemplas', description: null, language: 'nl' })
  const long = `${good.join('. ')}. `.repeat(4).slice(0, 900).trim()
  const right = long.slice(0, 800).trim()
  server.script({ answer: { text: long } }, { answer: { text: right } })
  assert.deepEqual((await draft(script, ask)).output, { text: right })
  assert.match(JSON.stringify(server.requests[1]?.body), new RegExp(`Het script telde ${characterCount(long)} tekens`))
  server.script({ answer: { text: long } }, { answer: { text: long } })
  assert.deepEqual((await draft(script, ask)).output, { text: long })
})

for (const [fault, turns] of Object.entries({
  'a busy vendor': [{ status: 503 }, { status: 503 }, { status: 503 }],
  'a refusal': [{ fault: 'refusal' }],
  'a broken connection': [{ fault: 'hang-up' }],
} satisfies Record<string, Turn[]>)) {
  test(`an answer that can be used is not lost to ${fault} behind it`, async () => {
    const script = tools['shorts-text'] as unknown as Tool
    const long = `${good.join('. ')}. `.repeat(4).slice(0, 900).trim()
    server.script({ answer: { text: long } }, ...turns)
    assert.deepEqual((await draft(script, askFor({ title: 'Zwemplas', description: null, language: 'nl' }))).output, {
      text: long,
    })
  })
}

test('an English text among Dutch ones is left out, and another asked for', async () => {
  server.script({ answer: { titles: [...good.slice(0, 4), english[1]] } }, { answer: { titles: [good[4]] } })
  assert.deepEqual((await draft(facebook, about)).output, { titles: good })
})

test('a script that goes on in English behind a thousand characters of Dutch is refused', async () => {
  const script = tools['shorts-text'] as unknown as Tool
  server.usually({ answer: { text: `${good.join('. ').repeat(4)}. ${english.join('. ')}. ${english.join('. ')}` } })
  const failure = await failureOf(draft(script, askFor({ title: 'Plas', description: null, language: 'nl' })))
  assert.equal(failure.code, 'writerWrongLanguage')
})

test('a fault of our own database is not told as the writer’s', async () => {
  const broken = { ...about, examples: () => Promise.reject(new TypeError('the database is away')) }
  await assert.rejects(draft(facebook, broken), TypeError)
  assert.equal(server.requests.length, 0)
})

describe('TitelTovenaar', () => {
  const tool = tools.titeltovenaar as unknown as Tool
  const ask = (amount: number) => askFor({ subject: 'De zwemplas bij Lent', context: 'Weer open.', amount })
  /** A title of exactly `length` characters. */
  const titled = (length: number, at: number) =>
    `Zwemplas ${at} bij Lent: hoe de buurt na drie zomers wachten eindelijk weer te water kan gaan, en met wie`
      .padEnd(length, 's')
      .slice(0, length)

  test('titles of 90 and 100 characters are in, 89 and 101 are out', async () => {
    server.script(
      { answer: { titles: [titled(89, 1), titled(101, 2), titled(90, 3)] } },
      { answer: { titles: [titled(100, 4), titled(95, 5)] } },
    )
    assert.deepEqual((await draft(tool, ask(3))).output, { titles: [titled(90, 3), titled(100, 4), titled(95, 5)] })
  })

  test('never more titles than were asked', async () => {
    server.script({ answer: { titles: [1, 2, 3, 4, 5].map((at) => titled(95, at)) } })
    assert.equal(((await draft(tool, ask(4))).output as { titles: string[] }).titles.length, 4)
    assert.equal(server.requests.length, 1)
  })

  test('four good titles where five were asked are shown after a second try', async () => {
    const titles = [1, 2, 3, 4].map((at) => titled(95, at))
    server.usually({ answer: { titles } })
    assert.deepEqual((await draft(tool, ask(5))).output, { titles })
    assert.equal(server.requests.length, 2)
  })
})
