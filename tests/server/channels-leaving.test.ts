// What is kept of a YouTube channel is there as long as somebody follows it, and gone with the last one.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openChannelHouse, type ChannelHouse } from '../support/channels.ts'
import { allRows } from '../support/rows.ts'

let house: ChannelHouse
before(async () => (house = await openChannelHouse()))
after(() => house.close())

const PATH = '/api/youtube-channels'

test('with the last who follows a channel everything of it goes, and not before', async () => {
  const [one, other] = [await house.person(), await house.person()]
  const channel = house.youtube.channel()
  const [mine, theirs] = [await house.follow(one.client, channel), await house.follow(other.client, channel)]
  const kept = async () => (await allRows(house.app.database)).filter((row) => row.includes(channel.id)).length
  assert.equal((await one.client.send('DELETE', `${PATH}/${mine.id}`)).status, 200)
  assert.equal((await house.videos(other.client, theirs)).length, 3)
  assert.equal((await one.client.send('DELETE', `${PATH}/${mine.id}`)).status, 404)
  assert.ok((await kept()) > 0)
  await other.client.send('DELETE', `${PATH}/${theirs.id}`)
  assert.equal(await kept(), 0)
})

test('who is deleted takes their channels along, and those that nobody else follows go altogether', async () => {
  const [one, other, admin] = [await house.person(), await house.person(), await house.person({ role: 'admin' })]
  const [shared, alone] = [house.youtube.channel(), house.youtube.channel()]
  await house.follow(one.client, shared)
  await house.follow(one.client, alone)
  const theirs = await house.follow(other.client, shared)
  assert.equal((await admin.client.send('DELETE', `/api/users/${one.user.id}`)).status, 200)
  const rows = await allRows(house.app.database)
  assert.equal(rows.filter((row) => row.includes(alone.id)).length, 0)
  assert.equal((await house.videos(other.client, theirs)).length, 3)
})

test('who follows it at the moment that the last one leaves still follows it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await house.person(), await house.person()]
    const channel = house.youtube.channel()
    const mine = await house.follow(one.client, channel)
    const [left, came] = await Promise.all([
      one.client.send('DELETE', `${PATH}/${mine.id}`),
      other.client.post(PATH, { channel: channel.id }),
    ])
    assert.deepEqual([left.status, came.status], [200, 201])
    await house.work()
    await house.app.sent.run(house.app.site)
    const read = await other.client.get(`${PATH}/${came.body.id}`)
    assert.equal(read.status, 200)
  }
})
