// A draft from a language model over real HTTP: what reaches the reader when the model loses a heading, makes up a figure, falls
// into English, uses a forbidden word, or dies halfway.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Ask } from '#server/tools/provider.ts'
import { until } from '../../support/app.ts'
import {
  article,
  articleModel,
  asked,
  askOf,
  banning,
  council,
  detour,
  english,
  gaps,
  headings,
  intro,
  reader,
  sources,
  title,
} from './article-model.ts'
import { failureOf, messagesIn } from './providers-vendors.ts'

/** Of one draft; far more than a busy machine needs. */
const LIMIT_MS = 60_000

const model = articleModel()
const { ask, read, corrections } = model
const draft = (sink = reader(), more: Partial<Ask> = {}, input: object = {}) =>
  read('article-draft', askOf('article-draft', { ...asked, ...input }, more), sink)

describe('a draft', () => {
  test('that is right is used as it is, and read while it is written', async () => {
    model.server.script({ text: article })
    const sink = reader()
    assert.equal(await draft(sink), article)
    assert.deepEqual([sink.restarts, model.server.requests.length], [0, 1])
    assert.equal(model.server.requests[0]?.body.stream, true)
  })

  test('is asked with every source apart in the fence, and with the outline', async () => {
    model.server.script({ text: article })
    await draft()
    const { system, user } = messagesIn(model.server.requests[0]?.body)
    for (const { title: name, text } of sources) assert.ok(user.includes(name) && user.includes(text))
    assert.match(user, /Bron 1.*Bron 2.*Opzet.*1\. Zo rijd je om.*- Waar de omleiding loopt.*2\. Wat de raad/su)
    assert.match(system, /nog in te vullen/u)
    assert.match(system, /alleen uit de bronnen/u)
    assert.doesNotMatch(system, /Linge/u)
  })

  test('without one of its headings is asked again; still without it, that part is left open', async () => {
    model.server.usually({ text: `${intro}\n\n## Zo rijd je om\n\n${detour}` })
    const sink = reader()
    const text = await draft(sink)
    assert.match(corrections(), /ontbreekt kop 2\./u)
    assert.deepEqual(headings(text), ['## Zo rijd je om', '## Wat de raad ervan vindt'])
    assert.deepEqual(gaps(text), ['waar de omleiding loopt', 'Een pontje'])
    assert.equal(model.server.requests.length, 2)
  })

  test('in another order than its outline is put in order', async () => {
    model.server.usually({
      text: `${intro}\n\n## Wat de raad ervan vindt\n\n${council}\n\n## Zo rijd je om\n\n${detour}`,
    })
    assert.equal(await draft(), article)
    assert.match(corrections(), /niet in de volgorde/u)
  })

  test('with its title above it and in a fence is only the article', async () => {
    model.server.script({ text: `\`\`\`markdown\n# ${title}\n\n${article.replaceAll('## ', '### ')}\n\`\`\`` })
    assert.equal(await draft(), article)
    assert.equal(model.server.requests.length, 1)
  })

  test('with a figure and a name that no source has is asked again, and the better answer is used', async () => {
    model.server.script(
      { text: article.replace('2.400', '3.500').replace('Ella Drost', 'Piet Klaver') },
      { text: article },
    )
    const sink = reader()
    assert.equal(await draft(sink), article)
    assert.match(corrections(), /in geen bron: .*‘3\.500’.*‘Piet Klaver’/u)
    assert.equal(sink.restarts, 1)
  })

  test('that makes it up again keeps none of it: a gap says what stood there', async () => {
    model.server.usually({ text: article.replace('2.400', '3.500').replace('Ella Drost', 'Piet Klaver') })
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
    model.server.script({ text })
    assert.equal(await draft(reader(), {}, { outline: own }), text)
    assert.equal(model.server.requests.length, 1)
  })

  test('with a forbidden word, also in a heading, is begun again without it', async () => {
    model.server.script({ text: article.replace('wil een pontje', 'wil een veerpont') }, { text: article })
    const sink = reader()
    assert.equal(await draft(sink, banning('veerpont')), article)
    assert.ok(sink.restarts > 0)
    model.server.usually({ text: article })
    const second = reader()
    const failure = await failureOf(ask('article-draft', askOf('article-draft', asked, banning('rijd')), second))
    assert.equal(failure.code, 'writerBannedWord')
    assert.doesNotMatch(second.shown(), /rijd je/u)
  })

  test('in English is never shown', async () => {
    model.server.usually({ text: `${english}\n\n## Zo rijd je om\n\n${english}` })
    const sink = reader()
    const failure = await failureOf(ask('article-draft', askOf('article-draft', asked), sink))
    assert.equal(failure.code, 'writerWrongLanguage')
    assert.equal(sink.shown(), '')
  })

  test('that falls into English halfway is taken back', async () => {
    model.server.usually({ text: `${article}\n\n${english.repeat(20)}` })
    const sink = reader()
    assert.equal(
      (await failureOf(ask('article-draft', askOf('article-draft', asked), sink))).code,
      'writerWrongLanguage',
    )
    assert.ok(sink.restarts > 0)
    assert.ok(sink.shown().length < article.length + english.length * 10)
  })

  for (const fault of ['hang-up', 'stall'] as const)
    test(`that ends in a ${fault} leaves its reader what came`, async (context) => {
      // The time limit passes when something came, however long that takes.
      if (fault === 'stall') context.mock.timers.enable({ apis: ['setTimeout'] })
      model.server.script({ fault })
      const sink = reader()
      const failed = failureOf(ask('article-draft', askOf('article-draft', asked), sink, { timeLimitMs: LIMIT_MS }))
      await until(() => sink.shown().includes('.'), 'something came')
      if (fault === 'stall') context.mock.timers.tick(LIMIT_MS)
      const failure = await failed
      assert.equal(failure.code, fault === 'stall' ? 'writerTooSlow' : 'writerUnreachable')
      assert.match(sink.shown(), /^Het zwemplas bij Lent gaat weer open\./u)
      assert.equal(sink.restarts, 0)
    })

  test('that breaks when it is asked again is the first one, made right', async () => {
    model.server.script({ text: article.replace('2.400', '3.500') }, { fault: 'hang-up' })
    const text = await draft()
    assert.equal(gaps(text)[0], '‘3.500’ staat in geen bron')
  })

  test('about suicide is asked to end with where to turn', async () => {
    model.server.script({ text: article })
    const grave = [
      { title: '', url: null, text: `${sources[0]?.text} Op de brug pleegde vorig jaar een scholier zelfmoord.` },
    ]
    await ask('article-draft', askOf('article-draft', { ...asked, sources: grave })).catch(() => {})
    assert.match(messagesIn(model.server.requests[0]?.body).system, /113/u)
  })
})
