// Websites that take a question and never answer it: nobody waits for them for ever, and nothing is there twice afterwards.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Publication } from '#contract/publishing/publication.ts'
import { later } from '../support/letters.ts'
import {
  connected,
  ghostInput,
  openNewsroom,
  publish,
  sentBy,
  taken,
  theOnly,
  wordpressInput,
  written,
  type Newsroom,
} from '../support/publishing.ts'

/** Enough for a local server that answers. */
const LIMIT_MS = 1_000

let room: Newsroom
before(async () => void (room = await openNewsroom({ timeLimitMs: LIMIT_MS })))
after(() => room.close())

const kinds = {
  wordpress: {
    server: () => room.wordpress,
    input: () => wordpressInput(room.wordpress),
    greet: 'GET /wp/v2/users/me',
    find: 'GET /wp/v2/posts/',
    steps: ['POST /wp/v2/posts', 'POST /wp/v2/posts/'],
  },
  ghost: {
    server: () => room.ghost,
    input: () => ghostInput(room.ghost),
    greet: 'GET /ghost/api/admin/posts',
    find: 'GET /ghost/api/admin/posts/',
    steps: ['POST /ghost/api/admin/posts', 'PUT /ghost/api/admin/posts/'],
  },
} as const

const only = (id: number) => theOnly(room.writer, id)

for (const [kind, { server, input, greet, find, steps }] of Object.entries(kinds)) {
  test(`${kind}: one that does not answer cannot be connected, and that is said`, async () => {
    server().next(greet, 'hang')
    const { status, body } = await room.admin.post('/api/publishing/sites', input())
    assert.deepEqual([status, body.code], [422, 'siteUnreachable'])
    assert.match(body.message as string, /niet binnen 1 seconden/)
  })

  test(`${kind}: what hangs halfway is tried again at its minute, and is there once`, async () => {
    const siteId = (await connected(room, input())).id
    for (const step of steps) {
      const { id } = await written(room.writer)
      const had = server().posts.size
      server().next(step, 'hang')
      const { state, problem } = await sentBy(room, id, { siteId, when: 'now' })
      assert.equal(state, 'waiting', step)
      assert.match(problem ?? '', /antwoordde niet binnen .+ Om \d\d:\d\d uur proberen we het opnieuw/)
      later(room.app, 2)
      await room.runPlanned()
      assert.deepEqual([(await only(id)).state, server().posts.size], ['sent', had + 1], step)
    }
  })

  test(`${kind}: one that hangs while somebody publishes is asked again by the job`, async () => {
    const siteId = (await connected(room, input())).id
    const { id } = await written(room.writer)
    await sentBy(room, id, { siteId, when: 'draft' })
    server().next(find, 'hang')
    assert.equal(taken<Publication>(await publish(room.writer, id, { siteId, when: 'now' })).state, 'waiting')
    await room.run()
    assert.deepEqual([(await only(id)).state, (await only(id)).isPublic], ['sent', true])
  })
}
