// A language model's answer that is not right: mended or asked again once, before anything is shown.
import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { characterCount } from '#contract/text.ts'
import { createProvider } from '#server/tools/providers/create.ts'
import type { Ask } from '#server/tools/provider.ts'
import type { Tool } from '#server/tools/define.ts'
import { tools } from '#server/tools/registry.ts'
import { startLanguageModelServer, type LanguageModelServer, type Turn } from '../../support/language-model-server.ts'
import { askFor, candidates, failureOf, settingsOf, stays, vendors } from './providers-vendors.ts'

let server: LanguageModelServer
before(async () => void (server = await startLanguageModelServer()))
after(() => server.close())
afterEach(() => server.forget())

const draft = (tool: Tool, ask: Ask, vendor: (typeof vendors)[number] = vendors[0]) =>
  createProvider(settingsOf(vendor, server.baseUrl), { retryPauseMs: 1 }).draft(tool, ask, stays())

const facebook = tools['facebook-captions'] as unknown as Tool
const description = 'Na drie zomers is het water schoon genoeg om in te zwemmen. De buurt is er blij mee.'
const about = askFor({ title: 'Zwemplas bij Lent gaat weer open', description })
const titlesOf = ({ output }: { output: unknown }) => (output as { titles: string[] }).titles.toSorted()
const inStyle = (bannedWords: string[]): Ask => ({
  ...about,
  style: { audience: '', tone: '', address: 'je', wordsToUse: [], bannedWords, sampleTexts: [] },
})

const good = [
  'Zwemplas bij Lent weer open: wie neemt er als eerste een duik?',
  'Na drie zomers mag je hier eindelijk te water',
  'Het water in de plas is schoon genoeg verklaard',
  'Wie zaterdag naar Lent komt, neemt een handdoek mee',
  'De buurt is blij en hoopt op warm weer',
]
const english = [
  'The swimming lake at Lent is open again this summer, take a dive',
  'After three summers you may swim in the lake at Lent once more',
  'The water of the lake is clean enough to swim in this summer',
  'Who will you take with you to the lake for a long afternoon?',
  'The lake is back and the whole neighbourhood is happy about it',
]

test('an answer that is far too long is asked for again without being sent back', async () => {
  server.script({ text: 'Ik denk nog na. '.repeat(20_000) }, { answer: candidates(good) })
  assert.deepEqual(titlesOf(await draft(facebook, about)), good.toSorted())
  assert.doesNotMatch(JSON.stringify(server.requests[1]?.body), /Ik denk nog na/)
})

test('a reply of several megabytes at once is no answer', async () => {
  server.script({ text: `${JSON.stringify(candidates(good))}${' '.repeat(3_000_000)}` })
  assert.equal((await failureOf(draft(facebook, about))).code, 'writerFailed')
})

test('texts that fit in the first answer are kept, and the second fills them up', async () => {
  server.script({ answer: candidates([...good.slice(0, 3), 'Kort']) }, { answer: candidates(good.slice(2)) })
  const made = await draft(facebook, about)
  assert.deepEqual(titlesOf(made), good.toSorted())
  assert.equal(server.requests.length, 2)
  assert.equal(made.promptTokens, 240, 'both answers are counted')
})

for (const vendor of vendors) {
  describe(vendor.provider, () => {
    test('the second question holds the first answer and says what was wrong with it', async () => {
      const copy = 'Zwemplas bij Lent gaat weer open, wat vind jij?'
      server.script({ answer: candidates(['Kort', 'x'.repeat(151), copy]) }, { answer: candidates(good) })
      await draft(facebook, about, vendor)
      const { messages = [] } = (server.requests[1]?.body ?? {}) as { messages?: { role: string; content: unknown }[] }
      const said = messages.filter(({ role }) => role !== 'system')
      assert.deepEqual(
        said.map(({ role }) => role),
        ['user', 'assistant', 'user'],
      )
      assert.match(JSON.stringify(said[1]), /Kort/)
      const corrections = JSON.stringify(said[2])
      for (const correction of [
        /Er bleven 0 van de 5 teksten over/,
        /Tekst 1 telde 4 tekens: zo’n 3 woorden te weinig, voor minstens 20 tekens\./,
        /Tekst 2 telde 151 tekens: schrap zo’n 1 woord, tot hoogstens 150 tekens\./,
        /Tekst 3 herhaalt de kop/,
      ])
        assert.match(corrections, correction)
    })

    test('an English answer is asked again in Dutch, once', async () => {
      server.script({ answer: candidates(english) }, { answer: candidates(good) })
      assert.deepEqual(titlesOf(await draft(facebook, about, vendor)), good.toSorted())
      assert.match(JSON.stringify(server.requests[1]?.body), /Schrijf het antwoord in het Nederlands/)
    })
  })
}

test('an answer that is English twice is refused in clear words', async () => {
  server.usually({ answer: candidates(english) })
  const failure = await failureOf(draft(facebook, about))
  assert.equal(failure.code, 'writerWrongLanguage')
  assert.match(failure.message, /verkeerde taal/)
  assert.equal(server.requests.length, 2)
})

test('an English title in Dutch texts is no English answer', async () => {
  const title = 'How to start a vegetable garden on your balcony this spring'
  const titles = ['Lees nog eens', 'Kijk ook naar', 'Zaaien begint met'].map((verb) => `${verb} ‘${title}’`)
  server.usually({ answer: candidates(titles) })
  assert.deepEqual(titlesOf(await draft(facebook, askFor({ title, description: null }))), titles.toSorted())
})

test('a text with a forbidden word is left out, and another asked for', async () => {
  const [first = '', ...rest] = good
  server.script(
    { answer: candidates(good) },
    { answer: candidates(['Vanaf zaterdag ga je bij Lent weer zwemmen', ...rest]) },
  )
  const made = await draft(facebook, inStyle(['duik']))
  assert.deepEqual(titlesOf(made), [...rest, 'Vanaf zaterdag ga je bij Lent weer zwemmen'].toSorted())
  assert.ok(first.includes('duik'))
})

test('a forbidden word in every answer is refused', async () => {
  server.usually({ answer: candidates(good.map((text) => `${text} (Lent)`)) })
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
  server.script({ answer: candidates([...good.slice(0, 4), english[1] ?? '']) }, { answer: candidates(good.slice(4)) })
  assert.deepEqual(titlesOf(await draft(facebook, about)), good.toSorted())
})

test('a script that goes on in English behind a thousand characters of Dutch is refused', async () => {
  const script = tools['shorts-text'] as unknown as Tool
  server.usually({ answer: { text: `${good.join('. ').repeat(5)}. ${english.join('. ')}. ${english.join('. ')}` } })
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
  const openings = ['Zwemplas bij Lent', 'Waarom de buurt', 'Na drie zomers', 'Het water is', 'Wie er zwemmen']
  const middles = [
    'trekt gezinnen uit dorpen',
    'klaagde over blauwalg',
    'kan iedereen terecht',
    'weer helder en koel',
    'wil moet vroeg komen',
  ]
  /** A title of exactly `length` characters, unlike those of another number. */
  const titled = (length: number, at: number) =>
    `${openings[at % 5]} ${middles[at % 5]} ${'abcdefgh'[at]?.repeat(90)}`.slice(0, length)

  test('titles of 90 and 100 characters are in, 89 and 101 are out', async () => {
    server.script(
      { answer: candidates([titled(89, 1), titled(101, 2), titled(90, 3)]) },
      { answer: candidates([titled(100, 4), titled(95, 0)]) },
    )
    assert.deepEqual(titlesOf(await draft(tool, ask(3))), [titled(90, 3), titled(100, 4), titled(95, 0)].toSorted())
  })

  test('never more titles than were asked', async () => {
    server.script({ answer: candidates([0, 1, 2, 3, 4].map((at) => titled(95, at))) })
    assert.equal(titlesOf(await draft(tool, ask(4))).length, 4)
    assert.equal(server.requests.length, 1)
  })

  test('four good titles where five were asked are shown after a second try', async () => {
    const titles = [0, 1, 2, 3].map((at) => titled(95, at))
    server.usually({ answer: candidates(titles) })
    assert.deepEqual(titlesOf(await draft(tool, ask(5))), titles.toSorted())
    assert.equal(server.requests.length, 2)
  })
})

describe('a set that stays short', () => {
  test('three good texts from an article are asked for again once, and then shown as they are', async () => {
    server.usually({ answer: candidates(good.slice(0, 3)) })
    assert.deepEqual(titlesOf(await draft(facebook, about)), good.slice(0, 3).toSorted())
    assert.equal(server.requests.length, 2)
  })

  test('three from a title alone are enough at once', async () => {
    const alone = askFor({ title: 'Zwemplas bij Lent gaat weer open', description: null })
    server.usually({ answer: candidates([...good.slice(0, 1), ...good.slice(3)]) })
    assert.equal(titlesOf(await draft(facebook, alone)).length, 3)
    assert.equal(server.requests.length, 1)
  })

  test('short captions from a title alone are enough at once; from an article longer ones are asked for', async () => {
    const captions = tools['link-in-bio-titles'] as unknown as Tool
    server.usually({ answer: candidates([...good.slice(0, 1), ...good.slice(3)]) })
    await draft(captions, askFor({ title: 'Zwemplas bij Lent gaat weer open', description: null }))
    assert.equal(server.requests.length, 1)
    await draft(captions, about)
    assert.equal(server.requests.length, 3)
    assert.match(JSON.stringify(server.requests[2]?.body), /woorden te weinig, voor minstens 200 tekens/)
  })

  test('two texts are none: it fails, and says what the model was told', async () => {
    server.usually({ answer: candidates(good.slice(0, 2)) })
    const failure = await failureOf(draft(facebook, about))
    assert.equal(failure.code, 'writerFailed')
    assert.match(String(failure.cause), /Er bleven 2 van de 5 teksten over/)
  })

  test('ten copies of one text are asked for again once, and are no set', async () => {
    server.usually({ answer: candidates(Array<string>(10).fill(good[1] ?? '')) })
    assert.equal((await failureOf(draft(facebook, about))).code, 'writerFailed')
    assert.equal(server.requests.length, 2)
    assert.match(JSON.stringify(server.requests[1]?.body), /Tekst 2 is gelijk aan tekst 1/)
  })
})
