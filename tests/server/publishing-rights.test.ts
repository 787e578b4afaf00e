// Who may publish: strangers are refused before any website is asked, and what was ordered by who lost the right does not go out.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { Publication } from '#contract/publishing/publication.ts'
import * as endpoints from '#contract/publishing/endpoints.ts'
import { users } from '#server/accounts/tables.ts'
import { publishLater } from '#server/publishing/jobs.ts'
import { runJob } from '#server/jobs/job.ts'
import { createMailer } from '#server/mail/mailer.ts'
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
before(async () => {
  // It reaches people, so addresses are to be confirmed; what is posted stays with the test.
  const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'kopij@localhost', dataDir: '/nowhere' })
  room = await openNewsroom({ mailer })
  siteId = (await connected(room, wordpressInput(room.wordpress))).id
  await connected(room, ghostInput(room.ghost))
})
after(() => room.close())
beforeEach(() => void (room.app.now = new Date('2026-10-24T10:00:00Z')))

const calls = () => room.wordpress.calls.length + room.ghost.calls.length
const change = (id: number, fields: Partial<typeof users.$inferInsert>) =>
  room.app.database.db.update(users).set(fields).where(eq(users.id, id))
const MOMENT = '2026-10-24T13:00:00Z'
const atMoment = () => runAt(room, MOMENT)

const strangers = [
  ['who just registered', { role: 'user' }, 'deskNeeded'],
  ['with Premium', { role: 'paid' }, 'deskNeeded'],
  ['a writer', { role: 'user', desk: 'writer' }, 'deskNeeded'],
  ['an editor who has not confirmed their address', { desk: 'editor', emailConfirmedAt: null }, 'emailUnconfirmed'],
] as const

for (const [who, fields, code] of strangers)
  test(`${who}: every endpoint of publishing refuses, and no website is asked for anything`, async () => {
    const { client } = await room.app.loggedIn(fields)
    const { id } = await written(client)
    const theirs = await written(room.writer)
    const planned = taken<Publication>(await publish(room.writer, theirs.id, { siteId, when: '2027-01-01T12:00' }))
    const had = calls()
    const body = { siteId, when: 'now', label: 'Van mij', ...wordpressInput(room.wordpress) }
    for (const { method, path } of Object.values(endpoints).filter((one) => typeof one === 'object')) {
      const ask = (articleId: number) =>
        client.send(
          method,
          path
            .replace('/articles/:id', `/articles/${articleId}`)
            .replace(':id', String(siteId))
            .replace(':publication', String(planned.id)),
          method === 'GET' ? {} : { body },
        )
      const reply = await ask(id)
      if (path === endpoints.listPublications.path) assert.deepEqual([reply.status, reply.body], [200, []])
      else if (path === endpoints.listPublishers.path && 'desk' in fields) assert.equal(reply.status, 200)
      else assert.equal(reply.status, 403, `${method} ${path}`)
      // Another's article does not exist for them, whatever they may do.
      if (path.startsWith('/api/articles/')) assert.equal((await ask(theirs.id)).status, 404, `${method} ${path}`)
    }
    assert.equal((await publish(client, id, { siteId, when: 'draft' })).body.code, code)
    assert.equal((await client.get('/api/publishing/sites')).body.code, code)
    await room.run()
    assert.equal(calls(), had)
    assert.equal((await theOnly(room.writer, theirs.id)).state, 'planned')
  })

for (const [who, fields] of [
  ['an editor', { desk: 'editor' }],
  ['a chief', { desk: 'chief' }],
  ['an administrator', { role: 'admin' }],
] as const)
  test(`${who} finds the websites and publishes`, async () => {
    const { client } = await room.app.loggedIn(fields)
    const { id } = await written(client)
    assert.equal(taken<object[]>(await client.get('/api/publishing/sites')).length, 2)
    taken(await publish(client, id, { siteId, when: 'now' }))
    await room.run()
    assert.equal((await theOnly(client, id)).state, 'sent')
  })

test('who publishes another’s article is told by name at the desks, and to nobody else; who could not is not named', async () => {
  await room.app.loggedIn({ desk: 'chief', name: 'Aaf Chef' })
  const { user } = await room.app.loggedIn({ role: 'admin', name: 'Aad Onbevestigd', emailConfirmedAt: null })
  await room.app.loggedIn({ role: 'admin', name: 'Aal Beheer' })
  const asked = async (fields: Parameters<typeof room.app.loggedIn>[0]) =>
    (await room.app.loggedIn(fields)).client.get('/api/publishing/publishers')
  const { names } = taken<{ names: string[] }>(await asked({ desk: 'writer', name: 'Zes Redacteur' }))
  assert.ok(names.includes('Aal Beheer'), names.join())
  assert.ok(!names.some((name) => /Onbevestigd|Redacteur|Chef/.test(name)), names.join())
  await change(user.id, { role: 'user' })
  for (const role of ['user', 'paid'] as const) assert.equal((await asked({ role })).body.code, 'deskNeeded')
})

/** By whom it was planned, how they lose the right, and whether a letter goes to them too: not to an address that is nobody's yet. */
const losses = [
  ['whose desk was taken', { desk: 'editor' }, (id: number) => change(id, { desk: 'none' }), /mag dat niet meer/, true],
  [
    'whose address is another that is not confirmed',
    { desk: 'editor' },
    (id: number) => change(id, { emailConfirmedAt: null }),
    /niet is bevestigd/,
    false,
  ],
] as const

for (const [who, fields, lose, told, isWritten] of losses)
  for (const when of [MOMENT, 'now'])
    test(`what was ordered (${when === 'now' ? 'at once' : 'for a moment'}) by somebody ${who} does not go out; ${isWritten ? 'they and ' : ''}the administrators are told once`, async () => {
      const title = `Van iemand ${who} ${when}`
      const { client, user } = await room.app.loggedIn(fields)
      const { id } = await written(client, { title })
      taken(await publish(client, id, { siteId, when }))
      assert.equal((await theOnly(client, id)).problem, null)
      await lose(user.id)
      // Of what is planned it is known before its moment.
      if (when === MOMENT) assert.match((await theOnly(client, id)).problem ?? '', told)
      const had = calls()
      await room.run()
      await atMoment()
      await room.run()
      const { state, problem } = await theOnly(client, id)
      assert.deepEqual([calls(), state], [had, 'failed'])
      assert.match(problem ?? '', told)
      const letters = room.app.sent.letters().filter(({ paragraphs }) => paragraphs.join().includes(title))
      const { db } = room.app.database
      const administrators = await db.select({ email: users.email }).from(users).where(eq(users.role, 'admin'))
      assert.deepEqual(
        letters.map(({ to }) => to).toSorted(),
        [...(isWritten ? [user.email] : []), ...administrators.map(({ email }) => email)].toSorted(),
      )
      for (const { paragraphs } of letters) assert.match(paragraphs.join(), told)
    })

test('what an administrator planned of another’s article does not go out when they are none any more, or have left', async () => {
  for (const lose of [
    (id: number) => change(id, { role: 'paid', desk: 'chief' }),
    (id: number) => room.admin.send('DELETE', `/api/users/${id}`),
  ]) {
    room.app.now = new Date('2026-10-24T10:00:00Z')
    const { client, user } = await room.app.loggedIn({ role: 'admin' })
    const { id } = await written(room.writer, { title: `Gepland door ${user.username}` })
    taken(await publish(client, id, { siteId, when: MOMENT }))
    await lose(user.id)
    const had = calls()
    const ahead = await theOnly(room.writer, id)
    await atMoment()
    const { state, problem } = await theOnly(room.writer, id)
    assert.deepEqual([calls(), ahead.state, state], [had, 'planned', 'failed'])
    for (const told of [ahead.problem, problem]) assert.match(told ?? '', /geen beheerder meer|geen account meer/)
    const about = room.app.sent.letters().filter(({ subject }) => subject.includes(user.username))
    assert.ok(about.length > 0 && about.every(({ to }) => to !== room.email))
  }
})

test('what was planned by somebody who lost the right does not go out in the name of who deletes them', async () => {
  const { client: admin, user: by } = await room.app.loggedIn({ role: 'admin' })
  const { user: heir, client } = await room.app.loggedIn()
  for (const [, fields, lose] of losses) {
    room.app.now = new Date('2026-10-24T10:00:00Z')
    const { client: gone, user } = await room.app.loggedIn(fields)
    const { id } = await written(gone, { title: `Gepland door ${user.username}` })
    taken(await publish(gone, id, { siteId, when: MOMENT }))
    await lose(user.id)
    taken(await admin.send('DELETE', `/api/users/${user.id}`, { body: { articlesTo: heir.id } }))
    const had = calls()
    await atMoment()
    assert.deepEqual([calls(), (await theOnly(client, id)).state], [had, 'failed'])
    const letters = room.app.sent.letters().filter(({ subject }) => subject.includes(user.username))
    assert.ok(letters.some(({ to }) => to === by.email))
  }
})

test('who gets the right back before the moment, has it go out', async () => {
  const { client, user } = await room.app.loggedIn({ desk: 'editor' })
  const { id } = await written(client)
  taken(await publish(client, id, { siteId, when: MOMENT }))
  await change(user.id, { desk: 'none' })
  await change(user.id, { desk: 'editor' })
  await atMoment()
  assert.equal((await theOnly(client, id)).state, 'sent')
})

test('a desk that is taken while it is being sent stops the text before it is filled in there', async () => {
  const { client, user } = await room.app.loggedIn({ desk: 'editor' })
  const { id } = await written(client)
  taken(await publish(client, id, { siteId, when: 'now' }))
  room.wordpress.next('POST /wp/v2/posts', async () => void (await change(user.id, { desk: 'none' })))
  await room.run()
  const post = [...room.wordpress.posts.values()].at(-1)
  assert.deepEqual([(await theOnly(client, id)).state, post?.status, post?.content], ['failed', 'draft', ''])
})

test('who lost the right takes nothing back either', async () => {
  const { client, user } = await room.app.loggedIn({ desk: 'editor' })
  const { id } = await written(client)
  const { id: publication } = taken<Publication>(await publish(client, id, { siteId, when: MOMENT }))
  await change(user.id, { desk: 'writer' })
  const reply = await client.post(`/api/articles/${id}/publications/${publication}/cancel`)
  assert.deepEqual([reply.status, reply.body.code], [403, 'deskNeeded'])
  assert.equal((await theOnly(client, id)).state, 'planned')
})

test('ordered in two windows at once and carried out by two processes, an article goes out once', async () => {
  const { id } = await written(room.writer)
  const had = room.wordpress.posts.size
  const replies = await Promise.all([1, 2].map(() => publish(room.writer, id, { siteId, when: 'now' })))
  assert.deepEqual(
    replies.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 409],
  )
  const job = room.app.sent.all.findLast(({ name }) => name === publishLater.name)
  const data = publishLater.data.parse(job?.data)
  await Promise.all([1, 2].map(() => runJob(publishLater, room.app.site, data)))
  await room.run()
  const { state, isPublic } = await theOnly(room.writer, id)
  assert.deepEqual([room.wordpress.posts.size, state, isPublic], [had + 1, 'sent', true])
})

test('ordered for two websites at once, an article goes to both, and what one refuses is nothing to the other', async () => {
  const sites = taken<{ id: number; kind: string }[]>(await room.admin.get('/api/publishing/sites'))
  const { id } = await written(room.writer)
  const had = [room.wordpress.posts.size, room.ghost.posts.size]
  room.ghost.next('POST /ghost/api/admin/posts', 'down')
  const replies = await Promise.all(sites.map((one) => publish(room.writer, id, { siteId: one.id, when: 'now' })))
  assert.deepEqual(
    replies.map(({ status }) => status),
    [200, 200],
  )
  const orders = room.app.sent.all.filter(({ name }) => name === publishLater.name).slice(-2)
  await Promise.all(orders.map(({ data }) => runJob(publishLater, room.app.site, publishLater.data.parse(data))))
  const states = async () => (await standing(room.writer, id)).map(({ siteKind, state }) => `${siteKind} ${state}`)
  assert.deepEqual((await states()).toSorted(), ['ghost waiting', 'wordpress sent'])
  room.app.now = new Date(room.app.now.getTime() + 60_000)
  await room.runPlanned()
  await room.run()
  assert.deepEqual((await states()).toSorted(), ['ghost sent', 'wordpress sent'])
  assert.deepEqual([room.wordpress.posts.size, room.ghost.posts.size], [(had[0] ?? 0) + 1, (had[1] ?? 0) + 1])
})
