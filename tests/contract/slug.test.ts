// The fields that tell search engines about an article, and the slug that a title makes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SEO_LIMITS, seoData, seoFields } from '#contract/seo/fields.ts'
import { slugOf } from '#contract/seo/slug.ts'

const slugs: Record<string, [string, string][]> = {
  'a slug has small letters, digits and hyphens': [
    ['Fietsbrug over de Linge: tien weken dicht', 'fietsbrug-over-de-linge-tien-weken-dicht'],
    ['  --  A  --  ', 'a'],
    ['24/7 open?!', '24-7-open'],
  ],
  'accents are folded': [
    ['Reünie in één dag: café à la crème', 'reunie-in-een-dag-cafe-a-la-creme'],
    ['Özbay eet çiğ köfte in Łódź', 'ozbay-eet-cig-kofte-in-lodz'],
    ['Straße, œuvre, smørrebrød', 'strasse-oeuvre-smorrebrod'],
    ['ĳs en ﬁets', 'ijs-en-fiets'],
  ],
  'what is said is kept, an apostrophe is not': [
    ['Zo’n 5% korting & € 10 terug', 'zon-5-procent-korting-en-euro-10-terug'],
    ['Foto’s van ’s-Hertogenbosch', 'fotos-van-s-hertogenbosch'],
  ],
  'of what has no letters there is nothing left': [
    ['', ''],
    ['!?', ''],
    ['日本', ''],
  ],
}

for (const [rule, cases] of Object.entries(slugs))
  test(rule, () => {
    for (const [title, slug] of cases) assert.equal(slugOf(title), slug)
  })

test('a slug is cut at a word, and one long word where it must be', () => {
  const { slug } = SEO_LIMITS
  const word = 'a'.repeat(49)
  assert.equal(slugOf(`${word} ${word} ${word} ${word} b`), Array(4).fill(word).join('-'))
  assert.equal(slugOf('b'.repeat(slug)).length, slug)
  assert.equal(slugOf('b'.repeat(slug + 1)).length, slug)
})

test('every slug that a title makes is one that an article may have', () => {
  for (const [title] of Object.values(slugs).flat())
    assert.ok(seoData.safeParse({ slug: slugOf(title) }).success, title)
  for (const slug of ['Hoofdletter', 'twee--strepen', '-voor', 'na-', 'spa tie', 'é'])
    assert.equal(seoData.safeParse({ slug }).success, false, slug)
})

test('each field takes as many characters as its limit, and not one more', () => {
  const fits = (
    schema: { safeParse: (value: unknown) => { success: boolean } },
    make: (count: number) => unknown,
    most: number,
  ) =>
    assert.deepEqual(
      [most - 1, most, most + 1].map((count) => schema.safeParse(make(count)).success),
      [true, true, false],
    )
  const text = (count: number) => '😀'.repeat(count)
  fits(seoFields.seoTitle, text, 300)
  fits(seoFields.seoDescription, text, 1_000)
  fits(seoFields.seoKeywords, text, 500)
  fits(seoData, (count) => ({ keyphrase: text(count) }), 200)
  fits(seoData, (count) => ({ synonyms: [text(count)] }), 200)
  fits(seoData, (count) => ({ synonyms: Array.from({ length: count }, (_, at) => `synoniem ${at}`) }), 10)
  fits(seoData, (count) => ({ slug: 'a'.repeat(count) }), 200)
  fits(seoFields.seoScore, (count) => count, 100)
  for (const score of [-1, 50.5, '50']) assert.equal(seoFields.seoScore.safeParse(score).success, false)
})

test('what is left out is unchanged, and null or nothing is none', () => {
  assert.equal(seoFields.seoTitle.parse(undefined), undefined)
  assert.equal(seoFields.seoTitle.parse(null), null)
  assert.equal(seoFields.seoTitle.parse('  '), null)
  assert.deepEqual(seoData.parse({}), { keyphrase: '', synonyms: [], slug: '' })
})
