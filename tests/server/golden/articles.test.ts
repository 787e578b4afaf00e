// Thirty articles that the built-in writer arranges from one source, or from two or three, as `npm run eval` writes them for an editor
// to read. After a change that is meant: `npm run eval`, and read the difference.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { BUILT_IN_MODEL } from '#contract/tools/define.ts'
import { gapsIn } from '#contract/articles/gaps.ts'
import { passageFor, passageIndex } from '#contract/writing/passages.ts'
import { measureArticle } from '../../../eval/article-measure.ts'
import { articlePageOf } from '../../../eval/article-page.ts'
import { runBuiltIn, writeArticles } from '../../../eval/article-write.ts'

const chapters = (await writeArticles(runBuiltIn)).map((chapter) => ({
  ...chapter,
  figures: measureArticle(chapter.asked, chapter.written),
}))
const named = chapters.map((chapter) => [chapter.asked.title, chapter] as const)

test('there are thirty, of every length, and a third from several sources', () => {
  assert.equal(chapters.length, 30)
  assert.deepEqual(new Set(chapters.map(({ asked }) => asked.length)), new Set(['normaal', 'kort', 'lang']))
  assert.ok(chapters.filter(({ asked }) => asked.sources.length > 1).length >= 10)
  assert.deepEqual(
    named.filter(([, { written }]) => written.declined !== null).map(([title]) => title),
    [],
  )
})

test('every sentence stands in a source word for word, and none of them twice', () => {
  for (const [title, { figures }] of named) {
    assert.equal(figures.literal, 1, title)
    assert.equal(figures.repeated, 0, title)
    assert.ok(figures.inRange, `${title}: ${figures.words} words`)
  }
})

test('the headings are those of the outline, in its order, each over something', () => {
  for (const [title, { written }] of named) {
    const lines = written.draft.split('\n')
    const headings = lines.filter((line) => line.startsWith('## ')).map((line) => line.slice(3))
    assert.deepEqual(
      headings,
      written.outline.sections.map(({ heading }) => heading),
      title,
    )
    assert.equal(new Set(headings).size, headings.length, title)
    const empty = lines.some((line, at) => line.startsWith('## ') && /^#|^$/u.test(lines[at + 2] ?? ''))
    assert.ok(!empty || lines.some((line) => line.startsWith('### ')), title)
  }
})

test('what its own outline asks is answered; only what brings different stories together is left open', () => {
  for (const [title, { written }] of named) {
    const gaps = gapsIn(written.draft).map(({ text }) => text)
    assert.ok(
      gaps.every((text) => text === `inleiding bij ‘${title}’`),
      `${title}: ${gaps.join(', ')}`,
    )
  }
})

test('no paragraph under a heading of ours begins with somebody or something that was named before', () => {
  for (const [title, { asked, written }] of named) {
    const paragraphs = written.draft.split('\n\n')
    for (const [at, paragraph] of paragraphs.entries()) {
      const heading = /^#{2,3} (.*)$/u.exec(paragraphs[at - 1] ?? '')?.[1]
      const own = asked.sources.some(({ text }) => text.includes(heading ?? ''))
      if (heading === undefined || own) continue
      assert.doesNotMatch(
        paragraph,
        /^(?:Hij|Zij|Ze|Dat|Dit|Daar\p{L}*|Hier\p{L}*|Toch|Ook|Maar|Want|Daarom|Toen) /u,
        title,
      )
    }
  }
})

test('a text about suicide ends with where to turn, and no other does', () => {
  for (const [title, { written }] of named)
    assert.equal(written.draft.includes('113.nl'), title.startsWith('Als je kind'), title)
})

test('the passage that each paragraph rests on is found in its source', () => {
  for (const [title, { asked, written }] of named) {
    const index = passageIndex(asked.sources)
    const paragraphs = written.draft.split('\n\n').filter((part) => /^[^#[-]/u.test(part) && !part.includes('113.nl'))
    for (const paragraph of paragraphs) {
      const passage = passageFor(paragraph, index)
      assert.ok(passage !== null && passage.share >= 0.7, `${title}: ${passage?.share} ${paragraph.slice(0, 80)}`)
    }
  }
})

test('what is written is what stands in eval/articles.md', () => {
  const now = articlePageOf(BUILT_IN_MODEL, chapters)
  const page = readFileSync(new URL('../../../eval/articles.md', import.meta.url), 'utf8')
  // Article by article: a difference then names its own instead of printing the whole file.
  const [before, after] = [page.split('\n## '), now.split('\n## ')]
  const changed = after.filter((chapter, at) => chapter !== before[at]).map((chapter) => chapter.split('\n')[0])
  assert.deepEqual(changed, [])
  assert.equal(page, now)
})
