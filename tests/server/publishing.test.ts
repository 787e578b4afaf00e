// Articles on websites: what goes out, once and not twice, what is updated there, and who may have it sent.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Client } from '../support/app.ts'
import {
  connectBoth,
  lastPost,
  openNewsroom,
  publish,
  saveArticle,
  sentBy,
  taken,
  written,
  type Newsroom,
} from '../support/publishing.ts'
import { filesOf } from '../support/stored-pictures.ts'

let room: Newsroom
let wordpress: number
let ghost: number
before(async () => {
  room = await openNewsroom()
  ;({ wordpress, ghost } = await connectBoth(room))
})
after(() => room.close())

const sent = (id: number, body: object, client?: Client) => sentBy(room, id, body, client)
const wordpressPost = () => lastPost(room.wordpress)
const ghostPost = () => lastPost(room.ghost)
const save = (id: number, fields: object) => saveArticle(room, id, fields)

test('an article goes to WordPress as a draft, as blocks, with its own address', async () => {
  const { id, version } = await written(room.writer, { seoData: { slug: 'fietsbrug-dicht' } })
  const publication = await sent(id, { siteId: wordpress, when: 'draft', tags: ['fietsen', 'r&d', 'Linge'] })
  const post = wordpressPost()
  assert.equal(post.status, 'draft')
  assert.equal(post.title, 'Fietsbrug tien weken dicht')
  assert.equal(post.slug, 'fietsbrug-dicht')
  assert.match(post.content, /<!-- wp:paragraph -->\n<p>Het dek van de fietsbrug is rot\.<\/p>/)
  // Those that there are whatever their capitals, and one that is new.
  assert.deepEqual(post.tags.slice(0, 2), [8, 7])
  assert.equal(room.wordpress.tags.get(post.tags[2] ?? 0), 'Linge')
  const { state, address, isPublic, editAddress, sentVersion } = publication
  assert.deepEqual([state, address, isPublic, sentVersion], ['sent', null, false, version])
  assert.equal(editAddress, `${room.wordpress.url}/wp-admin/post.php?post=${post.id}&action=edit`)
})

test('an article goes to Ghost at once, with its fields for search engines', async () => {
  const { id } = await written(room.writer, { seoTitle: 'Brug dicht', seoDescription: 'Zo rijd je om.' })
  const { state, address } = await sent(id, { siteId: ghost, when: 'now', tags: ['FIETSEN', 'Linge'] })
  const { status, html, meta_title, meta_description, custom_excerpt, tags } = ghostPost()
  assert.deepEqual([state, status, meta_title, meta_description], ['sent', 'published', 'Brug dicht', 'Zo rijd je om.'])
  assert.equal(custom_excerpt, 'Zo rijd je om.')
  assert.deepEqual(tags, [{ id: '64'.repeat(12) }, { name: 'Linge' }])
  assert.match(html, /<h2>Omleiding<\/h2>/)
  assert.equal(address, `${room.ghost.url}/fietsbrug-tien-weken-dicht/`)
})

test('fields for search engines go to WordPress where a plugin has opened them, and else it is said that they did not', async () => {
  const fields = { seoTitle: 'Brug dicht', seoDescription: 'Zo rijd je om.' }
  const plain = await sent((await written(room.writer, fields)).id, { siteId: wordpress, when: 'draft' })
  assert.match(plain.notes.join(), /De SEO-titel en de SEO-omschrijving gingen niet mee/)
  room.wordpress.metaKeys.push('_yoast_wpseo_title', '_yoast_wpseo_metadesc')
  const { notes } = await sent((await written(room.writer, fields)).id, { siteId: wordpress, when: 'draft' })
  room.wordpress.metaKeys.length = 0
  assert.deepEqual(notes, [])
  assert.deepEqual(wordpressPost().meta, { _yoast_wpseo_title: 'Brug dicht', _yoast_wpseo_metadesc: 'Zo rijd je om.' })
})

test('published again, it is the same post with the newer text, and no address changes', async () => {
  const article = await written(room.writer)
  await sent(article.id, { siteId: wordpress, when: 'now' })
  const { id, slug } = wordpressPost()
  room.wordpress.edit(id, { slug: 'ander-adres' })
  await save(article.id, { title: article.title, content: 'Het dek is vervangen.\n' })
  const had = room.wordpress.posts.size
  const { sentVersion, state } = await sent(article.id, { siteId: wordpress, when: 'now' })
  const post = room.wordpress.posts.get(id)
  assert.equal(room.wordpress.posts.size, had)
  assert.match(post?.content ?? '', /vervangen/)
  assert.deepEqual([slug, post?.slug, sentVersion, state], ['fietsbrug-tien-weken-dicht', 'ander-adres', 2, 'sent'])
})

test('excerpt and tags that are not named stay as they are there, whatever was named before; what did not arrive is sent', async () => {
  const named = { excerpt: 'Van de schrijver.', tags: ['Linge'] }
  const theirs = { custom_excerpt: 'Van de eindredactie.', tags: [{ name: 'Nieuws' }] }
  const both = () => ({ custom_excerpt: ghostPost().custom_excerpt, tags: ghostPost().tags })
  let id = 0
  for (const first of [{}, named]) {
    id = (await written(room.writer)).id
    await sent(id, { siteId: ghost, ...first, when: 'draft' })
    room.ghost.edit(ghostPost().id, theirs)
    const { excerpt, tags } = await sent(id, { siteId: ghost, when: 'now' })
    assert.deepEqual([both(), ghostPost().status, excerpt, tags], [theirs, 'published', null, null])
  }
  room.ghost.edit(ghostPost().id, { html: '<p>Anders.</p>' })
  room.ghost.next('GET /ghost/api/admin/posts', 'down')
  assert.equal((await sent(id, { siteId: ghost, ...named, when: 'now' })).state, 'changed')
  await sent(id, { siteId: ghost, when: 'now', overwrite: true })
  assert.deepEqual(both(), { custom_excerpt: named.excerpt, tags: [{ name: 'Linge' }] })
})

test('no script, event or shortcode of a text goes out', async () => {
  const content = `Tekst <script>alert(1)</script> met <img src=x onerror=alert(1)> en [link](javascript:alert(1)).

<iframe src="https://kwaad.example"></iframe>

[gallery ids="1"] en \`<script>\`
`
  for (const siteId of [wordpress, ghost]) {
    const { id } = await written(room.writer, { title: 'Titel <script>alert(2)</script>', content })
    await sent(id, { siteId, when: 'draft' })
    const html = siteId === wordpress ? wordpressPost().content : ghostPost().html
    assert.doesNotMatch(html, /<script|<iframe|onerror=|javascript:/i)
  }
  assert.doesNotMatch(wordpressPost().content, /\[gallery/)
  assert.doesNotMatch(wordpressPost().title, /<script/)
})

test('an article of a megabyte goes out whole, and again without being taken for changed', async () => {
  const content = `${'Een alinea met genoeg woorden om lang te worden. '.repeat(200)}\n\n`.repeat(100)
  assert.ok(content.length > 950_000)
  for (const siteId of [wordpress, ghost]) {
    const { id } = await written(room.writer, { content: content.slice(0, 999_000) })
    assert.equal((await sent(id, { siteId, when: 'now' })).state, 'sent')
    assert.equal((await sent(id, { siteId, when: 'now' })).state, 'sent')
  }
})

test('what is left to fill in goes out as a draft, and not to readers', async () => {
  const { id } = await written(room.writer, { content: 'De bus stopt bij [nog in te vullen: halte]. Meer volgt.' })
  const { status, body } = await publish(room.writer, id, { siteId: wordpress, when: 'now' })
  assert.deepEqual([status, body.code], [409, 'gapsOpen'])
  assert.equal((await sent(id, { siteId: wordpress, when: 'draft' })).state, 'sent')
})

test('two people who publish at the same moment make one post', async () => {
  const { id } = await written(room.writer)
  const had = room.wordpress.posts.size
  const replies = await Promise.all(
    [room.writer, room.admin, room.writer, room.admin].map((client) =>
      publish(client, id, { siteId: wordpress, when: 'now' }),
    ),
  )
  assert.deepEqual(
    replies.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 409, 409, 409],
  )
  assert.ok(replies.every(({ status, body }) => status === 200 || body.code === 'publicationUnderWay'))
  await room.run()
  assert.equal(room.wordpress.posts.size, had + 1)
})

test('an article is published by its owner and by administrators; for others it does not exist', async () => {
  const { id } = await written(room.writer)
  const { client: other } = await room.app.loggedIn({ role: 'paid', desk: 'editor' })
  for (const reply of [
    await publish(other, id, { siteId: wordpress, when: 'now' }),
    await other.get(`/api/articles/${id}/publications`),
    await other.post(`/api/articles/${id}/publications/1/cancel`),
  ])
    assert.equal(reply.status, 404)
  assert.equal((await sent(id, { siteId: wordpress, when: 'draft' }, room.admin)).state, 'sent')
})

test('a site that is not there, and a moment that is none, are refused', async () => {
  const { id } = await written(room.writer)
  assert.equal((await publish(room.writer, id, { siteId: 999_999, when: 'now' })).status, 404)
  for (const when of ['gisteren', '2020-01-01T09:00', '2020-01-01T09:00:00Z', '2090-01-01T09:00'])
    assert.equal((await publish(room.writer, id, { siteId: wordpress, when })).status, 400, when)
})

test('the exported campaign of an article that readers can open says where', async () => {
  const { id } = await written(room.writer)
  const made = await room.writer.post('/api/articles/campaign', { articleId: id, parts: ['facebook'] })
  assert.equal(made.status, 200)
  const campaign = async () => {
    const body = JSON.stringify({ ids: [id], format: 'md', campaign: true })
    const headers = { cookie: room.writer.cookie ?? '', 'content-type': 'application/json' }
    const reply = await fetch(`${room.writer.url}/api/articles/export`, { method: 'POST', headers, body })
    const files = filesOf(new Uint8Array(await reply.arrayBuffer()))
    return Buffer.from(files.get('Fietsbrug tien weken dicht - campagne.md') ?? []).toString()
  }
  await sent(id, { siteId: ghost, when: 'draft' })
  assert.doesNotMatch(await campaign(), /https?:/)
  const { address } = await sent(id, { siteId: ghost, when: 'now' })
  assert.ok(address)
  const told = await campaign()
  assert.match(told, /## Facebook/)
  assert.ok(told.split(address).length > 3)
  assert.match(told, /## Adres van het artikel/)
})

test('publishing stands in the log, with the site and how', async () => {
  const { id, title } = await written(room.writer)
  await sent(id, { siteId: ghost, when: 'draft' })
  const [entry] = taken<object[]>(await room.admin.get('/api/audit?part=changes&limit=1'))
  const { action, subjectName, changes } = entry as { action: string; subjectName: string; changes: object }
  assert.deepEqual([action, subjectName], ['article.publish', title])
  assert.deepEqual(changes, { website: { to: 'De Waal' }, goesOut: { to: 'als concept' } })
})
