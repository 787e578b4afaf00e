// How much text one person may have kept in a minute, by whatever way it comes in; and that a save waits for no reading of its text.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { SEO_LIMITS } from '#contract/seo/limits.ts'
import { MOST_BLOCKS } from '#contract/writing/blocks.ts'
import { SAVED_BYTES_PER_MINUTE } from '#server/articles/save.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'
import { ofModel, reviewOf } from '../support/reviews.ts'

let app: TestApp
before(async () => void (app = await startApp()))
after(() => app.close())

const MILLION = 1_000_000
const TITLE = 'Een lange tekst'
const add = (client: Client, length: number, original?: number, sign = 'a') =>
  client.post('/api/articles', {
    title: TITLE,
    content: sign.repeat(length),
    ...(original !== undefined && { originalContent: 'a'.repeat(original) }),
  })

test('twenty megabytes a minute are kept of one person’s texts, and not a byte more, however they come in', async () => {
  const [{ client: anne }, { client: bram }] = [await app.loggedIn(), await app.loggedIn()]
  // A sign of three bytes.
  const first = await add(anne, 100_000, undefined, '€')
  assert.equal(first.status, 201)
  const { id } = first.body
  const save = (length: number) =>
    anne.send('PUT', `/api/articles/${id}`, {
      body: { title: TITLE, content: 'b'.repeat(length), close: true },
    })
  assert.equal(SAVED_BYTES_PER_MINUTE, 20 * 1024 * 1024)
  const saved = await save(MILLION)
  assert.equal(saved.status, 200)
  let left = SAVED_BYTES_PER_MINUTE - 300_000 - MILLION - 2 * TITLE.length
  let added = 1
  // What it was made from is kept too.
  for (; left > 2 * (MILLION + TITLE.length); left -= 2 * MILLION + TITLE.length) {
    assert.equal((await add(anne, MILLION, MILLION)).status, 201)
    added += 1
  }
  for (; left >= MILLION + TITLE.length; left -= MILLION + TITLE.length) assert.equal((await save(MILLION)).status, 200)
  left -= TITLE.length
  const over = await save(left + 1)
  assert.equal(over.status, 429)
  assert.match(over.body.message, /^Je slaat nu erg veel tekst op\. Probeer het over .+ opnieuw\.$/)
  assert.ok(Number(over.headers.get('retry-after')) > 0)
  assert.equal((await save(left)).status, 200, 'what was refused does not count')

  const n = saved.body.version as number
  assert.equal((await anne.post(`/api/articles/${id}/versions/${n}/restore`)).status, 429)
  const form = new FormData()
  form.append('file', new Blob([`# Kop\n\n${'woord '.repeat(100)}`]), 'tekst.md')
  const imported = await fetch(`${app.url}/api/articles/import`, {
    method: 'POST',
    headers: { cookie: anne.cookie ?? '' },
    body: form,
  })
  assert.equal(imported.status, 429)
  assert.equal((await anne.get('/api/articles/counts')).body.all, added)
  assert.equal((await add(bram, MILLION)).status, 201, 'another person has a minute of their own')
})

/** What goes with a text, as long as it comes: of an article of ten characters there is twice as much of it. */
const longest = {
  sources: Array.from({ length: 10 }, (_, nth) => ({
    title: `${nth}`.repeat(300),
    url: `https://krant.nl/${'a'.repeat(1_980)}`,
    from: 0,
    to: 0,
  })),
  seoTitle: 't'.repeat(SEO_LIMITS.title),
  seoDescription: 'd'.repeat(SEO_LIMITS.description),
  seoKeywords: 'k'.repeat(SEO_LIMITS.keywords),
  seoScore: 80,
  seoData: { keyphrase: 'p'.repeat(SEO_LIMITS.keyphrase), synonyms: ['s'.repeat(SEO_LIMITS.keyphrase)], slug: 'slug' },
}
const small = { title: 'Met bronnen', content: 'a'.repeat(10) }
const bytesOfAll = (fields: object) =>
  Object.values(fields).reduce(
    (sum: number, field: unknown) => sum + (typeof field === 'string' ? field : JSON.stringify(field)).length,
    0,
  )

for (const [what, fields] of Object.entries({
  'its sources': { sources: longest.sources },
  'all that goes with it': longest,
}))
  for (const [way, isSave] of [
    ['adding', false],
    ['saving', true],
  ] as const)
    test(`${way} an article counts ${what}, to the byte`, async () => {
      const { client } = await app.loggedIn()
      const one = bytesOfAll({ ...small, ...fields })
      let left = SAVED_BYTES_PER_MINUTE - one - bytesOfAll(small)
      const { body } = await client.post('/api/articles', small)
      for (; left > 2 * MILLION; left -= MILLION + TITLE.length) assert.equal((await add(client, MILLION)).status, 201)
      assert.equal((await add(client, left - MILLION)).status, 201)
      assert.equal((await add(client, MILLION - 2 * TITLE.length)).status, 201)
      const send = (content: string) => {
        const sent = { ...small, ...fields, content }
        return isSave
          ? client.send('PUT', `/api/articles/${body.id}`, { body: { ...sent, version: body.version, close: true } })
          : client.post('/api/articles', sent)
      }
      assert.equal((await send('b'.repeat(11))).status, 429)
      assert.equal((await send('b'.repeat(10))).status, isSave ? 200 : 201)
    })

/** Marks of what is gone, as large as they come. */
const largeMarks = Array.from({ length: MOST_BLOCKS }, (_, at) =>
  ofModel(`deel ${at}`.padEnd(40), null, 'm'.repeat(200)),
)
/** How often all of them are kept in a minute. */
const markedFits = Math.floor(SAVED_BYTES_PER_MINUTE / JSON.stringify(largeMarks).length)

for (const [what, blocks] of Object.entries({
  'that are sent': largeMarks,
  'that a save leaves out': undefined,
  'that a save no longer names': [],
})) {
  test(`marks ${what} count as text does: they are kept with each version of it`, async () => {
    const { client } = await app.loggedIn()
    assert.ok(markedFits < 20, String(markedFits))
    const { body } = await client.post('/api/articles', {
      title: 'Veel delen',
      content: 'a'.repeat(20),
      blocks: largeMarks,
    })
    const save = (text: string) =>
      client.send('PUT', `/api/articles/${body.id}`, { body: { title: 'Veel delen', content: text, blocks } })
    // They were kept once as it was added.
    for (let nth = 1; nth < markedFits; nth += 1) assert.equal((await save(`Tekst nummer ${nth}.`)).status, 200)
    const over = await save('Tekst te veel.')
    assert.equal(over.status, 429)
    assert.equal((await client.get(`/api/articles/${body.id}`)).body.content, `Tekst nummer ${markedFits - 1}.`)
  })
}

test('the parts of a review count as well: each record of them is kept for good', async () => {
  const { client } = await app.loggedIn()
  const { body } = await client.post('/api/articles', {
    title: 'Veel delen',
    content: 'a'.repeat(20),
    blocks: largeMarks,
  })
  const review = () => client.post(`/api/articles/${body.id}/review`, reviewOf(1))
  let kept = 0
  let last = await review()
  for (; last.status === 201 && kept < 2 * markedFits; kept += 1) last = await review()
  assert.equal(last.status, 429, `${kept} of them were kept`)
  assert.ok(Number(last.headers.get('retry-after')) > 0)
})

test('of several saves at once that do not say where the machine’s parts stand, none loses them', async () => {
  const { client } = await app.loggedIn()
  // Long enough for a child process, so that the saves overtake each other.
  const text = (words: string) =>
    `${'Een alinea die blijft. '.repeat(1_000)}\n\nDe machine schreef dit deel.\n\n${words}`
  const { body } = await client.post('/api/articles', {
    title: 'Samen geschreven',
    content: text('Begin.'),
    blocks: [{ id: 'deel', at: 1, model: 'model', generationId: null }],
  })
  const replies = await Promise.all(
    Array.from({ length: 4 }, (_, at) =>
      client.send('PUT', `/api/articles/${body.id}`, {
        body: { title: 'Samen geschreven', content: `Ervoor.\n\n${text(`Versie ${at}.`)}` },
      }),
    ),
  )
  for (const { status, body: said } of replies) assert.equal(status, 200, JSON.stringify(said.message))
  const { blocks } = (await client.get(`/api/articles/${body.id}`)).body
  assert.deepEqual(
    blocks.map(({ id, at }: { id: string; at: number }) => ({ id, at })),
    [{ id: 'deel', at: 2 }],
  )
})
