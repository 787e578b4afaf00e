// Websites that fail: answers that are lost, keys that are revoked, hosts that are down. No article is there twice, and nobody is left
// without knowing.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, beforeEach, test } from 'node:test'
import type { Publication } from '#contract/publishing/publication.ts'
import type { PublishingSite } from '#contract/publishing/site.ts'
import { publishLater } from '#server/publishing/jobs.ts'
import { runJob } from '#server/jobs/job.ts'
import { until } from '../support/app.ts'
import { later } from '../support/letters.ts'
import { follow } from '../support/live.ts'
import { photo } from '../support/pictures.ts'
import {
  connected,
  ghostInput,
  openNewsroom,
  publish,
  taken,
  theOnly,
  wordpressInput,
  written,
  type Newsroom,
} from '../support/publishing.ts'
import { saidOf, storedBy } from '../support/stored-pictures.ts'

let room: Newsroom
let wordpress: number
let ghost: number
before(async () => void (room = await openNewsroom()))
after(() => room.close())
beforeEach(async () => {
  Object.assign(room.wordpress.may, { publish: true, key: true })
  room.ghost.key.counts = true
  wordpress = (await connected(room, wordpressInput(room.wordpress))).id
  ghost = (await connected(room, ghostInput(room.ghost))).id
})

const only = (id: number) => theOnly(room.writer, id)
const sites = async () => taken<PublishingSite[]>(await room.admin.get('/api/publishing/sites'))

/** Runs what waits, and then, minutes later, what is tried again. */
async function untilSent(id: number): Promise<Publication> {
  await room.run()
  for (let times = 0; (await only(id)).state === 'waiting' && times < 8; times += 1) {
    later(room.app, 181)
    await room.runPlanned()
  }
  return only(id)
}

const kinds = {
  wordpress: {
    siteId: () => wordpress,
    posts: () => room.wordpress.posts.size,
    begin: 'POST /wp/v2/posts',
    save: 'POST /wp/v2/posts/',
    find: 'GET /wp/v2/posts',
    check: 'GET /wp/v2/users/me',
    server: () => room.wordpress,
    html: () => [...room.wordpress.posts.values()].at(-1)?.content ?? '',
    input: () => wordpressInput(room.wordpress),
    secrets: () => {
      const { username, applicationPassword } = room.wordpress
      const sent = applicationPassword.replaceAll(' ', '')
      return [sent, Buffer.from(`${username}:${sent}`).toString('base64')]
    },
  },
  ghost: {
    siteId: () => ghost,
    posts: () => room.ghost.posts.size,
    begin: 'POST /ghost/api/admin/posts',
    save: 'PUT /ghost/api/admin/posts/',
    find: 'GET /ghost/api/admin/posts',
    check: 'GET /ghost/api/admin/posts',
    server: () => room.ghost,
    html: () => [...room.ghost.posts.values()].at(-1)?.html ?? '',
    input: () => ghostInput(room.ghost),
    secrets: () => [room.ghost.adminApiKey.split(':')[1] ?? ''],
  },
}

for (const [kind, { siteId, posts, begin, save, find, check, server, html, input, secrets }] of Object.entries(kinds)) {
  for (const fault of ['hang-up', 'broken'] as const) {
    test(`${kind}: a post that was made although its answer was lost (${fault}) is found, and no second is made`, async () => {
      const { id } = await written(room.writer)
      const had = posts()
      server().next(begin, fault)
      taken(await publish(room.writer, id, { siteId: siteId(), when: 'now' }))
      await room.run()
      const { state, problem } = await only(id)
      assert.equal(state, 'waiting')
      assert.match(problem ?? '', /Om \d\d:\d\d uur proberen we het opnieuw/)
      assert.deepEqual([(await untilSent(id)).state, posts()], ['sent', had + 1])
    })

    test(`${kind}: a text that was saved although its answer was lost (${fault}) is not taken for somebody else's`, async () => {
      const { id, title } = await written(room.writer)
      const had = posts()
      server().next(save, fault)
      taken(await publish(room.writer, id, { siteId: siteId(), when: 'now' }))
      assert.deepEqual([(await untilSent(id)).state, posts()], ['sent', had + 1])
      // The same once it stands there, and although its writer went on meanwhile.
      server().next(save, fault)
      taken(await publish(room.writer, id, { siteId: siteId(), when: 'now' }))
      await room.run()
      const content = 'Het dek is vervangen.\n'
      taken(await room.writer.send('PUT', `/api/articles/${id}`, { body: { title, content } }))
      // What is tried again is the text that was ordered; the newer one goes with the next order.
      const first = await untilSent(id)
      assert.deepEqual([first.state, first.sentVersion], ['sent', 1])
      assert.doesNotMatch(html(), /vervangen/)
      taken(await publish(room.writer, id, { siteId: siteId(), when: 'now' }))
      const { state, sentVersion } = await untilSent(id)
      assert.deepEqual([state, sentVersion], ['sent', 2])
      assert.match(html(), /vervangen/)
    })
  }

  test(`${kind}: a site that quotes the call it refuses is not quoted with our key`, async () => {
    const { id } = await written(room.writer)
    const had = room.app.sent.all.length
    server().next(begin, 'echo')
    taken(await publish(room.writer, id, { siteId: siteId(), when: 'now' }))
    await room.run()
    const { state, problem } = await only(id)
    assert.equal(state, 'failed')
    assert.match(problem ?? '', /^De website staat dit niet toe: ‘\w+ \*\*\*, /)
    server().next(check, 'echo')
    const refused = await room.admin.post('/api/publishing/sites', input())
    assert.deepEqual([refused.status, refused.body.code], [422, 'siteForbids'])
    const kept = JSON.stringify([problem, refused.body, room.app.sent.all.slice(had)])
    for (const secret of secrets()) assert.ok(!kept.includes(secret), kept)
    assert.doesNotMatch(kept, /eyJ[\w-]+\.[\w-]+\.[\w-]+/)
  })

  test(`${kind}: a process that is killed between saved and answered leaves one post, wherever that is`, async () => {
    for (const moment of [begin, save, find]) {
      const { id } = await written(room.writer)
      const had = posts()
      if (moment === find) {
        taken(await publish(room.writer, id, { siteId: siteId(), when: 'draft' }))
        await room.run()
      }
      taken(await publish(room.writer, id, { siteId: siteId(), when: 'now' }))
      const order = room.app.sent.all.findLast(({ name }) => name === publishLater.name)
      const data = publishLater.data.parse(order?.data)
      const killed = new AbortController()
      server().next(moment, () => killed.abort(new Error('killed')))
      await assert.rejects(runJob(publishLater, room.app.site, data, killed.signal), /killed/)
      assert.equal((await only(id)).state, 'sending')
      await runJob(publishLater, room.app.site, data)
      const found = await untilSent(id)
      assert.deepEqual([found.state, found.isPublic, posts()], ['sent', true, had + 1], moment)
    }
  })

  test(`${kind}: a host that is down for an afternoon is tried again, and given up after that with a letter`, async () => {
    const { id, title } = await written(room.writer)
    const had = posts()
    server().next(begin, ...Array.from({ length: 10 }, () => 'down' as const))
    taken(await publish(room.writer, id, { siteId: siteId(), when: 'now' }))
    const { state, problem } = await untilSent(id)
    assert.deepEqual([state, posts()], ['failed', had])
    assert.match(problem ?? '', /storing of is te druk \(503\)/)
    const letters = room.app.sent.letters(room.email).filter(({ subject }) => subject.includes(title))
    assert.equal(letters.at(-1)?.button?.url.endsWith(`/artikelen/${id}`), true)
    // What was planned for the faults is used up by now, or does not matter any more.
    while ((await untilAnswered(kind)) === 'down');
    taken(await publish(room.writer, id, { siteId: siteId(), when: 'now' }))
    assert.equal((await untilSent(id)).state, 'sent')
  })
}

/** Uses up the faults that are left. */
async function untilAnswered(kind: string): Promise<'down' | 'up'> {
  const { url } = kind === 'wordpress' ? room.wordpress : room.ghost
  const path = kind === 'wordpress' ? '/wp-json/wp/v2/posts' : '/ghost/api/admin/posts/'
  return (await fetch(url + path, { method: 'POST' })).status === 503 ? 'down' : 'up'
}

test('a picture whose answer was lost is found by its name, and not sent again', async () => {
  const picture = await storedBy(room.writer, await readFile(photo('dandelions.jpg')), { name: 'brug.jpg' })
  const { id } = await written(room.writer, { content: `Tekst eerst.\n\n${saidOf(picture)}\n` })
  const had = room.wordpress.media.size
  room.wordpress.next('POST /wp/v2/media', 'hang-up')
  taken(await publish(room.writer, id, { siteId: wordpress, when: 'now' }))
  assert.equal((await untilSent(id)).state, 'sent')
  assert.equal(room.wordpress.media.size, had + 1)
})

test('a revoked key pauses the site and is told once; what waited goes out when it takes a key again', async () => {
  const one = await written(room.writer, { title: 'Eerste artikel' })
  const two = await written(room.writer, { title: 'Tweede artikel' })
  for (const { id } of [one, two]) taken(await publish(room.writer, id, { siteId: wordpress, when: 'now' }))
  room.wordpress.may.key = false
  const window = await follow(room.app, room.admin)
  await room.run()
  assert.deepEqual([(await only(one.id)).state, (await only(two.id)).state], ['paused', 'paused'])
  assert.equal((await sites()).find(({ id }) => id === wordpress)?.state, 'paused')
  const letters = room.app.sent.letters(room.email).filter(({ subject }) => /(?:Eerste|Tweede) artikel/.test(subject))
  assert.equal(letters.length, 1)
  assert.match(letters[0]?.paragraphs.join('\n') ?? '', /neemt onze sleutel niet aan/)
  await until(() => window.heard.some(({ topic }) => topic === 'publishing'), 'an administrator hears of it')
  window.leave()
  const three = await written(room.writer)
  assert.equal((await publish(room.writer, three.id, { siteId: wordpress, when: 'now' })).body.code, 'sitePaused')
  const log = taken<{ action: string }[]>(await room.admin.get('/api/audit?part=changes&limit=20'))
  assert.equal(log.filter(({ action }) => action === 'site.pause').length, 1)
  room.wordpress.may.key = true
  taken(await room.admin.post(`/api/publishing/sites/${wordpress}/test`))
  await room.run()
  assert.deepEqual([(await only(one.id)).state, (await only(two.id)).state], ['sent', 'sent'])
})

test('what waits for a key can be taken back', async () => {
  const { id } = await written(room.writer)
  taken(await publish(room.writer, id, { siteId: ghost, when: 'now' }))
  room.ghost.key.counts = false
  await room.run()
  const { id: publication, state } = await only(id)
  assert.equal(state, 'paused')
  taken(await room.writer.post(`/api/articles/${id}/publications/${publication}/cancel`))
  room.ghost.key.counts = true
  await connected(room, ghostInput(room.ghost))
  const had = room.ghost.posts.size
  await room.run()
  assert.deepEqual([(await only(id)).state, room.ghost.posts.size], ['cancelled', had])
})

test('a key that works and may not publish any more fails with the words of the site', async () => {
  const { id } = await written(room.writer)
  room.wordpress.may.publish = false
  taken(await publish(room.writer, id, { siteId: wordpress, when: 'now' }))
  const { state, problem } = await untilSent(id)
  assert.equal(state, 'failed')
  assert.match(problem ?? '', /staat dit niet toe: ‘Sorry, you are not allowed/)
  assert.equal((await sites()).find((one) => one.id === wordpress)?.state, 'connected')
})

test('a picture above the text that was thrown away there is sent again', async () => {
  const picture = await storedBy(room.writer, await readFile(photo('dandelions.jpg')), { name: 'brug.jpg' })
  const { id } = await written(room.writer, { content: `${saidOf(picture)}\n\nHet dek is rot.\n` })
  taken(await publish(room.writer, id, { siteId: wordpress, when: 'draft' }))
  await room.run()
  room.wordpress.media.clear()
  taken(await publish(room.writer, id, { siteId: wordpress, when: 'now' }))
  await room.run()
  // Refused once, and the picture is forgotten.
  taken(await publish(room.writer, id, { siteId: wordpress, when: 'now' }))
  assert.equal((await untilSent(id)).state, 'sent')
  assert.equal(room.wordpress.media.size, 1)
})

test('a failure of our own is tried again and then told, and nothing is on its way for ever', async () => {
  const { id } = await written(room.writer)
  taken(await publish(room.writer, id, { siteId: ghost, when: 'now' }))
  const { fetching } = room.app.site
  const broken = { ...fetching, ask: () => Promise.reject(new TypeError('a fault of ours')) }
  Object.assign(room.app.site, { fetching: broken })
  try {
    const { state, problem } = await untilSent(id)
    assert.deepEqual([state, problem], ['failed', 'Er ging iets mis aan onze kant.'])
  } finally {
    Object.assign(room.app.site, { fetching })
  }
})

test('a title without letters gets an address with the number of its article', async () => {
  const { id } = await written(room.writer, { title: '!!! ??? !!!' })
  taken(await publish(room.writer, id, { siteId: ghost, when: 'now' }))
  assert.equal((await untilSent(id)).address, `${room.ghost.url}/artikel-${id}/`)
})
