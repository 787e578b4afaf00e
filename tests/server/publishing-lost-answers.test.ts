// A text that a website made public although its answer was lost: nobody is told that it is not there, and the house does not throw it away.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { ARTICLE_BIN_DAYS } from '#contract/articles/article.ts'
import { emptyArticleBin } from '#server/articles/jobs.ts'
import { runJob } from '#server/jobs/job.ts'
import { later, letterTo } from '../support/letters.ts'
import { deleteUser } from '../support/leaving.ts'
import {
  connected,
  ghostInput,
  openNewsroom,
  sentBy,
  taken,
  theOnly,
  wordpressInput,
  written,
  type Newsroom,
} from '../support/publishing.ts'

let room: Newsroom
let start: Date
before(async () => {
  room = await openNewsroom()
  start = room.app.now
})
beforeEach(() => void (room.app.now = start))
after(() => room.close())

const kinds = {
  wordpress: {
    server: () => room.wordpress,
    input: () => wordpressInput(room.wordpress),
    save: 'POST /wp/v2/posts/',
    find: 'GET /wp/v2/posts',
  },
  ghost: {
    server: () => room.ghost,
    input: () => ghostInput(room.ghost),
    save: 'PUT /ghost/api/admin/posts/',
    find: 'GET /ghost/api/admin/posts',
  },
} as const

/** How often it is tried again. */
const TRIES = 5
const LOOK = /kan het toch op de website zijn gekomen: kijk daar\.$/

for (const [kind, { server, input, save, find }] of Object.entries(kinds)) {
  const siteOf = async () => (await connected(room, input())).id
  /** Of an article by an editor: sent, and saved there, and the answer to that lost. */
  async function lost(title: string) {
    const { client, user } = await room.app.loggedIn({ role: 'paid', desk: 'editor' })
    const { id } = await written(client, { title })
    server().next(save, 'hang-up')
    const { id: order } = await sentBy(room, id, { siteId: await siteOf(), when: 'now' }, client)
    return { client, user, id, order }
  }
  const online = async (userId: number) =>
    taken<{ articles: { online: number } }>(await room.admin.get(`/api/users/${userId}/leaving`)).articles.online

  test(`${kind}: when it is given up, letter and screen say that it may be there`, async () => {
    const { client, user, id } = await lost(`Onzeker op ${kind}`)
    server().next(find, ...Array.from({ length: TRIES }, () => 'down' as const))
    for (let times = 0; times < TRIES; times += 1) {
      later(room.app, 181)
      await room.runPlanned()
    }
    const { state, problem } = await theOnly(client, id)
    assert.equal(state, 'failed')
    assert.match(problem ?? '', LOOK)
    const letter = letterTo(room.app, user.email, /^Misschien niet gepubliceerd: Onzeker/)
    assert.doesNotMatch(letter.paragraphs.join('\n'), /niets nieuws|is niet op/)
    assert.equal(await online(user.id), 1)
  })

  test(`${kind}: a refusal at once is an answer`, async () => {
    const { id } = await written(room.writer, { title: `Geweigerd op ${kind}` })
    server().next(save, 'echo')
    const { state, problem } = await sentBy(room, id, { siteId: await siteOf(), when: 'now' })
    assert.equal(state, 'failed')
    assert.doesNotMatch(problem ?? '', LOOK)
  })

  test(`${kind}: taken back before it is tried again it may be there all the same, and is kept`, async () => {
    const { client, user, id, order } = await lost(`Ingetrokken op ${kind}`)
    const cancelled = taken<{ state: string; problem: string }>(
      await client.post(`/api/articles/${id}/publications/${order}/cancel`),
    )
    assert.equal(cancelled.state, 'cancelled')
    assert.match(cancelled.problem, LOOK)
    assert.equal(await online(user.id), 1)
    const { client: admin } = await room.app.loggedIn({ role: 'admin' })
    taken(await deleteUser(admin, user.id))
    later(room.app, (ARTICLE_BIN_DAYS + 1) * 24 * 60)
    await runJob(emptyArticleBin, room.app.site)
    const { client: boss } = await room.app.loggedIn({ role: 'admin' })
    taken(await boss.get(`/api/articles/${id}`))
    // Ordered again it is found, and nothing is there twice.
    const had = server().posts.size
    const siteId = (await connected({ ...room, admin: boss }, input())).id
    const { state, problem, isPublic } = await sentBy(room, id, { siteId, when: 'now' }, boss)
    assert.deepEqual([state, problem, isPublic, server().posts.size], ['sent', null, true, had])
  })

  test(`${kind}: ordered as a draft while it may be there it counts as before, and once it is found it is known`, async () => {
    const { client, user, id } = await lost(`Toch een concept op ${kind}`)
    server().next(find, 'down')
    const { state } = await sentBy(room, id, { siteId: (await theOnly(client, id)).siteId, when: 'draft' }, client)
    assert.deepEqual([state, await online(user.id)], ['failed', 1])
    const { isPublic, address } = await theOnly(client, id)
    assert.equal(isPublic, true)
    assert.match(address ?? '', /toch-een-concept/)
  })

  test(`${kind}: a newer text that was lost and is taken back may be there too`, async () => {
    const { client } = await room.app.loggedIn({ role: 'paid', desk: 'editor' })
    const { id, title } = await written(client, { title: `Bijgewerkt op ${kind}` })
    const order = { siteId: await siteOf(), when: 'now' }
    await sentBy(room, id, order, client)
    taken(await client.send('PUT', `/api/articles/${id}`, { body: { title, content: 'Het dek is vervangen.\n' } }))
    server().next(save, 'hang-up')
    const waiting = await sentBy(room, id, order, client)
    const cancelled = taken<{ state: string; problem: string }>(
      await client.post(`/api/articles/${id}/publications/${waiting.id}/cancel`),
    )
    assert.equal(cancelled.state, 'sent')
    assert.match(cancelled.problem, LOOK)
  })

  test(`${kind}: thrown away before it is tried again it says so when it comes back`, async () => {
    const { client, id } = await lost(`Weggegooid op ${kind}`)
    taken(await client.send('DELETE', `/api/articles/${id}`))
    taken(await client.post(`/api/articles/${id}/undelete`))
    const { state, problem } = await theOnly(client, id)
    assert.equal(state, 'held')
    assert.match(problem ?? '', LOOK)
  })
}
