// What the history puts back on the screen of a tool.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Generation } from '#contract/history/generation.ts'
import { toolNames } from '#contract/tools/registry.ts'
import { articlePage, isReusable, keptOf } from '#web/history/reuse.ts'
import { schemaOf, toneIn } from '#web/tools/variants.ts'

type Again = Parameters<typeof keptOf>[0]

const whole: Again = {
  id: 7,
  tool: 'facebook-captions',
  input: { title: 'Zee' },
  output: { titles: ['een', 'twee'] },
  model: 'proef',
  favourite: false,
  sourceWords: 0,
  articleId: null,
  articleTitle: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  feedback: [],
}

const made = (tool: Again['tool'], input: Generation['input'], output = whole.output) =>
  keptOf({ ...whole, tool, input, output })

test('each tool gets its form as it was typed, and a field that was not sent is empty', () => {
  const subject = { title: 'Zee', description: 'strand' }
  const form = { ...subject, describes: 'Zee' }
  const forms: [Again['tool'], Generation['input'], string, object][] = [
    ['facebook-captions', { ...subject, styleId: null }, 'facebook-captions', form],
    ['pinterest-captions', { title: 'Zee' }, 'pinterest-captions', { title: 'Zee', description: '' }],
    ['link-in-bio-titles', subject, 'caption-generator', form],
    ['link-in-bio-captions', { url: 'Zee - strand' }, 'link-in-bio-captions', form],
    ['link-in-bio-captions', { url: 'Zee' }, 'link-in-bio-captions', { title: 'Zee', description: '' }],
    [
      'titeltovenaar',
      { subject: 'Zee', context: 'strand', amount: 4 },
      'titeltovenaar',
      { subject: 'Zee', context: 'strand', amount: '4', describes: 'Zee' },
    ],
    [
      'shorts-text',
      { title: 'Sea', language: 'en' },
      'shorts-text-generator',
      { title: 'Sea', description: '', language: 'en' },
    ],
    [
      'rewriter',
      { text: ' Zee ', mode: 'korter', address: 'u' },
      'rewriter',
      { text: ' Zee ', mode: 'korter', address: 'u', instruction: '' },
    ],
  ]
  for (const [tool, input, tab, kept] of forms) assert.deepEqual(made(tool, input)[`${tab}/input`], kept, tool)
})

test('a title with a dash in it comes back as the same request', () => {
  const { title, description } = made('link-in-bio-captions', { url: 'Zee - en - strand' })[
    'link-in-bio-captions/input'
  ] as Record<string, string>
  assert.equal(`${title} - ${description}`, 'Zee - en - strand')
})

test('the results come along as the one variant there is, in the form that is read back', () => {
  const kept = made('facebook-captions', { title: 'Zee' })['facebook-captions/facebook-captions']
  const variants = [{ titles: ['een', 'twee'], model: 'proef', generationId: 7 }]
  assert.deepEqual(kept, { variants, chosen: 0, input: { title: 'Zee' } })
  assert.ok(schemaOf<'facebook-captions'>().safeParse(kept).success)
})

test('what the neighbours on 3-in-1 wrote for other input makes way', () => {
  const kept = made('link-in-bio-titles', { title: 'Zee' })
  const empty = { variants: [], chosen: 0 }
  assert.deepEqual(kept['caption-generator/facebook-captions'], empty)
  assert.deepEqual(kept['caption-generator/pinterest-captions'], empty)
  assert.notDeepEqual(kept['caption-generator/link-in-bio-titles'], empty)
})

test('the style profile comes along, and none is none, not the default', () => {
  assert.equal(made('rewriter', { text: 'Zee', styleId: 3 })['rewriter/style'], 3)
  for (const styleId of [null, undefined])
    assert.equal(made('rewriter', { text: 'Zee', styleId })['rewriter/style'], 'none')
})

test('the article comes along into the bar and counts as what was asked; one without an article empties the bar', () => {
  const article = {
    id: 'een',
    title: 'Zee',
    description: 'strand',
    text: 'De zee is hoog.',
    site: null,
    language: null,
    truncated: false,
    tone: null,
  }
  const one = { ...whole, input: { title: 'Zee', tone: 'licht' } }
  const kept = keptOf(one, article)
  assert.deepEqual(kept['article'], article)
  const { input } = kept['facebook-captions/facebook-captions'] as { input: object }
  assert.deepEqual(input, { title: 'Zee', source: 'De zee is hoog.' })
  const { variants } = kept['facebook-captions/facebook-captions'] as { variants: object[] }
  assert.equal(toneIn(variants[0]), 'licht', 'its tone is known to who judges it')
  const { input: named } = keptOf(one, { ...article, articleId: 12 })['facebook-captions/facebook-captions'] as {
    input: object
  }
  assert.deepEqual(named, { title: 'Zee', source: 'De zee is hoog.', articleId: 12 })
  assert.equal(keptOf(one)['article'], null)
})

test('what was written for an article is not put back on a screen but opened there; where that is not known, in the list', () => {
  const none = toolNames.filter((tool) => !isReusable({ ...whole, tool }))
  assert.deepEqual(none, ['article-outline', 'article-draft', 'article-section', 'article-meta'])
  assert.equal(articlePage({ articleId: 12 }), 'artikelen/12')
  assert.equal(articlePage({ articleId: null }), 'artikelen')
})
