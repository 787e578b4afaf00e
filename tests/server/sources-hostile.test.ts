// Pages made to hold the server up: each ends in a text or in a word that says why not, within bounds of depth, work, memory
// and time, and away from the event loop.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createPageReader, readingLimits } from '#server/sources/page-reader.ts'
import { sieve } from '#server/sources/page-sieve.ts'
import { MOST_ELEMENTS } from '#server/sources/sieve-tags.ts'
import { PAGE_BYTES } from '#server/sources/routes.ts'
import { newspaperPage, paragraphs, sentence } from '../support/articles.ts'

const MEGABYTE = 1024 * 1024
const filled = (part: string, before = '', bytes = MEGABYTE) =>
  before + part.repeat(Math.floor((bytes - before.length) / part.length))

const pageOf = (html: string) => ({
  bytes: Buffer.from(html),
  contentType: 'text/html; charset=utf-8',
  url: 'https://krant.nl/a',
})
const stays = { userId: 1, signal: new AbortController().signal }

// Without a limit on time: on a busy machine a page may take long, and that is not what is tested here.
const patient = createPageReader({ ...readingLimits, timeLimitMs: 120_000 })
after(() => patient.close())

/** Each with what it ends in; `text` for an article. */
const hostile: Record<string, [html: string, end: string]> = {
  'bold within bold, 349,000 times': [filled('<b>'), 'pageTooLarge'],
  'blocks within blocks': [filled('<div>'), 'pageTooLarge'],
  'tables within tables': [filled('<table><tr><td>'), 'pageTooLarge'],
  'links within paragraphs within links': [filled('<a><p>'), 'pageTooLarge'],
  'line breaks': [filled('<br>'), 'pageTooLarge'],
  'items that are not closed': [filled('<li>'), 'pageTooLarge'],
  'drawings within drawings': [filled('<svg>'), 'pageEmpty'],
  'tags that close nothing': [filled('</b>'), 'pageEmpty'],
  'a million attributes': [filled('a ', '<p '), 'pageEmpty'],
  'attributes that all differ': [
    `<p ${Array.from({ length: 100_000 }, (_, at) => `a${at}=1`).join(' ')}>`,
    'pageEmpty',
  ],
  'a class of half a million names': [`<p class="${'a '.repeat(500_000)}">x</p>`, 'pageEmpty'],
  'one line of 3 MB': [filled('woord ', '<p>', PAGE_BYTES), 'text'],
  'one word of 3 MB': [filled('a', '<p>', PAGE_BYTES), 'pageEmpty'],
  'signs that begin a tag, again and again': [filled('<'), 'any'],
  'signs that end a tag, again and again': [filled('>', '<p>'), 'any'],
  'signs that begin an entity, again and again': [filled('&', '<p>'), 'any'],
  'hard spaces, again and again': [filled('&nbsp;', '<p>a'), 'pageEmpty'],
  'white space': [filled(' \n', '<p>a', PAGE_BYTES), 'pageEmpty'],
  'a style that does not end': [filled('<style>'), 'pageEmpty'],
  'a title that does not end': [filled('a | ', '<title>'), 'pageEmpty'],
  'a title of separators': [`<title>${'a | '.repeat(900)}</title>${paragraphs(3)}`, 'text'],
  'data within data': [
    `<script type="application/ld+json">${'{"@graph":['.repeat(20_000)}</script>${paragraphs(3)}`,
    'text',
  ],
  'data of a hundred thousand things': [
    `<script type="application/ld+json">[${'{"a":1},'.repeat(30_000)}{}]</script>${paragraphs(3)}`,
    'text',
  ],
  'words that ask for a subscription, or nearly': [filled('abonneer verder ', '<p>'), 'any'],
  'an article a thousand blocks deep': ['<div>'.repeat(1_000) + paragraphs(6) + '</div>'.repeat(1_000), 'text'],
}

for (const [what, [html, end]] of Object.entries(hostile)) {
  test(`a page with ${what} ends in a text or in a clear word`, async () => {
    const read = await patient.read(pageOf(html), stays)
    const ended = typeof read === 'string' ? read : 'text'
    assert.notEqual(ended, 'pageUnreadable')
    if (end !== 'any') assert.equal(ended, end)
  })
}

test('what is made a tree of is never deeper or larger than the limits, whatever the page', () => {
  const body = sieve(`${'<div>'.repeat(1_000)}<p>tekst</p>${'</div>'.repeat(1_000)}`)?.body ?? ''
  let depth = 0
  let deepest = 0
  for (const [tag] of body.matchAll(/<\/?\w+/g)) deepest = Math.max(deepest, (depth += tag.startsWith('</') ? -1 : 1))
  assert.equal(depth, 0)
  assert.ok(deepest > 50 && deepest <= 120, `${deepest}`)
  assert.match(body, />tekst</)
  assert.ok(sieve('<p>a'.repeat(MOST_ELEMENTS)))
  assert.equal(sieve('<p>a'.repeat(MOST_ELEMENTS + 1)), undefined)
})

test('no text of a page can become a tag in the tree that is made of it', () => {
  const tricks = [
    'a <<!-- -->b onclick=x>c',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '<p class="&quot;><script>x</script>">y',
    '<<script>script>x',
    "<p id='\"><iframe src=x>'>z",
  ]
  const tag = /<\/?[a-z][a-z0-9]*(?: (?:class|id|role|itemprop|href)="[^"<>]*")*(?: hidden)?>/g
  for (const trick of tricks) assert.doesNotMatch((sieve(trick)?.body ?? '').replace(tag, ''), /[<>]|script>/, trick)
})

test('a page that takes too long is given up, and the next one is read', async () => {
  const reader = createPageReader({ ...readingLimits, timeLimitMs: 1 }, (reason) => said.push(reason))
  const said: string[] = []
  try {
    assert.equal(await reader.read(pageOf(newspaperPage(paragraphs(5))), stays), 'pageUnreadable')
    assert.deepEqual(said, ['1 ms without progress'])
    assert.equal(typeof (await patient.read(pageOf(newspaperPage(paragraphs(5))), stays)), 'object')
  } finally {
    await reader.close()
  }
})

test('a page that takes too much memory ends its child and nothing else', async () => {
  const said: string[] = []
  const reader = createPageReader({ ...readingLimits, timeLimitMs: 120_000, heapMegabytes: 24 }, (why) =>
    said.push(why),
  )
  try {
    const large = `<div>${`<p>${sentence}</p><div>${sentence}</div>`.repeat(9_000)}</div>`
    assert.equal(await reader.read(pageOf(large), stays), 'pageUnreadable')
    assert.match(said.join(), /heap out of memory|MB of memory/)
    assert.equal(typeof (await reader.read(pageOf(newspaperPage(paragraphs(5))), stays)), 'object')
  } finally {
    await reader.close()
  }
})

test('while a page is read the event loop goes round', async () => {
  let turns = 0
  let next = setImmediate(function count() {
    turns += 1
    next = setImmediate(count)
  })
  await patient.read(pageOf(`<div>${`<p>${sentence}</p>`.repeat(5_000)}</div>`), stays)
  clearImmediate(next)
  assert.ok(turns > 100, `${turns} turns`)
})

test('who leaves gets no answer, and the child that read for them is ended', async () => {
  const reader = createPageReader({ ...readingLimits, timeLimitMs: 120_000 })
  try {
    const leaving = new AbortController()
    const slow = `<div>${`<p>${sentence}</p><div>${sentence}</div>`.repeat(9_000)}</div>`
    const all = [1, 2, 3].map((userId) => reader.read(pageOf(slow), { userId, signal: leaving.signal }))
    const ended = Promise.allSettled(all)
    setImmediate(() => leaving.abort(new Error('weg')))
    for (const one of await ended) assert.equal(one.status === 'rejected' && String(one.reason), 'Error: weg')
    assert.equal(typeof (await reader.read(pageOf(newspaperPage(paragraphs(5))), stays)), 'object')
  } finally {
    await reader.close()
  }
})

test('pages of one person that take long keep nobody else waiting', async () => {
  const slow = `<div>${`<p>${sentence}</p><div>${sentence}</div>`.repeat(9_000)}</div>`
  const leaving = new AbortController()
  let read = 0
  const all = [1, 2, 3].map(() =>
    patient.read(pageOf(slow), { ...stays, signal: leaving.signal }).then(() => (read += 1)),
  )
  const ended = Promise.allSettled(all)
  const other = await patient.read(pageOf(newspaperPage(paragraphs(5))), { ...stays, userId: 2 })
  assert.deepEqual([typeof other, read], ['object', 0])
  leaving.abort(new Error('weg'))
  await ended
})

test('many pages at once are all read, each as itself', async () => {
  const numbers = Array.from({ length: 12 }, (_, at) => at)
  const read = await Promise.all(
    numbers.map((at) => patient.read(pageOf(newspaperPage(`<p>Stuk ${at}.</p>${paragraphs(3)}`)), stays)),
  )
  assert.deepEqual(
    read.map((one) => typeof one === 'object' && one.text.split('\n', 1)[0]),
    numbers.map((at) => `Stuk ${at}.`),
  )
})
