// An article from the list of articles in the bar: what the tools get of it, and when that is not what stands there any more.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LONGEST_SOURCE } from '#contract/tools/article.ts'
import { characterCount } from '#contract/text.ts'
import type { Article } from '#web/sources/article.ts'
import { articleFrom, isOlder, withoutOrigin, type OwnArticle } from '#web/sources/own-article.ts'
import { withText } from '#web/sources/taking.ts'

const own: OwnArticle = {
  id: 12,
  title: 'Fietsbrug dicht',
  content:
    '## De brug\r\n\r\nDe brug over **de Linge** gaat [tien weken](https://linge.example) dicht.\n\n- Omrijden\n- Pendelbus\n',
  seoDescription: null,
  textVersion: 3,
}

async function made(change: Partial<OwnArticle> = {}, stood: Article | null = null): Promise<Article> {
  const article = await articleFrom({ ...own, ...change }, stood)
  assert.ok(article)
  return article
}

test('the tools get its title, its readable text without a sign of Markdown, and which article it is', async () => {
  const { title, text, site, language, articleId, articleVersion, tone, truncated } = await made()
  assert.equal(text, 'De brug\n\nDe brug over de Linge gaat tien weken dicht.\n\nOmrijden\nPendelbus')
  assert.deepEqual([title, site, language, tone, truncated], ['Fietsbrug dicht', null, 'nl', null, false])
  assert.deepEqual([articleId, articleVersion], [12, 3])
})

test('its description is the one for search engines, else the beginning of its text; at 500 characters whole, beyond cut there', async () => {
  const described = async (change: Partial<OwnArticle>) => (await made(change)).description
  assert.equal(await described({ seoDescription: 'Tien weken omrijden.' }), 'Tien weken omrijden.')
  for (const blank of ['', '  ', null])
    assert.equal(await described({ seoDescription: blank, content: 'De brug gaat dicht.' }), 'De brug gaat dicht.')
  for (const letter of ['a', 'é', '🚲']) {
    for (const count of [499, 500]) {
      const whole = letter.repeat(count)
      assert.equal(await described({ seoDescription: whole }), whole)
      assert.equal(await described({ content: whole }), whole)
    }
    const cut = `${letter.repeat(500)}…`
    assert.equal(await described({ seoDescription: letter.repeat(501) }), cut)
    assert.equal(await described({ content: letter.repeat(30_000) }), cut)
  }
})

test('a long article is cut as any other, and told so', async () => {
  const sentence = 'De gemeente Zwolle begint in maart met het opknappen van de gracht. '
  const { text, truncated } = await made({ content: sentence.repeat(400) })
  assert.ok(truncated && characterCount(text) <= LONGEST_SOURCE && text.endsWith('gracht.'))
})

test('an article without anything to read is none', async () => {
  for (const content of ['', ' \n', '<div></div>\n', '![](https://linge.example/brug.jpg)\n', '---\n'])
    assert.equal(await articleFrom({ ...own, content }), null, content)
})

test('a newer text of the same article keeps what was chosen for it; another article does not', async () => {
  const stood = { ...(await made()), tone: 'ernstig', alsoFor: 'Bakker stopt' } as const
  const newer = await made({ content: 'De brug gaat elf weken dicht.', textVersion: 4 }, stood)
  assert.deepEqual(
    [newer.id, newer.tone, newer.alsoFor, newer.articleVersion],
    [stood.id, 'ernstig', 'Bakker stopt', 4],
  )
  assert.equal(newer.text, 'De brug gaat elf weken dicht.')
  const other = await made({ id: 13 }, stood)
  assert.notEqual(other.id, stood.id)
  assert.deepEqual([other.tone, other.alsoFor], [null, undefined])
})

test('it is older than the list once title, text or description changed there, and not for anything else', async () => {
  const article = await made({ seoDescription: 'Omrijden.' })
  const head = { id: 12, title: 'Fietsbrug dicht', version: 3, textVersion: 3, seoDescription: 'Omrijden.' }
  assert.equal(isOlder(article, head), false)
  assert.equal(isOlder(article, { ...head, version: 9 }), false, 'keywords were saved')
  assert.equal(isOlder(article, { ...head, textVersion: 4 }), true)
  assert.equal(isOlder(article, { ...head, seoDescription: 'Tien weken omrijden.' }), true)
  assert.equal(isOlder(article, { ...head, seoDescription: ' Omrijden.\n' }), false)
  const long = await made({ seoDescription: 'a'.repeat(600) })
  assert.equal(isOlder(long, { ...head, seoDescription: 'a'.repeat(600) }), false)
  const { articleVersion: _, ...fromHistory } = article
  assert.equal(isOlder(fromHistory, { ...head, textVersion: 9 }), false, 'it is not known of which version it is')
})

test('with its text changed in the bar it is still that article, with its own description; let go it is none', async () => {
  const article = await made({ seoDescription: 'Omrijden.' })
  const changed = await withText(article, 'De brug blijft open.')
  assert.deepEqual([changed.articleId, changed.description, changed.text], [12, 'Omrijden.', 'De brug blijft open.'])
  const free = { ...article, ...withoutOrigin }
  assert.deepEqual([free.articleId, free.articleVersion, free.text], [undefined, undefined, article.text])
})
