// What somebody changed or deleted on a website meanwhile: it is told, shown, and not overwritten before it was seen.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { ChangedThere } from '#contract/publishing/changed-there.ts'
import { SEEN_GONE } from '#contract/publishing/publication.ts'
import {
  connectBoth,
  lastPost,
  openNewsroom,
  publish,
  saveArticle,
  sentBy,
  standing,
  taken,
  written,
  type Newsroom,
} from '../support/publishing.ts'

let room: Newsroom
let wordpress: number
let ghost: number
before(async () => {
  room = await openNewsroom()
  ;({ wordpress, ghost } = await connectBoth(room))
})
after(() => room.close())

const sent = (id: number, body: object) => sentBy(room, id, body)
const wordpressPost = () => lastPost(room.wordpress)
const ghostPost = () => lastPost(room.ghost)
const save = (id: number, fields: object) => saveArticle(room, id, fields)

for (const kind of ['wordpress', 'ghost'] as const) {
  const siteId = () => (kind === 'wordpress' ? wordpress : ghost)
  const change = (words: string) =>
    kind === 'wordpress'
      ? room.wordpress.edit(wordpressPost().id, { content: `<p>${words}</p>` })
      : room.ghost.edit(ghostPost().id, { html: `<p>${words}</p>` })
  /** @returns what puts it back. */
  const remove = () => {
    if (kind === 'wordpress') {
      const { id, status } = wordpressPost()
      room.wordpress.edit(id, { status: 'trash' })
      return () => room.wordpress.edit(id, { status })
    }
    const post = ghostPost()
    room.ghost.posts.delete(post.id)
    return () => void room.ghost.posts.set(post.id, post)
  }
  const html = () => (kind === 'wordpress' ? wordpressPost().content : ghostPost().html)

  test(`${kind}: what somebody changed there is not overwritten before it was seen`, async () => {
    const article = await written(room.writer)
    await sent(article.id, { siteId: siteId(), when: 'now' })
    change('Het dek is rot, zegt de wethouder.')
    await save(article.id, { title: article.title, content: 'Het dek is vervangen.\n' })
    const { status, body } = await publish(room.writer, article.id, { siteId: siteId(), when: 'now' })
    assert.deepEqual([status, body.code], [409, 'changedThere'])
    const { theirs, sent: last, ours, at } = body.changedThere as ChangedThere
    assert.deepEqual(theirs, { title: article.title, text: 'Het dek is rot, zegt de wethouder.' })
    assert.deepEqual(last.text.split('\n')[0], 'Het dek van de fietsbrug is rot.')
    assert.deepEqual(ours.text, 'Het dek is vervangen.')
    assert.match(at ?? '', /^2026-09-01T/)
    assert.match(html(), /wethouder/)
    const { state } = await sent(article.id, { siteId: siteId(), when: 'now', overwrite: true })
    assert.equal(state, 'sent')
    assert.match(html(), /vervangen/)
    assert.doesNotMatch(html(), /wethouder/)
  })

  test(`${kind}: what is changed there between the order and its sending is not overwritten either`, async () => {
    const article = await written(room.writer)
    await sent(article.id, { siteId: siteId(), when: 'now' })
    taken(await publish(room.writer, article.id, { siteId: siteId(), when: 'now' }))
    change('Intussen.')
    await room.run()
    const [found] = await standing(room.writer, article.id)
    assert.equal(found?.state, 'changed')
    assert.match(html(), /Intussen/)
  })

  test(`${kind}: what is changed there after the difference was seen is shown once more`, async () => {
    const { id } = await written(room.writer)
    const again = (fields: object) => ({ siteId: siteId(), when: 'now', ...fields })
    await sent(id, again({}))
    change('Eerst dit.')
    const seen = async (fields: object) => {
      const { status, body } = await publish(room.writer, id, again(fields))
      assert.deepEqual([status, body.code], [409, 'changedThere'])
      return body.changedThere as ChangedThere
    }
    const first = await seen({})
    change('Toen dat.')
    const second = await seen({ overwrite: true, seen: first.seen })
    assert.equal(second.theirs.text, 'Toen dat.')
    // Between the order and its sending too.
    taken(await publish(room.writer, id, again({ overwrite: true, seen: second.seen })))
    change('En weer iets.')
    await room.run()
    assert.equal((await standing(room.writer, id))[0]?.state, 'changed')
    assert.match(html(), /En weer iets/)
    const third = await seen({})
    assert.equal((await sent(id, again({ overwrite: true, seen: third.seen }))).state, 'sent')
    assert.match(html(), /borden sturen/)
  })

  test(`${kind}: who saw a difference is told when it was deleted since, and the other way round`, async () => {
    const { id } = await written(room.writer)
    const ask = (fields: object) => publish(room.writer, id, { siteId: siteId(), when: 'now', ...fields })
    await sent(id, { siteId: siteId(), when: 'now' })
    change('Anders.')
    const { seen } = (await ask({})).body.changedThere as ChangedThere
    const back = remove()
    assert.equal((await ask({ overwrite: true, seen })).body.code, 'goneThere')
    back()
    assert.equal((await ask({ overwrite: true, seen: SEEN_GONE })).body.code, 'changedThere')
    remove()
    assert.equal((await sent(id, { siteId: siteId(), when: 'now', overwrite: true, seen: SEEN_GONE })).state, 'sent')
  })

  test(`${kind}: what was deleted there is told, and made anew when that is asked`, async () => {
    const { id } = await written(room.writer)
    await sent(id, { siteId: siteId(), when: 'now' })
    remove()
    const { status, body } = await publish(room.writer, id, { siteId: siteId(), when: 'now' })
    assert.deepEqual([status, body.code], [409, 'goneThere'])
    const { state, address } = await sent(id, { siteId: siteId(), when: 'now', overwrite: true })
    assert.equal(state, 'sent')
    assert.ok(address)
  })

  test(`${kind}: what is public there is not taken back to a draft`, async () => {
    const { id } = await written(room.writer)
    await sent(id, { siteId: siteId(), when: 'now' })
    const { status, body } = await publish(room.writer, id, { siteId: siteId(), when: 'draft' })
    assert.deepEqual([status, body.code], [409, 'alreadyPublic'])
  })
}

test('Ghost changes at the very moment that it is saved: then it is looked at once more', async () => {
  const { id } = await written(room.writer)
  await sent(id, { siteId: ghost, when: 'draft' })
  const post = ghostPost()
  // A tag was added there: no word of the text changed, and the newer stamp is taken over.
  room.ghost.next(`PUT /ghost/api/admin/posts/${post.id}`, () => room.ghost.edit(post.id, { meta_title: 'x' }))
  assert.equal((await sent(id, { siteId: ghost, when: 'now' })).state, 'sent')
  room.ghost.next(`PUT /ghost/api/admin/posts/${post.id}`, () => room.ghost.edit(post.id, { html: '<p>Anders.</p>' }))
  assert.equal((await sent(id, { siteId: ghost, when: 'now' })).state, 'changed')
  assert.equal(room.ghost.posts.get(post.id)?.html, '<p>Anders.</p>')
})
