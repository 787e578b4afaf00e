// What becomes of orders to publish when who gave them goes, or when the website that they were for refused its key meanwhile.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { DELETION_DAYS } from '#contract/account-data/endpoints.ts'
import { DAY_MS } from '#contract/days.ts'
import { runJob } from '#server/jobs/job.ts'
import { deleteDueAccounts, deleteUser, leave, openLeaving, type Leaving } from '../support/leaving.ts'
import { publish, runAt, taken, written } from '../support/publishing.ts'

let house: Leaving
before(async () => void (house = await openLeaving()))
after(() => house.room.close())
beforeEach(() => void (house.app.now = new Date('2026-12-01T09:00:00Z')))

const PLANNED = '2026-12-05T10:00'
const comes = () => runAt(house.room, '2026-12-05T09:00:00Z')
const stateOf = async (id: number) => (await house.ordersOf(id))[0]?.state

test('of an administrator who is deleted only what they had planned of their own articles goes on in another’s name', async () => {
  const { client: admin, user: by } = await house.boss()
  const { client: leaver, user } = await house.boss()
  const { client, user: receiver } = await house.someone()
  const [theirs, own] = [
    await written(client, { title: 'Van wie het krijgt' }),
    await written(leaver, { title: 'Van wie gaat' }),
  ]
  for (const { id } of [theirs, own]) taken(await publish(leaver, id, { siteId: house.siteId, when: PLANNED }))
  taken(await deleteUser(admin, user.id, { articlesTo: receiver.id }))
  assert.deepEqual(
    [(await house.ordersOf(theirs.id))[0]?.askedBy, (await house.ordersOf(own.id))[0]?.askedBy],
    [null, by.id],
  )
  await comes()
  assert.deepEqual([await stateOf(theirs.id), await stateOf(own.id)], ['failed', 'sent'])
})

test('what waited for a key and then does not go out is told by mail', async () => {
  const { client: admin } = await house.boss()
  const { client, user } = await house.someone()
  const { id } = await written(client, { title: 'Wacht op de sleutel' })
  const { url } = taken<{ url: string }>(await client.post(`/api/articles/${id}/review-links`), 201)
  taken(await publish(client, id, { siteId: house.siteId, when: PLANNED }))
  house.room.wordpress.may.key = false
  await comes()
  assert.equal(await stateOf(id), 'paused')
  const answer = { name: 'Lezer', decision: 'returned', remarks: 'Nog niet.' }
  taken(await house.app.client().post(`/api/review/${new URL(url).hash.slice(1)}`, answer))
  house.room.wordpress.may.key = true
  const sent = house.app.sent.letters(user.email).length
  taken(await admin.post(`/api/publishing/sites/${house.siteId}/test`))
  await house.room.run()
  assert.equal(await stateOf(id), 'failed')
  const [letter] = house.app.sent.letters(user.email).slice(sent)
  assert.match(letter?.subject ?? '', /^Niet gepubliceerd: Wacht op de sleutel/)
})

test('what stands on a website that was disconnected stays with the house when its writer goes; who had something planned for it is written to', async () => {
  const { client: admin } = await house.boss()
  const { client, user } = await house.someone()
  const online = await written(client, { title: 'Online gebleven' })
  taken(await publish(client, online.id, { siteId: house.siteId, when: 'now' }))
  await house.room.run()
  const planned = await written(client, { title: 'Nog gepland' })
  taken(await publish(client, planned.id, { siteId: house.siteId, when: '2026-12-20T10:00' }))
  taken(await admin.send('DELETE', `/api/publishing/sites/${house.siteId}`))
  const letter = house.app.sent.letters(user.email).at(-1)
  assert.match(letter?.paragraphs.join('\n') ?? '', /‘Nog gepland’, op 20 december 2026 om 10:00/)
  await leave(house.app, client, user.email)
  house.app.now = new Date(house.app.now.getTime() + DELETION_DAYS * DAY_MS)
  await runJob(deleteDueAccounts, house.app.site)
  assert.equal((await house.rowOf(online.id))?.userId, null)
  assert.equal(await house.rowOf(planned.id), undefined)
})
