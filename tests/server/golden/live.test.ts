// The sixty articles again, through the whole application and a language model's real protocol: tools that answer at once,
// the rewriter in pieces, and now and then an answer that has to be mended.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { textsIn } from '#contract/tools/define.ts'
import { createProvider } from '#server/tools/providers/create.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { startLanguageModelServer, type LanguageModelServer, type Turn } from '../../support/language-model-server.ts'
import { readArticles } from '../../../eval/articles.ts'
import { candidates } from '../tools/providers-vendors.ts'
import { casesFor, type GoldenCase } from './tools.ts'

const MODEL = 'model-van-de-proef'

/** A language model answers in Dutch, the built-in writer in the language of its source. */
const articles = readArticles().filter(({ language }) => language === 'nl')

let model: LanguageModelServer
let app: TestApp
before(async () => {
  model = await startLanguageModelServer()
  const provider = createProvider({
    provider: 'openai-compatible',
    model: MODEL,
    apiKey: 'sleutel',
    baseUrl: model.baseUrl,
  })
  // More texts after each other than a person may ask for in a minute.
  app = await startApp({ provider, rateLimit: false })
})
after(async () => {
  await app.close()
  await model.close()
})

/** Ten openings and ten middles, so that no two texts begin alike or say the same, with no figure and no name. */
const sentences = [
  ['Dit bericht', 'vertelt rustig wat er nu precies bekend is'],
  ['Lezers vragen', 'waarom het zo is gegaan als het ging'],
  ['Vooral buren', 'merken er iets van in hun eigen straat'],
  ['Eerst kwam', 'het plan, daarna pas volgde een besluit'],
  ['Wie meedoet', 'hoort binnenkort wat de volgende stap wordt'],
  ['Onder water', 'of op het land: overal speelt deze vraag'],
  ['Na jaren', 'wachten staat eindelijk vast hoe het verder gaat'],
  ['Steeds meer', 'mensen letten op zulke kleine verschillen'],
  ['Met geduld', 'blijkt veel mogelijk, ook zonder grote uitgaven'],
  ['Op papier', 'lijkt alles simpel, de praktijk is weerbarstig'],
] as const

const spokenEnglish = 'This is what happened, told in plain words for people who listen once and do not read along. '
const spokenDutch = 'Dit is wat er gebeurde, verteld in gewone woorden voor wie het één keer hoort en niet meeleest. '

/** What the model writes: texts with which nothing is wrong, in the length that the tool asks for. */
function written({ contract, tool, input, english }: GoldenCase): string[] {
  if (contract.endpoint.streams) {
    const begin = String(input.text).split(/\s+/).slice(0, 25).join(' ')
    return [input.mode === 'korter' ? spokenDutch.trim() : `${begin}\n\n${spokenDutch.trim()}`]
  }
  if (!tool.list) return [(english ? spokenEnglish : spokenDutch).repeat(9).slice(0, 800).trim()]
  const { min, max } = tool.list.length
  const length = Math.round((min + max) / 2)
  const all = sentences.map(([opening, middle], at) =>
    `${opening} ${middle}. ${sentences[(at + 3) % 10]?.[1]} en ${sentences[(at + 7) % 10]?.[1]}, zo ${sentences[(at + 5) % 10]?.[1]} en ${sentences[(at + 1) % 10]?.[1]}`
      .slice(0, length)
      .trim(),
  )
  return all.map((text) => text.padEnd(min, '.')).slice(0, Number(input.amount ?? 5))
}

const wandered = {
  nl: 'This is a text in English, and it was not asked for, because the product writes Dutch for its readers. ',
  en: 'Dit is een Nederlandse tekst en die was hier niet gevraagd, want het script hoort in het Engels te zijn. ',
}

/** An answer that may not be shown, of another sort each time. */
const useless: readonly ((asked: GoldenCase) => Turn)[] = [
  () => ({ text: '' }),
  ({ contract }) => (contract.endpoint.streams ? { fault: 'cut-off' } : { text: 'Zeker! Hier zijn ze:' }),
  ({ contract, english }) => {
    const text = wandered[english ? 'en' : 'nl'].repeat(8)
    if (contract.endpoint.streams) return { text }
    const [field = 'text'] = Object.keys(contract.output.shape)
    const list = [1, 2, 3, 4, 5].map((at) => `${at} ${text}`.slice(0, 95 + at))
    return { answer: field === 'text' ? { text } : candidates(list) }
  },
]

test(
  'every tool gives what the model wrote, whole, once, and never what it may not show',
  { timeout: 200_000 },
  async () => {
    const { client } = await app.loggedIn({ role: 'paid' })
    let mended = 0
    for (const [at, article] of articles.entries()) {
      for (const [place, asked] of casesFor(article, at).entries()) {
        const texts = written(asked)
        const right: Turn = asked.contract.endpoint.streams
          ? { text: texts[0] ?? '' }
          : { answer: asked.tool.list ? candidates(texts) : { text: texts[0] } }
        const asksBefore = model.requests.length
        const bad = (at * 8 + place) % 7 === 0 ? useless[mended++ % useless.length]?.(asked) : undefined
        model.script(...(bad ? [bad, right] : [right]))
        const reply = await client.call(asked.contract.endpoint, asked.input)
        const where = `${asked.contract.name}: ${article.title}`
        assert.equal(reply.status, 200, `${where}: ${JSON.stringify(reply.body)}`)
        assert.equal(model.requests.length - asksBefore, bad ? 2 : 1, where)
        if (!asked.contract.endpoint.streams) {
          assert.deepEqual(textsIn(asked.contract.open(reply.body)).toSorted(), texts.toSorted(), where)
          continue
        }
        const lines: { text?: string; reply?: { text: string; model: string } }[] = reply.body
        assert.equal(lines.at(-1)?.reply?.text, texts[0], where)
        assert.equal(lines.at(-1)?.reply?.model, MODEL)
        const from = lines.findLastIndex((line) => 'restart' in line) + 1
        const read = lines
          .slice(from)
          .map(({ text = '' }) => text)
          .join('')
        assert.equal(read.trim(), texts[0]?.trim(), `${where}: the pieces are the whole`)
      }
    }
    assert.ok(mended > 50)
    const { aiRequestsCount } = (await client.get('/api/user')).body
    assert.ok(aiRequestsCount > 340, 'each cost one request, mended or not')
  },
)
