// One section, an outline and the texts for search engines from a language model over real HTTP: what is kept of answers that are
// wrong, and what never reaches anybody.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { noArticle } from '#server/tools/define.ts'
import type { Ask } from '#server/tools/provider.ts'
import {
  article,
  articleModel,
  asked,
  askOf,
  banning,
  council,
  english,
  gaps,
  intro,
  sources,
  title,
} from './article-model.ts'
import { failureOf, messagesIn } from './providers-vendors.ts'

const model = articleModel()
const { ask, read, corrections } = model

describe('one section', () => {
  const section = { ...asked, section: 1, before: intro, after: null }
  const own = `## Wat de raad ervan vindt\n\n${council}`
  const write = (input: object = {}) => read('article-section', askOf('article-section', { ...section, ...input }))

  test('comes with its heading, whether the model wrote that or not', async () => {
    for (const text of [
      own,
      council,
      `### Wat de raad ervan vindt\n\n${council}`,
      `**Wat de raad ervan vindt**\n\n${council}`,
    ]) {
      model.server.script({ text })
      assert.equal(await write(), own)
    }
  })

  test('is alone, also where the model goes on', async () => {
    model.server.usually({ text: article })
    assert.equal(await write(), own)
    assert.match(corrections(), /alleen onderdeel 2/u)
  })

  test('may repeat a name that only stands around it', async () => {
    const text = `${own} Jacob Prins is het met haar eens.`
    model.server.script({ text })
    assert.equal(await write({ before: 'Jacob Prins woont aan de Linge.' }), text)
    assert.equal(model.server.requests.length, 1)
  })

  test('is asked for with the user’s instruction, within the fence', async () => {
    model.server.script({ text: own })
    await write({ instruction: 'Korter, en noem het bedrag niet.' })
    const { system, user } = messagesIn(model.server.requests[0]?.body)
    assert.match(user, /Korter, en noem het bedrag niet\./u)
    assert.doesNotMatch(system, /noem het bedrag niet/u)
  })

  test('with what was made up has a gap there', async () => {
    model.server.usually({ text: own.replace('680.000', '910.000') })
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
  const write = async (more: Partial<Ask> = {}) => {
    const { sections = [] } = await ask(
      'article-outline',
      askOf('article-outline', { title, sources, length: 'kort' }, more),
    )
    return { sections }
  }

  test('is used without the marks and numbers of a model', async () => {
    model.server.script({
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
    model.server.usually({ answer: made })
    assert.deepEqual(await write(), answer)
    assert.match(corrections(), /‘5’|‘5 februari’/u)
  })

  test('with a forbidden word in a point is asked again, and then refused', async () => {
    model.server.script({ answer }, { answer: { sections: [answer.sections[0]] } })
    assert.equal((await write(banning('pontje'))).sections.length, 1)
    model.server.usually({ answer })
    assert.equal((await failureOf(write(banning('pontje')))).code, 'writerBannedWord')
  })

  test('in English is refused', async () => {
    model.server.usually({ answer: { sections: [{ heading: 'How to get there now', points: [english] }] } })
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
  const write = (more: Partial<Ask> = {}) =>
    ask('article-meta', askOf('article-meta', { title }, { article: { ...noArticle, source }, ...more }))

  test('is used when it is right', async () => {
    model.server.script({ answer })
    assert.deepEqual(await write(), answer)
    assert.equal(model.server.requests.length, 1)
  })

  test('loses what is too long, and marks that do not belong', async () => {
    const odd = {
      titles: [...answer.titles.slice(0, 2), `${answer.titles[0]} ${'en verder '.repeat(9)}`],
      descriptions: [...answer.descriptions.slice(0, 2), 'Zo is het. '.repeat(20)],
      keywords: 'fietsbrug, Linge, omrijden, pontje, #renovatie, Fietsbrug',
      hashtags: ['Fietsbrug', '##Linge', '#omrijden met de fiets', '#1', '#Fietsbrug'],
    }
    model.server.usually({ answer: odd })
    const meta = await write()
    assert.deepEqual(meta.titles, odd.titles.slice(0, 2))
    assert.deepEqual(meta.descriptions, odd.descriptions.slice(0, 2))
    assert.deepEqual(
      meta.keywords?.map((word) => word.toLowerCase()),
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
      model.server.usually({ answer })
      const outcome = await write(banning(word)).catch((error: { code: string }) => error)
      if ('code' in outcome) assert.equal(outcome.code, 'writerBannedWord')
      else assert.doesNotMatch(JSON.stringify(outcome).toLowerCase(), new RegExp(`\\b${word}\\b`, 'u'))
      assert.equal(model.server.requests.length, 2)
    })

  test('loses a description with a figure that the article does not have', async () => {
    const made = {
      ...answer,
      descriptions: [...answer.descriptions.slice(0, 2), answer.descriptions[2]?.replace('680.000', '910.000') ?? ''],
    }
    model.server.usually({ answer: made })
    assert.deepEqual((await write()).descriptions, answer.descriptions.slice(0, 2))
  })
})
