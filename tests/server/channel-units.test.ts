// The units of YouTube's Data API: counted for all processes in the database, kept for people at the end, anew at midnight in
// California; and left alone when it fails or refuses.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { mayAsk, noteFailure, noteSuccess, reserveUnit, usedToday } from '#server/channels/budget-store.ts'
import { nextPacificDay, pacificDay } from '#server/channels/rules.ts'
import { openChannelHouse, type ChannelHouse } from '../support/channels.ts'

let house: ChannelHouse
before(async () => (house = await openChannelHouse({ units: 20 })))
beforeEach(async () => {
  house.youtube.turn = 'answer'
  house.youtube.feeds = 'answer'
  house.youtube.calls.length = 0
  await house.app.database.pool.query('DELETE FROM youtube_budget')
})
after(() => house.close())

const PATH = '/api/youtube-channels'
const MINUTE_MS = 60_000
const db = () => house.app.database.db
const reserve = (asker: 'person' | 'house', at = house.app.now, units = 20) => reserveUnit(db(), asker, units, at)

test('of fifty calls at once no more get a unit than there are', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => reserve('person')))
  assert.equal(answers.filter((one) => typeof one === 'number').length, 20)
  assert.deepEqual(await usedToday(db(), house.app.now), { used: 20, spent: false })
})

test('the house leaves the last tenth to people', async () => {
  for (let at = 0; at < 18; at += 1) assert.equal(await reserve('house'), 0)
  assert.deepEqual(await reserve('house'), { why: 'spent' })
  assert.equal(await reserve('person'), 0)
  assert.equal(await reserve('person'), 0)
  assert.deepEqual(await reserve('person'), { why: 'spent' })
  assert.deepEqual(await mayAsk(db(), 'person', 20, house.app.now), { why: 'spent' })
})

test('a day begins at midnight in California, also when clocks change there', async () => {
  for (const [late, midnight] of [
    // Winter: eight hours behind UTC; summer: seven.
    ['2026-01-15T07:59:59Z', '2026-01-15T08:00:00Z'],
    ['2026-07-15T06:59:59Z', '2026-07-15T07:00:00Z'],
    // Summer time begins on 8 March at two at night, and ends on 1 November.
    ['2026-03-08T07:59:59Z', '2026-03-08T08:00:00Z'],
    ['2026-03-09T06:59:59Z', '2026-03-09T07:00:00Z'],
    ['2026-11-01T06:59:59Z', '2026-11-01T07:00:00Z'],
    ['2026-11-02T07:59:59Z', '2026-11-02T08:00:00Z'],
  ] as const) {
    assert.equal(nextPacificDay(new Date(late)).toISOString(), new Date(midnight).toISOString(), late)
    assert.notEqual(pacificDay(new Date(late)), pacificDay(new Date(midnight)))
    await house.app.database.pool.query('DELETE FROM youtube_budget')
    assert.equal(await reserve('person', new Date(late), 1), 0)
    assert.deepEqual(await reserve('person', new Date(late), 1), { why: 'spent' }, late)
    assert.equal(await reserve('person', new Date(midnight), 1), 0, midnight)
    // A process whose clock is behind does not begin the old day anew.
    assert.deepEqual(await reserve('person', new Date(late), 1), { why: 'spent' })
  }
})

test('when the units are spent people read until when, following still works, and the next day it goes on', async () => {
  const { client } = await house.person()
  const first = await house.follow(client, house.youtube.channel())
  await house.app.database.pool.query('UPDATE youtube_budget SET used = 20')
  const { status, body, headers } = await client.post(`${PATH}/${first.id}/refresh`)
  assert.deepEqual([status, body.code], [503, 'youtubeSpent'])
  assert.match(body.message, /is op\. Om 0?9:00 uur kan het weer\./)
  assert.ok(Number(headers.get('retry-after')) > 0)
  assert.ok((await client.get(`${PATH}/state`)).body.spentUntil)
  house.youtube.calls.length = 0
  const second = await house.follow(client, house.youtube.channel())
  assert.equal((await house.videos(client, second)).length, 3)
  assert.deepEqual(house.youtube.calls, [])
  assert.equal((await client.post(`${PATH}/${second.id}/verify`)).body.code, 'youtubeSpent')
  await house.advance(24 * 60 * MINUTE_MS)
  await house.check()
  assert.ok((await house.videos(client, second)).every(({ metadata }) => metadata.detailed))
  assert.equal((await client.get(`${PATH}/state`)).body.spentUntil, null)
})

test('when YouTube says that nothing is left nothing is asked until the next day, whatever was counted', async () => {
  const { client } = await house.person()
  const followed = await house.follow(client, house.youtube.channel())
  house.youtube.turn = 'quota'
  assert.equal((await client.post(`${PATH}/${followed.id}/verify`)).body.code, 'youtubeSpent')
  house.youtube.turn = 'answer'
  house.youtube.calls.length = 0
  assert.equal((await client.post(`${PATH}/${followed.id}/refresh`)).body.code, 'youtubeSpent')
  assert.equal((await client.post(`${PATH}/${followed.id}/verify`)).body.code, 'youtubeSpent')
  await house.check()
  assert.deepEqual(house.youtube.calls, [])
  house.app.now = nextPacificDay(house.app.now)
  assert.equal(typeof (await reserve('house')), 'number')
  await house.advance(0)
  assert.equal((await client.post(`${PATH}/${followed.id}/refresh`)).status, 200)
})

test('a YouTube that fails or refuses is left alone for 1 minute, 2, 4 …, and at once asked again when it answers', async () => {
  const { client } = await house.person()
  const followed = await house.follow(client, house.youtube.channel())
  for (const [turn, code] of [
    ['down', 'youtubeFailed'],
    ['forbidden', 'youtubeRefused'],
    ['badKey', 'youtubeRefused'],
  ] as const) {
    house.youtube.turn = turn
    for (const minutes of [1, 2, 4]) {
      assert.equal((await client.post(`${PATH}/${followed.id}/verify`)).body.code, code)
      const held = await client.post(`${PATH}/${followed.id}/verify`)
      assert.equal(held.body.code, 'youtubeFailed')
      assert.match(held.body.message, /Om \d{2}:\d{2} uur proberen we het weer/)
      await house.advance(minutes * MINUTE_MS - 1)
      const calls = house.youtube.calls.length
      assert.equal((await client.post(`${PATH}/${followed.id}/refresh`)).body.code, 'youtubeFailed')
      assert.equal(house.youtube.calls.length, calls)
      await house.advance(1)
    }
    house.youtube.turn = 'answer'
    assert.equal((await client.post(`${PATH}/${followed.id}/verify`)).body.code, 'channelCodeMissing')
    await house.app.database.pool.query('UPDATE youtube_budget SET used = 0')
    assert.equal(await reserve('person'), 0)
  }
})

test('of many calls that fail at once one counts, and the pause is six hours at most', async () => {
  await reserve('house')
  await Promise.all(Array.from({ length: 10 }, () => noteFailure(db(), house.app.now)))
  const held = await reserve('house')
  assert.deepEqual(held, { why: 'paused', until: new Date(house.app.now.getTime() + MINUTE_MS) })
  for (let at = 0, now = house.app.now; at < 20; at += 1) {
    now = new Date(now.getTime() + 6 * 60 * MINUTE_MS)
    await noteFailure(db(), now)
    const later = await reserve('house', now)
    if (at === 19) assert.deepEqual(later, { why: 'paused', until: new Date(now.getTime() + 6 * 60 * MINUTE_MS) })
  }
  await noteSuccess(db())
  assert.equal(await reserve('house'), 0)
})

test('a new channel whose API call fails is found by its public feed, and one that is on neither is not found', async () => {
  const { client } = await house.person()
  house.youtube.turn = 'down'
  const followed = await house.follow(client, house.youtube.channel())
  assert.equal((await house.videos(client, followed)).length, 3)
  const { body } = await client.post(PATH, { channel: `UC${'x'.repeat(22)}` })
  assert.equal(body.code, 'youtubeFailed')
})
