// The product against a real WordPress, which `npm run prove` starts: connects, publishes, brings up to date, sends a picture, finds
// what was changed and deleted there, and makes no second post when an answer is lost.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { ChangedThere } from '#contract/publishing/changed-there.ts'
import type { Publication } from '#contract/publishing/publication.ts'
import type { PublishingSite } from '#contract/publishing/site.ts'
import { createSafeFetch, type SafeFetch } from '#server/fetch/safe-fetch.ts'
import type { Client } from '../support/app.ts'
import { later } from '../support/letters.ts'
import { photo } from '../support/pictures.ts'
import { publish, standing, taken, written } from '../support/publishing.ts'
import { openPictureHouse, saidOf, storedBy, type PictureHouse } from '../support/stored-pictures.ts'
import { publishLater } from '#server/publishing/jobs.ts'
import { runJob } from '#server/jobs/job.ts'

const { PROVE_URL: url = '', PROVE_USERNAME: username = '', PROVE_PASSWORD: applicationPassword = '' } = process.env
const authorization = `Basic ${Buffer.from(`${username}:${applicationPassword}`).toString('base64')}`

/** What WordPress itself says, asked past the product. */
// oxlint-disable-next-line typescript/no-explicit-any -- a test asserts what is there, whatever its type
async function there(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<any> {
  const reply = await fetch(`${url}/index.php?rest_route=${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return reply.json()
}
const allPosts = async () => (await there('/wp/v2/posts&status=any&per_page=100&context=edit')) as { id: number }[]

let house: PictureHouse
let writer: Client
let siteId: number
/** How many answers to a POST are thrown away, after WordPress did what was asked. */
let lost = 0
before(async () => {
  const fetching = createSafeFetch({ allow: [new URL(url).host] })
  const losing: SafeFetch = {
    ...fetching,
    async ask(address, question, signal) {
      const answer = await fetching.ask(address, question, signal)
      if (question.method !== 'POST' || lost === 0) return answer
      lost -= 1
      return { why: 'broken', problem: 'Het antwoord van de site kon niet worden gelezen.' }
    },
  }
  house = await openPictureHouse({ linkFetch: losing })
  const admin = (await house.app.loggedIn({ role: 'admin' })).client
  writer = (await house.app.loggedIn({ role: 'paid', desk: 'editor' })).client
  const input = { kind: 'wordpress', url, username, applicationPassword }
  const refused = await admin.post('/api/publishing/sites', { ...input, applicationPassword: 'a'.repeat(24) })
  assert.equal(refused.body.code, 'siteRefused')
  const site = taken<PublishingSite>(await admin.post('/api/publishing/sites', input), 201)
  assert.deepEqual([site.kind, site.state, site.url], ['wordpress', 'connected', url])
  siteId = site.id
})
after(() => house.close())

const only = async (id: number) => (await standing(writer, id))[0] as Publication
async function sent(id: number, body: object): Promise<Publication> {
  taken(await publish(writer, id, { siteId, ...body }))
  await house.app.sent.run(house.app.site)
  return only(id)
}
const idOf = ({ editAddress }: Publication) => Number(new URL(editAddress ?? '').searchParams.get('post'))

test('a draft with a picture, tags and an address; then public; then brought up to date', async () => {
  const picture = await storedBy(writer, await readFile(photo('dandelions.jpg')), { name: 'Paardenbloemen é.jpg' })
  const content = `Inleiding met <b>HTML</b> & tekens.\n\n${saidOf({ ...picture, credit: 'Foto: Noor' }, 'De brug')}\n\n[gallery]\n\n| a | b |\n|---|---|\n| 1 | 2 |\n`
  const article = await written(writer, {
    content,
    seoData: { slug: 'fietsbrug-dicht' },
    seoDescription: 'Zo rijd je om.',
  })
  const draft = await sent(article.id, { when: 'draft', tags: ['Fietsen', 'R&D'] })
  assert.deepEqual([draft.state, draft.problem, draft.isPublic], ['sent', null, false])
  const post = await there(`/wp/v2/posts/${idOf(draft)}&context=edit`)
  assert.deepEqual([post.status, post.slug, post.excerpt.raw], ['draft', 'fietsbrug-dicht', 'Zo rijd je om.'])
  assert.match(post.content.raw, /<!-- wp:image \{"id":\d+,"sizeSlug":"full","linkDestination":"none"\} -->/)
  assert.match(post.content.rendered, /<img[^>]*wp-content\/uploads\/[^"]*paardenbloemen-e-/)
  assert.doesNotMatch(post.content.rendered, /<b>HTML|class='gallery|id='gallery/)
  const names = (await Promise.all(post.tags.map((id: number) => there(`/wp/v2/tags/${id}`)))).map(({ name }) => name)
  assert.deepEqual(names, ['Fietsen', 'R&amp;D'])
  const [media] = await there('/wp/v2/media&context=edit')
  assert.deepEqual([media.alt_text, media.caption.raw], ['De brug', 'Foto: Noor'])

  const shown = await sent(article.id, { when: 'now', tags: ['fietsen', 'r&d'] })
  assert.deepEqual([shown.state, shown.isPublic, idOf(shown)], ['sent', true, idOf(draft)])
  assert.equal((await there('/wp/v2/tags')).length, 2)
  assert.equal((await there('/wp/v2/media')).length, 1)
  assert.equal((await fetch(shown.address ?? '')).status, 200)

  const newer = { title: 'Brug open <script>alert(1)</script>', content: 'Het dek is vervangen.\n' }
  taken(await writer.send('PUT', `/api/articles/${article.id}`, { body: newer }))
  assert.equal((await sent(article.id, { when: 'now' })).state, 'sent')
  const updated = await there(`/wp/v2/posts/${idOf(draft)}&context=edit`)
  assert.match(updated.content.raw, /vervangen/)
  assert.doesNotMatch(updated.title.rendered, /<script/)
})

test('what was changed there is shown and stays, until it is overwritten', async () => {
  const { id } = await written(writer)
  const first = await sent(id, { when: 'now' })
  await there(`/wp/v2/posts/${idOf(first)}`, {
    content: '<!-- wp:paragraph -->\n<p>Van de eindredactie.</p>\n<!-- /wp:paragraph -->',
  })
  const { status, body } = await publish(writer, id, { siteId, when: 'now' })
  assert.deepEqual([status, body.code], [409, 'changedThere'])
  assert.equal((body.changedThere as ChangedThere).theirs.text, 'Van de eindredactie.')
  assert.equal((await sent(id, { when: 'now', overwrite: true })).state, 'sent')
  assert.match((await there(`/wp/v2/posts/${idOf(first)}&context=edit`)).content.raw, /Omleiding/)
})

test('what was thrown away there is told, and made anew when that is asked', async () => {
  const { id } = await written(writer)
  const first = await sent(id, { when: 'now' })
  await there(`/wp/v2/posts/${idOf(first)}`, undefined, 'DELETE')
  assert.equal((await publish(writer, id, { siteId, when: 'now' })).body.code, 'goneThere')
  const anew = await sent(id, { when: 'now', overwrite: true })
  assert.deepEqual([anew.state, anew.isPublic], ['sent', true])
  assert.notEqual(idOf(anew), idOf(first))
})

test('answers that are lost make no second post, wherever it is', async () => {
  for (const count of [1, 2]) {
    const { id } = await written(writer)
    const had = (await allPosts()).length
    lost = count
    taken(await publish(writer, id, { siteId, when: 'now' }))
    await house.app.sent.run(house.app.site)
    for (let times = 0; (await only(id)).state === 'waiting' && times < 5; times += 1) {
      later(house.app, 181)
      const order = house.app.sent.all.findLast(({ name }) => name === publishLater.name)
      await runJob(publishLater, house.app.site, publishLater.data.parse(order?.data))
    }
    const { state, isPublic } = await only(id)
    assert.deepEqual([state, isPublic, lost, (await allPosts()).length], ['sent', true, 0, had + 1])
  }
})

test('a long article goes out, and is not taken for changed the second time', async () => {
  const content = `${'Een alinea met ‘tekens’ & genoeg woorden – om lang te worden. '.repeat(150)}\n\n`.repeat(80)
  const { id } = await written(writer, { content })
  assert.equal((await sent(id, { when: 'now' })).state, 'sent')
  assert.equal((await sent(id, { when: 'now' })).state, 'sent')
})
