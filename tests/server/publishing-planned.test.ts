// Articles that go out at a moment: with the text that was planned, at the hour that was meant, and not after they were taken back.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Publication } from '#contract/publishing/publication.ts'
import { publications, publishingSites } from '#server/publishing/tables.ts'
import { letterTo } from '../support/letters.ts'
import { copiesIn, json } from '../support/own-copies.ts'
import {
  connected,
  ghostInput,
  openNewsroom,
  publish,
  runAt,
  standing,
  taken,
  theOnly,
  wordpressInput,
  written,
  type Newsroom,
} from '../support/publishing.ts'

let room: Newsroom
let siteId: number
before(async () => void (room = await openNewsroom()))
after(() => room.close())
beforeEach(async () => {
  room.app.now = new Date('2026-10-24T10:00:00Z')
  siteId = (await connected(room, wordpressInput(room.wordpress))).id
})

const only = (id: number) => theOnly(room.writer, id)
const plan = async (id: number, when: string) => taken<Publication>(await publish(room.writer, id, { siteId, when }))
const posts = () => room.wordpress.posts.size
const at = (moment: string) => runAt(room, moment)

test('a planned article goes out at its moment and not before, with the text that was planned', async () => {
  const { id, title } = await written(room.writer)
  const had = posts()
  const { state, plannedFor } = await plan(id, '2026-10-24T15:00')
  assert.deepEqual([state, plannedFor], ['planned', '2026-10-24T13:00:00.000Z'])
  taken(await room.writer.send('PUT', `/api/articles/${id}`, { body: { title, content: 'Daarna getypt.\n' } }))
  await at('2026-10-24T12:59:59Z')
  assert.equal(posts(), had)
  await at('2026-10-24T13:00:00Z')
  const found = await only(id)
  assert.deepEqual([posts(), found.state, found.plannedFor, found.isPublic], [had + 1, 'sent', null, true])
  const sent = [...room.wordpress.posts.values()].at(-1)?.content ?? ''
  assert.match(sent, /Het dek van de fietsbrug is rot/)
  assert.doesNotMatch(sent, /Daarna getypt/)
})

for (const [what, when, moment] of [
  ['in the hour that comes twice, the first time', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['in the hour that is skipped, an hour later', '2027-03-28T02:30', '2027-03-28T01:30:00.000Z'],
] as const)
  test(`what is planned ${what}`, async () => {
    // A session does not last till spring.
    room.app.now = new Date(Date.parse(moment) - 60 * 60_000)
    const { client } = await room.app.loggedIn({ role: 'paid', desk: 'editor' })
    const { id } = await written(client)
    assert.equal(taken<Publication>(await publish(client, id, { siteId, when })).plannedFor, moment)
    const sent = room.app.sent.all.at(-1)
    assert.equal(sent?.after?.toISOString(), moment)
    await at(moment)
    assert.equal((await standing(client, id))[0]?.state, 'sent')
  })

test('another moment takes the place of the first, and it goes out once', async () => {
  const { id } = await written(room.writer)
  const had = posts()
  await plan(id, '2026-10-24T15:00')
  await plan(id, '2026-10-24T18:00')
  await at('2026-10-24T13:30:00Z')
  assert.deepEqual([posts(), (await only(id)).state], [had, 'planned'])
  await at('2026-10-24T16:00:00Z')
  assert.deepEqual([posts(), (await only(id)).state], [had + 1, 'sent'])
})

test('what was planned can go out at once after all', async () => {
  const { id } = await written(room.writer)
  const had = posts()
  await plan(id, '2026-10-24T15:00')
  await plan(id, 'now')
  await room.run()
  await at('2026-10-24T14:00:00Z')
  assert.deepEqual([posts(), (await only(id)).state], [had + 1, 'sent'])
})

test('what is taken back does not go out; what went out before stands there still', async () => {
  const { id } = await written(room.writer)
  const had = posts()
  const planned = await plan(id, '2026-10-24T15:00')
  const cancel = () => room.writer.post(`/api/articles/${id}/publications/${planned.id}/cancel`)
  assert.equal(taken<Publication>(await cancel()).state, 'cancelled')
  assert.equal((await cancel()).body.code, 'notPlanned')
  await at('2026-10-24T14:00:00Z')
  assert.equal(posts(), had)
  await plan(id, 'now')
  await room.run()
  await plan(id, '2026-10-24T20:00')
  assert.equal(taken<Publication>(await cancel()).state, 'sent')
})

for (const [what, back, moment] of [
  ['before its moment', '2026-10-24T11:00:00Z', '2026-10-24T13:00:00.000Z'],
  ['after its moment', '2026-10-24T14:00:00Z', '2026-10-24T13:00:00.000Z'],
] as const)
  test(`a planned article that comes out of the bin ${what} never goes out by itself, and says when it was to`, async () => {
    const { id } = await written(room.writer)
    const had = posts()
    await plan(id, '2026-10-24T15:00')
    taken(await room.writer.send('DELETE', `/api/articles/${id}`))
    await at(back)
    taken(await room.writer.post(`/api/articles/${id}/undelete`))
    await at('2026-10-24T15:00:00Z')
    const { state, plannedFor, problem } = await only(id)
    assert.deepEqual([posts(), state, plannedFor], [had, 'held', moment])
    assert.match(problem ?? '', /prullenbak/)
    const cards = async () =>
      taken<{ articles: { id: number; isHeld?: true }[] }>(await room.writer.get('/api/articles?sort=title&size=100'))
        .articles
    assert.deepEqual(
      (await cards()).filter(({ isHeld }) => isHeld).map((card) => card.id),
      (
        await Promise.all(
          (await cards()).map(async (card) => ((await only(card.id))?.state === 'held' ? [card.id] : [])),
        )
      ).flat(),
    )
    assert.ok((await cards()).some((card) => card.id === id && card.isHeld))
  })

test('what was held for the bin goes out at its moment once that is said again, and can be taken back', async () => {
  const { id } = await written(room.writer)
  const had = posts()
  const { id: publication } = await plan(id, '2026-10-24T15:00')
  const throughBin = async () => {
    taken(await room.writer.send('DELETE', `/api/articles/${id}`))
    taken(await room.writer.post(`/api/articles/${id}/undelete`))
  }
  await throughBin()
  const cancelled = await room.writer.post(`/api/articles/${id}/publications/${publication}/cancel`)
  assert.equal(taken<Publication>(cancelled).state, 'cancelled')
  await throughBin()
  assert.equal((await only(id)).state, 'cancelled')
  await plan(id, '2026-10-24T15:00')
  await throughBin()
  // To go on it is ordered anew, and so with the text as it is then.
  taken(await room.writer.send('PUT', `/api/articles/${id}`, { body: { title: 'Terug', content: 'Uit de bak.\n' } }))
  await plan(id, (await only(id)).plannedFor ?? '')
  await at('2026-10-24T13:00:00Z')
  assert.deepEqual([posts(), (await only(id)).state], [had + 1, 'sent'])
  assert.match([...room.wordpress.posts.values()].at(-1)?.content ?? '', /Uit de bak/)
})

test('what waits for a key is held for the bin too: another key sends nothing of it', async () => {
  const { id } = await written(room.writer)
  room.wordpress.may.key = false
  try {
    taken(await publish(room.writer, id, { siteId, when: 'now' }))
    await room.run()
    assert.equal((await only(id)).state, 'paused')
    taken(await room.writer.send('DELETE', `/api/articles/${id}`))
  } finally {
    room.wordpress.may.key = true
  }
  const had = posts()
  await connected(room, wordpressInput(room.wordpress))
  await room.run()
  taken(await room.writer.post(`/api/articles/${id}/undelete`))
  await room.run()
  assert.deepEqual([(await only(id)).state, posts()], ['held', had])
})

test('an article that is read back out of the bin by another way does not go out either', async () => {
  const { id } = await written(room.writer)
  const had = posts()
  await plan(id, '2026-10-24T15:00')
  // As a room that knows nothing of publishing puts it there.
  const { pool } = room.app.database
  await pool.query('update articles set deleted_at = $1 where id = $2', [room.app.now, id])
  taken(await room.writer.post(`/api/articles/${id}/undelete`))
  await at('2026-10-24T13:00:00Z')
  assert.deepEqual([posts(), (await only(id)).state], [had, 'held'])
})

test('a place to fill in that was typed after the planning does not hold up what was planned', async () => {
  const { id, title } = await written(room.writer, { title: 'Nog niet klaar' })
  await plan(id, '2026-10-24T15:00')
  const content = 'De bus stopt bij [nog in te vullen: halte].'
  taken(await room.writer.send('PUT', `/api/articles/${id}`, { body: { title, content } }))
  await at('2026-10-24T13:00:00Z')
  assert.equal((await only(id)).state, 'sent')
  assert.equal((await publish(room.writer, id, { siteId, when: '2026-10-24T18:00' })).body.code, 'gapsOpen')
})

test('a planned article that was changed there by then is not overwritten, and its writer is written to', async () => {
  const { id } = await written(room.writer, { title: 'Daar gewijzigd' })
  await plan(id, 'now')
  await room.run()
  await plan(id, '2026-10-24T15:00')
  const [post] = [...room.wordpress.posts.values()].slice(-1)
  room.wordpress.edit(post?.id ?? 0, { content: '<p>Van hen.</p>' })
  await at('2026-10-24T13:00:00Z')
  assert.equal((await only(id)).state, 'changed')
  assert.ok(letterTo(room.app, room.email, /Daar gewijzigd/))
})

test('deleting a site takes what was planned for it along, and nothing goes out there', async () => {
  const { id } = await written(room.writer)
  const other = (await connected(room, ghostInput(room.ghost))).id
  taken(await publish(room.writer, id, { siteId: other, when: '2026-10-24T15:00' }))
  const had = room.ghost.posts.size
  taken(await room.admin.send('DELETE', `/api/publishing/sites/${other}`))
  await at('2026-10-24T13:00:00Z')
  assert.deepEqual([await standing(room.writer, id), room.ghost.posts.size], [[], had])
})

test('what somebody had published is in the copy of their data, of others nothing, and no key', async () => {
  const { client } = await room.app.loggedIn({ role: 'paid', desk: 'editor' })
  const { id } = await written(client)
  taken(await publish(room.writer, (await written(room.writer)).id, { siteId, when: '2026-12-01T15:00' }))
  const { copyOf } = copiesIn(() => room.house)
  assert.ok(!(await copyOf(client)).has('publicaties.json'))
  taken(await publish(client, id, { siteId, when: '2026-12-01T15:00', excerpt: 'Zo rijd je om.', tags: ['Linge'] }))
  const [told, ...more] = json(await copyOf(client), 'publicaties.json')
  assert.equal(more.length, 0)
  const { articleId, siteUrl, state, plannedFor, excerpt, tags } = told ?? {}
  assert.deepEqual([articleId, siteUrl, state, excerpt], [id, room.wordpress.url, 'planned', 'Zo rijd je om.'])
  assert.deepEqual([plannedFor, tags], ['2026-12-01T14:00:00.000Z', ['Linge']])
  assert.doesNotMatch(JSON.stringify(told), /seal|redactie/)
})

test('what a writer planned is held when they are deleted and their article goes to the bin of the house', async () => {
  const { client, user } = await room.app.loggedIn({ role: 'paid', desk: 'editor' })
  const { id } = await written(client)
  taken(await publish(client, id, { siteId, when: '2026-10-24T15:00' }))
  const had = posts()
  taken(await room.admin.send('DELETE', `/api/users/${user.id}`))
  await at('2026-10-24T13:00:00Z')
  const { db } = room.app.database
  const left = (await db.select().from(publications)).filter(({ articleId }) => articleId === id)
  assert.deepEqual([left.map(({ state }) => state), posts()], [['held'], had])
})

test('the administrator who connected a site leaves it behind', async () => {
  const { client, user } = await room.app.loggedIn({ role: 'admin' })
  const { db } = room.app.database
  await db.delete(publishingSites)
  taken(await client.post('/api/publishing/sites', wordpressInput(room.wordpress)), 201)
  taken(await room.admin.send('DELETE', `/api/users/${user.id}`))
  assert.deepEqual(
    (await db.select().from(publishingSites)).map(({ connectedBy }) => connectedBy),
    [null],
  )
})
