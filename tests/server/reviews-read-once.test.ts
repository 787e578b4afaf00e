// What is said of AI of a version never changes but by a review: a long text is not read anew for every visitor of its link.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startApp, type TestApp } from '../support/app.ts'
import { ofModel } from '../support/reviews.ts'

let app: TestApp
before(async () => void (app = await startApp({ rateLimit: false })))
after(() => app.close())

test('twelve visitors of a long article by a model have it read once', async () => {
  const { client } = await app.loggedIn({ role: 'user' })
  const content = 'De brug is dicht.\n\n'.repeat(5_000)
  const { body } = await client.post('/api/articles', { title: 'Lang', content, blocks: [ofModel('deel', 0)] })
  const { body: asked } = await client.post(`/api/articles/${body.id}/review-links`)
  const { texts } = app.site
  const work = texts.work
  let long = 0
  texts.work = (what, text, asker) => {
    if (what.lengthOf(text) > 20_000) long += 1
    return work(what, text, asker)
  }
  const secret = (asked.url as string).split('#')[1]
  const replies = await Promise.all(Array.from({ length: 12 }, () => app.client().get(`/api/review/${secret}`)))
  texts.work = work
  assert.ok(replies.every(({ status }) => status === 200 || status === 429))
  assert.equal(long, 1)
})
