// The sixty articles through every tool with the built-in writer, as `npm run eval` writes them for an editor to read.
// After a change that is meant: `npm run eval`, and read the difference.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { BUILT_IN_MODEL } from '#contract/tools/define.ts'
import { readArticles } from '../../../eval/articles.ts'
import { textCases } from '../../../eval/cases.ts'
import { addsNothing, measure, moreIsBetter, type Figures, type Written } from '../../../eval/measure.ts'
import { pageOf } from '../../../eval/page.ts'
import { builtInWriter, writeAll } from '../../../eval/write.ts'
import { breachesOf } from './breaches.ts'

const kept = (name: string) => readFileSync(new URL(`../../../eval/${name}`, import.meta.url), 'utf8')

const write = await builtInWriter()
const chapters = await writeAll(write)
const written = chapters.flatMap((chapter) => chapter.written)
const figures = measure(written)

test('there are sixty articles, of ten kinds and more', () => {
  const articles = readArticles()
  assert.equal(articles.length, 60)
  assert.ok(new Set(articles.map(({ kind }) => kind)).size >= 10)
})

test('nothing that is written breaks a rule of the product or of the language', () => {
  const breaches = written.flatMap(breachesOf)
  assert.deepEqual(breaches.slice(0, 10), [], `${breaches.length} breaches`)
})

test('every article gives every tool something to say, but the rewriter', () => {
  const silent = written.filter(({ asked, declined }) => declined !== undefined && asked.tool !== 'rewriter')
  assert.deepEqual(
    silent.map(({ asked, declined }) => `${asked.heading}: ${declined}`),
    [],
  )
})

/** Titles stand above a link or a picture: what does not fit there in other words than the title's is left out. */
const TITLES = new Set(['facebook-captions', 'pinterest-captions'])
const whole = written.filter(({ asked }) => asked.given === 'source' && asked.wanted === 5)
const lengthOf = ({ asked, texts }: Written) => `${asked.heading}: ${texts.length} about ${asked.title}`

test('an article carries five captions, and five titles of TitelTovenaar', () => {
  const short = whole.filter(({ asked, texts }) => !TITLES.has(asked.tool) && texts.length < 5)
  assert.deepEqual(short.map(lengthOf), [])
})

test('and three to five titles: five, but for where two of them say nothing beside the title', () => {
  const plain = ({ asked, texts }: Written) => texts.filter((text) => addsNothing(text, asked.title ?? '')).length
  // For a title that is a quote a sentence of the article stands.
  const isSaid = ({ asked }: Written) => /^['‘“]/u.test(asked.title ?? '')
  const titles = whole.filter(({ asked }) => TITLES.has(asked.tool))
  assert.deepEqual(titles.filter(({ texts }) => texts.length < 3 || texts.length > 5).map(lengthOf), [])
  assert.deepEqual(titles.filter((set) => set.texts.length < 5 && plain(set) < 2 && !isSaid(set)).map(lengthOf), [])
  assert.deepEqual(titles.filter((set) => set.texts.length > 3 && plain(set) > 2).map(lengthOf), [])
})

/** Of how many articles asking again is tried, and of how many of them only one choice may be good enough. */
const AGAIN = { articles: 10, alike: 2 } as const

test('asking again gives most articles another choice, and the same seed the same one', async () => {
  const alike = new Map<string, string[]>()
  for (const article of readArticles().slice(0, AGAIN.articles))
    for (const asked of textCases(article, 'source')) {
      const sets = await Promise.all([1, 2, 3, 4].map(async (seed) => (await write(asked, seed)).texts.join('|')))
      if (new Set(sets).size === 1) alike.set(asked.heading, [...(alike.get(asked.heading) ?? []), article.title])
      assert.equal((await write(asked, 1)).texts.join('|'), sets[0])
    }
  for (const [heading, titles] of alike) assert.ok(titles.length <= AGAIN.alike, `${heading}: ${titles.join(', ')}`)
})

test('what can be counted is as good as it was', () => {
  const before = JSON.parse(kept('figures.json')) as Record<string, Figures>
  assert.deepEqual(Object.keys(figures), Object.keys(before))
  const fallen = Object.entries(figures).flatMap(([tool, counted]) =>
    Object.entries(counted).flatMap(([name, value]) => {
      const was = before[tool]?.[name as keyof Figures] ?? 0
      if (name === 'texts') return []
      const worse = moreIsBetter.has(name as keyof Figures) ? value < was : value > was
      return worse ? [`${tool}, ${name}: ${was} -> ${value}`] : []
    }),
  )
  assert.deepEqual(fallen, [])
})

test('what is written is what stands in eval/written.md', () => {
  const now = pageOf(BUILT_IN_MODEL, chapters, figures)
  const page = kept('written.md')
  // Chapter by chapter: a difference then names its article instead of printing the whole file.
  const [before, after] = [page.split('\n## '), now.split('\n## ')]
  const changed = after.filter((chapter, at) => chapter !== before[at]).map((chapter) => chapter.split('\n')[0])
  assert.deepEqual(changed, [])
  assert.equal(page, now)
})
