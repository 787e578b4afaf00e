// An article from a language model over real HTTP: what reaches the reader when the model loses a heading, makes up a figure, falls
// into English, uses a forbidden word, or dies halfway.
import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { gapsIn } from '#contract/writing/gaps.ts'
import { createProvider } from '#server/tools/providers/create.ts'
import type { LiveOptions } from '#server/tools/providers/live.ts'
import { noArticle, type Tool } from '#server/tools/define.ts'
import type { Ask, Sink } from '#server/tools/provider.ts'
import { tools } from '#server/tools/registry.ts'
import { startLanguageModelServer, type LanguageModelServer } from '../../support/language-model-server.ts'
import { askFor, failureOf, messagesIn, settingsOf, stays, vendors } from './providers-vendors.ts'

let server: LanguageModelServer
before(async () => void (server = await startLanguageModelServer()))
after(() => server.close())
afterEach(() => server.forget())

const sources = [
  {
    title: 'Brug dicht',
    url: 'https://gemeente.example/brug',
    text: 'De gemeente sluit de fietsbrug over de Linge van 11 januari tot en met 19 maart. Een aannemer vervangt het houten dek. Op een doordeweekse dag gaan er 2.400 fietsers over de brug.',
  },
  {
    title: 'Raad',
    url: null,
    text: "Raadslid Ella Drost vraagt om een pontje. 'Tien weken omrijden is voor ouderen te veel', zegt zij. De renovatie kost € 680.000.",
  },
]
const outline = {
  sections: [
    { heading: 'Zo rijd je om', points: ['Hoeveel fietsers het treft', 'Waar de omleiding loopt'] },
    { heading: 'Wat de raad ervan vindt', points: ['Een pontje'] },
  ],
}
const title = 'Fietsbrug tien weken dicht'
const asked = { title, sources, outline, length: 'kort' }

const intro =
  'Wie met de fiets over de Linge wil, moet vanaf 11 januari omrijden. De brug gaat dicht tot en met 19 maart, want het houten dek wordt vervangen.'
const detour = 'Dat treft 2.400 fietsers op een gewone werkdag.\n\n[nog in te vullen: waar de omleiding loopt]'
const council =
  "Raadslid Ella Drost wil een pontje. 'Tien weken omrijden is voor ouderen te veel', zegt zij. Het werk zelf kost € 680.000."
const article = `${intro}\n\n## Zo rijd je om\n\n${detour}\n\n## Wat de raad ervan vindt\n\n${council}`
const english =
  'The bicycle bridge over the river will be closed for ten weeks, and everybody has to take another road to get to the other side. The wooden deck has to be replaced.'

interface Reader extends Sink {
  shown: () => string
  restarts: number
}
function reader(): Reader {
  let pieces: string[] = []
  const sink: Reader = {
    restarts: 0,
    shown: () => pieces.join(''),
    write: (piece: string) => void pieces.push(piece),
    restart() {
      sink.restarts += 1
      pieces = []
    },
  }
  return sink
}

type Name = 'article-outline' | 'article-draft' | 'article-section' | 'article-meta'

function askOf(name: Name, input: object, more: Partial<Ask> = {}): Ask {
  return { ...askFor(tools[name].contract.input.parse(input)), ...more }
}
const banning = (...bannedWords: string[]): Partial<Ask> => ({
  style: { audience: '', tone: '', address: 'je', wordsToUse: [], bannedWords, sampleTexts: [] },
})

async function ask(name: Name, question: Ask, sink?: Sink, options: LiveOptions = {}) {
  const provider = createProvider(settingsOf(vendors[0], server.baseUrl), { retryPauseMs: 1, ...options })
  return (await provider.draft(tools[name] as unknown as Tool, question, stays(), sink)).output as Record<string, never>
}
/** A draft as its reader sees it and as it is kept: always the same. */
async function draft(sink = reader(), more: Partial<Ask> = {}, input: object = {}) {
  const { text } = await ask('article-draft', askOf('article-draft', { ...asked, ...input }, more), sink)
  assert.equal(sink.shown(), text)
  return text as string
}
const corrections = () =>
  ((server.requests[1]?.body.messages ?? []) as { content: string }[]).at(-1)?.content ?? 'not asked again'
const gaps = (text: string) => gapsIn(text).map((one) => one.text)
const headings = (text: string) => text.match(/^## .*$/gmu)

describe('a draft', () => {
  test('that is right is used as it is, and read while it is written', async () => {
    server.script({ text: article })
    const sink = reader()
    assert.equal(await draft(sink), article)
    assert.deepEqual([sink.restarts, server.requests.length], [0, 1])
    assert.equal(server.requests[0]?.body.stream, true)
  })

  test('is asked with every source apart in the fence, and with the outline', async () => {
    server.script({ text: article })
    await draft()
    const { system, user } = messagesIn(server.requests[0]?.body)
    for (const { title: name, text } of sources) assert.ok(user.includes(name) && user.includes(text))
    assert.match(user, /Bron 1.*Bron 2.*Opzet.*1\. Zo rijd je om.*- Waar de omleiding loopt.*2\. Wat de raad/su)
    assert.match(system, /nog in te vullen/u)
    assert.match(system, /alleen uit de bronnen/u)
    assert.doesNotMatch(system, /Linge/u)
  })

  test('without one of its headings is asked again; still without it, that part is left open', async () => {
    server.usually({ text: `${intro}\n\n## Zo rijd je om\n\n${detour}` })
    const sink = reader()
    const text = await draft(sink)
    assert.match(corrections(), /ontbreekt kop 2\./u)
    assert.deepEqual(headings(text), ['## Zo rijd je om', '## Wat de raad ervan vindt'])
    assert.deepEqual(gaps(text), ['waar de omleiding loopt', 'Een pontje'])
    assert.equal(server.requests.length, 2)
  })

  test('in another order than its outline is put in order', async () => {
    server.usually({ text: `${intro}\n\n## Wat de raad ervan vindt\n\n${council}\n\n## Zo rijd je om\n\n${detour}` })
    assert.equal(await draft(), article)
    assert.match(corrections(), /niet in de volgorde/u)
  })

  test('with its title above it and in a fence is only the article', async () => {
    server.script({ text: `\`\`\`markdown\n# ${title}\n\n${article.replaceAll('## ', '### ')}\n\`\`\`` })
    assert.equal(await draft(), article)
    assert.equal(server.requests.length, 1)
  })

  test('with a figure and a name that no source has is asked again, and the better answer is used', async () => {
    server.script({ text: article.replace('2.400', '3.500').replace('Ella Drost', 'Piet Klaver') }, { text: article })
    const sink = reader()
    assert.equal(await draft(sink), article)
    assert.match(corrections(), /in geen bron: .*‘3\.500’.*‘Piet Klaver’/u)
    assert.equal(sink.restarts, 1)
  })

  test('that makes it up again keeps none of it: a gap says what stood there', async () => {
    server.usually({ text: article.replace('2.400', '3.500').replace('Ella Drost', 'Piet Klaver') })
    const text = await draft()
    assert.doesNotMatch(text.replace(/\[[^\]]*\]/gu, ''), /3\.500|Klaver/u)
    assert.deepEqual(gaps(text), [
      '‘3.500’ staat in geen bron',
      'waar de omleiding loopt',
      '‘Piet Klaver’ staat in geen bron',
    ])
  })

  test('may use the figures and names that the user put in the outline', async () => {
    const own = { sections: [{ heading: 'Wat Jacob Prins deed', points: ['Hij telde 512 fietsers'] }] }
    const text = `${intro}\n\n## Wat Jacob Prins deed\n\nHij telde 512 fietsers bij de brug.`
    server.script({ text })
    assert.equal(await draft(reader(), {}, { outline: own }), text)
    assert.equal(server.requests.length, 1)
  })

  test('with a forbidden word, also in a heading, is begun again without it', async () => {
    server.script({ text: article.replace('wil een pontje', 'wil een veerpont') }, { text: article })
    const sink = reader()
    assert.equal(await draft(sink, banning('veerpont')), article)
    assert.ok(sink.restarts > 0)
    server.usually({ text: article })
    const second = reader()
    const failure = await failureOf(ask('article-draft', askOf('article-draft', asked, banning('rijd')), second))
    assert.equal(failure.code, 'writerBannedWord')
    assert.doesNotMatch(second.shown(), /rijd je/u)
  })

  test('in English is never shown', async () => {
    server.usually({ text: `${english}\n\n## Zo rijd je om\n\n${english}` })
    const sink = reader()
    const failure = await failureOf(ask('article-draft', askOf('article-draft', asked), sink))
    assert.equal(failure.code, 'writerWrongLanguage')
    assert.equal(sink.shown(), '')
  })

  test('that falls into English halfway is taken back', async () => {
    server.usually({ text: `${article}\n\n${english.repeat(20)}` })
    const sink = reader()
    assert.equal(
      (await failureOf(ask('article-draft', askOf('article-draft', asked), sink))).code,
      'writerWrongLanguage',
    )
    assert.ok(sink.restarts > 0)
    assert.ok(sink.shown().length < article.length + english.length * 10)
  })

  for (const fault of ['hang-up', 'stall'] as const)
    test(`that ends in a ${fault} leaves its reader what came`, async () => {
      server.script({ fault })
      const sink = reader()
      const failure = await failureOf(ask('article-draft', askOf('article-draft', asked), sink, { timeLimitMs: 400 }))
      assert.equal(failure.code, fault === 'stall' ? 'writerTooSlow' : 'writerUnreachable')
      assert.match(sink.shown(), /^Het zwemplas bij Lent gaat weer open\./u)
      assert.equal(sink.restarts, 0)
    })

  test('that breaks when it is asked again is the first one, made right', async () => {
    server.script({ text: article.replace('2.400', '3.500') }, { fault: 'hang-up' })
    const text = await draft()
    assert.equal(gaps(text)[0], '‘3.500’ staat in geen bron')
  })

  test('about suicide is asked to end with where to turn', async () => {
    server.script({ text: article })
    const grave = [
      { title: '', url: null, text: `${sources[0]?.text} Op de brug pleegde vorig jaar een scholier zelfmoord.` },
    ]
    await ask('article-draft', askOf('article-draft', { ...asked, sources: grave })).catch(() => {})
    assert.match(messagesIn(server.requests[0]?.body).system, /113/u)
  })
})

describe('one section', () => {
  const section = { ...asked, section: 1, before: intro, after: null }
  const own = `## Wat de raad ervan vindt\n\n${council}`
  const write = async (input: object = {}) => {
    const sink = reader()
    const { text } = await ask('article-section', askOf('article-section', { ...section, ...input }), sink)
    assert.equal(sink.shown(), text)
    return text as string
  }

  test('comes with its heading, whether the model wrote that or not', async () => {
    for (const text of [
      own,
      council,
      `### Wat de raad ervan vindt\n\n${council}`,
      `**Wat de raad ervan vindt**\n\n${council}`,
    ]) {
      server.script({ text })
      assert.equal(await write(), own)
    }
  })

  test('is alone, also where the model goes on', async () => {
    server.usually({ text: article })
    assert.equal(await write(), own)
    assert.match(corrections(), /alleen onderdeel 2/u)
  })

  test('may repeat a name that only stands around it', async () => {
    const text = `${own} Jacob Prins is het met haar eens.`
    server.script({ text })
    assert.equal(await write({ before: 'Jacob Prins woont aan de Linge.' }), text)
    assert.equal(server.requests.length, 1)
  })

  test('is asked for with the user’s instruction, within the fence', async () => {
    server.script({ text: own })
    await write({ instruction: 'Korter, en noem het bedrag niet.' })
    const { system, user } = messagesIn(server.requests[0]?.body)
    assert.match(user, /Korter, en noem het bedrag niet\./u)
    assert.doesNotMatch(system, /noem het bedrag niet/u)
  })

  test('with what was made up has a gap there', async () => {
    server.usually({ text: own.replace('680.000', '910.000') })
    assert.deepEqual(gaps(await write()), ['‘€ 910.000’ staat in geen bron'])
  })
})

describe('an outline', () => {
  const answer = {
    sections: [
      { heading: 'Zo rijd je om', points: ['2.400 fietsers moeten omrijden', 'De brug gaat 11 januari dicht'] },
      { heading: 'Wat de raad ervan vindt', points: ['Ella Drost vraagt om een pontje'] },
    ],
  }
  const write = async (more: Partial<Ask> = {}) =>
    (await ask(
      'article-outline',
      askOf('article-outline', { title, sources, length: 'kort' }, more),
    )) as unknown as typeof answer

  test('is used without the marks and numbers of a model', async () => {
    server.script({
      answer: {
        sections: answer.sections.map(({ heading, points }, at) => ({
          heading: `## ${at + 1}. ${heading}`.replace('## 1. ', '1. '),
          points: points.map((point) => `- **${point}**`),
        })),
      },
    })
    const { sections } = await write()
    assert.deepEqual(sections[0], answer.sections[0])
    assert.deepEqual(sections[1]?.points, answer.sections[1]?.points)
  })

  test('loses what it makes up twice, since it would count as the user’s own', async () => {
    const made = structuredClone(answer)
    made.sections[0]?.points.push('Op 5 februari is er een avond')
    made.sections.push({ heading: 'Wat Piet Klaver zegt', points: ['Hij is boos'] })
    server.usually({ answer: made })
    assert.deepEqual(await write(), answer)
    assert.match(corrections(), /‘5’|‘5 februari’/u)
  })

  test('with a forbidden word in a point is asked again, and then refused', async () => {
    server.script({ answer }, { answer: { sections: [answer.sections[0]] } })
    assert.equal((await write(banning('pontje'))).sections.length, 1)
    server.usually({ answer })
    assert.equal((await failureOf(write(banning('pontje')))).code, 'writerBannedWord')
  })

  test('in English is refused', async () => {
    server.usually({ answer: { sections: [{ heading: 'How to get there now', points: [english] }] } })
    assert.equal((await failureOf(write())).code, 'writerWrongLanguage')
  })
})

describe('what search engines show', () => {
  const source = `${intro}\n\n${council}`
  const answer = {
    titles: [
      'Fietsbrug Linge tien weken dicht: zo rijd je om',
      'Omrijden met de fiets tot en met 19 maart',
      'Raad wil een pontje over de Linge',
    ],
    descriptions: [
      'De fietsbrug over de Linge gaat op 11 januari dicht. Lees tot wanneer je moet omrijden en wat de raad ervan vindt.',
      'Tien weken omrijden voor fietsers: het houten dek van de brug over de Linge wordt vervangen, tot en met 19 maart.',
      'Raadslid Ella Drost vraagt om een pontje voor ouderen zolang de fietsbrug over de Linge dicht is. Het werk kost € 680.000.',
    ],
    keywords: ['fietsbrug', 'Linge', 'omrijden', 'pontje', 'renovatie brug'],
    hashtags: ['#Fietsbrug', '#Linge', '#Omrijden'],
  }
  const write = async (more: Partial<Ask> = {}) =>
    (await ask(
      'article-meta',
      askOf('article-meta', { title }, { article: { ...noArticle, source }, ...more }),
    )) as unknown as typeof answer

  test('is used when it is right', async () => {
    server.script({ answer })
    assert.deepEqual(await write(), answer)
    assert.equal(server.requests.length, 1)
  })

  test('loses what is too long, and marks that do not belong', async () => {
    const odd = {
      titles: [...answer.titles.slice(0, 2), `${answer.titles[0]} ${'en verder '.repeat(9)}`],
      descriptions: [...answer.descriptions.slice(0, 2), 'Zo is het. '.repeat(20)],
      keywords: 'fietsbrug, Linge, omrijden, pontje, #renovatie, Fietsbrug',
      hashtags: ['Fietsbrug', '##Linge', '#omrijden met de fiets', '#1', '#Fietsbrug'],
    }
    server.usually({ answer: odd })
    const meta = await write()
    assert.deepEqual(meta.titles, odd.titles.slice(0, 2))
    assert.deepEqual(meta.descriptions, odd.descriptions.slice(0, 2))
    assert.deepEqual(
      meta.keywords.map((word) => word.toLowerCase()),
      ['fietsbrug', 'linge', 'omrijden', 'pontje', 'renovatie'],
    )
    assert.deepEqual(meta.hashtags, ['#Fietsbrug', '#Linge', '#omrijdenmetdefiets'])
    assert.match(corrections(), /titels.*omschrijvingen/u)
  })

  for (const [field, word] of Object.entries({
    keywords: 'renovatie',
    hashtags: 'omrijden',
    descriptions: 'ouderen',
    titles: 'raad',
  }))
    test(`with a forbidden word among its ${field} is asked again, and never shown with it`, async () => {
      server.usually({ answer })
      const outcome = await write(banning(word)).catch((error: { code: string }) => error)
      if ('code' in outcome) assert.equal(outcome.code, 'writerBannedWord')
      else assert.doesNotMatch(JSON.stringify(outcome).toLowerCase(), new RegExp(`\\b${word}\\b`, 'u'))
      assert.equal(server.requests.length, 2)
    })

  test('loses a description with a figure that the article does not have', async () => {
    const made = {
      ...answer,
      descriptions: [...answer.descriptions.slice(0, 2), answer.descriptions[2]?.replace('680.000', '910.000') ?? ''],
    }
    server.usually({ answer: made })
    assert.deepEqual((await write()).descriptions, answer.descriptions.slice(0, 2))
  })
})
