// The article beside every tool's fields: how long its text may be, what it may hold, which tones there are.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LONGEST_SOURCE, toneLabels, tones } from '#contract/tools/article.ts'
import { tools } from '#contract/tools/registry.ts'

const sources = [{ title: 'Bericht', url: null, text: 'De brug gaat dicht.' }]
const outline = { sections: [{ heading: 'Hoe lang het duurt', points: [] }] }

const bodies: Record<keyof typeof tools, Record<string, unknown>> = {
  'facebook-captions': { title: 'Brug dicht' },
  'pinterest-captions': { title: 'Brug dicht' },
  'link-in-bio-titles': { title: 'Brug dicht' },
  'link-in-bio-captions': { url: 'Brug dicht' },
  titeltovenaar: { subject: 'Brug dicht', context: 'De brug gaat dicht.' },
  'shorts-text': { title: 'Brug dicht' },
  rewriter: { text: 'De brug gaat dicht.', mode: 'korter' },
  'article-outline': { title: 'Brug dicht', sources },
  'article-draft': { title: 'Brug dicht', sources, outline },
  'article-section': { title: 'Brug dicht', sources, outline, section: 0 },
  'article-meta': { title: 'Brug dicht' },
}

/** What the endpoint of a tool says of its field; undefined when it takes the body. */
function refusal(name: keyof typeof tools, article: Record<string, unknown>): string | undefined {
  const parsed = tools[name].endpoint.body.safeParse({ ...bodies[name], ...article })
  return parsed.success ? undefined : parsed.error.issues[0]?.message
}

for (const name of Object.keys(bodies) as (keyof typeof tools)[]) {
  test(`${name} takes an article of 20,000 characters, of any kind, and none of 20,001`, () => {
    assert.equal(refusal(name, { source: 'a'.repeat(LONGEST_SOURCE) }), undefined)
    assert.equal(refusal(name, { source: '🚲'.repeat(LONGEST_SOURCE) }), undefined)
    assert.equal(refusal(name, { source: 'a'.repeat(LONGEST_SOURCE + 1) }), 'Een artikel telt hoogstens 20.000 tekens.')
  })

  test(`${name} works without an article, and with one of nothing`, () => {
    for (const source of [undefined, null, '', '   '])
      assert.equal(refusal(name, source === undefined ? {} : { source }), undefined)
  })

  test(`${name} refuses what no database can store, and what is no text`, () => {
    for (const source of ['een\u0000twee', 'half \uD83D teken', 7, ['tekst']]) assert.ok(refusal(name, { source }))
  })

  test(`${name} knows three tones and no other`, () => {
    for (const tone of [...tones, null]) assert.equal(refusal(name, { tone }), undefined)
    for (const tone of ['vrolijk', 'Licht', '', 1])
      assert.equal(refusal(name, { tone }), 'Kies licht, nieuws of ernstig.')
  })
}

test('every tone has a word that people see', () => {
  assert.deepEqual(Object.keys(toneLabels), [...tones])
})
