// Answers in YouTube's place that say nothing of a channel: they remove nothing, and one channel that is odd stops no other.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Video } from '#contract/channels/channel.ts'
import { DAY_MS } from '#contract/days.ts'
import { refreshYoutubeData } from '#server/channels/jobs.ts'
import { runJob } from '#server/jobs/job.ts'
import { openChannelHouse, type ChannelHouse } from '../support/channels.ts'

let house: ChannelHouse
before(async () => (house = await openChannelHouse()))
beforeEach(() => {
  house.youtube.turn = 'answer'
  house.youtube.calls.length = 0
})
after(() => house.close())

const PATH = '/api/youtube-channels'
const titles = (videos: Video[]) => videos.map(({ title }) => title)

for (const [turn, what] of [
  ['elsewhere', 'a page without an API where YouTube should answer'],
  ['odd', 'an answer in a shape that nobody knows'],
] as const)
  test(`${what} removes no video and ends no channel`, async () => {
    const { client } = await house.person()
    const followed = await house.follow(client, house.youtube.channel({ count: 2 }))
    const had = await house.videos(client, followed)
    house.youtube.turn = turn
    await client.post(`${PATH}/${followed.id}/refresh`)
    await house.work()
    await house.advance(25 * DAY_MS)
    house.youtube.calls.length = 0
    await runJob(refreshYoutubeData, house.app.site)
    assert.ok(house.youtube.calls.length <= 2, 'nothing is asked for ever')
    assert.equal((await client.get(`${PATH}/${followed.id}`)).body.state, 'checked')
    assert.deepEqual(titles(await house.videos(client, followed)), titles(had))
    house.youtube.turn = 'answer'
    await house.app.database.pool.query('DELETE FROM youtube_budget')
  })
