// Somebody's account is deleted while they work, twice at once, or with whoever gets their articles: each article is somewhere, once.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { users } from '#server/accounts/tables.ts'
import type { TestApp } from '../support/app.ts'
import { deleteUser, openLeaving, ordered, pictureOf, picturesAlong, type Leaving } from '../support/leaving.ts'
import { publish, taken, written } from '../support/publishing.ts'
import { articleWith, shown } from '../support/stored-pictures.ts'

let house: Leaving
let app: TestApp
before(async () => {
  house = await openLeaving()
  app = house.app
})
beforeEach(() => void (app.now = new Date('2026-12-01T09:00:00Z')))
after(() => house.room.close())

test('a picture that two articles share is seen with each, whoever has them', async () => {
  const [one, two] = [await house.boss(), await house.boss()]
  const { client, user } = await house.someone()
  const image = await pictureOf(client, 720)
  const [first, second] = [await articleWith(client, [image]), await articleWith(client, [image], 'De tweede brug')]
  taken(await deleteUser(one.client, user.id))
  taken(await one.client.post(`/api/articles/${first.id}/undelete`))
  taken(await two.client.post(`/api/articles/${second.id}/undelete`))
  // No administrator any more, and still the owner of the text.
  await app.database.db.update(users).set({ role: 'paid' }).where(eq(users.id, two.user.id))
  assert.equal((await shown(two.client, image.address)).status, 200)
  assert.equal(await picturesAlong(two.client, second.id), 1)
  // And when who got it goes with theirs, it stays with the other.
  taken(await deleteUser((await house.boss()).client, one.user.id, { articlesTo: (await house.someone()).user.id }))
  assert.equal((await shown(two.client, image.address)).status, 200)
})

test('deleted twice at once, or while they save and publish: once, and every article is somewhere', async () => {
  const [one, two] = [await house.boss(), await house.boss()]
  const { user: to } = await house.someone()
  for (let round = 0; round < 5; round += 1) {
    const { client, user } = await house.someone()
    const { id } = await written(client)
    const edit = { body: { title: 'Op het laatste moment', content: `Opgeslagen in ronde ${round}.\n` } }
    const [saved, added, published, ...deleted] = await Promise.all([
      client.send('PUT', `/api/articles/${id}`, edit),
      client.post('/api/articles', { title: 'Nieuw erbij', content: 'Net op tijd toegevoegd.\n' }),
      publish(two.client, id, { siteId: house.siteId, when: '2026-12-24T10:00' }),
      deleteUser(one.client, user.id, { articlesTo: to.id }),
      deleteUser(two.client, user.id),
    ])
    assert.deepEqual(ordered(deleted.map(({ status }) => status)), [200, 404])
    assert.ok([200, 404].includes(published.status), String(published.status))
    const row = await house.rowOf(id)
    assert.equal(row?.userId, deleted[0]?.status === 200 ? to.id : null)
    if (saved.status === 200) assert.equal(row?.content, edit.body.content)
    else assert.equal(saved.status, 401)
    if (added.status === 201) assert.equal((await house.rowOf(added.body.id as number))?.userId, row?.userId)
  }
})

test('what is on its way while its user is deleted goes out, in the name of the administrator who gave the article away', async () => {
  const { client: admin, user: by } = await house.boss()
  for (const call of ['POST /wp/v2/posts', 'POST /wp/v2/posts/']) {
    const [{ client, user }, heir] = [await house.someone(), await house.someone()]
    const { id } = await written(client, { title: 'Onderweg' })
    taken(await publish(client, id, { siteId: house.siteId, when: 'now' }))
    house.room.wordpress.next(
      call,
      async () => void taken(await deleteUser(admin, user.id, { articlesTo: heir.user.id })),
    )
    await house.room.run()
    const [order] = await house.ordersOf(id)
    assert.deepEqual([order?.state, order?.askedBy, order?.problem], ['sent', by.id, null], call)
    assert.equal((await house.rowOf(id))?.userId, heir.user.id)
  }
})

test('a receiver who is deleted at the same moment keeps nothing back: the articles go on to theirs, or the deletion is refused', async () => {
  const [one, two] = [await house.boss(), await house.boss()]
  for (let round = 0; round < 3; round += 1) {
    const [{ client, user }, heir, last] = [await house.someone(), await house.someone(), await house.someone()]
    const { id } = await written(client)
    const [first] = await Promise.all([
      deleteUser(one.client, user.id, { articlesTo: heir.user.id }),
      deleteUser(two.client, heir.user.id, { articlesTo: last.user.id }),
    ])
    assert.ok([200, 404].includes(first.status), String(first.status))
    assert.equal((await house.rowOf(id))?.userId, first.status === 200 ? last.user.id : user.id)
  }
})

test('nobody gets articles who is not there, goes too, or is the one who goes; then nothing is deleted', async () => {
  const { client: admin } = await house.boss()
  const { user, draft } = await house.colleague()
  const { user: going } = await house.someone()
  await app.database.db
    .update(users)
    .set({ deletionDueAt: new Date('2026-12-08T09:00:00Z') })
    .where(eq(users.id, going.id))
  for (const [articlesTo, status] of [
    [user.id, 400],
    [going.id, 400],
    [2_000_000_000, 404],
    [0, 400],
    ['1', 400],
  ] as const) {
    const refused = await deleteUser(admin, user.id, { articlesTo })
    assert.equal(refused.status, status, String(articlesTo))
    if (status === 400) assert.deepEqual(Object.keys(refused.body.errors), ['articlesTo'])
  }
  assert.equal((await house.rowOf(draft))?.userId, user.id)
})
