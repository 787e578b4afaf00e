// Who is no administrator any more hears nothing of what is others', also where they once had a hand in it: not by mail, and not in the copy of
// their own data.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Client, TestApp } from '../support/app.ts'
import { openLeaving, type Leaving } from '../support/leaving.ts'
import { copiesIn, json } from '../support/own-copies.ts'
import { taken, written } from '../support/publishing.ts'

let house: Leaving
let app: TestApp
before(async () => {
  house = await openLeaving()
  app = house.app
})
after(() => house.room.close())
const { copyOf } = copiesIn(() => house.room.house)

async function demoted(id: number) {
  const { client } = await house.boss()
  taken(await client.send('PUT', `/api/users/${id}/role`, { body: { role: 'user' } }))
}

/** Asks somebody outside to read an article; gives how they answer. */
async function linked(by: Client, id: number) {
  const { url } = taken<{ url: string }>(await by.post(`/api/articles/${id}/review-links`), 201)
  const secret = url.split('#')[1] ?? ''
  const body = { name: 'Meneer X', decision: 'returned', remarks: 'De bron is mevrouw Y.' }
  return async () => void taken(await app.client().post(`/api/review/${secret}`, body))
}

test('what somebody outside answers to their link goes to who has the article', async () => {
  const { client: writer, user: owner } = await house.someone()
  const { id } = await written(writer, { title: 'Vertrouwelijk' })
  const { client: former, user } = await house.boss()
  const answer = await linked(former, id)
  await demoted(user.id)
  const sent = app.sent.letters(user.email).length
  await answer()
  assert.equal(app.sent.letters(user.email).length, sent)
  assert.match(app.sent.letters(owner.email).at(-1)?.subject ?? '', /Vertrouwelijk/)
  const [told] = json(await copyOf(former), 'nagekeken.json')
  assert.deepEqual([told?.['articleId'], told?.['name'], told?.['remarks'], told?.['answer']], [id, null, null, null])
  const { client: still } = await house.boss()
  const again = await written(writer, { title: 'Ook vertrouwelijk' })
  await (
    await linked(still, again.id)
  )()
  assert.equal(json(await copyOf(still), 'nagekeken.json')[0]?.['remarks'], 'De bron is mevrouw Y.')
})

test('what a task says by now is for who has it', async () => {
  const { client: former, user } = await house.boss()
  const task = async (fields: object) => taken<{ id: number }>(await former.post('/api/tasks', fields), 201).id
  const [theirs, own] = [
    await task({ title: 'Bel de gemeente' }),
    await task({ title: 'Eigen taak', assigneeId: user.id }),
  ]
  await demoted(user.id)
  const { client: colleague } = await house.boss()
  taken(
    await colleague.send('PUT', `/api/tasks/${theirs}`, { body: { title: 'Geheim', description: 'Bron: mevrouw Y' } }),
  )
  const told = json(await copyOf(former), 'taken.json')
  assert.deepEqual(
    told.map((one) => [one['id'], one['title'], one['description'], one['madeByYou']]),
    [
      [theirs, null, null, true],
      [own, 'Eigen taak', null, true],
    ],
  )
})
