// A picture without a description: an article with one is not marked as checked, and whoever asks is told which it is.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startApp, type Client, type TestApp } from '../support/app.ts'
import { reviewOf } from '../support/reviews.ts'

let app: TestApp
let writer: Client
let admin: Client
before(async () => {
  app = await startApp()
  writer = (await app.loggedIn()).client
  admin = (await app.loggedIn({ role: 'admin' })).client
})
after(() => app.close())

const added = async (content: string) =>
  (await writer.post('/api/articles', { title: 'Fietsbrug dicht', content })).body as { id: number; version: number }

test('an article is marked as checked once every picture of it has a description', async () => {
  const words = ['een', '', 'drie', ' '].map((alt, at) => `![${alt}](https://x.example/${at}.jpg "Foto: X")`)
  const { id, version } = await added(`De brug is dicht.\n\n${words.join('\n\n')}`)
  for (const client of [writer, admin]) {
    const { status, body } = await client.post(`/api/articles/${id}/review`, reviewOf(version))
    assert.deepEqual([status, body.code], [409, 'altMissing'])
    assert.match(body.message, /^Afbeeldingen 2 en 4 hebben nog geen omschrijving\./)
  }
  const content = `De brug is dicht.\n\n${words.join('\n\n').replaceAll(/!\[ ?\]/g, '![twee]')}`
  const saved = await writer.send('PUT', `/api/articles/${id}`, { body: { title: 'Fietsbrug dicht', content } })
  const checked = await writer.post(`/api/articles/${id}/review`, reviewOf(saved.body.version))
  assert.equal(checked.status, 201)
  assert.equal((await writer.get(`/api/articles/${id}`)).body.state, 'nagekeken')
})

test('what is no picture needs no description', async () => {
  const { id, version } = await added('De brug is dicht.\n\n`![](x.jpg)` en [](https://x.example)\n\n    ![](y.jpg)')
  assert.equal((await writer.post(`/api/articles/${id}/review`, reviewOf(version))).status, 201)
})
